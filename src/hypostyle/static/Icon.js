import{V as e,W as t,Z as n,h as r,mt as i,n as a,pt as o,rt as s,ut as c}from"./disclose-version.js";import{t as l}from"./settings.svelte.js";var u=d(new URL(import.meta.url).pathname);function d(e){return/^(.*)\/static\/[0-9a-f]+\/[^/]*$/.exec(e)?.[1]??``}function f(e,t=u){return e.startsWith(`${t}/`)?e.slice(t.length):e}function p(e){return u+e}var m=class{constructor(e){this.value=e}valueOf(){return this.value}},h=class extends m{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},g=class extends m{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},_=class e extends m{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof m)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof m&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},v=100,y=`⁨`,b=`⁩`;function x(e,t,n){return n===t||n instanceof g&&t instanceof g&&n.value===t.value||t instanceof g&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function S(e,t,n){return t[n]?E(e,t[n].value):(e.reportError(RangeError(`No default`)),new h)}function C(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=w(e,i.value):n.push(w(e,i));return{positional:n,named:r}}function w(e,t){switch(t.type){case`str`:return t.value;case`num`:return new g(t.value,{minimumFractionDigits:t.precision});case`var`:return ee(e,t);case`mesg`:return te(e,t);case`term`:return ne(e,t);case`func`:return re(e,t);case`select`:return ie(e,t);default:return new h}}function ee(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new h(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new h(`$${t}`);if(n instanceof m)return n;switch(typeof n){case`string`:return n;case`number`:return new g(n);case`object`:if(_.supportsValue(n))return new _(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new h(`$${t}`)}}function te(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new h(t);if(n){let i=r.attributes[n];return i?E(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new h(`${t}.${n}`))}return r.value?E(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new h(t))}function ne(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new h(i);if(n){let t=a.attributes[n];if(t){e.params=C(e,r).named;let n=E(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new h(`${i}.${n}`)}e.params=C(e,r).named;let o=E(e,a.value);return e.params=null,o}function re(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new h(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new h(`${t}()`);try{let t=C(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new h(`${t}()`)}}function ie(e,{selector:t,variants:n,star:r}){let i=w(e,t);if(i instanceof h)return S(e,n,r);for(let t of n)if(x(e,i,w(e,t.key)))return E(e,t.value);return S(e,n,r)}function T(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new h;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>v)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${v}`);r&&n.push(y),n.push(w(e,i).toString(e)),r&&n.push(b)}return e.dirty.delete(t),n.join(``)}function E(e,t){return typeof t==`string`?e.bundle._transform(t):T(e,t)}var ae=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function D(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var O=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function k(e,t){let n=e[0];if(n instanceof h)return new h(`NUMBER(${n.valueOf()})`);if(n instanceof g)return new g(n.valueOf(),{...n.opts,...D(t,O)});if(n instanceof _)return new g(n.toNumber(),{...D(t,O)});throw TypeError(`Invalid argument to NUMBER`)}var A=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function j(e,t){let n=e[0];if(n instanceof h)return new h(`DATETIME(${n.valueOf()})`);if(n instanceof _||n instanceof g)return new _(n,D(t,A));throw TypeError(`Invalid argument to DATETIME`)}var M=new Map;function oe(e){let t=Array.isArray(e)?e.join(` `):e,n=M.get(t);return n===void 0&&(n=new Map,M.set(t,n)),n}var se=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:k,DATETIME:j,...t},this._useIsolating=n,this._transform=r,this._intls=oe(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ae(this,n,t);try{return T(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new h().toString(r);throw e}}},N=/^(-?[a-zA-Z][\w-]*) *= */gm,P=/\.([a-zA-Z][\w-]*) *= */y,ce=/\*?\[/y,F=/(-?[0-9]+(?:\.([0-9]+))?)/y,le=/([a-zA-Z][\w-]*)/y,I=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ue=/^[A-Z][A-Z0-9_-]*$/,L=/([^{}\n\r]+)/y,de=/([^\\"\n\r]*)/y,R=/\\([\\"])/y,z=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,B=/^\n+/,V=/ +$/,H=/ *\r?\n/g,fe=/( *)$/,pe=/{\s*/y,U=/\s*}/y,me=/\[\s*/y,he=/\s*] */y,ge=/\s*\(\s*/y,_e=/\s*->\s*/y,ve=/\s*:\s*/y,ye=/\s*,?\s*/y,be=/\s+/y,xe=class{constructor(e){this.body=[],N.lastIndex=0;let t=0;for(;;){let n=N.exec(e);if(n===null)break;t=N.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(P);){let t=o(P),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(L)&&(r=o(L)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,B),u([i],i.length)):r?S(r,V):null}function u(r=[],i){for(;;){if(n(L)){r.push(o(L));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,V));let c=[];for(let e of r)e instanceof W&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(pe,SyntaxError);let e=f();if(i(U))return e;if(i(_e)){let t=h();return i(U,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(I)){let[,e,t,n=null]=a(I);if(e===`$`)return{type:`var`,name:t};if(i(ge)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ue.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ye)}}function m(){let e=f();return e.type===`mesg`&&i(ve)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ce);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(me,SyntaxError);let e;return e=n(F)?v():{type:`str`,value:o(le)},i(he,SyntaxError),e}function _(){if(n(F))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(F),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(de),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(R))return o(R);if(n(z)){let[,e,t]=a(z),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(be),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(H,`
`),n=fe.exec(e)[1].length;return new W(t,n)}}},W=class{constructor(e,t){this.value=e,this.length=t}},Se=`# How the story of a match is put together, English: the terminal and the journal of the browser say it alike.
# Same keys and variables as fr.ftl.

story-you = you
story-together = { $what }: { $parts }
story-part = { $name } { $number }
story-gain =
    { $sign ->
        [minus] { $name } −{ $points } ({ $total })
       *[plus] { $name } +{ $points } ({ $total })
    }
story-heading = { $heading } · { $standing }
`,Ce=`# Comment se raconte une partie, français : le terminal et le journal du navigateur disent la même chose.
# Mêmes clés et mêmes variables que en.ftl.

story-you = vous
story-together = { $what } : { $parts }
story-part = { $name } { $number }
story-gain =
    { $sign ->
        [minus] { $name } −{ $points } ({ $total })
       *[plus] { $name } +{ $points } ({ $total })
    }
story-heading = { $heading } · { $standing }
`,we=`# What choices are called, in reviews and in the browser, English. Same keys as fr.ftl.

word-only = Only move
word-best = Best
word-good = Good
word-inaccuracy = Inaccuracy
word-mistake = Mistake
word-blunder = Blunder
`,Te=`# Comment on qualifie un coup, dans les analyses et à la table. Mêmes clés que en.ftl.

word-only = Coup forcé
word-best = Meilleur coup
word-good = Bon coup
word-inaccuracy = Imprécision
word-mistake = Erreur
word-blunder = Gaffe
`,Ee=`# The opponents, for the browser and the terminal.
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
`,De=`# Les adversaires, pour le navigateur et le terminal.
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
`,Oe=`# The review of a match in the browser, English. Same keys and variables as fr.ftl.

review-match = Review the match
review-face = Review
review-faces = This match
review-face-score = Score sheet
review-face-replay = Replay
review-river = The river of the match
review-river-help = chances to win, move by move; the water is { $you ->
    [yes] yours
   *[no] { $name }’s
  }
review-judging = judging, { $judged } of { $total } decisions
review-stopped = The judge has stopped: { $judged } of { $total } decisions.
review-go-on = Go on
review-reading = The judge is reading the match. First verdicts in a few seconds.
review-to-table = To the table
review-choose = Whose moves would you like to look at?
review-seats = Seats
review-here = here
review-play = play
review-skill = own choices
review-others = others’ choices
review-luck = luck
review-note = Play: 100 is always the best move. Own choices, others’ choices and luck are points of winning chances: where the result came from.
review-note-later = Play: 100 is always the best move. Luck is told when everything has been judged.
review-played = Played
review-best = Best
review-plates = The two moves on the board
review-place = Move { $step } · decision { $number } of { $name }
review-place-round = { $round }, move { $step } · decision { $number } of { $name }
review-only = Only move: there was nothing to choose.
review-unjudged = This move has not been judged yet.
review-played-text = Played: { $action }
review-best-text = Better: { $action }
review-was-best = That was the best move.
review-fine = As good as the best move, as far as the search can tell: { $action }
review-spoken = { $word }. Played: { $played }. Best: { $best }. Chances { $chance } instead of { $better }; { $points }.
review-spoken-best = { $word }. Played: { $played }. Chances { $chance }.
review-points-less = { $points } points less on average
review-points-more = { $points } points more on average
review-about = about { $percent }
review-why = Why: best against played
review-why-help = { $you ->
    [yes] your points
   *[no] points of { $name }
  } at the end
review-line = Line
review-change = change
review-all-lines = All lines
review-with-best = with best: { $others }
review-other-points = { $name } { $points }
review-unchanged = { $count ->
    [one] One line unchanged
   *[other] { $count } lines unchanged
  }
review-line-best = The best line, as the search expects it
review-line-help = Choose a move to see the board after it.
review-walked = The board after the best line, { $step } of { $steps }
review-walk-back = Back to the match
review-walk-on = On
review-chip = { $name }: { $action }
review-try = Find a better move
review-try-short = Find better
review-try-ask = Better than { $chance }?
review-try-help = Choose on the board or in the list. Nothing is sent to the table.
review-try-list = Everything that could be chosen
review-try-judging = The judge weighs it…
review-tried = { $action }: { $chance }, { $word }
review-try-far = { $percent } short of the best move
review-try-found = The best move, or as good as it.
review-show = Show me
review-try-end = Back to the review
review-branch = Play from here
review-branch-help = A new table from before this move, with the same players.
review-branch-bots = A new table from before this move. { $names }: played by bots.
review-branch-go = Start
review-cancel = Cancel
review-before = Previous move to learn from
review-next = Next move to learn from
review-decisions = Decisions
review-all = all { $count }
review-learn = to learn from { $count }
review-nothing = Nothing to learn here: every move within 2 % of the best.
review-nothing-yet = Nothing to learn from so far.
review-helped = { $name } errs, { $gain } for { $you }
review-slider = Move { $step }. { $chances }. { $word }
review-slider-share = { $name } { $chance }
review-table = The chances of every seat, move by move
review-tab-moment = Moment
review-tab-board = Board
review-tab-decisions = Decisions
review-tab-seats = Seats
review-round-short = R{ $number }
review-judged-by = Each decision judged from what its seat knew then, by { $simulations } simulations.
review-themes = Over your last { $matches } matches reviewed here you lose most on: { $themes }.
review-theme = { $line } ({ $points } points a match)
`,ke=`# L’analyse d’une partie dans le navigateur. Mêmes clés et variables que en.ftl.

review-match = Analyser la partie
review-face = Analyse
review-faces = Cette partie
review-face-score = Feuille de score
review-face-replay = Revoir
review-river = Le fleuve de la partie
review-river-help = chances de victoire, coup après coup ; l’eau, c’est { $you ->
    [yes] vous
   *[no] { $name }
  }
review-judging = examen en cours, { $judged } décisions sur { $total }
review-stopped = L’arbitre s’est arrêté : { $judged } décisions sur { $total }.
review-go-on = Reprendre
review-reading = L’arbitre relit la partie. Premiers verdicts dans quelques secondes.
review-to-table = À la table
review-choose = De qui voulez-vous revoir les coups ?
review-seats = Joueurs
review-here = ici
review-play = jeu
review-skill = ses choix
review-others = ceux des autres
review-luck = chance
review-note = Jeu : 100, c’est toujours le meilleur coup. Ses choix, ceux des autres et la chance, en points de chances de victoire : d’où vient le résultat.
review-note-later = Jeu : 100, c’est toujours le meilleur coup. La part de chance s’affiche une fois tout examiné.
review-played = Joué
review-best = Mieux
review-plates = Les deux coups sur le plateau
review-place = Coup { $step } · décision { $number } de { $name }
review-place-round = { $round }, coup { $step } · décision { $number } de { $name }
review-only = Coup forcé : il n’y avait rien à choisir.
review-unjudged = Ce coup n’a pas encore été examiné.
review-played-text = Joué : { $action }
review-best-text = Mieux : { $action }
review-was-best = C’était le meilleur coup.
review-fine = Aussi bon que le meilleur coup, pour autant qu’on puisse en juger : { $action }
review-spoken = { $word }. Joué : { $played }. Le meilleur coup : { $best }. { $chance } de chances au lieu de { $better } ; { $points }.
review-spoken-best = { $word }. Joué : { $played }. { $chance } de chances.
review-points-less = { $points } points de moins en moyenne
review-points-more = { $points } points de plus en moyenne
review-about = environ { $percent }
review-why = Pourquoi : le meilleur coup et celui joué
review-why-help = { $you ->
    [yes] vos points
   *[no] points de { $name }
  } à la fin
review-line = Ligne
review-change = écart
review-all-lines = Toutes les lignes
review-with-best = avec le meilleur : { $others }
review-other-points = { $name } { $points }
review-unchanged = { $count ->
    [one] Une ligne sans changement
   *[other] { $count } lignes sans changement
  }
review-line-best = La meilleure suite, telle que la recherche l’attend
review-line-help = Choisissez un coup pour voir le plateau ensuite.
review-walked = Le plateau après la meilleure suite, { $step } sur { $steps }
review-walk-back = Retour à la partie
review-walk-on = Continuer
review-chip = { $name } : { $action }
review-try = Trouver mieux
review-try-short = Trouver mieux
review-try-ask = Mieux que { $chance } ?
review-try-help = Choisissez sur le plateau ou dans la liste. Rien n’est envoyé à la table.
review-try-list = Tout ce qu’on pouvait choisir
review-try-judging = L’arbitre pèse ce coup…
review-tried = { $action } : { $chance }, { $word }
review-try-far = { $percent } de moins que le meilleur coup
review-try-found = Le meilleur coup, ou un coup qui le vaut.
review-show = Montrez-moi
review-try-end = Retour à l’analyse
review-branch = Jouer à partir d’ici
review-branch-help = Une nouvelle table, juste avant ce coup, avec les mêmes joueurs.
review-branch-bots = Une nouvelle table, juste avant ce coup. Joués par des robots : { $names }.
review-branch-go = Commencer
review-cancel = Annuler
review-before = Erreur précédente
review-next = Erreur suivante
review-decisions = Décisions
review-all = toutes { $count }
review-learn = à revoir { $count }
review-nothing = Rien à redire : chaque coup à moins de 2 % du meilleur.
review-nothing-yet = Rien à revoir pour l’instant.
review-helped = faux pas de { $name }, { $gain } pour { $you }
review-slider = Coup { $step }. { $chances }. { $word }
review-slider-share = { $name } { $chance }
review-table = Les chances de chacun, coup après coup
review-tab-moment = Moment
review-tab-board = Plateau
review-tab-decisions = Décisions
review-tab-seats = Joueurs
review-round-short = M{ $number }
review-judged-by = Chaque décision est jugée d’après ce que le joueur savait alors, par { $simulations } simulations.
review-themes = Sur vos { $matches } dernières parties analysées ici, vous perdez surtout sur : { $themes }.
review-theme = { $line } ({ $points } points par partie)
`,Ae=`home = hypostyle, the hall
tagline = five games of Egypt, one table, good opponents
to-hall = To the hall
settings = Settings
close = Close
loading = The table is being laid…
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = The rules do not mention that.
rules-pieces-none = No card or tile mentions that.
rules-contents = Contents
rules-tab-brief = In short
rules-tab-all = All the rules
rules-tab-pieces = Cards and tiles
rules-tab-keys = Keyboard
rules-numbers = Show the numbers of the rules
rules-minutes = about { $minutes } minutes
rules-explained = { $count ->
    [one] One ruling
   *[other] { $count } rulings
  }
rules-all-rulings = { $count ->
    [one] See it, with its number
   *[other] All { $count }, with their numbers
  }
key-tab = Tab
key-tab-help = from the prompt to what is lit, then to the hand, the players, the journal
key-arrows = ← ↑ → ↓
key-arrows-help = from one lit thing to the next; with Shift, from any thing to the next
key-enter = Enter
key-enter-help = choose
key-escape-help = one step back
key-u-help = undo; so does Ctrl+Z
key-h-help = hint, in three steps
key-why-help = why not? (for the focused thing)
key-p-help = pass
key-slash-help = all actions
key-l-help = the journal
key-c-help = the chat
key-digits-help = numbered choices; with Shift, look at a player
key-alt-help = names beside the pieces
key-replay = Space ← →
key-replay-help = looking back: play, step; with Shift by turn, PgUp and PgDn by round; < and > speed; C link, G play from here
key-f1-help = this list and the rules
rules-failed = The rules could not be fetched.
see-rules = Read the rules
see-rule = See the rule
play = Play
play-game = Play: { $game }
resume = Go on
again = Try again
replay = Replay
yes = yes
no = no
you = You
points = points
named = { $name }: { $what }
parted = {"; "}
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
settings-follow = How long others’ moves stay in sight, with three or four players
settings-follow-brief = Briefly
settings-follow-second = A second
settings-follow-long = Two seconds
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-notify = Tell me when it is my turn and the page is hidden
settings-notify-on = On
settings-notify-off = Off
settings-notify-denied = The browser does not let this page notify you; the title of its tab will say it.
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
hall-link-bad = That link opens no table here.
hall-resume = Go on with { $game }
hall-with = { $game } with { $names }
hall-your-turn = it is your turn
hall-waiting = waiting for the others

setup-title = A new game
setup-seats = Around the table
setup-seat = Seat { $number }
setup-name = Your name
setup-name-here = Their name
setup-name-wanted = Your friends will see who invites them: write your name first.
setup-you = You
setup-here = Somebody here
setup-link = A friend, by link
setup-kind-you = on this device
setup-kind-here = on this device
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
setup-win = How you win
setup-minutes = The rules in three minutes
setup-read = Read with pictures
setup-options-changed = changed: { $names }
setup-players = Players
setup-options = Options and variants
setup-options-default = as for a first game
setup-link-note = Each friend gets a link of their own as soon as the table stands.
setup-reconstructed = Some printed parts of this game had to be reconstructed: { $parts }. The rules page says which.

my-tables = My tables
tables-open = Matches being played
tables-over = Finished matches
tables-none = None yet.
tables-won = Won
tables-lost = Lost
tables-turn-here = your turn, at this screen
tables-delete = Delete
tables-delete-of = Delete this table: { $game }
tables-delete-sure = Delete for good
tables-unlist = Remove
tables-unlist-of = Remove this table from my list: { $game }
tables-unlist-sure = Remove from my list
import = A match file
import-help = Replay a match that was saved here or elsewhere.
import-choose = Choose a file…

all-actions = All actions
palette-search = Type what you want to do
palette-count = { $found } of { $all }
palette-none = You have nothing to decide now.
seats = Players
board = Board
dock = Your place
log = Journal
log-modes = What the journal shows
log-story = Story
log-all = All
log-points = Points
log-follow = Follow again
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
undo-not = You cannot take anything back now: something was revealed, or somebody else has moved.
hint = Hint
hint-thinking = Thinking…
hint-where = Look closely at what is lit: one of the choices is better than the others.
hint-beside = at the end, compared with “{ $action }”: { $lines }
hint-beside-chances = { $why } ({ $percent } to win)
hint-beside-even = “{ $action }” brings about as much
hint-value = your chances to win: { $percent }%
hint-is = I would play: { $action }.
hint-other = { $name }: { $lines }
no-gain = No points right away.
tap-again = Tap again to play.
help = How does this work?
over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
looking-back-short = Looking back
step = Move
replay-start = The match begins
replay-silent = { $name } has chosen; it is told when all have.
replay-place = move { $step } of { $last }
replay-play = Play
replay-pause = Pause
replay-measure = Step by
replay-move = move
replay-turn = turn
replay-round = round
replay-back-move = One move back
replay-back-turn = One turn back
replay-back-round = One round back
replay-on-move = One move on
replay-on-turn = One turn on
replay-on-round = One round on
replay-speed = Speed
replay-times = { $speed ->
    [0.5] × ½
   *[other] × { $speed }
  }
replay-link = Link to this move
replay-copied = Link copied. It opens the match at move { $step }.
since = Since your turn
since-again = See all of it again
back-to-now = Back to now
play-from-here = Play from here
bot-thinking = { $name } is thinking…
bot-time = Thought for { $seconds } s, { $budget } s at most; level { $level }.
bot-late = { $seconds } s, more than the { $budget } s it meant to take: the machine is busy.
bot-soon = Level { $level }: it answers at once.
away = { $name } is away.
away-help = The seat is kept; the table has been waiting since { $time }.
waiting-help = You may leave and come back by the same link.
sealed-waiting = Sealed: { $sealed }. Waiting for { $waiting }.
waiting-for = The table waits for { $names }.
seat-you = you
seat-here = at this screen
seat-present = at the table
seat-free = seat still free
seat-away = away
seat-thinking = thinking
seat-thinking-since = thinking for { $seconds } s
seconds = { $seconds } s
seat-bot = bot
seat-your-turn = your turn
lit-above = { $count } more above
lit-below = { $count } more below
tab-lit = something can be chosen there
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
why-allowed = It can be done, but not by this click: look for it among all actions (key /).
why-now = Now: { $now }
share-title = Links for your friends
share-help = Send each friend their own. Whoever opens it first sits there. You will find them again at the table, under “This table”.
share-copy = Copy
share-copied = Copied
share-copy-of = Copy the link: { $name }
share-copied-of = Link copied: { $name }
share-link-of = Link: { $name }
share-qr = QR code
share-qr-of = QR code of the link: { $name }
share-only-here = These links open on this computer only. For friends elsewhere, serve the hall on the network: hypostyle serve --host.
share-go = To the table

refused-illegal = The rules do not allow that now.
refused-not_yours = That seat is not yours.
refused-not_yet = There is nothing to decide for this seat now.
refused-stale = The table had moved on; here it is as it stands.
refused-unknown = There is no such choice.
refused-no_undo = That can no longer be taken back.
refused-over = The match is over.
refused-not_over = The match is not over: a review would tell what its players still hide.
refused-paused = That was not it: wait a moment before you try again.
refused-beaten = Somebody else was first.
refused-race = Nothing is given away while everybody is searching.
refused-closed = The table is closed.
refused-no_hints = This table is played without hints.
refused-no_chat = The chat of this table is turned off.
refused-no_spectators = This table cannot be watched.
refused-too_fast = That was too fast; wait a moment.
refused-too_large = That message was too long.
refused-bad_message = The server did not understand that.
refused-busy = The server is busy; try again in a moment.

score-sheet = Score sheet
score-hidden = These points stay hidden until the end.
score-count = The count
score-counting = The count
score-wins-by = { $name } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-win-by = You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-miss = { $name } wins; you are { $points ->
    [one] { $points } point
   *[other] { $points } points
} short
score-wins-tied = { $name } wins on the tie-break
score-you-win-tied = You win on the tie-break
score-shared-win = { $names } share the win
score-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each with { $names }.
score-against = against
score-behind = { $name } { $points } behind
score-behind-too = { $name } { $points }
score-before = before the final count
score-lead = lead
score-lead-help = after each stage
score-again = Count again
score-skip = Skip
score-stage-part = { $name } { $points }, now { $total }
score-stage-lead = { $name } { $points }, now { $total }, in the lead
score-move = Move { $step }
score-steps = Step by step
score-touch = touch a step to see the board then
score-moments = Three moments that counted
score-moments-few = Moments that counted
score-replay = Replay
score-board = See the board
score-picture = Share a picture
score-fair = Checked shuffle, saved match
score-lines = Where the points come from
score-so-far = Points so far
score-later = Counted at the end
score-none-yet = No points yet.
score-of = Points of { $name }: { $points }. Where do they come from?
picture-address = Write the address of the table on it
picture-save = Save
picture-copy = Copy
picture-share = Share
picture-saved = Saved as { $file }.
picture-copied = Copied: paste it where you like.
picture-not-copied = This browser does not let pictures be copied. Save it instead.
picture-not-shared = It could not be shared. Save it instead.
total = Total
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
cards-keys = Arrows move over the card, a digit chooses what to paint, Enter paints; Page keys turn the cards, Ctrl+Z undoes.
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
cards-discard = Discard them
cards-previous = Previous card
cards-next = Next card
cards-undo = Undo
cards-redo = Redo
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
problem-not_yours = This seat is not free, or the link has been replaced.
problem-closed = This table is closed.
problem-no_spectators = This table cannot be watched.
problem-bad_content = This file does not fit: { $title }

# The table: what whoever opened it decides
table-panel = This table
table-rules = Settings of the table
table-rules-opener = Only whoever opened the table can change them.
table-spectators = Spectators welcome
table-spectators-help = Whoever has the address may watch the match being played.
table-hints = Hints allowed
table-hints-help = Everybody may ask for advice.
table-chat = Chat open
table-chat-help = People can talk at the table.
table-private = Private table
table-private-help = Only those who sit at it can see it, even when the match is over.
table-closed = Table closed
table-closed-help = Nobody plays or sits down until it is opened again.
table-is-closed = This table is closed: nobody can play here for now.
table-unwatched = This table cannot be watched.
table-unwatched-help = Whoever opened it admits no spectators while the match is on.
table-release = Release the seat
table-release-sure = Really release it?
table-link-new = Make a link
table-link-again = Replace the link
table-rename = Rename
table-name-of = Name at the seat of { $name }

kept-result-help = This match ended on { $date }, by rules that have changed since: it cannot be replayed, but this is what was kept.
kept-result-log = { $count ->
    [one] { $count } move
   *[other] All { $count } moves
  }
table-hash = Hash of the shuffle
cut-waiting = Everybody cuts before the first move. Still to cut: { $names }. Whoever moves now begins without that.
cut-open = Everybody is here; the match is being dealt.
cut-done = Everybody has cut: nobody, not even the host, could choose this shuffle or know it beforehand.
cut-missed = The match began before { $names } had cut: the host alone has shuffled.
cut-checked = Checked by this browser: the match was dealt exactly as everybody cut.
cut-false = This match was not dealt as everybody cut. Save the match, and ask the host why.
table-hash-help = Note it down: at the end, “hypostyle verify --hash” shows that nothing was changed.

device-title = On another device
device-help = A link to open on the other device: your seats will be yours there too.
device-make = Make the link
device-other = the other device
device-once = The link works once, within a quarter of an hour. Give it to nobody: whoever opens it has your seats.
device-use-title = Have your seats here?
device-use-help = This device will have the same seats as the one the link comes from. What it had already stays too.
device-use = Have my seats here

chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-phrases = Ready-made phrases
chat-write = Write to the table
chat-send = Send
chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
  }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-one_moment = One moment…
phrase-your_turn = Your turn!
phrase-well_played = Well played!
phrase-oops = Oops…
phrase-thanks = Thanks!
phrase-again = Another match?

# lessons
lesson-lesson = Lesson { $number }
lesson-exercise = Exercise { $number }
lesson-of = { $title } of { $game }
lesson-by = { $name }, step { $at } of { $of }
lesson-at = { $at } of { $of }
lesson-minutes = about { $minutes } minutes
lesson-show = Show me
lesson-do-it = Do it for me
lesson-call = Where should I look?
lesson-skip = Skip this step
lesson-back = Previous step
lesson-next = Next
lesson-again = Try again
lesson-not-this = Nothing was played.
lesson-answers = Answers
lesson-answer-yes = Yes
lesson-answer-no = No
lesson-task-look = Look, then go on.
lesson-task-touch = Touch what does not shine.
lesson-task-do = Do what Senmut says.
lesson-task-question = Answer Senmut’s question.
lesson-task-play = Play on your own.
lesson-over = The lesson is over.
lesson-leave = Leave
lesson-steps = Steps of the lesson
lesson-part-done = done
lesson-done = { $title } done
lesson-learnt = What you can do
lesson-and-now = And now
lesson-all-done = You know it all
lesson-play = Play a match
lesson-once-more = Once more
lesson-none = There is no such lesson here.
learn = Learn
learn-game = Learn: { $game }
learn-first = Learn first
learn-first-help = with Senmut, about { $minutes } minutes
learn-go-on = Go on with the lesson
learn-place = step { $at } of { $of }
learn-exercise = Practise
quoted = “{ $text }”

sign-ankh = Ankh
sign-eye = Wedjat
sign-lotus = Lotus
sign-scarab = Scarab
ask-name = What is your name?
ask-name-help = You are invited to a table. The others will see this name; it is remembered for the next time.
tab-your-turn = ● Your turn · { $title }
notice-your-turn = It is your turn
watching = You are watching
waiting-for-short = waiting for { $names }
first-help-by = { $name } helps in a first match
first-help-stop = No more of these
`,je=`home = hypostyle, la salle
tagline = cinq jeux d’Égypte, une table, de bons adversaires
to-hall = Retour à la salle
settings = Réglages
close = Fermer
loading = On dresse la table…
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Les règles n’en parlent pas.
rules-pieces-none = Aucune carte ni tuile n’en parle.
rules-contents = Table des matières
rules-tab-brief = En bref
rules-tab-all = Toutes les règles
rules-tab-pieces = Cartes et tuiles
rules-tab-keys = Clavier
rules-numbers = Montrer les numéros des règles
rules-minutes = environ { $minutes } minutes
rules-explained = { $count ->
    [one] Une précision
   *[other] { $count } précisions
  }
rules-all-rulings = { $count ->
    [one] La voir, avec son numéro
   *[other] Les { $count }, avec leurs numéros
  }
key-tab = Tab
key-tab-help = de la consigne aux choses éclairées, puis à la main, aux joueurs, au journal
key-arrows = ← ↑ → ↓
key-arrows-help = d’une chose éclairée à la suivante ; avec Maj, d’une chose quelconque à la suivante
key-enter = Entrée
key-enter-help = choisir
key-escape-help = un pas en arrière
key-u-help = annuler, comme Ctrl+Z
key-h-help = indice, en trois fois
key-why-help = pourquoi pas ? (pour la chose où l’on est)
key-p-help = passer
key-slash-help = toutes les actions
key-l-help = le journal
key-c-help = la conversation
key-digits-help = les choix numérotés ; avec Maj, regarder un joueur
key-alt-help = les noms à côté des pièces
key-replay = Espace ← →
key-replay-help = en revoyant la partie : lecture, pas à pas ; avec Maj par tour, Pg. préc. et Pg. suiv. par manche ; < et > vitesse ; C lien, G jouer à partir d’ici
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
named = { $name } : { $what }
parted = {" ; "}
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
settings-follow = Durée d’affichage des coups des autres, à trois ou quatre
settings-follow-brief = Brièvement
settings-follow-second = Une seconde
settings-follow-long = Deux secondes
settings-sound = Son
settings-sound-on = Oui
settings-sound-off = Non
settings-notify = Prévenir quand c’est à vous, si la page est cachée
settings-notify-on = Oui
settings-notify-off = Non
settings-notify-denied = Le navigateur ne permet pas à cette page de vous prévenir ; le titre de l’onglet le dira.
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
hall-link-bad = Ce lien n’ouvre aucune table d’ici.
hall-resume = Reprendre { $game }
hall-with = { $game } avec { $names }
hall-your-turn = c’est à vous
hall-waiting = aux autres de jouer

setup-title = Nouvelle partie
setup-seats = Autour de la table
setup-seat = Place { $number }
setup-name = Votre nom
setup-name-here = Son nom
setup-name-wanted = Vos amis verront qui les invite : écrivez d’abord votre nom.
setup-you = Vous
setup-here = Quelqu’un ici
setup-link = Un ami, par lien
setup-kind-you = sur cet appareil
setup-kind-here = sur cet appareil
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
setup-win = Comment on gagne
setup-minutes = Les règles en trois minutes
setup-read = Lire en images
setup-options-changed = changé : { $names }
setup-players = Joueurs
setup-options = Options et variantes
setup-options-default = comme pour une première partie
setup-link-note = Chaque ami reçoit son propre lien dès que la table est dressée.
setup-reconstructed = Certains éléments imprimés de ce jeu ont dû être reconstitués : { $parts }. La page des règles dit lesquels.

my-tables = Mes tables
tables-open = Parties en cours
tables-over = Parties terminées
tables-none = Aucune pour l’instant.
tables-won = Gagné
tables-lost = Perdu
tables-turn-here = à vous de jouer, à cet écran
tables-delete = Supprimer
tables-delete-of = Supprimer cette table : { $game }
tables-delete-sure = Supprimer pour de bon
tables-unlist = Retirer
tables-unlist-of = Retirer cette table de ma liste : { $game }
tables-unlist-sure = Retirer de ma liste
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
log-modes = Ce que montre le journal
log-story = Récit
log-all = Tout
log-points = Points
log-follow = Reprendre le fil
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
undo-not = Vous ne pouvez rien reprendre pour l’instant : quelque chose a été révélé, ou un autre a joué.
hint = Indice
hint-thinking = Je réfléchis…
hint-where = Regardez bien ce qui est éclairé : l’un des choix vaut mieux que les autres.
hint-beside = à la fin, par rapport à « { $action } » : { $lines }
hint-beside-chances = { $why } ({ $percent } de chances)
hint-beside-even = « { $action } » rapporte à peu près autant
hint-value = vos chances de victoire : { $percent } %
hint-is = Je jouerais : { $action }.
hint-other = { $name } : { $lines }
no-gain = Aucun point tout de suite.
tap-again = Touchez encore pour jouer.
help = Comment ça marche ?
over = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
  }
looking-back-short = Relecture
step = Coup
replay-start = La partie commence
replay-silent = { $name } a choisi ; c’est dévoilé quand tous l’ont fait.
replay-place = coup { $step } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-measure = Avancer par
replay-move = coup
replay-turn = tour
replay-round = manche
replay-back-move = Un coup en arrière
replay-back-turn = Un tour en arrière
replay-back-round = Une manche en arrière
replay-on-move = Un coup en avant
replay-on-turn = Un tour en avant
replay-on-round = Une manche en avant
replay-speed = Vitesse
replay-times = { $speed ->
    [0.5] × ½
   *[other] × { $speed }
  }
replay-link = Lien vers ce coup
replay-copied = Lien copié. Il ouvre la partie au coup { $step }.
since = Depuis votre tour
since-again = Tout revoir
back-to-now = Revenir au présent
play-from-here = Jouer à partir d’ici
bot-thinking = { $name } réfléchit…
bot-time = { $seconds } s de réflexion, { $budget } s au plus ; niveau { $level }.
bot-late = { $seconds } s, plus que les { $budget } s prévues : la machine est chargée.
bot-soon = Niveau { $level } : la réponse vient aussitôt.
away = { $name } n’est pas là.
away-help = Sa place est gardée ; la table attend depuis { $time }.
waiting-help = Vous pouvez partir et revenir par le même lien.
sealed-waiting = Choix scellés : { $sealed }. On attend { $waiting }.
waiting-for = La table attend { $names }.
seat-you = vous
seat-here = à cet écran
seat-present = à la table
seat-free = place encore libre
seat-away = pas là
seat-thinking = réfléchit
seat-thinking-since = réfléchit depuis { $seconds } s
seconds = { $seconds } s
seat-bot = robot
seat-your-turn = à vous
lit-above = { $count } de plus en haut
lit-below = { $count } de plus en bas
tab-lit = il y a un choix à y faire
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
why-allowed = C’est possible, mais pas par ce clic : cherchez-le parmi toutes les actions (touche /).
why-now = En ce moment : { $now }
share-title = Les liens de vos amis
share-help = Envoyez à chacun le sien. Le premier qui l’ouvre s’assied là. Vous les retrouverez à la table, sous « Cette table ».
share-copy = Copier
share-copied = Copié
share-copy-of = Copier le lien : { $name }
share-copied-of = Lien copié : { $name }
share-link-of = Lien : { $name }
share-qr = Code QR
share-qr-of = Code QR du lien : { $name }
share-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour des amis ailleurs, il faut servir la salle sur le réseau : hypostyle serve --host.
share-go = À la table

refused-illegal = Les règles ne le permettent pas maintenant.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_yet = Cette place n’a rien à décider pour l’instant.
refused-stale = La table avait avancé ; la voici telle qu’elle est.
refused-unknown = Ce choix n’existe pas.
refused-no_undo = Il n’est plus possible de revenir là-dessus.
refused-over = La partie est terminée.
refused-not_over = La partie n’est pas finie : l’analyse dirait ce que les joueurs cachent encore.
refused-paused = Ce n’était pas ça : attendez un instant avant de réessayer.
refused-beaten = Quelqu’un d’autre a été plus rapide.
refused-race = Tant que tout le monde cherche, on ne dit rien à personne.
refused-closed = La table est fermée.
refused-no_hints = À cette table, on joue sans indices.
refused-no_chat = À cette table, la conversation est coupée.
refused-no_spectators = Cette table n’admet pas de spectateurs.
refused-too_fast = C’était trop rapide ; attendez un instant.
refused-too_large = Ce message était trop long.
refused-bad_message = Le serveur n’a pas compris.
refused-busy = Le serveur est occupé ; réessayez dans un instant.

score-sheet = Feuille de score
score-hidden = Ses points restent cachés jusqu’à la fin.
score-count = Le décompte
score-counting = Le décompte
score-wins-by = { $name } gagne { $points ->
    [one] d’un point
   *[other] de { $points } points
}
score-you-win-by = Vous gagnez { $points ->
    [one] d’un point
   *[other] de { $points } points
}
score-you-miss = { $name } gagne ; il vous a manqué { $points ->
    [one] un point
   *[other] { $points } points
}
score-wins-tied = { $name } gagne au départage
score-you-win-tied = Vous gagnez au départage
score-shared-win = { $names } : victoire partagée
score-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout avec { $names }.
score-against = contre
score-behind = { $name } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-behind-too = { $name } à { $points }
score-before = avant le décompte final
score-lead = en tête
score-lead-help = étape par étape
score-again = Recompter
score-skip = Passer
score-stage-part = { $name } { $points }, soit { $total }
score-stage-lead = { $name } { $points }, soit { $total }, en tête
score-move = Coup { $step }
score-steps = Marche après marche
score-touch = touchez une marche pour revoir le plateau
score-moments = Trois moments qui ont compté
score-moments-few = Les moments qui ont compté
score-replay = Revoir la partie
score-board = Voir le plateau
score-picture = Partager une image
score-fair = Mélange vérifiable, partie à enregistrer
score-lines = D’où viennent les points
score-so-far = Points pour l’instant
score-later = Compté à la fin
score-none-yet = Pas encore de points.
score-of = Points de { $name } : { $points }. D’où viennent-ils ?
picture-address = Y inscrire l’adresse de la table
picture-save = Enregistrer
picture-copy = Copier
picture-share = Partager
picture-saved = Enregistrée : { $file }.
picture-copied = Copiée : collez-la où vous voulez.
picture-not-copied = Ce navigateur ne laisse pas copier d’images. Enregistrez-la plutôt.
picture-not-shared = Le partage n’a pas abouti. Enregistrez-la plutôt.
total = Total
rematch = Revanche
export = Enregistrer la partie
seed-shown = Les mélanges se vérifient : graine { $seed }, annoncée par { $hash }….
reconstructed = On n’a pas pu retrouver tout ce qui est imprimé sur le matériel. Reconstitué : { $parts }.

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
problem-not_yours = Cette place n’est pas libre, ou le lien a été remplacé.
problem-closed = Cette table est fermée.
problem-no_spectators = Cette table n’admet pas de spectateurs.
problem-bad_content = Ce fichier ne convient pas : { $title }

# La table : ce que décide celui qui l’a ouverte
table-panel = Cette table
table-rules = Réglages de la table
table-rules-opener = Seule la personne qui a ouvert la table peut les changer.
table-spectators = Spectateurs admis
table-spectators-help = Qui a l’adresse peut regarder la partie en cours.
table-hints = Indices permis
table-hints-help = Chacun peut demander conseil.
table-chat = Conversation ouverte
table-chat-help = On peut se parler à la table.
table-private = Table privée
table-private-help = Elle n’existe que pour ceux qui y sont assis, même une fois la partie finie.
table-closed = Table fermée
table-closed-help = Plus personne ne joue ni ne s’assied, jusqu’à la réouverture.
table-is-closed = Cette table est fermée : on n’y joue plus pour l’instant.
table-unwatched = Cette table n’admet pas de spectateurs.
table-unwatched-help = Ainsi l’a voulu la personne qui l’a ouverte, tant que la partie dure.
table-release = Libérer la place
table-release-sure = Vraiment libérer ?
table-link-new = Créer un lien
table-link-again = Remplacer le lien
table-rename = Renommer
table-name-of = Nom à la place de { $name }

kept-result-help = Partie finie le { $date }, selon des règles qui ont changé depuis : on ne peut plus la rejouer, mais voici ce qui en reste.
kept-result-log = { $count ->
    [one] { $count } coup
   *[other] Les { $count } coups
  }
table-hash = Empreinte du mélange
cut-waiting = Chacun coupe avant le premier coup. Il manque : { $names }. Jouer maintenant, c’est commencer sans attendre.
cut-open = Tout le monde est là ; on distribue.
cut-done = Tout le monde a coupé : personne, pas même le serveur, n’a pu choisir ce mélange ni le connaître d’avance.
cut-missed = La partie a commencé avant que { $names } { $count ->
    [one] ait
   *[other] aient
  } coupé : le serveur a mélangé seul.
cut-checked = Vérifié par ce navigateur : la partie a bien été distribuée comme chacun a coupé.
cut-false = La partie n’a pas été distribuée comme chacun a coupé. Enregistrez-la, et demandez pourquoi à qui tient le serveur.
table-hash-help = Notez-la : à la fin, « hypostyle verify --hash » montre que rien n’a été changé.

device-title = Sur un autre appareil
device-help = Un lien à ouvrir sur l’autre appareil : vos places y seront aussi les vôtres.
device-make = Créer le lien
device-other = l’autre appareil
device-once = Le lien sert une seule fois et vaut un quart d’heure. Ne le donnez à personne : qui l’ouvre a vos places.
device-use-title = Retrouver vos places ici ?
device-use-help = Cet appareil aura les mêmes places que celui d’où vient le lien. Ce qu’il avait déjà reste là aussi.
device-use = Retrouver mes places

chat = Conversation
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
chat-write = Écrire à la table
chat-send = Envoyer
chat-unread = { $count ->
    [one] Conversation : une ligne nouvelle
   *[other] Conversation : { $count } lignes nouvelles
  }
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-one_moment = Un instant…
phrase-your_turn = C’est à vous !
phrase-well_played = Bien joué !
phrase-oops = Oups…
phrase-thanks = Merci !
phrase-again = On en refait une ?

# leçons
lesson-lesson = Leçon { $number }
lesson-exercise = Exercice { $number }
lesson-of = { $title } · { $game }
lesson-by = { $name }, étape { $at } sur { $of }
lesson-at = { $at } sur { $of }
lesson-minutes = environ { $minutes } minutes
lesson-show = Montrez-moi
lesson-do-it = Faites-le pour moi
lesson-call = Où regarder ?
lesson-skip = Passer cette étape
lesson-back = Étape précédente
lesson-next = Suivant
lesson-again = Réessayer
lesson-not-this = Rien n’est joué.
lesson-answers = Réponses
lesson-answer-yes = Oui
lesson-answer-no = Non
lesson-task-look = Regardez, puis continuez.
lesson-task-touch = Touchez ce qui ne brille pas.
lesson-task-do = Faites ce que dit Senmout.
lesson-task-question = Répondez à la question de Senmout.
lesson-task-play = À vous de jouer.
lesson-over = La leçon est terminée.
lesson-leave = Quitter
lesson-steps = Étapes de la leçon
lesson-part-done = fait
lesson-done = { $title } : c’est fait
lesson-learnt = Ce que vous savez faire
lesson-and-now = Et maintenant
lesson-all-done = Vous savez tout
lesson-play = Jouer une partie
lesson-once-more = Revoir la leçon
lesson-none = Cette leçon n’existe pas ici.
learn = Apprendre
learn-game = Apprendre : { $game }
learn-first = Apprendre d’abord
learn-first-help = avec Senmout, environ { $minutes } minutes
learn-go-on = Reprendre la leçon
learn-place = étape { $at } sur { $of }
learn-exercise = S’exercer
quoted = « { $text } »

sign-ankh = Ânkh
sign-eye = Oudjat
sign-lotus = Lotus
sign-scarab = Scarabée
ask-name = Comment vous appelle-t-on ?
ask-name-help = On vous attend à une table. Les autres verront ce nom ; il est retenu pour la prochaine fois.
tab-your-turn = ● À vous · { $title }
notice-your-turn = C’est à vous de jouer
watching = Vous regardez
waiting-for-short = on attend { $names }
first-help-by = { $name } aide pour une première partie
first-help-stop = Ne plus m’aider
`;function G(e,...t){let n=new se(e,{useIsolating:!1});for(let e of t)n.addResource(new xe(e));return n}var K={fr:G(`fr`,je,De,Ce,Te,ke),en:G(`en`,Ae,Ee,Se,we,Oe)},q=new WeakMap,Me=4e3,Ne=/(?<![\p{L}’])([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ][a-zà-öø-ÿœ])/gu,Pe=/ (?=[:;?!»])|(?<=«) /g;function J(e,t,n){let r=e.formatPattern(t,n,[]);return e.locales.includes(`fr`)?r.replace(Ne,`$1’`).replace(Pe,` `):r}function Y(e,t,n){let r=e?.getMessage(t)?.value;if(!e||!r)return;let i=q.get(e);(!i||i.size>=Me)&&q.set(e,i=new Map);let a=t+JSON.stringify(n),o=i.get(a);return o===void 0&&i.set(a,o=J(e,r,n)),o}var X=(e,t)=>Y(K[l.language],e,t)??e,Fe=(e,t)=>X(`named`,{name:e,what:t}),Ie=e=>e.join(X(`parted`));function Le(e,t){let n=K[l.language],r=n.getMessage(e)?.attributes[t];return r?n.formatPattern(r):e}var Re=e=>K[l.language].hasMessage(e),Z=new Map,Q=class{slug;matter;#e=i({});#t=new Set;constructor(e,t=``){this.slug=e,this.matter=t}want(e){this.#t.has(e)||(this.#t.add(e),fetch(p(`/texts/${this.slug}/${this.matter?`${this.matter}.`:``}${e}.ftl`)).then(e=>e.ok?e.text():Promise.reject(Error(e.statusText))).then(t=>o(this.#e,{...n(this.#e),[e]:G(e,t)})).catch(()=>this.#t.delete(e)))}get ready(){return n(this.#e)[l.language]!==void 0}has=e=>n(this.#e)[l.language]?.hasMessage(e)??!1;say=(e,t)=>Y(n(this.#e)[l.language],e,t)??``;variant(e,t,r){let i=n(this.#e)[l.language],a=i?.getMessage(e)?.attributes[t];return i&&a?J(i,a,r):void 0}};function $(e,t){let n=`${t} ${e}`,r=Z.get(n);return r||Z.set(n,r=new Q(e,t)),r}var ze=e=>$(e,``),Be=e=>$(e,`lessons`),Ve=t(`<svg class="icon svelte-1hgavyw" aria-hidden="true" focusable="false"><use></use></svg>`);function He(t,n){let i=a(n,`size`,3,20);var o=Ve(),l=c(o);s(()=>{r(o,`width`,i()),r(o,`height`,i()),r(l,`href`,`#${n.name??``}`)}),e(t,o)}export{Fe as a,Re as c,f as d,Ie as i,u as l,ze as n,X as o,Be as r,Le as s,He as t,p as u};