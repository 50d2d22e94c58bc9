"""The ceiling: Imhotep written by hand in C++, and the way to compile and call it."""
