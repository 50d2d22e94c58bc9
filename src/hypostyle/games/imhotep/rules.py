"""The rules of Imhotep: what a seat may choose in its turn, what comes of it, and what nobody may know."""

from __future__ import annotations

from typing import Annotated

from hypostyle.engine.types import apart, i8, i64
from hypostyle.games.imhotep.board import Printed
from hypostyle.games.imhotep.rounds import Rounds
from hypostyle.games.imhotep.vocabulary import (
    AT_SHORE,
    BLUE_CARDS,
    BOATS,
    CARD_KINDS,
    CLOSED,
    EMPTY,
    MARKET_PLACES,
    PAIR,
    PAIR_PLACE,
    PYRAMIDS,
    ROUND_CARDS,
    SIDE_B,
    SITES,
    SLOTS,
    VERB_OF,
    Card,
    Event,
    Reason,
    Site,
    Task,
    Verb,
)

__all__ = ["Printed", "Rules"]


class Rules(Rounds):
    """A position of Imhotep."""

    # ================================================================ S05 what may be chosen
    def fill_legal(self, seat: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        if task == Task.TURN:  # most decisions: asked first, and alone
            self.fill_turn(seat)
            return
        if task == Task.LOADING or task == Task.LOAD_BONUS:
            if task == Task.LOAD_BONUS:
                self.offer(Verb.DECLINE)
            self.offer_loads()
        elif task == Task.SAIL_LOADING:
            self.offer_loads_to_sail()
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
            self.offer_loads()
        self.offer_sails()
        for card in range(BLUE_CARDS):
            if self.play_obstacle(seat, card) == 0:
                self.offer(Verb.PLAY + card)
        if self.legal_count == 0 and self.pass_obstacle(seat) == 0:  # the first test is foreseen, and spares the second
            self.offer(Verb.PASS)

    def offer_loads(self) -> None:
        for spot in range(BOATS * SLOTS):
            self.offer_if(self.slot_is_free(spot), Verb.LOAD + spot)

    def offer_loads_to_sail(self) -> None:
        for spot in range(BOATS * SLOTS):
            if self.sail_load_obstacle(spot) == 0:
                self.offer(Verb.LOAD + spot)

    def offer_sails(self) -> None:
        for boat in range(BOATS):
            if self.boat_is_ready(boat):
                self.offer_sites(boat)

    def offer_sites(self, boat: int) -> None:
        for site in range(SITES):
            self.offer_if(self.dock_is_free(site), Verb.SAIL + boat * SITES + site)

    # ================================================================ S06-S09 why something cannot be done
    def obstacle(self, seat: int, action: int) -> int:
        top = self.depth - 1
        task = self.task[top]
        verb = VERB_OF[action]
        value = action - verb
        if verb == Verb.TAKE:
            return self.take_obstacle(seat) if task == Task.TURN else Reason.NOT_ASKED
        if verb == Verb.LOAD:
            return self.load_obstacle(seat, task, value)
        if verb == Verb.SAIL:
            return self.sail_obstacle(task, self.argument[top], value // SITES, value % SITES)
        if verb == Verb.PLAY:
            return self.play_obstacle(seat, value) if task == Task.TURN else Reason.NOT_ASKED
        if verb == Verb.PASS:
            return self.pass_obstacle(seat) if task == Task.TURN else Reason.NOT_ASKED
        if verb == Verb.CLAIM:
            return self.claim_obstacle(value) if task == Task.MARKET_CHOICE else Reason.NOT_ASKED
        if verb == Verb.KEEP:
            return self.keep_obstacle(value) if task == Task.PAIR_CHOICE else Reason.NOT_ASKED
        if verb == Verb.ORDER:
            return self.order_obstacle(value) if task == Task.LEVER_ORDER else Reason.NOT_ASKED
        if verb == Verb.BUILD:
            return self.build_obstacle(value) if task == Task.PYRAMID_CHOICE else Reason.NOT_ASKED
        if verb == Verb.REWARD:
            return 0 if task == Task.TEMPLE_CHOICE else Reason.NOT_ASKED
        if task == Task.CARD_BONUS or task == Task.STONES_BONUS:
            return 0  # to be accepted or declined
        if verb == Verb.DECLINE and (task == Task.MARKET_CHOICE or task == Task.LOAD_BONUS):
            return 0
        return Reason.NOT_ASKED

    def load_obstacle(self, seat: int, task: int, spot: int) -> int:
        """S07: one's own stone onto a free slot of a boat that has not sailed."""
        if task != Task.TURN and task != Task.LOADING and task != Task.SAIL_LOADING and task != Task.LOAD_BONUS:
            return Reason.NOT_ASKED
        if self.reserve[seat] == 0:
            return Reason.RESERVE_EMPTY
        return self.sail_load_obstacle(spot) if task == Task.SAIL_LOADING else self.slot_obstacle(spot)

    def slot_is_free(self, spot: int) -> bool:
        return self.stone[spot] == EMPTY

    def slot_obstacle(self, spot: int) -> int:
        """A slot that is neither free nor taken is closed: the boat is smaller, or has sailed."""
        if self.slot_is_free(spot):
            return 0
        if spot % SLOTS >= self.capacity[spot // SLOTS]:
            return Reason.NO_SUCH_SLOT
        return Reason.SLOT_TAKEN if self.boat_site[spot // SLOTS] == AT_SHORE else Reason.ALREADY_SAILED

    def sail_load_obstacle(self, spot: int) -> int:
        """S31: the boat must reach its minimum with this stone, as it sails at once (R-08)."""
        boat = spot // SLOTS
        reason = self.slot_obstacle(spot)
        if reason == 0 and self.load[boat] + 1 < self.minimum[boat]:
            return Reason.BELOW_MINIMUM_LOAD
        return reason

    def boat_is_ready(self, boat: int) -> bool:
        """S08 condition 1: an unsent boat with its minimum load; one test of both, as neither can be foreseen."""
        return (self.boat_site[boat] == AT_SHORE) & (self.load[boat] >= self.minimum[boat])

    def boat_obstacle(self, boat: int) -> int:
        if self.boat_is_ready(boat):
            return 0
        return Reason.BELOW_MINIMUM_LOAD if self.boat_site[boat] == AT_SHORE else Reason.ALREADY_SAILED

    def sail_obstacle(self, task: int, chosen: int, boat: int, site: int) -> int:
        if task != Task.TURN and task != Task.SAILING and task != Task.LEVER_SAILING:
            return Reason.NOT_ASKED
        if task == Task.SAILING and boat != chosen:
            return Reason.OTHER_BOAT_CHOSEN
        reason = self.boat_obstacle(boat)
        if reason == 0 and not self.dock_is_free(site):
            return Reason.DOCK_OCCUPIED
        return reason

    def dock_is_free(self, site: int) -> bool:
        """S08 condition 2: one boat at each site and round."""
        return self.docked[site] == 0

    def play_obstacle(self, seat: int, card: int) -> int:
        """S28: a blue card that cannot be carried out in full is not playable (R-31)."""
        if self.hand[seat * CARD_KINDS + card] == 0:
            return Reason.CARD_NOT_OWNED
        if card == Card.LEVER:
            return 0 if self.some_boat_can_sail() else Reason.NO_BOAT_CAN_SAIL
        if card == Card.HAMMER:
            reason = self.take_obstacle(seat)  # at least one stone must be taken
            if reason == 0 and self.free_places() == 0:
                return Reason.NO_ROOM_ON_BOATS
            return reason
        if card == Card.SAIL:
            if self.reserve[seat] == 0:
                return Reason.RESERVE_EMPTY
            return 0 if self.some_boat_can_load_and_sail() else Reason.NO_BOAT_CAN_SAIL
        if self.reserve[seat] < 2:  # Chisel, strictly two stones
            return Reason.TOO_FEW_STONES
        return 0 if self.free_places() >= 2 else Reason.NO_ROOM_ON_BOATS

    def some_boat_can_sail(self) -> bool:
        for boat in range(BOATS):
            if self.boat_is_ready(boat):
                return True
        return False

    def some_boat_can_load_and_sail(self) -> bool:
        for spot in range(BOATS * SLOTS):
            if self.sail_load_obstacle(spot) == 0:
                return True
        return False

    def pass_obstacle(self, seat: int) -> int:
        """R-02: only who has no stone at all, while no boat can sail, passes."""
        if self.reserve[seat] > 0 or self.quarry[seat] > 0 or self.some_boat_can_sail():
            return Reason.MUST_ACT
        return 0

    def claim_obstacle(self, place: int) -> int:
        if place == PAIR_PLACE and self.option[Site.MARKET] == SIDE_B:
            return 0 if self.pair_count > 0 else Reason.NO_CARD_THERE
        return 0 if self.market[place] != Card.NONE else Reason.NO_CARD_THERE

    def keep_obstacle(self, choice: int) -> int:
        """Two cards of one kind leave nothing to choose: the first stands for both."""
        return Reason.SAME_CARDS if choice == 1 and self.pair[0] == self.pair[1] else 0

    def order_obstacle(self, slot: int) -> int:
        boat = self.argument[self.depth - 1]
        return 0 if self.stone[boat * SLOTS + slot] >= 0 else Reason.NO_STONE_THERE

    # ================================================================ S05-S09 carrying a choice out
    def apply(self, seat: int, action: int) -> None:
        top = self.depth - 1
        task = self.task[top]
        argument = self.argument[top]
        verb = VERB_OF[action]
        value = action - verb
        self.pop()
        if task == Task.TURN:
            self.passes = self.passes + 1 if verb == Verb.PASS else 0
        if verb == Verb.TAKE:
            self.take_stones(seat, self.content.take)
        elif verb == Verb.LOAD:
            self.load_stone(seat, task, argument, value)
        elif verb == Verb.SAIL:
            self.sail(seat, task, value // SITES, value % SITES)
        elif verb == Verb.PLAY:
            self.play_card(seat, value)
        elif verb == Verb.PASS:
            self.tell(Event.SEAT_PASSED, seat)
        elif verb == Verb.CLAIM:
            self.claim(seat, value)
        elif verb == Verb.KEEP:
            self.keep(seat, value)
        elif verb == Verb.ORDER:
            self.order_stone(seat, argument, value)
        elif verb == Verb.BUILD:
            self.build_pyramid(seat, value)
        elif verb == Verb.REWARD:
            self.take_reward(seat, value)
        elif verb == Verb.DECLINE:
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

    def load_stone(self, seat: int, task: int, remaining: int, spot: int) -> None:
        """S07, and the loading of Hammer, Sail, Chisel and of a pyramid's bonus."""
        boat = spot // SLOTS
        self.reserve[seat] -= 1
        self.stone[spot] = seat
        self.load[boat] += 1
        if task == Task.SAIL_LOADING:
            self.push(Task.SAILING, seat, boat, 0)
        elif task == Task.LOADING and remaining > 1:
            self.push(Task.LOADING, seat, remaining - 1, 0)
        self.tell(Event.STONE_LOADED, seat, boat, spot % SLOTS)

    def sail(self, seat: int, task: int, boat: int, site: int) -> None:
        """S08: the boat docks; its stones leave it from bow to stern, or in the order the Lever gives."""
        self.boat_site[boat] = site
        self.docked[site] = 1
        self.sailed += 1
        if task == Task.LEVER_SAILING and self.load[boat] > 1:
            self.push(Task.LEVER_ORDER, seat, boat, 0)
        else:
            self.line_up(boat)
        self.tell(Event.BOAT_SAILED, seat, boat, site)

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

    @apart
    def order_stone(self, seat: int, boat: int, slot: int) -> None:
        """S29: the whole order is named before the first stone is unloaded (R-29)."""
        self.queue_stone(boat, boat * SLOTS + slot)
        self.tell(Event.ORDER_CHOSEN, seat, slot)
        if self.load[boat] > 1:
            self.push(Task.LEVER_ORDER, seat, boat, 0)
        else:
            self.line_up(boat)

    @apart
    def play_card(self, seat: int, card: int) -> None:
        """S28-S32; the card is discarded after its whole effect (R-50)."""
        self.hand[seat * CARD_KINDS + card] -= 1
        self.tell(Event.CARD_PLAYED, seat, card)
        self.push(Task.DISCARD, seat, card, 0)
        if card == Card.LEVER:
            self.push(Task.LEVER_SAILING, seat, 0, 0)
        elif card == Card.HAMMER:
            self.take_stones(seat, self.content.take)
            self.push(Task.LOADING, seat, 1, 0)
        elif card == Card.SAIL:
            self.push(Task.SAIL_LOADING, seat, 0, 0)
        else:
            self.push(Task.LOADING, seat, 2, 0)

    def decline(self, seat: int, task: int) -> None:
        if task == Task.MARKET_CHOICE:
            self.tell(Event.CARD_DECLINED, seat)
        else:
            self.tell(Event.BONUS_DECLINED, seat)

    @apart
    def unload(self, site: int) -> None:
        depth = self.depth
        while self.cargo_next < self.cargo_count:
            owner = self.cargo[self.cargo_next]
            self.cargo_next += 1
            self.deliver(owner, site)
            if self.depth > depth:
                return
        if site == Site.MARKET:
            for place in range(self.cargo_count):  # sold stones return when the whole boat is done
                self.quarry[self.cargo[place]] += 1
                self.tell(Event.STONE_SOLD, self.cargo[place])
        for place in range(SLOTS):
            self.cargo[place] = 0
        self.cargo_count = 0
        self.cargo_next = 0
        self.pop()

    # ================================================================ secrets
    def erase(self, seat: int) -> None:
        """Nobody knows the order of the piles; the pair is known only to the seat that is looking at it."""
        self.forget_chance()
        count = self.deck_count
        if self.pair_count > 0 and not self.looks_at_pair(seat):
            for place in range(self.pair_count):
                if self.pair[place] != Card.NONE:
                    self.deck[count + place] = self.pair[place]
                    self.pair[place] = Card.NONE
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
        hidden = self.pair_count if self.pair[0] == Card.NONE else 0
        self.shuffle(self.deck, 0, self.deck_count + hidden)
        for place in range(hidden):
            self.pair[place] = self.deck[self.deck_count + place]
            self.deck[self.deck_count + place] = 0
        self.sort_pair()
        self.shuffle(self.round_order, self.round + 1, ROUND_CARDS)
