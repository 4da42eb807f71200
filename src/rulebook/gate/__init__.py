"""The check that text, scenario and engine agree: pairs, runs, compares, reports."""
