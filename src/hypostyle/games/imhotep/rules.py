"""The rules of Imhotep, in the order of the rulebook: set-up, round, turn, sites, round end, final scoring, secrets."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.state import Constants, State
from hypostyle.engine.types import i8, i16, i64
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    BLUE_CARDS,
    BOATS,
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    BURIAL_CHAMBER,
    BURIAL_CHAMBER_LINE,
    BURIAL_CHAMBER_ORNAMENT,
    CARD_KINDS,
    CLOSED,
    DECK,
    EMPTY,
    ENTRANCE,
    GROUP_SIZES,
    HAMMER,
    LEVER,
    LINES,
    MARKET,
    MARKET_PLACES,
    NO_CARD,
    OBELISK_CONTEST,
    OBELISK_SLOTS,
    OBELISKS,
    OBELISKS_LINE,
    OBELISKS_ORNAMENT,
    ORNAMENTS_LINE,
    PAIR,
    PAIR_PLACE,
    PAVED_PATH,
    PYRAMID,
    PYRAMID_B_CELLS,
    PYRAMID_CELLS,
    PYRAMID_LINE,
    PYRAMID_ORNAMENT,
    PYRAMIDS,
    REWARD_POINT,
    ROUND_CARDS,
    ROWS,
    SAIL_CARD,
    SARCOPHAGUS,
    SEATS,
    SIDE_B,
    SITE_STONES,
    SITES,
    SLOT_CARD,
    SLOT_POINTS,
    SLOTS,
    STATUE,
    STATUES_LINE,
    TEMPLE,
    TEMPLE_LINE,
    TEMPLE_ORNAMENT,
    TEMPLE_SLOTS,
    UNUSED_CARDS_LINE,
    WRATH,
    WRATH_LINE,
    Event,
    Reason,
    Task,
    Verb,
)


class Printed(Constants):
    """What is printed on boards, boats and cards (content.toml)."""

    rounds: i8
    stones: i8
    reserve_capacity: i8
    take: i8
    market_face_up_b: i8
    pyramid_beyond: i8
    pyramid_b_beyond: i8
    temple_points: i8
    temple_b_choice_points: i8
    temple_b_choice_stones: i8
    temple_b_points: i8
    area_beyond: i8
    obelisk_stones: i8
    obelisk_slots: i8
    lone_stone: i8
    statue_beyond: i8
    ornament_stones: i8
    unused_card: i8
    wrath: i8
    starting_reserve: Annotated[list[i8], SEATS]
    boat_minimum: Annotated[list[i8], SLOTS + 1]
    round_card: Annotated[list[i8], 3 * ROUND_CARDS * BOATS]
    market_cards: Annotated[list[i8], CARD_KINDS]
    pyramid_cell: Annotated[list[i8], PYRAMID_CELLS]
    pyramid_b_cell: Annotated[list[i8], PYRAMIDS * PYRAMID_B_CELLS]
    pyramid_b_bonus: Annotated[list[i8], PYRAMIDS * PYRAMID_B_CELLS]
    temple_slots: Annotated[list[i8], 3]
    temple_b_slot: Annotated[list[i8], TEMPLE_SLOTS]
    area: Annotated[list[i8], GROUP_SIZES]
    row_places: Annotated[list[i8], 3 * SEATS]
    obelisk_places: Annotated[list[i8], 3 * SEATS]
    obelisk_slot: Annotated[list[i8], OBELISK_SLOTS]
    statue: Annotated[list[i8], GROUP_SIZES]


class Rules(State):
    """A position of Imhotep."""

    content: Printed

    score: Annotated[list[i16], SEATS]
    line_points: Annotated[list[i16], SEATS * LINES]
    round: i8
    turn: i8  # whose turn it is
    passes: i8  # in a row
    sailed: i8
    reserve: Annotated[list[i8], SEATS]
    quarry: Annotated[list[i8], SEATS]
    hand: Annotated[list[i8], SEATS * CARD_KINDS]
    # boats of this round
    capacity: Annotated[list[i8], BOATS]
    minimum: Annotated[list[i8], BOATS]
    load: Annotated[list[i8], BOATS]
    boat_site: Annotated[list[i8], BOATS]
    stone: Annotated[list[i8], BOATS * SLOTS]
    docked: Annotated[list[i8], SITES]
    # stones of the boat being unloaded, in the order of unloading
    cargo: Annotated[list[i8], SLOTS]
    cargo_count: i8
    cargo_next: i8
    # cards
    market: Annotated[list[i8], MARKET_PLACES]
    pair: Annotated[list[i8], PAIR]
    pair_count: i8
    deck_count: i8
    deck: Annotated[list[i8], DECK]
    discarded: Annotated[list[i8], CARD_KINDS]
    round_order: Annotated[list[i8], ROUND_CARDS]
    # sites: stones in the order of building
    pyramid_count: i8
    pyramid_height: Annotated[list[i8], PYRAMIDS]
    pyramid: Annotated[list[i8], SITE_STONES]
    temple_count: i8
    temple: Annotated[list[i8], SITE_STONES]
    burial_count: i8
    burial: Annotated[list[i8], SITE_STONES]
    obelisk: Annotated[list[i8], SEATS]
    lone: Annotated[list[i8], SEATS]
    obelisk_owner: Annotated[list[i8], OBELISK_SLOTS]
    obelisks_raised: i8

    # ================================================================ S03 set-up
    def set_up(self) -> None:
        seats = self.seats
        # The first start player is drawn; later seats hold more stones.
        self.turn = self.below(seats)
        for place in range(seats):
            seat = (self.turn + place) % seats
            self.reserve[seat] = self.content.starting_reserve[place]
            self.quarry[seat] = self.content.stones - self.content.starting_reserve[place]
        for kind in range(CARD_KINDS):
            for _ in range(self.content.market_cards[kind]):
                self.deck[self.deck_count] = kind
                self.deck_count += 1
        self.shuffle(self.deck, 0, self.deck_count)
        for card in range(ROUND_CARDS):
            self.round_order[card] = card
        self.shuffle(self.round_order, 0, ROUND_CARDS)  # the last of the seven is set aside, unseen
        for place in range(MARKET_PLACES):
            self.market[place] = NO_CARD
        self.round = -1
        self.start_round()
        self.open = 1 << self.turn

    # ================================================================ S04 round
    def start_round(self) -> None:
        self.round += 1
        self.passes = 0
        self.sailed = 0
        card = ((self.seats - 2) * ROUND_CARDS + self.round_order[self.round]) * BOATS
        for boat in range(BOATS):
            self.capacity[boat] = self.content.round_card[card + boat]
            self.minimum[boat] = self.content.boat_minimum[self.capacity[boat]]
            self.load[boat] = 0
            self.boat_site[boat] = AT_SHORE
        for boat in range(BOATS):
            for slot in range(SLOTS):
                self.stone[boat * SLOTS + slot] = EMPTY if slot < self.capacity[boat] else CLOSED
        for site in range(SITES):
            self.docked[site] = 0
        self.tell(Event.ROUND_BEGAN, self.round)
        self.deal_market()
        self.push(Task.TURN, self.turn, 0, 0)

    def deal_market(self) -> None:
        """Face-up places first, then the pair of side B (R-40)."""
        face_up = MARKET_PLACES
        if self.option[MARKET] == SIDE_B:
            face_up = self.content.market_face_up_b
        for place in range(face_up):
            self.market[place] = self.draw_card()
            self.tell(Event.MARKET_DEALT, place, self.market[place])
        if self.option[MARKET] == SIDE_B:
            self.deal_pair()

    def deal_pair(self) -> None:
        """S19: two cards face down; kept in the order of their kinds, so that equal pairs have equal bytes."""
        for _ in range(PAIR):
            card = self.draw_card()
            if card != NO_CARD:
                self.pair[self.pair_count] = card
                self.pair_count += 1
        self.sort_pair()
        self.tell(Event.PAIR_DEALT, self.pair_count)

    def sort_pair(self) -> None:
        if self.pair_count == PAIR and self.pair[0] > self.pair[1]:
            card = self.pair[0]
            self.pair[0] = self.pair[1]
            self.pair[1] = card

    def draw_card(self) -> int:
        """The top card; an empty pile is renewed from the discards only when a card is needed (R-12)."""
        if self.deck_count == 0:
            self.renew_deck()
            if self.deck_count == 0:
                return NO_CARD
        self.deck_count -= 1
        card = self.deck[self.deck_count]
        self.deck[self.deck_count] = 0
        return card

    def renew_deck(self) -> None:
        for kind in range(CARD_KINDS):
            for _ in range(self.discarded[kind]):
                self.deck[self.deck_count] = kind
                self.deck_count += 1
            self.discarded[kind] = 0
        self.shuffle(self.deck, 0, self.deck_count)
        self.tell(Event.DECK_RENEWED, self.deck_count)

    def discard(self, card: int) -> None:
        self.discarded[card] += 1
        self.tell(Event.CARD_DISCARDED, card)

    # ================================================================ S05 what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        if task == Task.TURN:
            self.fill_turn(seat)
        elif task == Task.LOADING or task == Task.LOAD_BONUS:
            if task == Task.LOAD_BONUS:
                self.offer(Verb.DECLINE)
            self.offer_loads(False)
        elif task == Task.SAIL_LOADING:
            self.offer_loads(True)
        elif task == Task.SAILING:
            self.offer_sites(self.argument[top])
        elif task == Task.LEVER_SAILING:
            self.offer_sails()
        elif task == Task.LEVER_ORDER:
            for slot in range(SLOTS):
                self.offer_if(self.order_obstacle(slot) == 0, Verb.ORDER + slot)
        elif task == Task.MARKET_CHOICE:
            for place in range(MARKET_PLACES):
                self.offer_if(self.claim_obstacle(place) == 0, Verb.CLAIM + place)
            self.offer(Verb.DECLINE)
        elif task == Task.PAIR_CHOICE:
            for choice in range(PAIR):
                if self.keep_obstacle(choice) == 0:
                    self.offer(Verb.KEEP + choice)
        elif task == Task.PYRAMID_CHOICE:
            for pyramid in range(PYRAMIDS):
                if self.build_obstacle(pyramid) == 0:
                    self.offer(Verb.BUILD + pyramid)
        elif task == Task.TEMPLE_CHOICE:
            self.offer(Verb.REWARD)
            self.offer(Verb.REWARD + 1)
        else:  # a bonus of a pyramid: cards or stones
            self.offer(Verb.ACCEPT)
            self.offer(Verb.DECLINE)

    def fill_turn(self, seat: int) -> None:
        if self.take_obstacle(seat) == 0:
            self.offer(Verb.TAKE)
        if self.reserve[seat] > 0:
            self.offer_loads(False)
        self.offer_sails()
        for card in range(BLUE_CARDS):
            if self.hand[seat * CARD_KINDS + card] > 0 and self.play_obstacle(seat, card) == 0:
                self.offer(Verb.PLAY + card)
        if self.legal_count == 0:
            self.offer(Verb.PASS)

    def offer_loads(self, then_sail: bool) -> None:
        if then_sail:
            for boat in range(BOATS):
                if self.loading_obstacle(boat, True) == 0:
                    for spot in range(boat * SLOTS, boat * SLOTS + SLOTS):
                        self.offer_if(self.stone[spot] == EMPTY, Verb.LOAD + spot)
        else:
            for spot in range(BOATS * SLOTS):
                self.offer_if(self.stone[spot] == EMPTY, Verb.LOAD + spot)

    def offer_sails(self) -> None:
        for boat in range(BOATS):
            if self.boat_obstacle(boat) == 0:
                self.offer_sites(boat)

    def offer_sites(self, boat: int) -> None:
        for site in range(SITES):
            self.offer_if(self.docked[site] == 0, Verb.SAIL + boat * SITES + site)

    # ================================================================ S06-S09 why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        if action < Verb.LOAD:
            return self.take_obstacle(seat) if task == Task.TURN else Reason.NOT_ASKED
        if action < Verb.SAIL:
            return self.load_obstacle(seat, task, action - Verb.LOAD)
        if action < Verb.PLAY:
            return self.sail_obstacle(
                task, self.argument[top], (action - Verb.SAIL) // SITES, (action - Verb.SAIL) % SITES
            )
        if action < Verb.PASS:
            return self.play_obstacle(seat, action - Verb.PLAY) if task == Task.TURN else Reason.NOT_ASKED
        if action < Verb.CLAIM:
            return self.pass_obstacle(seat) if task == Task.TURN else Reason.NOT_ASKED
        if action < Verb.KEEP:
            return self.claim_obstacle(action - Verb.CLAIM) if task == Task.MARKET_CHOICE else Reason.NOT_ASKED
        if action < Verb.ORDER:
            return self.keep_obstacle(action - Verb.KEEP) if task == Task.PAIR_CHOICE else Reason.NOT_ASKED
        if action < Verb.BUILD:
            return self.order_obstacle(action - Verb.ORDER) if task == Task.LEVER_ORDER else Reason.NOT_ASKED
        if action < Verb.REWARD:
            return self.build_obstacle(action - Verb.BUILD) if task == Task.PYRAMID_CHOICE else Reason.NOT_ASKED
        if action < Verb.ACCEPT:
            return 0 if task == Task.TEMPLE_CHOICE else Reason.NOT_ASKED
        if task == Task.CARD_BONUS or task == Task.STONES_BONUS:
            return 0
        if action == Verb.DECLINE and (task == Task.MARKET_CHOICE or task == Task.LOAD_BONUS):
            return 0
        return Reason.NOT_ASKED

    def take_obstacle(self, seat: int) -> int:
        """S06: what fits, up to three, but at least one (R-01)."""
        if self.reserve[seat] >= self.content.reserve_capacity:
            return Reason.RESERVE_FULL
        if self.quarry[seat] == 0:
            return Reason.QUARRY_EMPTY
        return 0

    def loading_obstacle(self, boat: int, then_sail: bool) -> int:
        """S07: any boat that has not sailed; a boat for the Sail must reach its minimum with this stone (R-08)."""
        if self.boat_site[boat] != AT_SHORE:
            return Reason.ALREADY_SAILED
        if self.load[boat] == self.capacity[boat]:
            return Reason.SLOT_TAKEN
        if then_sail and self.load[boat] + 1 < self.minimum[boat]:
            return Reason.BELOW_MINIMUM_LOAD
        return 0

    def load_obstacle(self, seat: int, task: int, spot: int) -> int:
        boat = spot // SLOTS
        slot = spot % SLOTS
        if task != Task.TURN and task != Task.LOADING and task != Task.SAIL_LOADING and task != Task.LOAD_BONUS:
            return Reason.NOT_ASKED
        if self.reserve[seat] == 0:
            return Reason.RESERVE_EMPTY
        if slot >= self.capacity[boat]:
            return Reason.NO_SUCH_SLOT
        reason = self.loading_obstacle(boat, task == Task.SAIL_LOADING)
        if reason == 0 and self.stone[spot] != EMPTY:
            return Reason.SLOT_TAKEN
        return reason

    def boat_obstacle(self, boat: int) -> int:
        """S08 condition 1: an unsent boat with its minimum load."""
        if self.boat_site[boat] != AT_SHORE:
            return Reason.ALREADY_SAILED
        if self.load[boat] < self.minimum[boat]:
            return Reason.BELOW_MINIMUM_LOAD
        return 0

    def sail_obstacle(self, task: int, chosen: int, boat: int, site: int) -> int:
        if task != Task.TURN and task != Task.SAILING and task != Task.LEVER_SAILING:
            return Reason.NOT_ASKED
        if task == Task.SAILING and boat != chosen:
            return Reason.OTHER_BOAT_CHOSEN
        reason = self.boat_obstacle(boat)
        if reason == 0 and self.docked[site]:
            return Reason.DOCK_OCCUPIED  # S08 condition 2
        return reason

    def play_obstacle(self, seat: int, card: int) -> int:
        """S28: a blue card that cannot be carried out in full is not playable (R-31)."""
        if self.hand[seat * CARD_KINDS + card] == 0:
            return Reason.CARD_NOT_OWNED
        if card == LEVER:
            return 0 if self.some_boat_can_sail() else Reason.NO_BOAT_CAN_SAIL
        if card == HAMMER:
            reason = self.take_obstacle(seat)  # at least one stone must be taken
            if reason == 0 and self.free_places() == 0:
                return Reason.NO_ROOM_ON_BOATS
            return reason
        if card == SAIL_CARD:
            if self.reserve[seat] == 0:
                return Reason.RESERVE_EMPTY
            return 0 if self.some_boat_can_load_and_sail() else Reason.NO_BOAT_CAN_SAIL
        if self.reserve[seat] < 2:  # Chisel, strictly two stones
            return Reason.TOO_FEW_STONES
        return 0 if self.free_places() >= 2 else Reason.NO_ROOM_ON_BOATS

    def some_boat_can_sail(self) -> bool:
        for boat in range(BOATS):
            if self.boat_obstacle(boat) == 0:
                return True
        return False

    def some_boat_can_load_and_sail(self) -> bool:
        for boat in range(BOATS):
            if self.loading_obstacle(boat, True) == 0:
                return True
        return False

    def free_places(self) -> int:
        free = 0
        for boat in range(BOATS):
            if self.boat_site[boat] == AT_SHORE:
                free += self.capacity[boat] - self.load[boat]
        return free

    def pass_obstacle(self, seat: int) -> int:
        """R-02: only who has no stone at all, while no boat can sail, passes."""
        if self.reserve[seat] > 0 or self.quarry[seat] > 0 or self.some_boat_can_sail():
            return Reason.MUST_ACT
        return 0

    def claim_obstacle(self, place: int) -> int:
        if place == PAIR_PLACE and self.option[MARKET] == SIDE_B:
            return 0 if self.pair_count > 0 else Reason.NO_CARD_THERE
        return 0 if self.market[place] != NO_CARD else Reason.NO_CARD_THERE

    def keep_obstacle(self, choice: int) -> int:
        """Two cards of one kind leave nothing to choose: the first stands for both."""
        return Reason.SAME_CARDS if choice == 1 and self.pair[0] == self.pair[1] else 0

    def order_obstacle(self, slot: int) -> int:
        boat = self.argument[self.depth - 1]
        return 0 if self.stone[boat * SLOTS + slot] >= 0 else Reason.NO_STONE_THERE

    def build_obstacle(self, pyramid: int) -> int:
        """R-15: a complete pyramid cannot be chosen."""
        return 0 if self.pyramid_height[pyramid] < PYRAMID_B_CELLS else Reason.PYRAMID_COMPLETE

    # ================================================================ S05-S09 carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        self.pop()
        if task == Task.TURN:
            self.passes = self.passes + 1 if action == Verb.PASS else 0
        if action < Verb.LOAD:
            self.take_stones(seat, self.content.take)
        elif action < Verb.SAIL:
            self.load_stone(seat, task, argument, action - Verb.LOAD)
        elif action < Verb.PLAY:
            self.sail(seat, task, (action - Verb.SAIL) // SITES, (action - Verb.SAIL) % SITES)
        elif action < Verb.PASS:
            self.play_card(seat, action - Verb.PLAY)
        elif action < Verb.CLAIM:
            self.tell(Event.SEAT_PASSED, seat)
        elif action < Verb.KEEP:
            self.claim(seat, action - Verb.CLAIM)
        elif action < Verb.ORDER:
            self.keep(seat, action - Verb.KEEP)
        elif action < Verb.BUILD:
            self.order_stone(seat, argument, action - Verb.ORDER)
        elif action < Verb.REWARD:
            self.build_pyramid(seat, action - Verb.BUILD)
        elif action < Verb.ACCEPT:
            self.take_reward(seat, action - Verb.REWARD)
        elif action == Verb.DECLINE:
            self.decline(seat, task)
        elif task == Task.CARD_BONUS:
            self.draw_for(seat)
        else:
            self.take_stones(seat, self.content.take)
        self.advance()

    def advance(self) -> None:
        """Run what resolves itself, until somebody has to choose or the match is over."""
        while True:
            if self.depth == 0:
                self.end_turn()
                if self.over:
                    self.open = 0
                    return
            top = self.depth - 1
            task = self.task[top]
            if task <= Task.LAST_DECISION:
                self.open = 1 << self.who[top]
                return
            if task == Task.UNLOAD:
                self.unload(self.argument[top])
            elif task == Task.DISCARD:
                card = self.argument[top]
                self.pop()
                self.discard(card)
            else:
                self.next_temple_bonus(self.argument[top])
                if self.over:
                    self.open = 0
                    return

    def take_stones(self, seat: int, amount: int) -> None:
        """S06: as many as fit and as the quarry has."""
        taken = min(amount, self.content.reserve_capacity - self.reserve[seat], self.quarry[seat])
        self.reserve[seat] += taken
        self.quarry[seat] -= taken
        self.tell(Event.STONES_TAKEN, seat, taken)

    def load_stone(self, seat: int, task: int, remaining: int, spot: int) -> None:
        """S07, and the loading of Hammer, Sail, Chisel and of a pyramid's bonus."""
        boat = spot // SLOTS
        self.reserve[seat] -= 1
        self.stone[spot] = seat
        self.load[boat] += 1
        self.tell(Event.STONE_LOADED, seat, boat, spot % SLOTS)
        if task == Task.SAIL_LOADING:
            self.push(Task.SAILING, seat, boat, 0)
        elif task == Task.LOADING and remaining > 1:
            self.push(Task.LOADING, seat, remaining - 1, 0)

    def sail(self, seat: int, task: int, boat: int, site: int) -> None:
        """S08: the boat docks; its stones leave it from bow to stern, or in the order the Lever gives."""
        self.boat_site[boat] = site
        self.docked[site] = 1
        self.sailed += 1
        self.tell(Event.BOAT_SAILED, seat, boat, site)
        if task == Task.LEVER_SAILING and self.load[boat] > 1:
            self.push(Task.LEVER_ORDER, seat, boat, 0)
        else:
            self.line_up(boat)

    def line_up(self, boat: int) -> None:
        """Queue what is still aboard from bow to stern, then unload."""
        for spot in range(boat * SLOTS, boat * SLOTS + SLOTS):
            if self.stone[spot] >= 0:
                self.queue_stone(boat, spot)
            self.stone[spot] = CLOSED
        self.push(Task.UNLOAD, 0, self.boat_site[boat], 0)

    def queue_stone(self, boat: int, spot: int) -> None:
        self.cargo[self.cargo_count] = self.stone[spot]
        self.cargo_count += 1
        self.stone[spot] = EMPTY
        self.load[boat] -= 1

    def order_stone(self, seat: int, boat: int, slot: int) -> None:
        """S29: the whole order is named before the first stone is unloaded (R-29)."""
        self.queue_stone(boat, boat * SLOTS + slot)
        self.tell(Event.ORDER_CHOSEN, seat, slot)
        if self.load[boat] > 1:
            self.push(Task.LEVER_ORDER, seat, boat, 0)
        else:
            self.line_up(boat)

    def play_card(self, seat: int, card: int) -> None:
        """S28-S32; the card is discarded after its whole effect (R-50)."""
        self.hand[seat * CARD_KINDS + card] -= 1
        self.tell(Event.CARD_PLAYED, seat, card)
        self.push(Task.DISCARD, seat, card, 0)
        if card == LEVER:
            self.push(Task.LEVER_SAILING, seat, 0, 0)
        elif card == HAMMER:
            self.take_stones(seat, self.content.take)
            self.push(Task.LOADING, seat, 1, 0)
        elif card == SAIL_CARD:
            self.push(Task.SAIL_LOADING, seat, 0, 0)
        else:
            self.push(Task.LOADING, seat, 2, 0)

    def decline(self, seat: int, task: int) -> None:
        if task == Task.MARKET_CHOICE:
            self.tell(Event.CARD_DECLINED, seat)
        else:
            self.tell(Event.BONUS_DECLINED, seat)

    # ================================================================ S08 unloading, stone by stone
    def unload(self, site: int) -> None:
        depth = self.depth
        while self.cargo_next < self.cargo_count:
            owner = self.cargo[self.cargo_next]
            self.cargo_next += 1
            self.deliver(owner, site)
            if self.depth > depth:
                return
        if site == MARKET:
            for place in range(self.cargo_count):  # sold stones return when the whole boat is done
                self.quarry[self.cargo[place]] += 1
                self.tell(Event.STONE_SOLD, self.cargo[place])
        for place in range(SLOTS):
            self.cargo[place] = 0
        self.cargo_count = 0
        self.cargo_next = 0
        self.pop()

    def deliver(self, owner: int, site: int) -> None:
        if site == MARKET:
            if self.cards_on_market():
                self.push(Task.MARKET_CHOICE, owner, 0, 0)
        elif site == PYRAMID:
            self.reach_pyramid(owner)
        elif site == TEMPLE:
            self.temple[self.temple_count] = owner
            self.tell(Event.TEMPLE_BUILT, owner, self.temple_count)
            self.temple_count += 1
        elif site == BURIAL_CHAMBER:
            self.reach_burial_chamber(owner)
        else:
            self.reach_obelisks(owner)

    def gain(self, seat: int, line: int, amount: int) -> None:
        self.score[seat] += amount
        self.line_points[seat * LINES + line] += amount

    # ================================================================ S13, S19 market
    def cards_on_market(self) -> bool:
        for place in range(MARKET_PLACES):
            if self.market[place] != NO_CARD:
                return True
        return self.pair_count > 0

    def claim(self, seat: int, place: int) -> None:
        if place == PAIR_PLACE and self.option[MARKET] == SIDE_B:
            self.look_at_pair(seat)
        else:
            card = self.market[place]
            self.market[place] = NO_CARD
            self.tell(Event.CARD_TAKEN, seat, card)
            self.receive(seat, card)

    def look_at_pair(self, seat: int) -> None:
        """R-13: whoever looks keeps one of the two; a pair of one is simply taken (R-40)."""
        if self.pair_count == PAIR:
            self.tell(Event.PAIR_SEEN, seat, self.pair[0], self.pair[1])
            self.push(Task.PAIR_CHOICE, seat, 0, 0)
            return
        card = self.pair[0]
        self.clear_pair()
        self.tell(Event.CARD_TAKEN, seat, card)
        self.receive(seat, card)

    def clear_pair(self) -> None:
        self.pair[0] = 0
        self.pair[1] = 0
        self.pair_count = 0

    def keep(self, seat: int, choice: int) -> None:
        kept = self.pair[choice]
        rejected = self.pair[1 - choice]
        self.clear_pair()
        self.discard(rejected)  # face up, and before a red card is played
        self.tell(Event.CARD_TAKEN, seat, kept)
        self.receive(seat, kept)

    def draw_for(self, seat: int) -> None:
        """The top card of the pile, handled like one from the market (R-14)."""
        card = self.draw_card()
        if card != NO_CARD:
            self.tell(Event.CARD_DRAWN, seat, card)
            self.receive(seat, card)

    def receive(self, seat: int, card: int) -> None:
        """S13: red cards act at once, all others stay before their owner."""
        if card == ENTRANCE or card == SARCOPHAGUS or card == PAVED_PATH:
            self.play_red(seat, card)
        else:
            self.hand[seat * CARD_KINDS + card] += 1

    # ================================================================ S25 red cards
    def play_red(self, seat: int, card: int) -> None:
        """A stone from the quarry goes to the site; the card is discarded after its effects (R-27)."""
        self.push(Task.DISCARD, seat, card, 0)
        if self.quarry[seat] == 0:
            self.tell(Event.NO_STONE_LEFT, seat, card)
            return
        self.quarry[seat] -= 1
        if card == ENTRANCE:
            self.reach_pyramid(seat)
        elif card == SARCOPHAGUS:
            self.reach_burial_chamber(seat)
        else:
            self.reach_obelisks(seat)

    # ================================================================ S14, S20 pyramids
    def reach_pyramid(self, owner: int) -> None:
        if self.option[PYRAMID] == SIDE_B:
            self.choose_pyramid(owner)
            return
        cell = self.pyramid_count
        points = self.content.pyramid_beyond
        if cell < PYRAMID_CELLS:
            points = self.content.pyramid_cell[cell]
        self.pyramid[cell] = owner
        self.pyramid_count += 1
        self.tell(Event.PYRAMID_BUILT, owner, cell, points, -1)
        self.gain(owner, PYRAMID_LINE, points)

    def choose_pyramid(self, owner: int) -> None:
        """S20: the owner chooses; with one pyramid left there is nothing to choose."""
        unfinished = 0
        last = 0
        for pyramid in range(PYRAMIDS):
            if self.build_obstacle(pyramid) == 0:
                unfinished += 1
                last = pyramid
        if unfinished > 1:
            self.push(Task.PYRAMID_CHOICE, owner, 0, 0)
        elif unfinished == 1:
            self.build_pyramid(owner, last)
        else:  # beside the complete pyramids
            self.pyramid[self.pyramid_count] = owner
            self.pyramid_count += 1
            self.tell(Event.PYRAMID_BUILT, owner, self.pyramid_count - 1, self.content.pyramid_b_beyond, -1)
            self.gain(owner, PYRAMID_LINE, self.content.pyramid_b_beyond)

    def build_pyramid(self, owner: int, pyramid: int) -> None:
        height = self.pyramid_height[pyramid]
        cell = pyramid * PYRAMID_B_CELLS + height
        self.pyramid[cell] = owner
        self.pyramid_height[pyramid] = height + 1
        self.pyramid_count += 1
        points = self.content.pyramid_b_cell[cell]
        self.tell(Event.PYRAMID_BUILT, owner, height, points, pyramid)
        self.gain(owner, PYRAMID_LINE, points)
        self.offer_bonus(owner, self.content.pyramid_b_bonus[cell])

    def offer_bonus(self, owner: int, bonus: int) -> None:
        """R-16: every bonus is optional; one that cannot be used is not offered (R-35)."""
        if bonus == BONUS_CARD:
            if self.some_card_left():
                self.push(Task.CARD_BONUS, owner, 0, 0)
        elif bonus == BONUS_STONES:
            if self.take_obstacle(owner) == 0:
                self.push(Task.STONES_BONUS, owner, 0, 0)
        elif bonus == BONUS_LOAD and self.reserve[owner] > 0 and self.free_places() > 0:
            self.push(Task.LOAD_BONUS, owner, 0, 0)

    def some_card_left(self) -> bool:
        if self.deck_count > 0:
            return True
        for kind in range(CARD_KINDS):
            if self.discarded[kind] > 0:
                return True
        return False

    # ================================================================ S16, S17, S22, S23 burial chamber, obelisks
    def reach_burial_chamber(self, owner: int) -> None:
        self.burial[self.burial_count] = owner
        self.tell(Event.BURIAL_CHAMBER_BUILT, owner, self.burial_count)
        self.burial_count += 1

    def reach_obelisks(self, owner: int) -> None:
        self.obelisk[owner] += 1
        self.tell(Event.OBELISK_BUILT, owner, self.obelisk[owner])
        if self.option[OBELISKS] == SIDE_B:
            self.lone[owner] += 1
            slots = self.content.obelisk_slots
            if self.lone[owner] == self.content.obelisk_stones and self.obelisks_raised < slots:
                self.raise_obelisk(owner)

    def raise_obelisk(self, owner: int) -> None:
        """S23: on the highest free slot, scored at once; the count begins anew (R-43)."""
        points = self.content.obelisk_slot[self.obelisks_raised]
        self.obelisk_owner[self.obelisks_raised] = owner
        self.obelisks_raised += 1
        self.lone[owner] = 0
        self.tell(Event.OBELISK_RAISED, owner, points)
        self.gain(owner, OBELISKS_LINE, points)

    # ================================================================ S10, S11 end of a turn, end of a round
    def end_turn(self) -> None:
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0  # order just continues
        if self.sailed < BOATS and self.passes < self.seats:
            self.push(Task.TURN, self.turn, 0, 0)
        elif self.option[TEMPLE] == SIDE_B:
            self.push(Task.TEMPLE_BONUSES, 0, 0, 0)
        else:
            self.score_temple()
            self.end_round()

    def end_round(self) -> None:
        """R-39, R-51: after the temple, stranded loads return and leftover cards are discarded."""
        self.tell(Event.ROUND_ENDED, self.round)
        for spot in range(BOATS * SLOTS):
            if self.stone[spot] >= 0:
                self.quarry[self.stone[spot]] += 1
                self.tell(Event.LOAD_RETURNED, self.stone[spot])
                self.stone[spot] = EMPTY
                self.load[spot // SLOTS] -= 1
        if self.round + 1 == self.content.rounds:
            self.score_match()
            self.over = 1
            return
        for place in range(MARKET_PLACES):
            if self.market[place] != NO_CARD:
                self.discard(self.market[place])
                self.market[place] = NO_CARD
        for place in range(self.pair_count):
            self.discard(self.pair[place])
        self.clear_pair()
        self.start_round()

    # ================================================================ S15, S21 temple
    def score_temple(self) -> None:
        """Side A: only stones seen from above score, which are the last ones laid."""
        width = self.content.temple_slots[self.seats - 2]
        for cell in range(max(0, self.temple_count - width), self.temple_count):
            self.gain(self.temple[cell], TEMPLE_LINE, self.content.temple_points)
            self.tell(Event.TEMPLE_SCORED, self.temple[cell], self.content.temple_points)

    def next_temple_bonus(self, slot: int) -> None:
        """Side B: slots from left to right, each stone for its owner (R-17); then the round ends."""
        width = self.content.temple_slots[self.seats - 2]
        if slot >= width or slot >= self.temple_count:
            self.pop()
            self.end_round()
            return
        self.argument[self.depth - 1] = slot + 1
        cell = slot + (self.temple_count - 1 - slot) // width * width
        owner = self.temple[cell]
        bonus = self.content.temple_b_slot[slot]
        if bonus == SLOT_CARD:
            self.draw_for(owner)  # compulsory
        elif bonus == SLOT_POINTS:
            self.reward(owner, self.content.temple_b_points)
        elif self.take_obstacle(owner) == 0:
            self.push(Task.TEMPLE_CHOICE, owner, 0, 0)
        else:
            self.reward(owner, self.content.temple_b_choice_points)

    def reward(self, seat: int, points: int) -> None:
        self.gain(seat, TEMPLE_LINE, points)
        self.tell(Event.TEMPLE_SCORED, seat, points)

    def take_reward(self, seat: int, choice: int) -> None:
        if choice == REWARD_POINT:
            self.reward(seat, self.content.temple_b_choice_points)
        else:
            self.take_stones(seat, self.content.temple_b_choice_stones)

    # ================================================================ S12 final scoring
    def score_match(self) -> None:
        if self.option[BURIAL_CHAMBER] == SIDE_B:
            for row in range(ROWS):
                self.score_contest(row, BURIAL_CHAMBER_LINE)
        else:
            self.score_burial_areas()
        if self.option[OBELISKS] == SIDE_B:
            for seat in range(self.seats):
                self.gain(seat, OBELISKS_LINE, self.lone[seat] * self.content.lone_stone)
        else:
            self.score_contest(OBELISK_CONTEST, OBELISKS_LINE)
        for seat in range(self.seats):
            self.score_cards(seat)
            if self.option[WRATH] and self.neglects_a_monument(seat):
                self.gain(seat, WRATH_LINE, -self.content.wrath)
        self.tell(Event.MATCH_ENDED)

    def score_burial_areas(self) -> None:
        """S16: each area of one colour connected by edges, in three rows filled column by column."""
        count = self.burial_count
        seen: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        waiting: Annotated[list[i8], SITE_STONES] = [0] * SITE_STONES
        for start in range(count):
            if seen[start]:
                continue
            owner = self.burial[start]
            seen[start] = 1
            waiting[0] = start
            remaining = 1
            size = 0
            while remaining > 0:
                remaining -= 1
                cell = waiting[remaining]
                size += 1
                for way in range(4):
                    near = burial_neighbour(cell, way)
                    if 0 <= near < count and seen[near] == 0 and self.burial[near] == owner:
                        seen[near] = 1
                        waiting[remaining] = near
                        remaining += 1
            self.gain(owner, BURIAL_CHAMBER_LINE, self.area_points(size))

    def area_points(self, size: int) -> int:
        largest = GROUP_SIZES - 1
        if size <= largest:
            return self.content.area[size]
        return self.content.area[largest] + (size - largest) * self.content.area_beyond

    def score_contest(self, contest: int, line: int) -> None:
        """S17, S22: by number of stones; tied players share their places, rounded down (R-21)."""
        for seat in range(self.seats):
            mine = self.contest_stones(contest, seat)
            if mine > 0:
                higher = 0
                equal = 0
                for other in range(self.seats):
                    theirs = self.contest_stones(contest, other)
                    if theirs > mine:
                        higher += 1
                    elif theirs == mine:
                        equal += 1
                total = 0
                for place in range(higher, higher + equal):
                    total += self.contest_place(contest, place)
                self.gain(seat, line, total // equal)

    def contest_stones(self, contest: int, seat: int) -> int:
        """Stones of a seat in a row of the burial chamber, or in its obelisk."""
        if contest == OBELISK_CONTEST:
            return self.obelisk[seat]
        stones = 0
        for cell in range(contest, self.burial_count, ROWS):
            if self.burial[cell] == seat:
                stones += 1
        return stones

    def contest_place(self, contest: int, place: int) -> int:
        index = (self.seats - 2) * SEATS + place
        if contest == OBELISK_CONTEST:
            return self.content.obelisk_places[index]
        return self.content.row_places[index]

    def score_cards(self, seat: int) -> None:
        """S26, S27, S28: ornaments, statues, unused blue cards."""
        hand = seat * CARD_KINDS
        each = self.content.ornament_stones
        obelisk_stones = 0
        for other in range(SEATS):
            obelisk_stones += self.obelisk[other]
        points = self.hand[hand + PYRAMID_ORNAMENT] * (self.pyramid_count // each)
        points += self.hand[hand + TEMPLE_ORNAMENT] * (self.temple_count // each)
        points += self.hand[hand + BURIAL_CHAMBER_ORNAMENT] * (self.burial_count // each)
        points += self.hand[hand + OBELISKS_ORNAMENT] * (obelisk_stones // each)
        self.gain(seat, ORNAMENTS_LINE, points)
        self.gain(seat, STATUES_LINE, self.statue_points(self.hand[hand + STATUE]))
        unused = 0
        for card in range(BLUE_CARDS):
            unused += self.hand[hand + card]
        self.gain(seat, UNUSED_CARDS_LINE, unused * self.content.unused_card)

    def statue_points(self, statues: int) -> int:
        largest = GROUP_SIZES - 1
        if statues <= largest:
            return self.content.statue[statues]
        return self.content.statue[largest] + (statues - largest) * self.content.statue_beyond

    def neglects_a_monument(self, seat: int) -> bool:
        """S24: without a stone on one of the four building sites, however it came there (R-23)."""
        if self.obelisk[seat] == 0 or not self.lies_in_pyramid(seat):
            return True
        in_temple = False
        for cell in range(self.temple_count):
            if self.temple[cell] == seat:
                in_temple = True
        in_burial = False
        for cell in range(self.burial_count):
            if self.burial[cell] == seat:
                in_burial = True
        return not in_temple or not in_burial

    def lies_in_pyramid(self, seat: int) -> bool:
        """Side B leaves gaps between unfinished pyramids."""
        for cell in range(SITE_STONES):
            if self.pyramid[cell] == seat and self.pyramid_cell_filled(cell):
                return True
        return False

    def pyramid_cell_filled(self, cell: int) -> bool:
        if self.option[PYRAMID] == SIDE_B and cell < PYRAMIDS * PYRAMID_B_CELLS:
            return cell % PYRAMID_B_CELLS < self.pyramid_height[cell // PYRAMID_B_CELLS]
        return cell < self.pyramid_count

    def points(self, seat: int, line: int) -> int:
        return self.line_points[seat * LINES + line]

    def tie_break(self, seat: int, level: int) -> int:
        """S12: stones on the reserve (R-22, R-48)."""
        return self.reserve[seat]

    def result(self, seat: int) -> float:
        return self.score[seat] * 16.0 + self.reserve[seat]  # a reserve holds fewer than sixteen

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """Nobody knows the order of the piles; the pair is known only to the seat that is looking at it."""
        self.forget_chance()
        count = self.deck_count
        if self.pair_count > 0 and not self.looks_at_pair(seat):
            for place in range(self.pair_count):
                if self.pair[place] != NO_CARD:
                    self.deck[count + place] = self.pair[place]
                    self.pair[place] = NO_CARD
            count += self.pair_count
        self.sort_deck(count)
        self.sort(self.round_order, self.round + 1, ROUND_CARDS)

    def looks_at_pair(self, seat: int) -> bool:
        top = self.depth - 1
        return top >= 0 and self.task[top] == Task.PAIR_CHOICE and self.who[top] == seat

    def sort_deck(self, count: int) -> None:
        amount: Annotated[list[i8], CARD_KINDS] = [0] * CARD_KINDS
        for place in range(count):
            amount[self.deck[place]] += 1
        place = 0
        for kind in range(CARD_KINDS):
            for _ in range(amount[kind]):
                self.deck[place] = kind
                place += 1

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
        hidden = self.pair_count if self.pair[0] == NO_CARD else 0
        self.shuffle(self.deck, 0, self.deck_count + hidden)
        for place in range(hidden):
            self.pair[place] = self.deck[self.deck_count + place]
            self.deck[self.deck_count + place] = 0
        self.sort_pair()
        self.shuffle(self.round_order, self.round + 1, ROUND_CARDS)


def burial_neighbour(cell: int, way: int) -> int:
    """The cell left, right, above or below in three rows filled column by column; -1 where there is none."""
    row = cell % ROWS
    if way == 0:
        return cell - ROWS
    if way == 1:
        return cell + ROWS
    if way == 2:
        return cell - 1 if row > 0 else -1
    return cell + 1 if row < ROWS - 1 else -1
