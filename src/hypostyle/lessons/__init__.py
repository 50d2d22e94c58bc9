"""Lessons: a game taught step by step at its own table, written as data and judged by the rules."""

from hypostyle.lessons.guide import Feedback, Guide
from hypostyle.lessons.lesson import BadLesson, Lesson, Step, lesson_texts, lessons_of

__all__ = ["BadLesson", "Feedback", "Guide", "Lesson", "Step", "lesson_texts", "lessons_of"]
