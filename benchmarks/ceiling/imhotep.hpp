// Imhotep with all A sides and no option, written by hand for speed: the ceiling our compiled Python is measured against.
//
// It takes the same decisions from the same seeds as hypostyle.games.imhotep with those options: same generator, same
// order of drawing, same order and ids of the legal actions. Printed values are constants here.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace imhotep {

enum Site : int { MARKET, PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS, SITES };
enum Card : int {
    LEVER, HAMMER, SAIL_CARD, CHISEL,
    ENTRANCE, SARCOPHAGUS, PAVED_PATH,
    PYRAMID_ORNAMENT, TEMPLE_ORNAMENT, BURIAL_CHAMBER_ORNAMENT, OBELISKS_ORNAMENT,
    STATUE, CARD_KINDS
};
enum Task : int { TURN, LOADING, SAIL_LOADING, SAILING, LEVER_SAILING, LEVER_ORDER, MARKET_CHOICE, UNLOAD };
enum Action : int {
    TAKE = 0, LOAD = 1, SAIL = 17, PLAY = 37, PASS = 41, CLAIM = 42, ORDER = 48, DECLINE = 58, ACTIONS = 59
};

constexpr int SEATS = 4, BOATS = 4, SLOTS = 4, ROUNDS = 6, ROUND_CARDS = 7, DECK = 34, PLACES = 4, SITE_STONES = 64;
constexpr int STONES = 29, RESERVE = 5, TAKEN = 3;
constexpr int8_t NONE = -1;

constexpr int8_t START_RESERVE[SEATS] = {2, 3, 4, 5};
constexpr int8_t MINIMUM[SLOTS + 1] = {0, 1, 1, 2, 3};
constexpr int8_t CARDS[DECK] = {0, 0, 1, 1, 2, 2, 2, 3, 3,  3,  4,  4,  5,  5,  6,  6,  7,
                                7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11};
constexpr int8_t ROUND_CARD[3][ROUND_CARDS][BOATS] = {
    {{4, 3, 3, 1}, {4, 3, 2, 2}, {4, 3, 2, 1}, {4, 2, 2, 1}, {3, 3, 2, 2}, {3, 3, 2, 1}, {3, 2, 2, 1}},
    {{4, 4, 2, 1}, {4, 3, 3, 2}, {4, 3, 2, 2}, {4, 3, 2, 1}, {4, 2, 2, 1}, {3, 3, 3, 2}, {3, 3, 2, 2}},
    {{4, 4, 3, 2}, {4, 4, 2, 2}, {4, 4, 2, 1}, {4, 3, 3, 3}, {4, 3, 3, 2}, {4, 3, 2, 2}, {3, 3, 3, 2}},
};
constexpr int8_t PYRAMID_POINTS[14] = {2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4};
constexpr int8_t OBELISK_PLACES[3][SEATS] = {{10, 1, 0, 0}, {12, 6, 1, 0}, {15, 10, 5, 1}};
constexpr int8_t GROUP_POINTS[6] = {0, 1, 3, 6, 10, 15};

inline int group_points(int size) { return size <= 5 ? GROUP_POINTS[size] : 15 + 2 * (size - 5); }

struct State {
    uint32_t rng[4];
    int16_t score[SEATS];
    int8_t seats, round, turn, passes, sailed, over, depth;
    int8_t cargo_count, cargo_next, deck_count, pyramid_count, temple_count, burial_count;
    int8_t task[4], who[4], argument[4];
    int8_t reserve[SEATS], quarry[SEATS], obelisk[SEATS], hand[SEATS][CARD_KINDS];
    int8_t capacity[BOATS], minimum[BOATS], load[BOATS], boat_site[BOATS], stone[BOATS * SLOTS], cargo[SLOTS];
    int8_t docked[SITES], market[PLACES], temple[5];
    int8_t deck[DECK], discarded[CARD_KINDS], round_order[ROUND_CARDS];
    int8_t burial[SITE_STONES];

