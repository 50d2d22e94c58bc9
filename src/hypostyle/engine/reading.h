/* How the cells of a field become cells of a sight, in C: `compiling/reader.py` writes a call for every field of a game,
   with all its numbers in place, so that the compiler makes a body of its own of each; and how one sight is compared with
   another. The twin of `pairs_of_rows` in reading.py; how a sight is laid out says sight.py. */
#include <string.h>
#if defined(__GNUC__)
#define EACH_ITS_OWN static inline __attribute__((always_inline))
#define APART __restrict__
#elif defined(_MSC_VER)
#define EACH_ITS_OWN static __forceinline
#define APART __restrict
#else
#define EACH_ITS_OWN static inline
#define APART
#endif
#define READER EACH_ITS_OWN void
#define IN_RANGE(value, size) ((unsigned)(value) < (unsigned)(size))

/* The part that is read as this one: seats are counted from the reader on, what is no seat stays where it is. */
EACH_ITS_OWN int part_read(int part, int seat, int seats) {
    if (part >= seats) return part;
    return seat + part < seats ? seat + part : seat + part - seats;
}

EACH_ITS_OWN long long cell_at(const char *start, int width, int cell) {
    if (width == 1) return ((const signed char *)start)[cell];
    if (width == 2) return ((const short *)start)[cell];
    if (width == 4) return ((const int *)start)[cell];
    return ((const long long *)start)[cell];
}

/* Write what a cell says, from 1 on, into a sight, in which it takes `wide` bytes. */
READER say(char *sight, int wide, int cell, int said) {
    if (wide == 1)
        ((unsigned char *)sight)[cell] = (unsigned char)said;
    else
        ((int *)sight)[cell] = said;
}

/* Whether the values from `low` on can be counted in bytes, many cells at once. */
#define IN_BYTES(width, step, low, size) ((width) == 1 && (step) == 1 && (low) >= -128 && (low) + (size) <= 128)

/* `cells` cells, from `first` on and `step` apart: each one of `size` values from `low` on, or silent. */
READER take_choices(const char *APART start, int width, int first, int step, int cells, int size, int low, char *APART sight,
                    int wide) {
    if (wide == 1 && IN_BYTES(width, step, low, size)) {
        const unsigned char *from = (const unsigned char *)start + first, most = (unsigned char)size;
        for (int cell = 0; cell < cells; cell++) {
            unsigned char value = (unsigned char)(from[cell] - (unsigned char)low);
            ((unsigned char *)sight)[cell] = value < most ? (unsigned char)(value + 1) : 0;
        }
        return;
    }
    for (int cell = 0; cell < cells; cell++) {
        long long value = cell_at(start, width, first + cell * step) - low;
        say(sight, wide, cell, value >= 0 && value < size ? (int)value + 1 : 0);
    }
}

/* A seat, counted from `low` on, becomes one counted from the reader on; `size` values from `other` on follow. */
READER take_owners(const char *APART start, int width, int first, int step, int cells, int size, int low, int other,
                   int no_seat, int seat, int seats, char *APART sight, int wide) {
    if (wide == 1 && IN_BYTES(width, step, low, no_seat) && IN_BYTES(width, step, other, size)) {
        const unsigned char *from = (const unsigned char *)start + first, most = (unsigned char)size;
        unsigned char own = (unsigned char)seat, all = (unsigned char)seats;
        for (int cell = 0; cell < cells; cell++) {
            unsigned char whose = (unsigned char)(from[cell] - (unsigned char)low);
            unsigned char rest = (unsigned char)(from[cell] - (unsigned char)other);
            unsigned char near = (unsigned char)(whose - own + 1 + (whose < own ? all : 0));
            unsigned char said = rest < most ? (unsigned char)(rest + no_seat + 1) : 0;
            ((unsigned char *)sight)[cell] = whose < all ? near : said;
        }
        return;
    }
    for (int cell = 0; cell < cells; cell++) {
        long long whose = cell_at(start, width, first + cell * step) - low, rest = whose + low - other;
        int said = rest >= 0 && rest < size ? (int)rest + no_seat + 1 : 0;
        say(sight, wide, cell, whose >= 0 && whose < seats ? part_read((int)whose, seats - seat, seats) + 1 : said);
    }
}

/* Cells that do not count are silent. */
READER hush(int counted, int cells, char *sight, int wide) {
    if (counted < 0) counted = 0;
    if (counted < cells) memset(sight + counted * wide, 0, (size_t)((cells - counted) * wide));
}

READER take_amounts(const char *APART start, int width, int first, int step, int cells, char *APART sight) {
    for (int cell = 0; cell < cells; cell++) {
        int value = (int)cell_at(start, width, first + cell * step);
        if (width == 1)
            ((signed char *)sight)[cell] = (signed char)value;
        else
            ((int *)sight)[cell] = value;
    }
}

