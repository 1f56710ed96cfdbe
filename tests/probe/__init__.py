"""Probe, a tiny game that needs of the house everything that the hard games need. It is played in tests only."""

from tests.probe.rules import Probe

__all__ = ["Probe"]