    // ------------------------------------------------------------------ chance: sfc32
    uint32_t next_word() {
        uint32_t const third = rng[2];
        uint32_t const word = rng[0] + rng[1] + rng[3]++;
        rng[0] = rng[1] ^ (rng[1] >> 9);
        rng[1] = third + (third << 3);
        rng[2] = ((third << 21) | (third >> 11)) + word;
        return word;
    }
    int below(uint32_t count) { return int((uint64_t(next_word()) * count) >> 32); }
    void seed(int64_t value) {
        rng[0] = uint32_t(value);
        rng[1] = uint32_t(value >> 32);
        rng[2] = 0x9E3779B9u;
        rng[3] = 1;
        for (int i = 0; i < 12; ++i) next_word();
    }
    void shuffle(int8_t* cards, int count) {
        for (int last = count - 1; last > 0; --last) std::swap(cards[last], cards[below(last + 1)]);
    }
    void redeal(int64_t value) {
        seed(value);
        shuffle(deck, deck_count);
        shuffle(round_order + round + 1, ROUND_CARDS - round - 1);
    }
    void erase() {
        std::memset(rng, 0, sizeof rng);
        std::sort(deck, deck + deck_count);
        std::sort(round_order + round + 1, round_order + ROUND_CARDS);
    }

    // ------------------------------------------------------------------ set-up, rounds
    void set_up(int players, int64_t value) {
        std::memset(this, 0, sizeof *this);
        seats = int8_t(players);
        seed(value);
        turn = int8_t(below(players));
        for (int place = 0; place < players; ++place) {
            int const seat = (turn + place) % players;
            reserve[seat] = START_RESERVE[place];
            quarry[seat] = STONES - START_RESERVE[place];
        }
        std::memcpy(deck, CARDS, DECK);
        deck_count = DECK;
        shuffle(deck, DECK);
        for (int card = 0; card < ROUND_CARDS; ++card) round_order[card] = int8_t(card);
        shuffle(round_order, ROUND_CARDS);
        round = -1;
        start_round();
    }
    void start_round() {
        ++round;
        passes = sailed = 0;
        std::memcpy(capacity, ROUND_CARD[seats - 2][round_order[round]], BOATS);
        for (int boat = 0; boat < BOATS; ++boat) minimum[boat] = MINIMUM[capacity[boat]];
        std::memset(load, 0, sizeof load);
        std::memset(boat_site, NONE, sizeof boat_site);
        std::memset(stone, NONE, sizeof stone);
        std::memset(docked, 0, sizeof docked);
        for (int8_t& place : market) place = draw_card();
        push(TURN, turn, 0);
    }
    int8_t draw_card() {
        if (deck_count == 0) {
            for (int kind = 0; kind < CARD_KINDS; ++kind) {
                std::memset(deck + deck_count, kind, size_t(discarded[kind]));
                deck_count += discarded[kind];
                discarded[kind] = 0;
            }
            shuffle(deck, deck_count);
            if (deck_count == 0) return NONE;
        }
        return deck[--deck_count];
    }
    void push(int kind, int seat, int detail) {
        task[depth] = int8_t(kind);
        who[depth] = int8_t(seat);
        argument[depth] = int8_t(detail);
        ++depth;
    }
    int mover() const { return who[depth - 1]; }

