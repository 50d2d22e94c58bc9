/* How one sight is compared with another, in C: a word of cells at a time. How a sight is laid out says sight.py. */
#define IN_RANGE(value, size) ((unsigned)(value) < (unsigned)(size))

/* In a word of cells the highest bit of each that differs. */
static inline unsigned long long changed_cells(long long before, long long now, int wide) {
    unsigned long long low = wide == 1 ? 0x7f7f7f7f7f7f7f7fULL : 0x7fffffff7fffffffULL;
    unsigned long long differ = (unsigned long long)(before ^ now);
    return (((differ & low) + low) | differ) & ~low;
}

static inline unsigned lowest_bit(unsigned long long bits) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(bits);
#else
    unsigned bit = 0;
    while ((bits >> bit & 1) == 0) bit++;
    return bit;
#endif
}

/* The number of the cell, within its word, that a bit belongs to. */
static inline unsigned cell_of_bit(unsigned bit, unsigned wide) {
    const unsigned short probe = 1;
    unsigned cell = bit / (8 * wide);
    return *(const unsigned char *)&probe ? cell : 8 / wide - 1 - cell;
}
#define EACH_CHANGED(wide)                                                                                             \
    if (before[word] != now[word])                                                                                     \
        for (unsigned long long left = changed_cells(before[word], now[word], wide); left != 0; left &= left - 1)

/* From one sight to the next: in `come` the places of inputs of amount 1 that are there now, which are counted, in
   `gone`, behind their number, those of inputs that are there no longer; and in `numbers`, behind their number, places
   with the amounts that they have now, or if `apart` is -1 with how much more that is than before. An input is always
   written and stays if it counts, for which of them count cannot be foreseen. (One place ahead is free.) */
static inline int changes_between(const long long *before, const long long *now, const int *table, int *come, int *gone,
                                  int *numbers, int apart) {
    const int *entry = table + 4;
    int count = 0, away = 1, end = 1, word = 0, last = table[0];
    for (; word < last; word++, entry += 8)
        EACH_CHANGED(1) {
            unsigned cell = cell_of_bit(lowest_bit(left), 1);
            int old = ((const unsigned char *)(before + word))[cell], said = ((const unsigned char *)(now + word))[cell];
            gone[away] = entry[cell] + old;
            away += old != 0;
            come[count] = entry[cell] + said;
            count += said != 0;
        }
#define COMPARE_AMOUNTS(type, wide)                                                                                    \
    for (; word < last; word++, entry += 3 * 8 / wide)                                                                 \
        EACH_CHANGED(wide) {                                                                                           \
            unsigned cell = cell_of_bit(lowest_bit(left), wide);                                                       \
            int old = ((const type *)(before + word))[cell], value = ((const type *)(now + word))[cell];               \
            const int *means = entry + 3 * cell;                                                                       \
            numbers[end] = means[0];                                                                                   \
            numbers[end + 1] = value - (old & apart);                                                                  \
            end += means[0] >= 0 ? 2 : 0;                                                                              \
            gone[away] = means[1] + old;                                                                               \
            away += IN_RANGE(old - 1, means[2]);                                                                       \
            come[count] = means[1] + value;                                                                            \
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
            int bit = (int)lowest_bit(left), there = (int)(set >> bit & 1);
            gone[away] = *entry + bit;
            away += 1 - there;
            come[count] = *entry + bit;
            count += there;
        }
    }
    gone[0] = away - 1;
    numbers[0] = end / 2;
    return count;
}

/* Show a whole sight in a row of zeros; what an amount is `shown` as follows from what is `given`. In a word that says
   anything most cells say something, and which of them do cannot be foreseen: a silent one adds nothing to its first
   place. */
#define SHOW_SIGHT(name, type, given, shown)                                                                           \
    static inline void name(const long long *sight, const int *table, given, type *row) {                              \
        static const type added[] = {1, 0};                                                                            \
        const int *entry = table + 4;                                                                                  \
        int word = 0, last = table[0];                                                                                 \
        for (; word < last; word++, entry += 8)                                                                        \
            if (sight[word] != 0)                                                                                      \
                for (int cell = 0; cell < 8; cell++) {                                                                 \
                    int said = ((const unsigned char *)(sight + word))[cell], silent = said == 0;                      \
                    row[entry[cell] + said + silent] += added[silent];                                                 \
                }                                                                                                      \
        last += table[1];                                                                                              \
        SHOW_AMOUNTS(signed char, 1, shown)                                                                            \
        last += table[2];                                                                                              \
        SHOW_AMOUNTS(int, 4, shown)                                                                                    \
        last += table[3];                                                                                              \
        for (; word < last; word++, entry++)                                                                           \
            for (unsigned long long left = (unsigned long long)sight[word]; left != 0; left &= left - 1)               \
                row[*entry + (int)lowest_bit(left)] += 1;                                                              \
    }
#define EACH_SAID(wide)                                                                                                \
    for (unsigned long long left = changed_cells(0, sight[word], wide); left != 0; left &= left - 1)
#define SHOW_AMOUNTS(cells, wide, shown)                                                                               \
    for (; word < last; word++, entry += 3 * 8 / wide) EACH_SAID(wide) {                                               \
            unsigned cell = cell_of_bit(lowest_bit(left), wide);                                                       \
            int value = ((const cells *)(sight + word))[cell];                                                         \
            const int *means = entry + 3 * cell;                                                                       \
            if (means[0] >= 0) row[means[0]] = shown;                                                                  \
            if (IN_RANGE(value - 1, means[2])) row[means[1] + value] += 1;                                             \
        }
SHOW_SIGHT(show_sight_in_fractions, float, const double *scales, (float)(value * scales[means[0]]))
SHOW_SIGHT(show_sight_in_whole, signed char, int most,
           (signed char)(value < -most ? -most : value > most ? most : value))
