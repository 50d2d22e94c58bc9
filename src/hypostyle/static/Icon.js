import{H as e,Y as t,ct as n,mt as r,p as i,pt as a,t as o,tt as s,z as c}from"./disclose-version.js";import{t as l}from"./settings.svelte.js";var u=class{constructor(e){this.value=e}valueOf(){return this.value}},d=class extends u{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},f=class extends u{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},p=class e extends u{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof u)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof u&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},m=100,h=`⁨`,g=`⁩`;function _(e,t,n){return n===t||n instanceof f&&t instanceof f&&n.value===t.value||t instanceof f&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function v(e,t,n){return t[n]?E(e,t[n].value):(e.reportError(RangeError(`No default`)),new d)}function y(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=b(e,i.value):n.push(b(e,i));return{positional:n,named:r}}function b(e,t){switch(t.type){case`str`:return t.value;case`num`:return new f(t.value,{minimumFractionDigits:t.precision});case`var`:return x(e,t);case`mesg`:return S(e,t);case`term`:return C(e,t);case`func`:return w(e,t);case`select`:return ee(e,t);default:return new d}}function x(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new d(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new d(`$${t}`);if(n instanceof u)return n;switch(typeof n){case`string`:return n;case`number`:return new f(n);case`object`:if(p.supportsValue(n))return new p(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new d(`$${t}`)}}function S(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new d(t);if(n){let i=r.attributes[n];return i?E(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new d(`${t}.${n}`))}return r.value?E(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new d(t))}function C(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new d(i);if(n){let t=a.attributes[n];if(t){e.params=y(e,r).named;let n=E(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new d(`${i}.${n}`)}e.params=y(e,r).named;let o=E(e,a.value);return e.params=null,o}function w(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new d(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new d(`${t}()`);try{let t=y(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new d(`${t}()`)}}function ee(e,{selector:t,variants:n,star:r}){let i=b(e,t);if(i instanceof d)return v(e,n,r);for(let t of n)if(_(e,i,b(e,t.key)))return E(e,t.value);return v(e,n,r)}function T(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new d;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>m)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${m}`);r&&n.push(h),n.push(b(e,i).toString(e)),r&&n.push(g)}return e.dirty.delete(t),n.join(``)}function E(e,t){return typeof t==`string`?e.bundle._transform(t):T(e,t)}var te=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function D(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var O=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ne(e,t){let n=e[0];if(n instanceof d)return new d(`NUMBER(${n.valueOf()})`);if(n instanceof f)return new f(n.valueOf(),{...n.opts,...D(t,O)});if(n instanceof p)return new f(n.toNumber(),{...D(t,O)});throw TypeError(`Invalid argument to NUMBER`)}var k=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function re(e,t){let n=e[0];if(n instanceof d)return new d(`DATETIME(${n.valueOf()})`);if(n instanceof p||n instanceof f)return new p(n,D(t,k));throw TypeError(`Invalid argument to DATETIME`)}var A=new Map;function j(e){let t=Array.isArray(e)?e.join(` `):e,n=A.get(t);return n===void 0&&(n=new Map,A.set(t,n)),n}var ie=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ne,DATETIME:re,...t},this._useIsolating=n,this._transform=r,this._intls=j(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new te(this,n,t);try{return T(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new d().toString(r);throw e}}},M=/^(-?[a-zA-Z][\w-]*) *= */gm,N=/\.([a-zA-Z][\w-]*) *= */y,P=/\*?\[/y,F=/(-?[0-9]+(?:\.([0-9]+))?)/y,ae=/([a-zA-Z][\w-]*)/y,I=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,oe=/^[A-Z][A-Z0-9_-]*$/,L=/([^{}\n\r]+)/y,se=/([^\\"\n\r]*)/y,R=/\\([\\"])/y,z=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,B=/^\n+/,V=/ +$/,H=/ *\r?\n/g,U=/( *)$/,W=/{\s*/y,G=/\s*}/y,K=/\[\s*/y,ce=/\s*] */y,le=/\s*\(\s*/y,ue=/\s*->\s*/y,de=/\s*:\s*/y,fe=/\s*,?\s*/y,pe=/\s+/y,me=class{constructor(e){this.body=[],M.lastIndex=0;let t=0;for(;;){let n=M.exec(e);if(n===null)break;t=M.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(N);){let t=o(N),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(L)&&(r=o(L)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,B),u([i],i.length)):r?S(r,V):null}function u(r=[],i){for(;;){if(n(L)){r.push(o(L));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,V));let c=[];for(let e of r)e instanceof q&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(W,SyntaxError);let e=f();if(i(G))return e;if(i(ue)){let t=h();return i(G,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(I)){let[,e,t,n=null]=a(I);if(e===`$`)return{type:`var`,name:t};if(i(le)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(oe.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(fe)}}function m(){let e=f();return e.type===`mesg`&&i(de)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(P);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(K,SyntaxError);let e;return e=n(F)?v():{type:`str`,value:o(ae)},i(ce,SyntaxError),e}function _(){if(n(F))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(F),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(se),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(R))return o(R);if(n(z)){let[,e,t]=a(z),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(pe),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(H,`
`),n=U.exec(e)[1].length;return new q(t,n)}}},q=class{constructor(e,t){this.value=e,this.length=t}},he=`# The opponents, for the browser and the terminal.
level-1 = first steps
level-2 = beginner
level-3 = easy
level-4 = normal
level-5 = hard

character-ipi = Ipi
    .trade = pupil
    .sentence = He plays wherever his hand falls, and laughs.
character-meryt = Merit
    .trade = pupil
    .sentence = She tries everything once, to see what happens.
character-pached = Pashed
    .trade = quarryman
    .sentence = He rushes: today’s point, never tomorrow’s.
character-henout = Henut
    .trade = baker
    .sentence = She hoards, and spends too late.
character-nehesy = Nehesy
    .trade = archer
    .sentence = He aims at the leader: be first and he is in your way.
character-iset = Iset
    .trade = harpist
    .sentence = She falls for one idea a game and never lets go.
character-senmout = Senmut
    .trade = architect and tutor
    .sentence = He builds for the end, and gladly says why.
character-tiyi = Tiye
    .trade = great lady
    .sentence = She watches you, then takes what you needed.
character-ptahhotep = Ptahhotep
    .trade = vizier
    .sentence = He does not hurry; he has already counted.
character-amenirdis = Amenirdis
    .trade = God’s wife
    .sentence = She gives up one round to win the next two.
`,ge=`# Les adversaires, pour le navigateur et le terminal.
level-1 = premiers pas
level-2 = débutant
level-3 = facile
level-4 = normal
level-5 = difficile

character-ipi = Ipi
    .trade = élève
    .sentence = Il pose sa pierre là où tombe sa main, et il rit.
character-meryt = Méryt
    .trade = élève
    .sentence = Elle essaie tout une fois, pour voir ce qui arrive.
character-pached = Pached
    .trade = carrier
    .sentence = Il se précipite : le point d’aujourd’hui, jamais celui de demain.
character-henout = Hénout
    .trade = boulangère
    .sentence = Elle amasse, et dépense trop tard.
character-nehesy = Néhésy
    .trade = archer
    .sentence = Il tire sur le premier : qui mène le trouve sur sa route.
character-iset = Iset
    .trade = harpiste
    .sentence = Elle se prend d’une idée par partie et ne la lâche plus.
character-senmout = Senmout
    .trade = architecte et précepteur
    .sentence = Il bâtit pour la fin, et dit volontiers pourquoi.
character-tiyi = Tiyi
    .trade = grande dame
    .sentence = Elle vous regarde, puis prend ce qu’il vous fallait.
character-ptahhotep = Ptahhotep
    .trade = vizir
    .sentence = Il ne se hâte pas ; il a déjà compté.
character-amenirdis = Aménirdis
    .trade = épouse du dieu
    .sentence = Elle cède une manche pour gagner les deux suivantes.
`,_e=`home = hypostyle, the hall
tagline = five games of Egypt, one table, good opponents
to-hall = To the hall
settings = Settings
close = Close
loading = The table is being laid…
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = Nothing in the rules speaks of that.
keys = Keys
key-tab = Tab
key-tab-help = from the prompt to what is lit, then to the hand, the players, the journal
key-arrows = ← ↑ → ↓
key-arrows-help = from one lit thing to the next; with Shift, from any thing to the next
key-enter = Enter
key-enter-help = choose
key-escape-help = one step back
key-u-help = undo
key-h-help = hint, in three steps
key-why-help = why not? (for the focused thing)
key-p-help = pass
key-slash-help = all actions
key-l-help = the journal
key-digits-help = numbered choices; with Shift, look at a player
key-alt-help = names beside the pieces
key-f1-help = this list and the rules
rules-failed = The rules could not be fetched.
see-rules = Read the rules
see-rule = See the rule
play = Play
play-game = Play: { $game }
resume = Go on
again = Try again
replay = Look again
yes = yes
no = no
you = You
points = points
nothing = nothing
what = What
not-found = There is nothing behind this door.
not-found-help = The address may be mistyped, or the table is gone.

theme-to-day = Day colours
theme-to-night = Night colours
settings-language = Language
settings-language-fr = Français
settings-language-en = English
settings-theme = Colours
settings-theme-auto = Like the device
settings-theme-day = Day
settings-theme-night = Night
settings-motion = Motion
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = None
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-labels = Names beside pieces
settings-labels-on = Always
settings-labels-off = On demand (Alt key)
settings-board = Table
settings-board-drawn = Drawn board
settings-board-plain = Tables and buttons
settings-touch = Touch screen
settings-touch-two = Tap to look, again to play
settings-touch-one = Play with one tap

hall-players = { $low } to { $high } players
hall-range = { $low } to { $high }
hall-minutes = { $minutes } min
hall-no-account = No account, no network needed. Opponents never see your hand.
hall-unofficial = Unofficial application; titles belong to their owners.
hall-have-link = I have a link
hall-link-label = Paste the link of a table
hall-link-go = Sit down
hall-link-bad = That is no link of this hall.
hall-resume = Go on with { $game }
hall-with = { $game } with { $names }
hall-your-turn = it is your turn
hall-waiting = others are to move

setup-title = A new game
setup-seats = Around the table
setup-seat = Seat { $number }
setup-name = Your name
setup-you = You
setup-here = Somebody here
setup-link = A friend, by link
setup-kind-you = at this device
setup-kind-here = at this device
setup-kind-link = wherever they are
setup-person = A person
setup-pick = Who sits opposite?
setup-pick-here = Who sits here?
setup-change = change
setup-change-help = Touch a face to change it
setup-against = against { $names }
setup-name-of = Name at seat { $number }
setup-friend = A friend
setup-sum-you = you
setup-sum-here = { $count ->
    [one] one person here
   *[other] { $count } people here
  }
setup-sum-link = { $count ->
    [one] a friend by link
   *[other] { $count } friends by link
  }
setup-time = About { $minutes } minutes; stop and go on whenever you like.
setup-first = First game?
setup-first-help = At the table, what shines can be touched; everything else says why not.
setup-options-changed = changed: { $names }
setup-players = Players
setup-options = Options and variants
setup-options-default = as for a first game
setup-link-note = Each friend gets a link of their own as soon as the table stands.
setup-reconstructed = Some printed parts of this game had to be reconstructed: { $parts }. The rules page says which.

my-tables = My tables
tables-open = Still going on
tables-over = Finished
tables-none = None yet.
import = A match file
import-help = Look again at a match that was saved here or elsewhere.
import-choose = Choose a file…

all-actions = All actions
palette-search = Type what you want to do
palette-count = { $found } of { $all }
palette-none = There is nothing to decide for you now.
seats = Players
board = Board
dock = Your place
log = Journal
log-help = click = look back
log-new = { $count ->
    [0] To the newest
    [one] 1 new
   *[other] { $count } new
  }
players = Players
your-choices = Your choices
back = Back
key-escape = Esc
undo = Undo
undo-not = Nothing of yours can be taken back now: something was revealed or somebody else has moved.
hint = Hint
hint-thinking = The search is thinking…
hint-where = Look closely at what is lit: one thing there is better than the others.
hint-gain = { $sign ->
    [minus] in the end about { $points } points
   *[other] in the end about +{ $points } points
  }
hint-value = { $percent } % hope of winning
hint-is = The search would choose: { $action }.
no-gain = No points at once.
tap-again = Tap again to play.
help = How does this work?
over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
looking-back = You are looking at move { $step }.
looking-back-short = Looking back
step = Move
step-back = One move back
step-on = One move on
back-to-now = Back to now
play-from-here = Play from here
bot-thinking = { $name } is thinking…
bot-time = { $seconds } s of at most { $budget } s, level { $level }.
bot-late = { $seconds } s, more than the { $budget } s it meant to take: the machine is busy.
bot-soon = Level { $level }: it answers at once.
away = { $name } is away.
away-help = The seat is kept; the table has been waiting since { $time }.
waiting-help = You may leave and come back by the same link.
sealed-waiting = Sealed: { $sealed }. Waiting for { $waiting }.
waiting-for = The table waits for { $names }.
seat-you = you
seat-link = by link
seat-free = seat still free
seat-away = away
seat-thinking = thinking
seat-thinking-since = thinking for { $seconds } s
seconds = { $seconds } s
seat-bot = bot
seat-your-turn = your turn
seat-turn = to move
handover = { $name }, it is your turn
handover-help = The table is covered, so that nobody sees what is yours.
handover-take = I am { $name }: uncover
reconnecting = The connection was lost; trying again…
table-gone = This table does not exist.
table-gone-help = Perhaps the link is incomplete.
table-damaged = This table cannot be opened.
table-damaged-help = Its record is damaged, or belongs to another version. The host finds the reason in the log of the server, under { $table }.
why-not = { $action }: why not?
why-allowed = It can be done.
share-title = Links for your friends
share-help = Send each friend their own. Whoever opens it first sits there. They will not be shown again.
share-copy = Copy
share-copied = Copied
share-copy-of = Copy the link: { $name }
share-copied-of = Link copied: { $name }
share-only-here = These links open on this computer only. For friends elsewhere, serve the hall on the network: hypostyle serve --host.
share-go = To the table

refused-illegal = The rules do not allow that now.
refused-not_yours = That seat is not yours.
refused-not_yet = There is nothing to decide for this seat now.
refused-stale = The table had moved on; here it is as it stands.
refused-unknown = There is no such choice.
refused-no_undo = That can no longer be taken back.
refused-over = The match is over.
refused-paused = That was not it: wait a moment before you try again.
refused-beaten = Somebody else was first.
refused-race = While all are searching, nobody is told.
refused-too_fast = That was too fast; wait a moment.
refused-too_large = That message was too long.
refused-bad_message = The server did not understand that.
refused-busy = The server is busy; try again in a moment.

score-sheet = Score sheet
score-later = The sheet is filled in when the match is over.
score-hidden = These points stay hidden until the end.
line = Line
total = Total
place = Place
tie-decided = Points were equal; decided by: { $tie }.
tie-shared = Nothing separates the first: they share the victory.
chart = Points over time
chart-label = Points at the end: { $last }
review = Review
rematch = Rematch
export = Save the match
seed-shown = Shuffles can be checked: seed { $seed }, announced as { $hash }….
reconstructed = Not everything printed on the components could be found. Reconstructed: { $parts }.

problem-unreachable = The server cannot be reached.
problem-unknown_game = There is no such game in this hall.
problem-unknown_table = There is no such table.
problem-bad_token = This link does not open a seat here.
problem-taken = Somebody else already sits there.
problem-too_fast = That was too fast; wait a moment.
problem-too_large = That file is too large.
problem-bad_save = This is not a match file.
problem-not_over = The match is not over yet.
problem-other = That did not work: { $title }

edition = Cards:
edition-short = Cards: “{ $name }”
edition-unnamed = the host’s edition
edition-complete = “{ $name }”, all { $cards } as printed, says their owner.
edition-partly = “{ $name }”, { $redrawn ->
    [one] one card redrawn
   *[other] { $redrawn } cards redrawn
  } of { $cards }; the others are our reconstruction.

cards-title = Redraw cards
cards-loading = The cards are being laid out…
cards-all = All cards
cards-redrawn = redrawn
cards-wrong = something is wrong
cards-cell = { $cell }: { $kind }
cards-kinds = Paint with
cards-keys = Arrows move over the card, a digit chooses what to paint, Enter paints; Page keys turn the cards, Ctrl+Z takes back.
cards-checks = Checks
cards-checking = Being checked…
cards-passed = All cards can be played.
cards-failed = { $count ->
    [one] One thing must be put right before saving.
   *[other] { $count } things must be put right before saving.
  }
cards-edition = The edition
cards-in-use = In use:
cards-name = Name of the edition
cards-name-example = My copy
cards-complete = All cards are as printed in my copy
cards-count = { $redrawn ->
    [0] No card redrawn yet, of { $cards }.
    [one] One card redrawn, of { $cards }.
   *[other] { $redrawn } cards redrawn, of { $cards }.
  }
cards-save = Save for new matches
cards-export = Export the file
cards-import = Import a file…
cards-revert-all = Restore all cards
cards-only-host = Only the host can change the cards of this server. Export your file and send it to them.
cards-saved = Saved. New matches use these cards; those that have begun go on with theirs. File: { $file }
cards-saved-none = Saved. New matches use our cards again; those that have begun go on with theirs.
cards-exported = Exported: { $file }
cards-imported = Read from { $file }: { $count ->
    [0] no card that differs from ours.
    [one] one redrawn card. Nothing is saved yet.
   *[other] { $count } redrawn cards. Nothing is saved yet.
  }
cards-play = Play with these cards
cards-found = Your drawings of last time are here; they are not saved yet.
cards-discard = Drop them
cards-previous = Previous card
cards-next = Next card
cards-undo = Take back
cards-redo = Do it again
cards-revert = Restore this card

check-not_toml = This is not a TOML file{ $line ->
    [0] {""}
   *[other] {" "}(line { $line })
  }.
check-not_text = This file is not text in UTF-8.
check-no_table = The file has a table “{ $table }” that the game does not know; allowed are { $allowed }.
check-no_field = The table “{ $table }” has no field “{ $field }”; allowed are { $allowed }.
check-edition = The table “edition” takes a name of at most { $most } characters and nothing else.
check-misshapen = Card { $card } is no card of this game.

problem-no_cards = Nothing in this game can be redrawn.
problem-forbidden = This is not allowed from here.
problem-bad_content = This file does not fit: { $title }
`,ve=`home = hypostyle, la salle
tagline = cinq jeux d’Égypte, une table, de bons adversaires
to-hall = Retour à la salle
settings = Réglages
close = Fermer
loading = On dresse la table…
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Les règles n’en parlent pas.
keys = Touches du clavier
key-tab = Tab
key-tab-help = de la consigne aux choses éclairées, puis à la main, aux joueurs, au journal
key-arrows = ← ↑ → ↓
key-arrows-help = d’une chose éclairée à la suivante ; avec Maj, d’une chose quelconque à la suivante
key-enter = Entrée
key-enter-help = choisir
key-escape-help = un pas en arrière
key-u-help = annuler
key-h-help = indice, en trois fois
key-why-help = pourquoi pas ? (pour la chose où l’on est)
key-p-help = passer
key-slash-help = toutes les actions
key-l-help = le journal
key-digits-help = les choix numérotés ; avec Maj, regarder un joueur
key-alt-help = les noms à côté des pièces
key-f1-help = cette liste et les règles
rules-failed = Les règles n’ont pas pu être chargées.
see-rules = Lire les règles
see-rule = Voir la règle
play = Jouer
play-game = Jouer : { $game }
resume = Reprendre
again = Réessayer
replay = Revoir
yes = oui
no = non
you = Vous
points = points
nothing = rien
what = Quoi
not-found = Il n’y a rien derrière cette porte.
not-found-help = L’adresse est peut-être mal écrite, ou la table n’existe plus.

theme-to-day = Couleurs de jour
theme-to-night = Couleurs de nuit
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-motion = Mouvements
settings-motion-slow = Lents
settings-motion-normal = Normaux
settings-motion-fast = Rapides
settings-motion-off = Aucun
settings-sound = Son
settings-sound-on = Oui
settings-sound-off = Non
settings-labels = Noms à côté des pièces
settings-labels-on = Toujours
settings-labels-off = À la demande (touche Alt)
settings-board = Table
settings-board-drawn = Plateau dessiné
settings-board-plain = Tableaux et boutons
settings-touch = Écran tactile
settings-touch-two = Toucher pour voir, encore pour jouer
settings-touch-one = Jouer d’un seul toucher

hall-players = { $low } à { $high } joueurs
hall-range = { $low } à { $high }
hall-minutes = { $minutes } min
hall-no-account = Sans compte, même hors ligne. Les adversaires ne voient jamais votre jeu.
hall-unofficial = Application non officielle ; les titres sont ceux de leurs éditeurs.
hall-have-link = J’ai un lien
hall-link-label = Collez le lien d’une table
hall-link-go = S’asseoir
hall-link-bad = Ce n’est pas un lien de cette salle.
hall-resume = Reprendre { $game }
hall-with = { $game } avec { $names }
hall-your-turn = c’est à vous
hall-waiting = aux autres de jouer

setup-title = Nouvelle partie
setup-seats = Autour de la table
setup-seat = Place { $number }
setup-name = Votre nom
setup-you = Vous
setup-here = Quelqu’un ici
setup-link = Un ami, par lien
setup-kind-you = à cet appareil
setup-kind-here = à cet appareil
setup-kind-link = là où il est
setup-person = Une personne
setup-pick = Qui s’assied en face ?
setup-pick-here = Qui s’assied ici ?
setup-change = changer
setup-change-help = Touchez un visage pour en changer
setup-against = contre { $names }
setup-name-of = Nom à la place { $number }
setup-friend = Un ami
setup-sum-you = vous
setup-sum-here = { $count ->
    [one] une personne ici
   *[other] { $count } personnes ici
  }
setup-sum-link = { $count ->
    [one] un ami par lien
   *[other] { $count } amis par lien
  }
setup-time = Environ { $minutes } minutes ; on peut s’arrêter et reprendre à tout moment.
setup-first = Première partie ?
setup-first-help = À la table, ce qui brille peut se toucher ; le reste dit pourquoi pas.
setup-options-changed = changé : { $names }
setup-players = Joueurs
setup-options = Options et variantes
setup-options-default = comme pour une première partie
setup-link-note = Chaque ami reçoit son propre lien dès que la table est dressée.
setup-reconstructed = Certains éléments imprimés de ce jeu ont dû être reconstitués : { $parts }. La page des règles dit lesquels.

my-tables = Mes tables
tables-open = En cours
tables-over = Terminées
tables-none = Aucune pour l’instant.
import = Un fichier de partie
import-help = Revoir une partie enregistrée ici ou ailleurs.
import-choose = Choisir un fichier…

all-actions = Toutes les actions
palette-search = Écrivez ce que vous voulez faire
palette-count = { $found } sur { $all }
palette-none = Vous n’avez rien à décider pour l’instant.
seats = Joueurs
board = Plateau
dock = Votre place
log = Journal
log-help = clic = revoir
log-new = { $count ->
    [0] Au plus récent
    [one] 1 nouveau
   *[other] { $count } nouveaux
  }
players = Joueurs
your-choices = Vos choix
back = Retour
key-escape = Échap
undo = Annuler
undo-not = Rien de vous ne peut être repris : quelque chose a été révélé ou un autre a joué.
hint = Indice
hint-thinking = La recherche réfléchit…
hint-where = Regardez de près ce qui est éclairé : une chose y vaut mieux que les autres.
hint-gain = { $sign ->
    [minus] à terme, environ { $points } points
   *[other] à terme, environ +{ $points } points
  }
hint-value = { $percent } % d’espoir de gagner
hint-is = La recherche choisirait : { $action }.
no-gain = Aucun point tout de suite.
tap-again = Touchez encore pour jouer.
help = Comment ça marche ?
over = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
  }
looking-back = Vous revoyez le coup { $step }.
looking-back-short = En arrière
step = Coup
step-back = Un coup en arrière
step-on = Un coup en avant
back-to-now = Revenir au présent
play-from-here = Jouer à partir d’ici
bot-thinking = { $name } réfléchit…
bot-time = { $seconds } s sur { $budget } s au plus, niveau { $level }.
bot-late = { $seconds } s, plus que les { $budget } s prévues : la machine est chargée.
bot-soon = Niveau { $level } : la réponse vient aussitôt.
away = { $name } est absent.
away-help = Sa place est gardée ; la table attend depuis { $time }.
waiting-help = Vous pouvez partir et revenir par le même lien.
sealed-waiting = Choix scellés : { $sealed }. On attend { $waiting }.
waiting-for = La table attend { $names }.
seat-you = vous
seat-link = par lien
seat-free = place encore libre
seat-away = absent
seat-thinking = réfléchit
seat-thinking-since = réfléchit depuis { $seconds } s
seconds = { $seconds } s
seat-bot = robot
seat-your-turn = à vous
seat-turn = à jouer
handover = { $name }, c’est à vous
handover-help = La table est couverte : personne ne voit ce qui est à vous.
handover-take = Je suis { $name } : découvrir
reconnecting = La connexion est perdue ; nouvel essai…
table-gone = Cette table n’existe pas.
table-gone-help = Le lien est peut-être incomplet.
table-damaged = Cette table ne peut pas être ouverte.
table-damaged-help = Son enregistrement est endommagé, ou vient d’une autre version. L’hôte en trouve la raison dans le journal du serveur, sous { $table }.
why-not = { $action } : pourquoi pas ?
why-allowed = C’est possible.
share-title = Les liens de vos amis
share-help = Envoyez à chacun le sien. Le premier qui l’ouvre s’assied là. Ils ne seront plus montrés ensuite.
share-copy = Copier
share-copied = Copié
share-copy-of = Copier le lien : { $name }
share-copied-of = Lien copié : { $name }
share-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour des amis ailleurs, il faut servir la salle sur le réseau : hypostyle serve --host.
share-go = À la table

refused-illegal = Les règles ne le permettent pas maintenant.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_yet = Cette place n’a rien à décider pour l’instant.
refused-stale = La table avait avancé ; la voici telle qu’elle est.
refused-unknown = Ce choix n’existe pas.
refused-no_undo = Ce n’est plus possible de revenir là-dessus.
refused-over = La partie est terminée.
refused-paused = Ce n’était pas ça : attendez un instant avant de réessayer.
refused-beaten = Quelqu’un d’autre a été plus rapide.
refused-race = Tant que tout le monde cherche, on ne dit rien à personne.
refused-too_fast = C’était trop rapide ; attendez un instant.
refused-too_large = Ce message était trop long.
refused-bad_message = Le serveur n’a pas compris.
refused-busy = Le serveur est occupé ; réessayez dans un instant.

score-sheet = Feuille de score
score-later = La feuille se remplit à la fin de la partie.
score-hidden = Ses points restent cachés jusqu’à la fin.
line = Ligne
total = Total
place = Place
tie-decided = À égalité de points ; ce qui a départagé : { $tie }.
tie-shared = Rien ne départage les premiers : victoire partagée.
chart = Les points au fil de la partie
chart-label = Points à la fin : { $last }
review = Revoir
rematch = Revanche
export = Enregistrer la partie
seed-shown = Les mélanges se vérifient : graine { $seed }, annoncée par { $hash }….
reconstructed = Tout ce qui est imprimé sur le matériel n’a pu être retrouvé. Reconstitué : { $parts }.

problem-unreachable = Le serveur ne répond pas.
problem-unknown_game = Ce jeu n’est pas dans cette salle.
problem-unknown_table = Cette table n’existe pas.
problem-bad_token = Ce lien n’ouvre aucune place ici.
problem-taken = Quelqu’un est déjà assis là.
problem-too_fast = C’était trop rapide ; attendez un instant.
problem-too_large = Ce fichier est trop gros.
problem-bad_save = Ce n’est pas un fichier de partie.
problem-not_over = La partie n’est pas terminée.
problem-other = Cela n’a pas marché : { $title }

edition = Cartes :
edition-short = Cartes : « { $name } »
edition-unnamed = édition de l’hôte
edition-complete = « { $name } », les { $cards } telles qu’imprimées selon leur propriétaire.
edition-partly = « { $name } », { $redrawn ->
    [one] une redessinée
   *[other] { $redrawn } redessinées
  } sur { $cards } ; les autres sont reconstituées par nos soins.

cards-title = Redessiner des cartes
cards-loading = On étale les cartes…
cards-all = Toutes les cartes
cards-redrawn = redessinée
cards-wrong = quelque chose ne va pas
cards-cell = { $cell } : { $kind }
cards-kinds = Peindre avec
cards-keys = Les flèches parcourent la carte, un chiffre choisit quoi peindre, Entrée peint ; les touches Page changent de carte, Ctrl+Z annule.
cards-checks = Contrôles
cards-checking = Vérification…
cards-passed = Toutes les cartes sont jouables.
cards-failed = { $count ->
    [one] Un point à corriger avant d’enregistrer.
   *[other] { $count } points à corriger avant d’enregistrer.
  }
cards-edition = L’édition
cards-in-use = En usage :
cards-name = Nom de l’édition
cards-name-example = Mon exemplaire
cards-complete = Toutes les cartes sont conformes à mon exemplaire
cards-count = { $redrawn ->
    [0] Aucune carte redessinée pour l’instant, sur { $cards }.
    [one] Une carte redessinée sur { $cards }.
   *[other] { $redrawn } cartes redessinées sur { $cards }.
  }
cards-save = Enregistrer pour les nouvelles parties
cards-export = Exporter le fichier
cards-import = Importer un fichier…
cards-revert-all = Rétablir toutes les cartes
cards-only-host = Seul l’hôte peut changer les cartes de ce serveur. Exportez votre fichier et envoyez-le-lui.
cards-saved = Enregistré. Les nouvelles parties se jouent avec ces cartes ; celles qui ont commencé gardent les leurs. Fichier : { $file }
cards-saved-none = Enregistré. Les nouvelles parties reprennent nos cartes ; celles qui ont commencé gardent les leurs.
cards-exported = Exporté : { $file }
cards-imported = Lu dans { $file } : { $count ->
    [0] aucune carte qui diffère des nôtres.
    [one] une carte redessinée. Rien n’est encore enregistré.
   *[other] { $count } cartes redessinées. Rien n’est encore enregistré.
  }
cards-play = Jouer avec ces cartes
cards-found = Vos dessins de la dernière fois sont là ; ils ne sont pas encore enregistrés.
cards-discard = Les abandonner
cards-previous = Carte précédente
cards-next = Carte suivante
cards-undo = Annuler
cards-redo = Rétablir
cards-revert = Rétablir cette carte

check-not_toml = Ce n’est pas un fichier TOML{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
  }.
check-not_text = Ce fichier n’est pas du texte en UTF-8.
check-no_table = Le fichier contient une table « { $table } » que le jeu ne connaît pas ; sont admises { $allowed }.
check-no_field = La table « { $table } » n’a pas de champ « { $field } » ; sont admis { $allowed }.
check-edition = La table « edition » n’accepte qu’un nom (name) de { $most } caractères au plus.
check-misshapen = La carte { $card } n’est pas une carte de ce jeu.

problem-no_cards = Rien ne peut être redessiné dans ce jeu.
problem-forbidden = Ce n’est pas permis d’ici.
problem-bad_content = Ce fichier ne convient pas : { $title }
`;function J(e,...t){let n=new ie(e,{useIsolating:!1});for(let e of t)n.addResource(new me(e));return n}var Y={fr:J(`fr`,ve,ge),en:J(`en`,_e,he)},X=new WeakMap,ye=4e3;function Z(e,t,n){let r=e?.getMessage(t)?.value;if(!e||!r)return;if(typeof r==`string`)return r;let i=X.get(e);(!i||i.size>=ye)&&X.set(e,i=new Map);let a=t+JSON.stringify(n),o=i.get(a);return o===void 0&&i.set(a,o=e.formatPattern(r,n,[])),o}var Q=(e,t)=>Z(Y[l.language],e,t)??e;function be(e,t){let n=Y[l.language],r=n.getMessage(e)?.attributes[t];return r?n.formatPattern(r):e}var xe=e=>Y[l.language].hasMessage(e),$=new Map,Se=class{slug;#e=r({});#t=new Set;constructor(e){this.slug=e}want(e){this.#t.has(e)||(this.#t.add(e),fetch(`/texts/${this.slug}/${e}.ftl`).then(e=>e.ok?e.text():Promise.reject(Error(e.statusText))).then(n=>a(this.#e,{...t(this.#e),[e]:J(e,n)})).catch(()=>this.#t.delete(e)))}get ready(){return t(this.#e)[l.language]!==void 0}has=e=>t(this.#e)[l.language]?.hasMessage(e)??!1;say=(e,n)=>Z(t(this.#e)[l.language],e,n)??``;variant(e,n,r){let i=t(this.#e)[l.language],a=i?.getMessage(e)?.attributes[n];return i&&a?i.formatPattern(a,r,[]):void 0}};function Ce(e){let t=$.get(e);return t||$.set(e,t=new Se(e)),t}var we=e(`<svg class="icon svelte-1hgavyw" aria-hidden="true" focusable="false"><use></use></svg>`);function Te(e,t){let r=o(t,`size`,3,20);var a=we(),l=n(a);s(()=>{i(a,`width`,r()),i(a,`height`,r()),i(l,`href`,`#${t.name??``}`)}),c(e,a)}export{xe as a,be as i,Ce as n,Q as r,Te as t};