    // ------------------------------------------------------------------ what may be chosen
    bool at_shore(int boat) const { return boat_site[boat] == NONE; }
    bool can_sail(int boat) const { return at_shore(boat) && load[boat] >= minimum[boat]; }
    bool can_load(int boat) const { return at_shore(boat) && load[boat] < capacity[boat]; }
    bool can_load_and_sail(int boat) const { return can_load(boat) && load[boat] + 1 >= minimum[boat]; }
    bool some_boat_sails() const { return can_sail(0) || can_sail(1) || can_sail(2) || can_sail(3); }
    bool some_boat_loads_and_sails() const {
        return can_load_and_sail(0) || can_load_and_sail(1) || can_load_and_sail(2) || can_load_and_sail(3);
    }
    int free_places() const {
        int free = 0;
        for (int boat = 0; boat < BOATS; ++boat)
            if (at_shore(boat)) free += capacity[boat] - load[boat];
        return free;
    }
    // Every candidate is written; only a legal one moves the end, so that there is no branch to mispredict.
    uint8_t* add_loads(uint8_t* out, bool then_sail) const {
        for (int boat = 0; boat < BOATS; ++boat) {
            if (!can_load(boat) || (then_sail && load[boat] + 1 < minimum[boat])) continue;
            for (int slot = 0; slot < capacity[boat]; ++slot) {
                *out = uint8_t(LOAD + boat * SLOTS + slot);
                out += stone[boat * SLOTS + slot] == NONE;
            }
        }
        return out;
    }
    uint8_t* add_sites(uint8_t* out, int boat) const {
        for (int site = 0; site < SITES; ++site) {
            *out = uint8_t(SAIL + boat * SITES + site);
            out += !docked[site];
        }
        return out;
    }
    uint8_t* add_sails(uint8_t* out) const {
        for (int boat = 0; boat < BOATS; ++boat)
            if (can_sail(boat)) out = add_sites(out, boat);
        return out;
    }
    int legal(uint8_t* const actions) const {
        int const top = depth - 1, seat = who[top];
        uint8_t* out = actions;
        switch (task[top]) {
            case TURN: {
                bool const takes = reserve[seat] < RESERVE && quarry[seat] > 0;
                if (takes) *out++ = TAKE;
                if (reserve[seat] > 0) out = add_loads(out, false);
                out = add_sails(out);
                int8_t const* const cards = hand[seat];
                if (cards[LEVER] && some_boat_sails()) *out++ = PLAY + LEVER;
                if (cards[HAMMER] && takes && free_places() > 0) *out++ = PLAY + HAMMER;
                if (cards[SAIL_CARD] && reserve[seat] > 0 && some_boat_loads_and_sails()) *out++ = PLAY + SAIL_CARD;
                if (cards[CHISEL] && reserve[seat] >= 2 && free_places() >= 2) *out++ = PLAY + CHISEL;
                if (out == actions) *out++ = PASS;
                break;
            }
            case LOADING: out = add_loads(out, false); break;
            case SAIL_LOADING: out = add_loads(out, true); break;
            case SAILING: out = add_sites(out, argument[top]); break;
            case LEVER_SAILING: out = add_sails(out); break;
            case LEVER_ORDER:
                for (int slot = 0; slot < SLOTS; ++slot) {
                    *out = uint8_t(ORDER + slot);
                    out += stone[argument[top] * SLOTS + slot] != NONE;
                }
                break;
            default:
                for (int place = 0; place < PLACES; ++place) {
                    *out = uint8_t(CLAIM + place);
                    out += market[place] != NONE;
                }
                *out++ = DECLINE;
        }
        return int(out - actions);
    }

