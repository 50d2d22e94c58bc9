/* How the cells of a field become inputs, in C: `compiling/reader.py` writes a call for every field of a game, with all
   its numbers in place, so that the compiler makes a body of its own of each. The twin of `pairs_of_rows` in reading.py.

   An input is always written and stays if it counts, for which of many cells count cannot be foreseen. (One place ahead
   is free.) Where 0 says nothing, eight cells of a byte that are all 0 are passed over at once. */
#include <string.h>
#if defined(__GNUC__)
#define EACH_ITS_OWN static inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define EACH_ITS_OWN static __forceinline
#else
#define EACH_ITS_OWN static inline
#endif
#define READER EACH_ITS_OWN int
#define IN_RANGE(value, size) ((unsigned)(value) < (unsigned)(size))

/* The part that is read as this one: seats are counted from the reader on, what is no seat stays where it is. */
READER part_read(int part, int seat, int seats) {
    if (part >= seats) return part;
    return seat + part < seats ? seat + part : seat + part - seats;
}

EACH_ITS_OWN long long cell_at(const char *start, int width, int cell) {
    if (width == 1) return ((const signed char *)start)[cell];
    if (width == 2) return ((const short *)start)[cell];
    if (width == 4) return ((const int *)start)[cell];
    return ((const long long *)start)[cell];
}

/* Whether eight cells from here on say nothing. */
READER all_silent(const char *start, int cell) {
    unsigned long long eight;
    memcpy(&eight, start + cell, 8);
    return eight == 0;
}
#define EACH_CELL(zero_is_silent)                                                                                      \
    for (int from = 0; from < cells; from += 8)                                                                        \
        if ((zero_is_silent) && width == 1 && step == 1 && from + 8 <= cells && all_silent(start, first + from))       \
            base += 8 * each;                                                                                          \
        else                                                                                                           \
            for (int cell = from; cell < cells && cell < from + 8; cell++, base += each)

/* `cells` cells, from `first` on and `step` apart; the inputs of a cell begin `each` places after those of the last. */
READER read_choices(const char *start, int width, int first, int step, int cells, int base, int each, int size, int low,
                    int *units, int count) {
    EACH_CELL(low > 0 || low + size <= 0) {
        int value = (int)cell_at(start, width, first + cell * step) - low;
        units[count] = base + value;
        count += IN_RANGE(value, size);
    }
    return count;
}

READER read_amounts(const char *start, int width, int first, int step, int cells, int base, int each, int size,
                    int *units, int count, int *numbers, int *last) {
    int end = *last;
    EACH_CELL(1) {
        int value = (int)cell_at(start, width, first + cell * step);
        numbers[end] = base;
        numbers[end + 1] = value;
        end += 2 * (value != 0);
        if (size > 0) {
            units[count] = base + value;
            count += IN_RANGE(value - 1, size);
        }
    }
    *last = end;
    return count;
}

READER read_owners(const char *start, int width, int first, int step, int cells, int base, int each, int size, int low,
                   int other, int no_seat, int seat, int seats, int *units, int count) {
    EACH_CELL(low > 0 && (size == 0 || other > 0 || other + size <= 0)) {
        int value = (int)cell_at(start, width, first + cell * step);
        int whose = value - low, is_seat = IN_RANGE(whose, seats), rest = value - other;
        int from_reader = whose - seat + (whose < seat ? seats : 0);
        units[count] = base + (is_seat || size == 0 ? from_reader : no_seat + rest);
        count += is_seat || (size > 0 && IN_RANGE(rest, size));
    }
    return count;
}

READER read_bits(const char *start, int width, int first, int step, int cells, int base, int each, int size, int *units,
                 int count) {
    for (int cell = 0; cell < cells; cell++, base += each) {
        unsigned long long value = (unsigned long long)cell_at(start, width, first + cell * step);
        value &= ~0ULL >> (64 - size);
#if defined(__GNUC__)
        for (; value != 0; value &= value - 1) units[count++] = base + __builtin_ctzll(value);
#else
        for (int bit = 0; bit < size; bit++) {
            units[count] = base + bit;
            count += (int)(value >> bit & 1);
        }
#endif
    }
    return count;
}

READER read_seats(const char *start, int width, int first, int step, int cells, int base, int each, int size, int seat,
                  int seats, int *units, int count) {
    for (int cell = 0; cell < cells; cell++, base += each) {
        int value = (int)cell_at(start, width, first + cell * step);
        for (int bit = 0; bit < size; bit++) {
            units[count] = base + bit - seat + (bit < seat ? seats : 0);
            count += value >> bit & 1;
        }
    }
    return count;
}

READER read_top(const char *start, int width, int depth, int base, int size, int low, int *units, int count) {
    if (depth > 0) {
        int value = (int)cell_at(start, width, depth - 1) - low;
        units[count] = base + value;
        count += IN_RANGE(value, size);
    }
    return count;
}
