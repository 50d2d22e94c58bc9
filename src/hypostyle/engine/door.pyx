# The door of a compiled state: what Python may read of it and ask of its rules, by the names they have in the source.
# `state.reserve` is a row as a fresh list, `state.area_points(3)` a rule that takes and returns numbers. The build puts this
# behind the classes it derives from state.py; every derived module opens the door of its own classes (`open_door`).


cdef extern from "Python.h":
    object PyList_New(Py_ssize_t length)
    int PyList_SetItem(object row, Py_ssize_t place, PyObject* number) except -1
    PyObject* PyLong_FromLong(long number) except NULL
    PyObject* PyLong_FromLongLong(long long number) except NULL

# The widths of numbers, and what rules return, as numbers themselves: they are asked for with every read.
cdef enum:
    BYTE, SHORT, INT, UNSIGNED, LONG
    NUMBER, TRUTH, FRACTION, NOTHING

WIDTHS = {"b": BYTE, "h": SHORT, "i": INT, "I": UNSIGNED, "q": LONG}
RESULTS = {"bint": TRUTH, "double": FRACTION, "void": NOTHING}


cdef class Row:
    """A row of ints of a state or of its constants, read as a list."""
    cdef Py_ssize_t place
    cdef int count
    cdef int width

    def __init__(self, Py_ssize_t place, int count, str letter):
        self.place = place
        self.count = count
        self.width = WIDTHS[letter]

    def __get__(self, holder, kind):
        cdef char* cell
        cdef int index
        if holder is None:
            return self
        cell = <char*><void*>holder + self.place
        row = PyList_New(self.count)
        if self.width == BYTE:
            for index in range(self.count):
                PyList_SetItem(row, index, PyLong_FromLong((<signed char*>cell)[index]))
        elif self.width == SHORT:
            for index in range(self.count):
                PyList_SetItem(row, index, PyLong_FromLong((<short*>cell)[index]))
        elif self.width == INT:
            for index in range(self.count):
                PyList_SetItem(row, index, PyLong_FromLong((<int*>cell)[index]))
        elif self.width == UNSIGNED:
            for index in range(self.count):
                PyList_SetItem(row, index, PyLong_FromLongLong((<unsigned int*>cell)[index]))
        else:
            for index in range(self.count):
                PyList_SetItem(row, index, PyLong_FromLongLong((<long long*>cell)[index]))
        return row


cdef class Rule:
    # A method of compiled rules that takes and returns numbers only, as Python finds it in the class. (No docstring here and
    # below: `help` shall show the one of the rule.)
    cdef str name
    cdef str doc
    cdef int level
    cdef int number
    cdef int arity
    cdef int result

    def __init__(self, str name, str doc, int level, int number, int arity, str result):
        self.name = name
        self.doc = doc
        self.level = level
        self.number = number
        self.arity = arity
        self.result = RESULTS.get(result, NUMBER)

    def __get__(self, State holder, kind):
        if holder is None:
            return self
        cdef BoundRule bound = BoundRule.__new__(BoundRule)
        bound.state = holder
        bound.rule = self
        return bound

    @property
    def __name__(self):
        return self.name

    @property
    def __doc__(self):
        return self.doc

    def __repr__(self):
        return f"<rule {self.name} of {self.arity} numbers>"


cdef class BoundRule:
    # A rule of one state, to be called.
    cdef State state
    cdef Rule rule

    def __call__(self, *numbers):
        cdef Rule rule = self.rule
        cdef long long given[6]
        cdef int index
        if len(numbers) != rule.arity:
            raise TypeError(f"{rule.name}() takes {rule.arity} numbers, not {len(numbers)}")
        for index in range(rule.arity):
            given[index] = numbers[index]
        for index in range(rule.arity, 6):
            given[index] = 0
        if rule.result == FRACTION:
            return self.state.ask_fraction(rule.level, rule.number, given)
        answer = self.state.ask(rule.level, rule.number, given)
        if rule.result == NOTHING:
            return None
        return answer != 0 if rule.result == TRUTH else answer

    @property
    def __name__(self):
        return self.rule.name

    @property
    def __doc__(self):
        return self.rule.doc

    def __repr__(self):
        return f"<rule {self.rule.name} of a {type(self.state).__name__}>"


def open_door(kind, level, rules):
    """Let Python find the rows of a derived class and its rules (name, sentence, numbers taken, C type returned)."""
    for field in layout_of(kind):
        if field.count and not hasattr(kind, field.name):
            setattr(kind, field.name, Row(place_of(kind, field.offset), field.count, field.width.letter))
    for number, (name, doc, arity, result) in enumerate(rules):
        setattr(kind, name, Rule(name, doc, level, number, arity, result))


cdef Py_ssize_t place_of(kind, Py_ssize_t offset):
    """Where a field lies in the object: the game's own block begins behind the engine's and the pointer to the content."""
    if not issubclass(kind, State):
        return CONSTANTS_SIZE + offset
    if offset < ENGINE_BLOCK:
        return STATE_SIZE - ENGINE_BLOCK + offset
    return STATE_SIZE + sizeof(void*) + offset - ENGINE_BLOCK