    // ------------------------------------------------------------------ carrying a choice out
    void apply(int action) {
        int const top = depth - 1, kind = task[top], seat = who[top], detail = argument[top];
        depth = int8_t(top);
        if (kind == TURN) passes = int8_t(action == PASS ? passes + 1 : 0);
        if (action == TAKE) take_stones(seat);
        else if (action < SAIL) load_stone(seat, kind, detail, action - LOAD);
        else if (action < PLAY) sail(seat, kind, (action - SAIL) / SITES, (action - SAIL) % SITES);
        else if (action < PASS) play_card(seat, action - PLAY);
        else if (action < CLAIM) {}
        else if (action < ORDER) claim(seat, action - CLAIM);
        else if (action < DECLINE) order_stone(seat, detail, action - ORDER);
        advance();
    }
    void advance() {
        for (;;) {
            if (depth == 0) {
                end_turn();
                if (over) return;
            }
            int const top = depth - 1;
            if (task[top] != UNLOAD) return;
            unload(argument[top]);
        }
    }
    void take_stones(int seat) {
        int const taken = std::min({TAKEN, RESERVE - reserve[seat], int(quarry[seat])});
        reserve[seat] += taken;
        quarry[seat] -= taken;
    }
    void load_stone(int seat, int kind, int remaining, int spot) {
        int const boat = spot / SLOTS;
        --reserve[seat];
        stone[spot] = int8_t(seat);
        ++load[boat];
        if (kind == SAIL_LOADING) push(SAILING, seat, boat);
        else if (kind == LOADING && remaining > 1) push(LOADING, seat, remaining - 1);
    }
    void sail(int seat, int kind, int boat, int site) {
        boat_site[boat] = int8_t(site);
        docked[site] = 1;
        ++sailed;
        if (kind == LEVER_SAILING && load[boat] > 1) push(LEVER_ORDER, seat, boat);
        else line_up(boat);
    }
    void queue_stone(int boat, int spot) {
        cargo[cargo_count++] = stone[spot];
        stone[spot] = NONE;
        --load[boat];
    }
    void line_up(int boat) {
        for (int spot = boat * SLOTS; spot < boat * SLOTS + SLOTS; ++spot)
            if (stone[spot] != NONE) queue_stone(boat, spot);
        push(UNLOAD, 0, boat_site[boat]);
    }
    void order_stone(int seat, int boat, int slot) {
        queue_stone(boat, boat * SLOTS + slot);
        if (load[boat] > 1) push(LEVER_ORDER, seat, boat);
        else line_up(boat);
    }
    // Nothing is drawn before the effect of a card is over, so the card may be discarded at once.
    void play_card(int seat, int card) {
        --hand[seat][card];
        ++discarded[card];
        switch (card) {
            case LEVER: push(LEVER_SAILING, seat, 0); break;
            case HAMMER: take_stones(seat); push(LOADING, seat, 1); break;
            case SAIL_CARD: push(SAIL_LOADING, seat, 0); break;
            default: push(LOADING, seat, 2);
        }
    }
    void claim(int seat, int place) {
        int const card = market[place];
        market[place] = NONE;
        if (card < ENTRANCE || card > PAVED_PATH) {
            ++hand[seat][card];
            return;
        }
        ++discarded[card];
        if (quarry[seat] == 0) return;
        --quarry[seat];
        if (card == ENTRANCE) build_pyramid(seat);
        else if (card == SARCOPHAGUS) burial[burial_count++] = int8_t(seat);
        else ++obelisk[seat];
    }

    // ------------------------------------------------------------------ unloading
    void unload(int site) {
        if (site == MARKET) {
            if (cargo_next < cargo_count) {
                int const owner = cargo[cargo_next++];
                if ((market[0] & market[1] & market[2] & market[3]) != NONE) push(MARKET_CHOICE, owner, 0);
                return;
            }
            for (int place = 0; place < cargo_count; ++place) ++quarry[cargo[place]];
        } else {
            for (int place = 0; place < cargo_count; ++place) build(cargo[place], site);
        }
        cargo_count = cargo_next = 0;
        --depth;
    }
    void build(int owner, int site) {
        switch (site) {
            case PYRAMID: build_pyramid(owner); break;
            case TEMPLE: temple[temple_count++ % temple_width()] = int8_t(owner); break;
            case BURIAL_CHAMBER: burial[burial_count++] = int8_t(owner); break;
            default: ++obelisk[owner];
        }
    }
    void build_pyramid(int owner) {
        int const cell = pyramid_count++;
        score[owner] += cell < 14 ? PYRAMID_POINTS[cell] : 1;
    }
    int temple_width() const { return seats == 2 ? 4 : 5; }

