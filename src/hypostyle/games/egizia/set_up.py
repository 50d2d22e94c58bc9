"""The set-up of Egizia and its secrets: what is dealt, who knows it, and how it is dealt anew in imagined worlds."""

from __future__ import annotations

from hypostyle.engine.types import chapter, i64
from hypostyle.games.egizia.scoring import Scoring
from hypostyle.games.egizia.vocabulary import (
    ABSENT,
    ASIDE,
    BONUS_TILES,
    CARD_SPACES,
    COLORS,
    DEALT,
    GOLD,
    GREEN_FIELD,
    MARKETS,
    NO_CARD,
    NO_FACE,
    NO_STATUE,
    NOWHERE,
    ORDINARY_TEAMS,
    ROUND_SPACES,
    SPHINX_CARDS,
    STATUE_CARDS,
    STATUES,
    STONE,
    TEAMS,
    UNDER,
    UNSEEN,
    VIOLET,
    VIOLET_BONUS,
    WHEAT,
    Event,
    Reason,
    Task,
)


@chapter
class SetUp(Scoring):
    """The first table, and the cards that not everybody sees."""

    # ================================================================ S02, S03 set-up
    def set_up(self) -> None:
        self.deal_order_tiles()
        self.flood = self.content.flood_start
        for seat in range(self.seats):
            self.set_up_player(seat)
        self.lay_bonus_tiles()
        self.lay_statues()
        for space in range(CARD_SPACES):
            self.river_card[space] = NO_CARD
        for space in range(ROUND_SPACES):
            self.river_face[space] = NO_FACE
        self.deal_sphinx()

    def deal_order_tiles(self) -> None:
        """S02.10-S02.11: at random; on space 0 the first in order stands at the back (R-43)."""
        for seat in range(self.seats):
            self.order[seat] = seat
        self.shuffle(self.order, 0, self.seats)
        for place in range(self.seats):
            seat = self.order[place]
            self.queue[self.seats - 1 - place] = seat
            self.stones[seat] = self.content.start_stones[place]
            self.tell(Event.ORDER_DEALT, seat, place)

    def set_up_player(self, seat: int) -> None:
        for team in range(ORDINARY_TEAMS):
            self.team[seat * TEAMS + team] = self.content.team_start
        self.team[seat * TEAMS + VIOLET] = self.content.lead_start
        self.market[seat * MARKETS + WHEAT] = 1
        self.market[seat * MARKETS + STONE] = 1
        self.quarry[seat] = self.content.start_quarry
        self.field_value[seat * COLORS + GREEN_FIELD] = self.content.start_field
        self.field_count[seat * COLORS + GREEN_FIELD] = 1
        self.furthest[seat] = NOWHERE

    def lay_bonus_tiles(self) -> None:
        """S02.2; with two players both columns are violet (S03.4)."""
        if self.seats == 2:
            self.bonus_tile[GOLD] = self.content.gold_for_two
        else:
            self.bonus_tile[GOLD] = self.pick_bonus(GOLD, -1)
        self.bonus_tile[VIOLET_BONUS] = self.pick_bonus(VIOLET_BONUS, self.bonus_tile[GOLD])
        self.tell(Event.BONUS_LAID, self.bonus_tile[GOLD])
        self.tell(Event.BONUS_LAID, self.bonus_tile[VIOLET_BONUS])

    def pick_bonus(self, color: int, other: int) -> int:
        """A random tile of a colour that is not the other one."""
        count = 0
        for tile in range(BONUS_TILES):
            if self.content.bonus_color[tile] == color and tile != other:
                count += 1
        number = self.below(count)
        tile = 0
        while number > 0 or self.content.bonus_color[tile] != color or tile == other:
            if self.content.bonus_color[tile] == color and tile != other:
                number -= 1
            tile += 1
        return tile

    def lay_statues(self) -> None:
        """S02.3: one A, one B, then one of the rest; with two players no third."""
        for place in range(STATUES):
            self.statue_card[place] = NO_STATUE
        for place in range(self.content.statues[self.seats - 2]):
            count = 0
            for card in range(STATUE_CARDS):
                if self.may_lie(card, place):
                    count += 1
            number = self.below(count)
            card = 0
            while number > 0 or not self.may_lie(card, place):
                if self.may_lie(card, place):
                    number -= 1
                card += 1
            self.statue_card[place] = card
            self.tell(Event.STATUE_LAID, card)

    def may_lie(self, card: int, place: int) -> bool:
        if place < 2 and self.content.statue_letter[card] != place:
            return False
        return self.statue_card[0] != card and self.statue_card[1] != card

    def deal_sphinx(self) -> None:
        """S02.4: two cards to each player, who all choose at the same time (R-44, R-77)."""
        for card in range(SPHINX_CARDS):
            if self.seats == 2 and self.content.sphinx_three_plus[card]:
                self.sphinx[card] = ABSENT
            else:
                self.unseen += 1
        for seat in range(self.seats):
            for place in range(seat * DEALT, (seat + 1) * DEALT):
                card = self.draw_sphinx()
                self.sphinx[card] = ASIDE
                self.dealt[place] = card
        for seat in range(self.seats):
            self.sort_dealt(seat)
            self.tell(Event.SPHINX_DEALT, seat, self.dealt[seat * DEALT], self.dealt[seat * DEALT + 1])
        self.push(Task.SPHINX_CHOICE, 0, 0, 0)
        self.open = (1 << self.seats) - 1

    def sort_dealt(self, seat: int) -> None:
        self.sort(self.dealt, seat * DEALT, (seat + 1) * DEALT)

    def deal_obstacle(self, seat: int, card: int) -> int:
        if self.dealt[seat * DEALT] == card or self.dealt[seat * DEALT + 1] == card:
            return 0
        return Reason.NOT_DEALT

    def choose_dealt(self, seat: int, card: int) -> None:
        """The sealed choice: the card kept comes first. When all are in, refused cards are shuffled into the deck."""
        if self.dealt[seat * DEALT] != card:
            self.dealt[seat * DEALT + 1] = self.dealt[seat * DEALT]
            self.dealt[seat * DEALT] = card
        self.tell(Event.SPHINX_CHOSEN, seat, card)
        self.open &= ~(1 << seat)
        if self.open:
            return
        for owner in range(self.seats):
            kept = self.dealt[owner * DEALT]
            self.sphinx[kept] = owner + 1
            self.hand_count[owner] = 1
            self.sphinx[self.dealt[owner * DEALT + 1]] = UNSEEN
            self.unseen += 1
            self.dealt[owner * DEALT] = 0
            self.dealt[owner * DEALT + 1] = 0
        self.pop()
        self.start_round()

    # ================================================================ S01.4 secrets
    def erase(self, seat: int) -> None:
        """Sphinx hands, cards being chosen from and cards under the deck are known only to who holds or put them."""
        self.forget_chance()
        if self.over:
            return  # final scoring has laid every hand open
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] != seat + 1 and self.sphinx[card] != ABSENT:
                self.sphinx[card] = UNSEEN
        for place in range(self.under_count):
            if self.under_by[place] == seat and self.under[place] != NO_CARD:
                self.sphinx[self.under[place]] = UNDER
            else:
                self.under[place] = NO_CARD
        self.erase_aside(seat)

    def erase_aside(self, seat: int) -> None:
        """Cards dealt at set-up or drawn at the Sphinx, while their owner chooses."""
        top = self.depth - 1
        for place in range(self.drawn_count):
            if self.who[top] == seat and self.drawn[place] != NO_CARD:
                self.sphinx[self.drawn[place]] = ASIDE
            else:
                self.drawn[place] = NO_CARD
        if self.task[top] == Task.SPHINX_CHOICE:
            for owner in range(self.seats):
                for place in range(owner * DEALT, (owner + 1) * DEALT):
                    if owner == seat and self.dealt[place] != NO_CARD:
                        self.sphinx[self.dealt[place]] = ASIDE
                    else:
                        self.dealt[place] = NO_CARD

    def redeal(self, seed: i64) -> None:
        self.seed(seed)
        if self.over:
            return
        hidden = 0
        for card in range(SPHINX_CARDS):
            if self.sphinx[card] == UNSEEN:
                hidden += 1
        for seat in range(self.seats):
            missing = self.hand_count[seat]
            for card in range(SPHINX_CARDS):
                if self.sphinx[card] == seat + 1:
                    missing -= 1
            for _ in range(missing):
                self.sphinx[self.pick_unseen(hidden)] = seat + 1
                hidden -= 1
        for place in range(self.under_count):
            if self.under[place] == NO_CARD:
                self.under[place] = self.pick_unseen(hidden)
                self.sphinx[self.under[place]] = UNDER
                hidden -= 1
        self.redeal_aside(hidden)

    def redeal_aside(self, hidden: int) -> None:
        for place in range(self.drawn_count):
            if self.drawn[place] == NO_CARD:
                self.drawn[place] = self.pick_unseen(hidden)
                self.sphinx[self.drawn[place]] = ASIDE
                hidden -= 1
        if self.task[self.depth - 1] != Task.SPHINX_CHOICE:
            return
        for place in range(self.seats * DEALT):
            if self.dealt[place] == NO_CARD:
                self.dealt[place] = self.pick_unseen(hidden)
                self.sphinx[self.dealt[place]] = ASIDE
                hidden -= 1
        for seat in range(self.seats):
            if (self.open >> seat) & 1:
                self.sort_dealt(seat)
