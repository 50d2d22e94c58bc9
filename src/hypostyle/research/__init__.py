"""The research environment: observations, batches, data, and the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Needs `pip install 'hypostyle[research]'`; `docs/research.md` is the guide.
"""
