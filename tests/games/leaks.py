"""Leaks to plant in a game, so that the tests of its views can be tested."""


def show_zone(monkeypatch, game, shown):
    """Let everybody see the cards of the zones of this name."""
    real = game.zone

    def zone(table, name, sees=(), *rest, **more):
        return real(table, name, None if name == shown else sees, *rest, **more)

    monkeypatch.setattr(game, "zone", zone)


def tell_fact(monkeypatch, game, secret):
    """Put what ``secret`` returns of a table among the facts that everybody knows."""
    real = game.facts
    monkeypatch.setattr(game, "facts", lambda table: {**real(table), "leak": secret(table)})
