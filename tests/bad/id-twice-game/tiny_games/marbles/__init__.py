"""Marbles."""
