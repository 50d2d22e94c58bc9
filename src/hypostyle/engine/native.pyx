# The compiled twins of the methods marked `native` in state.py: the same services on raw memory.
# The build puts these bodies into the classes it derives from state.py.
from libc.string cimport memcmp, memcpy, memset
from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize
from cpython.buffer cimport PyBUF_RECORDS, PyBuffer_Release, PyObject_GetBuffer
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF

cdef extern from "Python.h":
    PyObject* PyList_GetItem(object row, Py_ssize_t place)  # without holding it
    object PyType_GenericAlloc(type kind, Py_ssize_t items)
    object PyObject_CallNoArgs(object called)

cdef struct Head:
    # What stands before `game_block` in a state: Python's own part, the methods, and two objects.
    PyObject python
    void* methods
    PyObject* constants
    PyObject* heard

cdef struct ArrayHead:
    # What a NumPy array begins with, as its macros for other compiled modules have it.
    PyObject python
    char* numbers
    int axes
    Py_ssize_t* lengths
    Py_ssize_t* strides
    PyObject* base
    PyObject* number_type
    int flags
    PyObject* weak_references

cdef object seen_kind = None  # the type of array that was seen to begin so

cdef Py_ssize_t ENGINE_BLOCK = 0

cdef Py_ssize_t CONSTANTS_SIZE = 0
cdef Py_ssize_t STATE_SIZE = 0


cdef inline int words_of_sight(const int* table) noexcept nogil:
    # Of all its stretches (engine/sight.py).
    cdef const int* words = table + 3 + ROW * table[0]
    return words[0] + words[1] + words[2] + words[3]


cdef char* numbers_of(object fresh) except NULL:
    # Where the numbers of a new array begin. To ask for them takes half as long as to make it, so it is asked once.
    global seen_kind
    cdef ArrayHead* head = <ArrayHead*><void*>fresh
    cdef char* numbers = head.numbers
    cdef Py_buffer row
    if type(fresh) is not seen_kind:
        PyObject_GetBuffer(fresh, &row, PyBUF_RECORDS)
        if row.buf == numbers and head.axes == 1 and head.lengths[0] == row.shape[0] and head.strides[0] == row.strides[0]:
            seen_kind = type(fresh)
        numbers = <char*>row.buf
        PyBuffer_Release(&row)
    return numbers


cdef inline bint is_free(ArrayHead* given, ArrayHead* pattern) noexcept:
    # Whether nobody else holds an array any more, and nobody has changed what it is.
    return (
        given.python.ob_refcnt == 1 and given.weak_references == NULL and given.base == NULL
        and given.axes == 1 and given.lengths[0] == pattern.lengths[0] and given.strides[0] == pattern.strides[0]
        and given.number_type == pattern.number_type and given.flags == pattern.flags
    )


cdef object next_array(list arrays):
    # An array to be given out: one that was given out before and is free again, else a new one, which costs far more.
    # `arrays`: what makes them, one that stays here as the pattern, and those given out last.
    cdef PyObject* given
    cdef Py_ssize_t place
    if type(arrays[1]) is seen_kind:
        for place in range(2, len(arrays)):
            given = PyList_GetItem(arrays, place)
            if is_free(<ArrayHead*>given, <ArrayHead*>PyList_GetItem(arrays, 1)):
                return <object>given
    fresh = PyObject_CallNoArgs(arrays[0])
    arrays.append(fresh)
    del arrays[2]
    return fresh


cdef class Constants:
    def load_bytes(self, bytes block):
        cdef Py_ssize_t size = type(self).__basicsize__ - CONSTANTS_SIZE
        if len(block) != size:
            raise ValueError(f"the constants need {size} bytes, not {len(block)}")
        memcpy(<char*><void*>self + CONSTANTS_SIZE, PyBytes_AsString(block), size)

    def to_bytes(self):
        return PyBytes_FromStringAndSize(<char*><void*>self + CONSTANTS_SIZE, type(self).__basicsize__ - CONSTANTS_SIZE)