READER take_bits(const char *APART start, int width, int first, int step, int cells, int size, char *APART sight) {
    for (int cell = 0; cell < cells; cell++) {
        unsigned long long value = (unsigned long long)cell_at(start, width, first + cell * step);
        ((unsigned long long *)sight)[cell] = value & ~0ULL >> (64 - size);
    }
}

/* Sets of seats, counted from the reader on. */
READER take_seats(const char *APART start, int width, int first, int step, int cells, int seat, int seats, char *APART sight) {
    for (int cell = 0; cell < cells; cell++) {
        unsigned long long value = (unsigned long long)cell_at(start, width, first + cell * step);
        value &= ~0ULL >> (64 - seats);
        ((unsigned long long *)sight)[cell] = (value >> seat | value << (seats - seat)) & ~0ULL >> (64 - seats);
    }
}

/* Of a row of the agenda, the cell on top. */
READER take_top(const char *APART start, int width, int depth, int size, int low, char *APART sight, int wide) {
    if (depth > 0) take_choices(start, width, depth - 1, 1, 1, size, low, sight, wide);
}

/* In a word of cells the highest bit of each that differs. */
EACH_ITS_OWN unsigned long long changed_cells(long long before, long long now, int wide) {
    unsigned long long low = wide == 1 ? 0x7f7f7f7f7f7f7f7fULL : 0x7fffffff7fffffffULL;
    unsigned long long differ = (unsigned long long)(before ^ now);
    return (((differ & low) + low) | differ) & ~low;
}

EACH_ITS_OWN int lowest_bit(unsigned long long bits) {
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    int bit = 0;
    while ((bits >> bit & 1) == 0) bit++;
    return bit;
#endif
}

/* The number of the cell, within its word, that a bit belongs to. */
EACH_ITS_OWN int cell_of_bit(int bit, int wide) {
    const unsigned short probe = 1;
    int cell = bit / (8 * wide);
    return *(const unsigned char *)&probe ? cell : 8 / wide - 1 - cell;
}
#define EACH_CHANGED(wide)                                                                                             \
    for (unsigned long long left = changed_cells(before[word], now[word], wide); left != 0; left &= left - 1)

/* From one sight to the next: inputs of amount 1 that are there now, as their places, and those that are no longer, as
   the complement of theirs; and in `numbers`, behind their number, places with the amounts that they have now. An input
   is always written and stays if it counts, for which of them count cannot be foreseen. (One place ahead is free.) */
static inline int changes_between(const long long *before, const long long *now, const int *table, int *changes,
                                  int *numbers) {
    const int *entry = table + 4;
    int count = 0, end = 1, word = 0, last = table[0];
    for (; word < last; word++, entry += 8)
        EACH_CHANGED(1) {
            int cell = cell_of_bit(lowest_bit(left), 1);
            int old = ((const unsigned char *)(before + word))[cell], said = ((const unsigned char *)(now + word))[cell];
            changes[count] = ~(entry[cell] + old);
            count += old != 0;
            changes[count] = entry[cell] + said;
            count += said != 0;
        }
#define COMPARE_AMOUNTS(type, wide)                                                                                    \
    for (; word < last; word++, entry += 3 * 8 / wide)                                                                 \
        EACH_CHANGED(wide) {                                                                                           \
            int cell = cell_of_bit(lowest_bit(left), wide);                                                            \
            int old = ((const type *)(before + word))[cell], value = ((const type *)(now + word))[cell];               \
            const int *means = entry + 3 * cell;                                                                       \
            numbers[end] = means[0];                                                                                   \
            numbers[end + 1] = value;                                                                                  \
            end += means[0] >= 0 ? 2 : 0;                                                                              \
            changes[count] = ~(means[1] + old);                                                                        \
            count += IN_RANGE(old - 1, means[2]);                                                                      \
            changes[count] = means[1] + value;                                                                         \
            count += IN_RANGE(value - 1, means[2]);                                                                    \
        }
    last += table[1];
    COMPARE_AMOUNTS(signed char, 1)
    last += table[2];
    COMPARE_AMOUNTS(int, 4)
    last += table[3];
    for (; word < last; word++, entry++) {
        unsigned long long set = (unsigned long long)now[word];
        for (unsigned long long left = set ^ (unsigned long long)before[word]; left != 0; left &= left - 1) {
            int bit = lowest_bit(left);
            changes[count++] = set >> bit & 1 ? *entry + bit : ~(*entry + bit);
        }
    }
    numbers[0] = end / 2;
    return count;
}