    // ------------------------------------------------------------------ end of a turn, of a round, of the match
    void end_turn() {
        turn = int8_t(turn + 1 == seats ? 0 : turn + 1);
        if (sailed < BOATS && passes < seats) push(TURN, turn, 0);
        else end_round();
    }
    void end_round() {
        int const seen = std::min(int(temple_count), temple_width());
        for (int slot = 0; slot < seen; ++slot) ++score[temple[slot]];
        if (sailed < BOATS)
            for (int8_t owner : stone)
                if (owner != NONE) ++quarry[owner];
        if (round + 1 == ROUNDS) {
            score_match();
            over = 1;
            return;
        }
        for (int8_t card : market)
            if (card != NONE) ++discarded[card];
        start_round();
    }
    void score_match() {
        score_burial_areas();
        score_obelisks();
        int const obelisk_stones = obelisk[0] + obelisk[1] + obelisk[2] + obelisk[3];
        for (int seat = 0; seat < seats; ++seat) {
            int8_t const* const cards = hand[seat];
            score[seat] += cards[LEVER] + cards[HAMMER] + cards[SAIL_CARD] + cards[CHISEL]
                         + cards[PYRAMID_ORNAMENT] * (pyramid_count / 3) + cards[TEMPLE_ORNAMENT] * (temple_count / 3)
                         + cards[BURIAL_CHAMBER_ORNAMENT] * (burial_count / 3)
                         + cards[OBELISKS_ORNAMENT] * (obelisk_stones / 3) + group_points(cards[STATUE]);
        }
    }
    // Three rows filled column by column; areas of one colour are joined by edges.
    void score_burial_areas() {
        int const count = burial_count;
        int8_t seen[SITE_STONES] = {}, waiting[SITE_STONES];
        for (int start = 0; start < count; ++start) {
            if (seen[start]) continue;
            int const owner = burial[start];
            int remaining = 1, size = 0;
            seen[start] = 1;
            waiting[0] = int8_t(start);
            auto const visit = [&](int near) {
                if (near >= 0 && near < count && !seen[near] && burial[near] == owner) {
                    seen[near] = 1;
                    waiting[remaining++] = int8_t(near);
                }
            };
            while (remaining > 0) {
                int const cell = waiting[--remaining], row = cell % 3;
                ++size;
                visit(cell - 3);
                visit(cell + 3);
                if (row > 0) visit(cell - 1);
                if (row < 2) visit(cell + 1);
            }
            score[owner] += group_points(size);
        }
    }
    void score_obelisks() {
        for (int seat = 0; seat < seats; ++seat) {
            int const mine = obelisk[seat];
            if (mine == 0) continue;
            int higher = 0, equal = 0, total = 0;
            for (int other = 0; other < seats; ++other) {
                higher += obelisk[other] > mine;
                equal += obelisk[other] == mine;
            }
            for (int place = higher; place < higher + equal; ++place) total += OBELISK_PLACES[seats - 2][place];
            score[seat] += total / equal;
        }
    }
    int result(int seat) const { return score[seat] * 8 + reserve[seat]; }
    double evaluate(int seat) const { return score[seat] + 0.1 * reserve[seat]; }  // at the end of a match
};

// ---------------------------------------------------------------------- random play, with dice of its own
inline uint32_t dice_of(int64_t seed) { return (uint32_t(seed) * 747796405u + 2891336453u) | 1u; }

inline uint32_t roll(uint32_t dice) {
    dice ^= dice << 13;
    dice ^= dice >> 17;
    return dice ^ (dice << 5);
}

inline int64_t playout(State& state, uint32_t& dice) {
    uint8_t actions[64];
    int64_t steps = 0;
    while (!state.over) {
        uint64_t const count = uint64_t(state.legal(actions));
        dice = roll(dice);
        state.apply(actions[(dice * count) >> 32]);
        ++steps;
    }
    return steps;
}

}  // namespace imhotep