cdef class State:
    def __cinit__(self, Constants constants):
        self.constants = constants

    def __init__(self, constants):
        # The game's own fields begin behind the engine's and one pointer to the content.
        self.game_block = type(self).__basicsize__ - STATE_SIZE - sizeof(void*)

    cdef void clear(self) noexcept nogil:
        memset(<char*>&self.rng, 0, ENGINE_BLOCK)
        memset(<char*><void*>self + STATE_SIZE + sizeof(void*), 0, self.game_block)

    cdef void copy_from(self, State other) noexcept nogil:
        # One stretch of memory: the pointer to the content in the middle is the same on both sides.
        memcpy(<char*>&self.rng, <char*>&other.rng, ENGINE_BLOCK + sizeof(void*) + self.game_block)

    cdef bint same_as(self, State other) noexcept nogil:
        return memcmp(<char*>&self.rng, <char*>&other.rng, ENGINE_BLOCK + sizeof(void*) + self.game_block) == 0

    cdef void store_block(self, int[::1] blocks, long long first) noexcept nogil:
        memcpy(&blocks[first], <char*>&self.rng, ENGINE_BLOCK)
        memcpy(<char*>&blocks[first] + ENGINE_BLOCK, <char*><void*>self + STATE_SIZE + sizeof(void*), self.game_block)

    cdef void fetch_block(self, int[::1] blocks, long long first) noexcept nogil:
        memcpy(<char*>&self.rng, &blocks[first], ENGINE_BLOCK)
        memcpy(<char*><void*>self + STATE_SIZE + sizeof(void*), <char*>&blocks[first] + ENGINE_BLOCK, self.game_block)

    cdef int changes_since(self, const int* table, int seat, long long* last, int* come, int* gone,
                           int* numbers) noexcept nogil:
        # What has changed in the fields since the sight `last`, which becomes this one.
        cdef long long now[INPUT_LIMIT + 3]  # a cell mentions one input at least; three words may be filled up
        cdef const int* cells = table + 3 + ROW * table[0]
        cdef int count, words = words_of_sight(table)
        memset(now, 0, words * sizeof(long long))
        self.read_fields(seat, <char*>now)
        count = changes_between(last, now, cells, come, gone, numbers, 0)
        memcpy(last, now, words * sizeof(long long))
        return count

    cdef int estimate(self, int seat, int part) noexcept nogil:
        # Points of a seat, counted from the reader on, in quarters.
        return <int>(QUARTERS * self.evaluate(seat + part if seat + part < self.seats else seat + part - self.seats))

    cdef const int* measured_for(self, int seat, int count) noexcept nogil:
        # So many numbers that are read beside the fields.
        memset(self.measured, 0, count * sizeof(int))
        self.fill_measures(seat)
        return self.measured

    cdef int read(self, int[::1] table, int seat, int[::1] units, int[::1] numbers) noexcept nogil:
        # The twin of `read_block` in engine/reading.py; what `table` says of fields, `read_fields` has in its code.
        cdef long long nothing[INPUT_LIMIT + 3]
        cdef int gone[INPUT_LIMIT + 2]
        cdef int count
        memset(nothing, 0, words_of_sight(&table[0]) * sizeof(long long))
        count = self.changes_since(&table[0], seat, nothing, &units[0], gone, &numbers[0])
        self.tell_beside(&table[0], seat, &numbers[0])
        return count

    cdef int keep_sight(self, int[::1] table, int seat, long long[::1] sights, long long first, int[::1] come,
                        int[::1] gone, int[::1] numbers) noexcept nogil:
        memset(&sights[first], 0, words_of_sight(&table[0]) * sizeof(long long))
        return self.changes_since(&table[0], seat, &sights[first], &come[0], &gone[0], &numbers[0])

    cdef int read_changes(self, int[::1] table, int seat, long long[::1] sights, long long first, int[::1] come,
                          int[::1] gone, int[::1] numbers) noexcept nogil:
        cdef long long now[INPUT_LIMIT + 3]
        cdef const int* cells = &table[0] + 3 + ROW * table[0]
        cdef int count
        memset(now, 0, words_of_sight(&table[0]) * sizeof(long long))
        self.read_fields(seat, <char*>now)
        count = changes_between(&sights[first], now, cells, &come[0], &gone[0], &numbers[0], -1)
        self.tell_beside(&table[0], seat, &numbers[0])
        return count

    cdef void tell_beside(self, const int* table, int seat, int* numbers) noexcept nogil:
        # Behind the numbers that are there, those that are worked out beside the fields.
        cdef int part, value, last = 2 * numbers[0] + 1
        cdef const int* measured
        for part in range(self.seats):
            value = self.estimate(seat, part)
            if value != 0:
                numbers[last] = table[1] + part
                numbers[last + 1] = value
                last += 2
        measured = self.measured_for(seat, table[2])
        for part in range(table[2]):
            if measured[part] != 0:
                numbers[last] = table[1] + SEAT_LIMIT + part
                numbers[last + 1] = measured[part]
                last += 2
        numbers[0] = last // 2

    cdef void show_fractions(self, int[::1] table, int seat, double[::1] scales, float[::1] row, long long first,
                             long long[::1] sights, long long last) noexcept nogil:
        # This and the next: twins of `write_fractions` and `write_whole` in engine/reading.py.
        cdef int come[INPUT_LIMIT + 1]
        cdef int gone[INPUT_LIMIT + 2]
        cdef int numbers[2 * INPUT_LIMIT + 3]
        cdef int number, place, count = self.changes_since(&table[0], seat, &sights[last], come, gone, numbers)
        cdef float* shown = &row[first]
        for number in range(count):
            shown[come[number]] += 1
        for number in range(gone[0]):
            shown[gone[number + 1]] -= 1
        for number in range(numbers[0]):
            place = numbers[2 * number + 1]
            shown[place] = numbers[2 * number + 2] * scales[place]
        self.tell_fractions(&table[0], seat, &scales[0], shown)

    cdef void tell_fractions(self, const int* table, int seat, const double* scales, float* shown) noexcept nogil:
        # This and the next: what is worked out beside the fields.
        cdef int number, place = table[1]
        cdef const int* measured = self.measured_for(seat, table[2])
        for number in range(self.seats):
            shown[place + number] = self.estimate(seat, number) * scales[place + number]
        place += SEAT_LIMIT
        for number in range(table[2]):
            shown[place + number] = measured[number] * scales[place + number]

    cdef void tell_whole(self, const int* table, int seat, signed char* shown) noexcept nogil:
        cdef int number, place = table[1]
        cdef const int* measured = self.measured_for(seat, table[2])
        for number in range(self.seats):
            shown[place + number] = max(-LARGEST, min(LARGEST, self.estimate(seat, number) // QUARTERS))
        place += SEAT_LIMIT
        for number in range(table[2]):
            shown[place + number] = max(-LARGEST, min(LARGEST, measured[number]))

    cdef object show_new(self, int[::1] table, int seat, double[::1] scales, list arrays, bint whole):
        # Not by way of a row of our own, from which it would be copied: two long rows drive everything else out of the
        # nearest cache.
        cdef long long sight[INPUT_LIMIT + 3]
        cdef const int* cells = &table[0] + 3 + ROW * table[0]
        cdef object fresh = next_array(arrays)
        cdef char* row = numbers_of(fresh)
        memset(sight, 0, words_of_sight(&table[0]) * sizeof(long long))
        self.read_fields(seat, <char*>sight)
        memset(row, 0, scales.shape[0] * (sizeof(char) if whole else sizeof(float)))
        if whole:
            show_sight_in_whole(sight, cells, LARGEST, <signed char*>row)
            self.tell_whole(&table[0], seat, <signed char*>row)
        else:
            show_sight_in_fractions(sight, cells, &scales[0], <float*>row)
            self.tell_fractions(&table[0], seat, &scales[0], <float*>row)
        return fresh

    cdef object mark_new(self, short[::1] offered, int count, int actions, list arrays):
        cdef object fresh = next_array(arrays)
        cdef char* marks = numbers_of(fresh)
        cdef int place
        memset(marks, 0, actions)
        for place in range(count):
            marks[offered[place]] = 1
        return fresh

    cdef void show_whole(self, int[::1] table, int seat, signed char[::1] row, long long first,
                         long long[::1] sights, long long last) noexcept nogil:
        cdef int come[INPUT_LIMIT + 1]
        cdef int gone[INPUT_LIMIT + 2]
        cdef int numbers[2 * INPUT_LIMIT + 3]
        cdef int number, place, count = self.changes_since(&table[0], seat, &sights[last], come, gone, numbers)
        cdef signed char* shown = &row[first]
        for number in range(count):
            shown[come[number]] += 1
        for number in range(gone[0]):
            shown[gone[number + 1]] -= 1
        for number in range(numbers[0]):
            shown[numbers[2 * number + 1]] = max(-LARGEST, min(LARGEST, numbers[2 * number + 2]))
        self.tell_whole(&table[0], seat, shown)

    cdef void read_fields(self, int seat, char* sight) noexcept nogil:
        pass  # written out for every game that says how it is read: see compiling/reader.py

    def copy(self):
        # By hand, because `__new__` spends more time on passing its argument on than the copy takes.
        cdef State twin = PyType_GenericAlloc(type(self), 0)
        cdef Head* head = <Head*><void*>twin
        head.methods = (<Head*><void*>self).methods
        head.constants = <PyObject*>self.constants
        head.heard = <PyObject*>None
        Py_INCREF(self.constants)  # held by `constants`
        Py_INCREF(self.constants)  # and by the game's `content`, whose pointer is copied with the block
        Py_INCREF(None)
        twin.game_block = self.game_block
        twin.copy_from(self)
        return twin

    def to_bytes(self):
        cdef bytes block = PyBytes_FromStringAndSize(NULL, ENGINE_BLOCK + self.game_block)
        memcpy(PyBytes_AsString(block), <char*>&self.rng, ENGINE_BLOCK)
        memcpy(PyBytes_AsString(block) + ENGINE_BLOCK, <char*><void*>self + STATE_SIZE + sizeof(void*), self.game_block)
        return block

    def load_bytes(self, bytes block):
        if len(block) != ENGINE_BLOCK + self.game_block:
            raise ValueError(f"the state needs {ENGINE_BLOCK + self.game_block} bytes, not {len(block)}")
        memcpy(<char*>&self.rng, PyBytes_AsString(block), ENGINE_BLOCK)
        memcpy(<char*><void*>self + STATE_SIZE + sizeof(void*), PyBytes_AsString(block) + ENGINE_BLOCK, self.game_block)

    cdef void record(self, int event, int first, int second, int third, int fourth, int fifth) noexcept with gil:
        self.heard.append((event, first, second, third, fourth, fifth))

    cdef void dead_end(self, int seat) noexcept nogil:
        pass  # whoever asked stops here; `check_ways_on` raises

    def load_options(self, list options):
        cdef int index
        for index in range(OPTION_LIMIT):
            self.option[index] = options[index] if index < len(options) else 0


cdef State blank = State.__new__(State, None)
CONSTANTS_SIZE = Constants.__basicsize__
STATE_SIZE = State.__basicsize__
ENGINE_BLOCK = STATE_SIZE - (<char*>&blank.rng - <char*><void*>blank)
if <char*>&blank.game_block - <char*><void*>blank != sizeof(Head):
    raise ImportError("a state begins otherwise than `copy` believes: see Head in engine/native.pyx")
if ENGINE_BLOCK % 8 or (STATE_SIZE - ENGINE_BLOCK) % 8:
    raise ImportError("the engine's block must begin and end on eight bytes: see ENGINE_ATTRIBUTES in compiling/derive.py")
