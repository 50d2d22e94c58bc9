/* How the cells of a field become cells of a sight, in C: `compiling/reader.py` writes a call for every field of a game,
   with all its numbers in place, so that the compiler makes a body of its own of each. With sight.h, the twin of
   `pairs_of_rows` in reading.py; how a sight is laid out says sight.py. */
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
