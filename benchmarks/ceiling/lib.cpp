// What the benchmark calls: random games, playouts, tree search and copies on the hand-written Imhotep.
#include <cmath>
#include <vector>

#include "imhotep.hpp"

using imhotep::State;

namespace {

// Scores, reserves and the generator at the end of a game, folded into one number.
uint64_t fold(uint64_t check, State const& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        check = check * 31 + uint64_t(int64_t(state.score[seat]));
        check = check * 31 + uint64_t(state.reserve[seat]);
    }
    for (uint32_t word : state.rng) check = check * 31 + word;
    return check;
}

struct Node {
    double value;
    int visits, available, first, sibling;
    int16_t action, mover;
};

// Single-observer information-set UCT, as in hypostyle.bots.search.
struct Search {
    std::vector<Node> nodes;
    int count = 0, capacity = 0, now = 0;
    int stamp[imhotep::ACTIONS] = {}, path[2000];
    double reward[imhotep::SEATS], exploration, lead_weight, lead_scale;
    uint32_t dice = 1;
    int64_t decisions = 0;

    int add_node(int action, int mover) {
        nodes[size_t(count)] = {0.0, 0, 0, -1, -1, int16_t(action), int16_t(mover)};
        return count++;
    }
    void simulate(State const& root) {
        State work = root;
        uint8_t actions[64];
        work.redeal(dice);
        path[0] = 0;
        int depth = 1, node = 0;
        while (!work.over && depth < 2000) {
            int const legal = work.legal(actions);
            int const child = select(work, actions, legal, node);
            if (child < 0) break;
            path[depth++] = node = child;
            work.apply(nodes[size_t(child)].action);
            if (nodes[size_t(child)].visits == 0) break;
        }
        decisions += imhotep::playout(work, dice) + depth - 1;
        judge(work);
        for (int step = 0; step < depth; ++step) {
            Node& passed = nodes[size_t(path[step])];
            ++passed.visits;
            if (passed.mover >= 0) passed.value += reward[passed.mover];
        }
    }
    int select(State const& work, uint8_t const* actions, int legal, int node) {
        ++now;
        for (int place = 0; place < legal; ++place) stamp[actions[place]] = now;
        int known = 0, last = -1, best = -1;
        double best_bound = -1.0;
        for (int child = nodes[size_t(node)].first; child >= 0; child = nodes[size_t(child)].sibling) {
            Node& it = nodes[size_t(child)];
            last = child;
            if (stamp[it.action] != now) continue;
            ++known;
            stamp[it.action] = 0;
            ++it.available;
            double const visits = it.visits;
            double const bound = it.value / visits + exploration * std::sqrt(std::log(double(it.available)) / visits);
            if (bound > best_bound) {
                best_bound = bound;
                best = child;
            }
        }
        if (known == legal || count == capacity) return best;
        dice = imhotep::roll(dice);
        int place = int((uint64_t(dice) * uint64_t(legal)) >> 32);
        while (stamp[actions[place]] != now)
            if (++place == legal) place = 0;
        int const child = add_node(actions[place], work.mover());
        nodes[size_t(child)].available = 1;
        (last < 0 ? nodes[size_t(node)].first : nodes[size_t(last)].sibling) = child;
        return child;
    }
    void judge(State const& work) {
        int best = work.result(0), winners = 1;
        for (int seat = 1; seat < work.seats; ++seat) {
            int const standing = work.result(seat);
            if (standing > best) {
                best = standing;
                winners = 1;
            } else if (standing == best) {
                ++winners;
            }
        }
        for (int seat = 0; seat < work.seats; ++seat) {
            double const share = work.result(seat) == best ? 1.0 / winners : 0.0;
            reward[seat] = share;
            if (lead_weight > 0.0) {
                double best_other = -1000000.0;
                for (int other = 0; other < work.seats; ++other)
                    if (other != seat) best_other = std::max(best_other, work.evaluate(other));
                double const lead = (work.evaluate(seat) - best_other) / lead_scale;
                reward[seat] = share * (1.0 - lead_weight) + lead_weight * (0.5 + 0.5 * lead / (1.0 + std::fabs(lead)));
            }
        }
    }
};

}  // namespace

extern "C" {

// Whole random games from consecutive seeds; returns the decisions taken.
int64_t games(int seats, int64_t seed, int count, uint64_t* check) {
    int64_t total = 0;
    State state;
    *check = 0;
    for (int game = 0; game < count; ++game) {
        uint32_t dice = imhotep::dice_of(seed + game);
        state.set_up(seats, seed + game);
        total += imhotep::playout(state, dice);
        *check = fold(*check, state);
    }
    return total;
}

// Random games from one position, the hidden cards dealt anew each time; the check is of the last one.
int64_t playouts(int seats, int64_t root_seed, int64_t seed, int count, uint64_t* check) {
    State root, work;
    root.set_up(seats, root_seed);
    uint32_t dice = imhotep::dice_of(seed);
    int64_t total = 0;
    for (int game = 0; game < count; ++game) {
        work = root;
        work.redeal(dice);
        total += imhotep::playout(work, dice);
    }
    *check = fold(0, work);
    return total;
}

// A search from the first position of a match; returns the decisions taken in its simulations.
int64_t search(int seats, int64_t root_seed, int64_t seed, int simulations, double exploration, double lead_weight,
               double lead_scale, int capacity, int* chosen, uint64_t* check) {
    static Search tree;
    State root;
    root.set_up(seats, root_seed);
    root.erase();
    if (tree.capacity != capacity) tree.nodes.resize(size_t(capacity));
    tree.capacity = capacity;
    tree.exploration = exploration;
    tree.lead_weight = lead_weight;
    tree.lead_scale = lead_scale;
    tree.dice = imhotep::dice_of(seed);
    tree.count = tree.now = 0;
    tree.decisions = 0;
    std::memset(tree.stamp, 0, sizeof tree.stamp);
    tree.add_node(-1, -1);
    for (int simulation = 0; simulation < simulations; ++simulation) tree.simulate(root);
    int most = -1;
    *check = 0;
    for (int child = tree.nodes[0].first; child >= 0; child = tree.nodes[size_t(child)].sibling) {
        Node const& it = tree.nodes[size_t(child)];
        *check = (*check * 31 + uint64_t(it.action)) * 31 + uint64_t(it.visits);
        if (it.visits > most) {
            most = it.visits;
            *chosen = it.action;
        }
    }
    return tree.decisions;
}

// Copies over an existing state, and copies into fresh memory.
void copies(int count) {
    static State source, target;
    source.set_up(2, 1);
    for (int i = 0; i < count; ++i) {
        target = source;
        asm volatile("" : : "r"(&target), "r"(&source) : "memory");
    }
}

void clones(int count) {
    static State source;
    source.set_up(2, 1);
    for (int i = 0; i < count; ++i) {
        State* const twin = new State(source);
        asm volatile("" : : "r"(twin) : "memory");
        delete twin;
    }
}

}  // extern "C"
