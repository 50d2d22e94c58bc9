# The compiled twins of the methods marked `native` in state.py: the same services on raw memory.
# The build puts these bodies into the classes it derives from state.py.
from libc.string cimport memcmp, memcpy, memset
from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize
from cpython.object cimport PyObject
from cpython.ref cimport Py_INCREF

cdef extern from "Python.h":
    object PyType_GenericAlloc(type kind, Py_ssize_t items)

cdef struct Head:
    # What stands before `game_block` in a state: Python's own part, the methods, and two objects.
    PyObject python
    void* methods
    PyObject* constants
    PyObject* heard

cdef inline long long load(char* place, int width) noexcept nogil:
    if width == 1:
        return (<signed char*>place)[0]
    if width == 2:
        return (<short*>place)[0]
    if width == 4:
        return (<int*>place)[0]
    return (<long long*>place)[0]

cdef Py_ssize_t CONSTANTS_SIZE = 0
cdef Py_ssize_t STATE_SIZE = 0
cdef Py_ssize_t ENGINE_BLOCK = 0


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

    cdef int read(self, int[::1] table, int seat, int[::1] units, int[::1] numbers) noexcept nogil:
        # The twin of `read_block` in engine/reading.py.
        cdef int row, part, relative, value, last = 1, count = 0
        cdef int* line
        for row in range(table[0]):
            line = &table[3 + row * ROW]
            if line[0] == TOP:
                if self.depth > 0:
                    value = <int>load(self.place_of(line[1]) + line[2] * (self.depth - 1), line[2]) - line[6]
                    if 0 <= value < line[5]:
                        units[count] = line[8] + value
                        count += 1
            elif line[0] == AMOUNT:
                count = self.read_amounts(line, self.place_of(line[1]), seat, &units[0], count, &numbers[0], &last)
            else:
                count = self.read_names(line, self.place_of(line[1]), seat, &units[0], count)
        for part in range(self.seats):
            relative = seat + part
            value = <int>(QUARTERS * self.evaluate(relative if relative < self.seats else relative - self.seats))
            if value != 0:
                numbers[last] = table[1] + part
                numbers[last + 1] = value
                last += 2
        for part in range(table[2]):
            value = self.measure(seat, part)
            if value != 0:
                numbers[last] = table[1] + SEAT_LIMIT + part
                numbers[last + 1] = value
                last += 2
        numbers[0] = last // 2
        return count

    cdef int read_amounts(
        self, int* line, char* start, int seat, int* units, int count, int* numbers, int* last
    ) noexcept nogil:
        cdef int part, whose, cell, value, step, base = line[8]
        for part in range(line[4] if line[11] != SEATS_ONLY or line[4] < self.seats else self.seats):
            whose = self.seat_of(line[4], part, seat)
            for cell in range(line[3]):
                step = cell * line[4] + whose if line[11] == PARTS_INSIDE else whose * line[3] + cell
                value = <int>load(start + line[2] * step, line[2])
                if value != 0:
                    numbers[last[0]] = base
                    numbers[last[0] + 1] = value
                    last[0] += 2
                    if 0 < value <= line[5]:
                        units[count] = base + value
                        count += 1
                base += line[9]
        return count

    cdef int read_names(self, int* line, char* start, int seat, int* units, int count) noexcept nogil:
        cdef int kind = line[0], width = line[2], cells = line[3], size = line[5], low = line[6], each = line[9]
        cdef int part, whose, cell, bit, base, counted = cells
        cdef long long value
        if line[10] >= 0:
            value = load(self.place_of(line[10]), 1)
            counted = <int>value if value < cells else cells
        for part in range(line[4] if line[11] != SEATS_ONLY or line[4] < self.seats else self.seats):
            whose = self.seat_of(line[4], part, seat)
            base = line[8] + part * (each if kind == CARDS else each * cells)
            for cell in range(whose * cells, whose * cells + counted):
                value = load(start + width * cell, width)
                if kind == CHOICE or kind == CARDS:
                    if 0 <= value - low < size:
                        units[count] = base + <int>value - low
                        count += 1
                elif kind == OWNER:
                    if 0 <= value - low < self.seats:
                        value -= low + seat
                        units[count] = base + <int>(value if value >= 0 else value + self.seats)
                        count += 1
                    elif 0 <= value - line[7] < size:
                        units[count] = base + SEAT_LIMIT + <int>value - line[7]
                        count += 1
                elif value != 0:
                    for bit in range(size):
                        if (value >> bit) & 1:
                            units[count] = base + bit
                            if kind == SEAT_BITS:
                                units[count] += (0 if bit >= seat else self.seats) - seat
                            count += 1
                base += 0 if kind == CARDS else each
        return count

    cdef int seat_of(self, int parts, int part, int seat) noexcept nogil:
        # The part that is read as this one: seats are counted from the reader on, what is no seat stays where it is.
        if parts == 1 or part >= self.seats:
            return part
        return seat + part if seat + part < self.seats else seat + part - self.seats

    cdef char* place_of(self, int offset) noexcept nogil:
        # Where a field of the layout lies in memory: the pointer to the content stands between engine and game.
        return <char*>&self.rng + offset + (0 if offset < ENGINE_BLOCK else <int>sizeof(void*))

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
