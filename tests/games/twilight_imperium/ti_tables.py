"""Tables of Twilight Imperium, what was told at them, and how to let time pass."""

from rulebook import twilight_imperium as ti


def invasion(counter, forces=3, planet="garnet", players=2, **parts):
    """Return a table at which seat 1 can invade a planet with this counter."""
    fleet = {"carrier": 2, "ground_force": forces, "fighter": 1}
    parts = {"ships": {1: {planet: fleet}}, **parts}
    return ti.position(counters={planet: counter}, players=players, **parts)


def names(table):
    return [event.name for event in table.log]


def clauses(table):
    return {clause for event in table.log for clause in event.clauses}


def do_least(table):
    """Let who is to choose do as little as possible."""
    decision = table.decision
    for choice in (ti.Done(), ti.Abstain(), ti.Draw(), ti.Collect()):
        if choice in decision.options:
            table.do(decision.seat, choice)
            return
    raise AssertionError(decision)


def least_until(table, done):
    """Let everybody do as little as possible until this holds of the table."""
    while not done(table):
        do_least(table)


def to_phase(table, phase):
    """Let everybody do as little as possible until this phase."""
    least_until(table, lambda t: t.phase == phase)


def end_turns(table):
    """Let everybody do as little as possible until the next round begins."""
    before = table.round
    least_until(table, lambda t: t.round != before)
