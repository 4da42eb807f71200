"""Proof: the scenarios of a clause run, reach its rule, and bear every value its text states."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulebook.gate.findings import Findings, Other
from rulebook.gate.game import Clause, Say
from rulebook.gate.running import DEADLINE, ERROR, FAILED, PASSED, REFUSED, Run, run
from rulebook.gate.says import Values
from rulebook.gate.scenario import Prepared
from rulebook.gate.watchdog import Watchdog
from rulebook.gate.wording import ClauseValues, Common, shown
from rulebook.text.languages import LANGUAGES
from rulebook.text.pages import Stated
from rulebook.text.place import Place
from rulebook.text.values import alternatives
from rulebook.text.words import Words

#: How many ways each position is filled: one that fails in some rests on unwritten cards.
FILLINGS = 6
CODES = {FAILED: "fails", REFUSED: "fails", ERROR: "errors", DEADLINE: "deadline"}


@dataclass
class Proof:
    """What came of a clause's scenarios: the run of each as written, and what was reached.

    ``counts`` is how often each ran in all, by its place.
    """

    runs: list[Run] = field(default_factory=list)
    counts: Counter[Place] = field(default_factory=Counter)
    reached: set[str] = field(default_factory=set)


@dataclass
class Prover:
    """Runs the scenarios of one game's clauses.

    ``values`` are those of all clauses of all games, by clause and name.
    """

    values: Values
    words: Words
    watchdog: Watchdog
    findings: Findings
    cited: Mapping[str, Place]
    say: Say

    def prove(
        self,
        clause: Clause,
        prepared: list[Prepared],
        stated: ClauseValues,
    ) -> Proof:
        """Run the scenarios of a clause, as written and with every value changed."""
        proof = Proof()
        values = self._agreed(clause, prepared, stated, proof)
        if values is None:
            return proof
        for one in prepared:
            result = self._run(one, clause, values, proof)
            proof.runs.append(result)
            proof.reached |= result.witness.reached
            if result.end != PASSED:
                self._failed(clause, one, result, stated.common)
                continue
            self._never_ran(clause, one, result)
            if result.witness.filled:
                self._fillings(clause, one, values, proof)
        if all(result.end == PASSED for result in proof.runs):
            needed = self._bearing(clause, prepared, values, stated.common, proof)
            self._adds_nothing(clause, prepared, proof, needed)
        return proof

    def _run(
        self,
        prepared: Prepared,
        clause: Clause,
        values: Mapping[str, int | str],
        proof: Proof,
        filling: int = 0,
    ) -> Run:
        proof.counts[prepared.scenario.place] += 1
        said = {**self.values, clause.id: values}
        self.say(str(prepared.scenario.place))
        result = run(prepared, said, self.watchdog, filling)
        if result.end == DEADLINE:
            # A busy machine may have held it up, so it gets a second try.
            self.say(str(prepared.scenario.place))
            result = run(prepared, said, self.watchdog, filling)
        return result

    def _agreed(
        self,
        clause: Clause,
        prepared: list[Prepared],
        stated: ClauseValues,
        proof: Proof,
    ) -> dict[str, int | str] | None:
        """Return the values to run with; where languages differ, let the scenarios judge."""
        agreed, by_language = stated.agreed, stated.by_language
        differing = [
            name
            for name in stated.common
            if len({values[name] for values in by_language.values() if name in values}) > 1
        ]
        if not differing:
            return agreed
        passing = [
            language
            for language, values in by_language.items()
            if all(
                self._run(one, clause, {**agreed, **values}, proof).end == PASSED
                for one in prepared
            )
        ]
        for name in differing:
            self._differ(clause, name, by_language, stated.common[name][1], passing)
        if not passing:
            return None
        return {**agreed, **by_language[passing[0]]}

    def _differ(
        self,
        clause: Clause,
        name: str,
        by_language: Mapping[str, Mapping[str, int | str]],
        stated: Mapping[str, Stated],
        passing: list[str],
    ) -> None:
        languages = list(stated)
        wrong = next((lang for lang in languages if lang not in passing), languages[0])
        value = by_language[wrong][name]
        rest = [lang for lang in languages if by_language[lang].get(name) != value]
        says = ", ".join(
            f'{LANGUAGES[lang]} "{stated[lang].fragment}" is {shown(by_language[lang][name])}'
            for lang in rest
        )
        message = f'{name!r}: "{stated[wrong].fragment}" is {shown(value)}, but {says}'
        if passing and wrong not in passing:
            message += f"; the scenario agrees with {LANGUAGES[passing[0]]}"
        elif not passing:
            message += "; the scenario agrees with neither"
        others = [Other(LANGUAGES[lang], stated[lang].place) for lang in rest]
        self.findings.add("differ", stated[wrong].place, message, others, clause.id)

    def _failed(self, clause: Clause, one: Prepared, result: Run, common: Common) -> None:
        place = result.place or one.scenario.place
        line = one.scenario.code.split("\n")[place.line - one.scenario.place.line - 1 :][:1]
        named = [name for name in common if line and re.search(rf"\.{name}\b", line[0])]
        others = [
            Other(f"{LANGUAGES[lang]} states {shown(common[name][0])}", stated.place)
            for name in named or (list(common) if result.told_by_rules else [])
            for lang, stated in common[name][1].items()
        ]
        if clause.id in self.cited:
            others.append(Other("the engine's rule", self.cited[clause.id]))
        code = CODES[result.end]
        self.findings.add(code, place, result.message, others, clause.id)

    def _never_ran(self, clause: Clause, one: Prepared, result: Run) -> None:
        for number, node in enumerate(one.assertions):
            if number not in result.ran:
                message = "this assertion never runs: no loop, branch or call comes to it"
                self.findings.add("never-runs", one.place(node), message, (), clause.id)

    @staticmethod
    def _untied(name: str, readers: list[Prepared]) -> Place | None:
        """Return where a value is compared with the scenario alone, None where it is tied."""
        for one in readers:
            if (loose := one.analysis.loose.get(name)) is not None:
                return one.place(loose)
        if any(name in one.analysis.tied for one in readers):
            return None
        first = readers[0]
        said = first.analysis.said.get(name)
        return first.place(said) if said is not None else first.scenario.place

    def _fillings(
        self, clause: Clause, one: Prepared, values: Mapping[str, int | str], proof: Proof
    ) -> None:
        for filling in range(1, FILLINGS):
            result = self._run(one, clause, values, proof, filling)
            if result.end != PASSED:
                if result.end == DEADLINE:
                    self._failed(clause, one, result, {})
                    return
                message = (
                    "fails when what the position leaves open is filled otherwise: "
                    f"{result.message}; write down the cards it rests on"
                )
                place = result.place or one.scenario.place
                self.findings.add("unwritten", place, message, (), clause.id)
                return

    def _bearing(
        self,
        clause: Clause,
        prepared: list[Prepared],
        values: dict[str, int | str],
        common: Common,
        proof: Proof,
    ) -> set[int]:
        """Change every value; return the indexes of scenarios that alone notice some change."""
        needed: set[int] = set()
        if not prepared:
            return needed  # There is no scenario at all: that is said once.
        for name, (_, stated) in common.items():
            readers = [
                i for i, result in enumerate(proof.runs) if name in result.read.get(clause.id, ())
            ]
            first = next(iter(stated.values()))
            others = [Other(LANGUAGES[lang], s.place) for lang, s in stated.items()][1:]
            if not readers:
                message = f"{name!r} ({first.fragment!r}) is read by no scenario of {clause.id!r}"
                self.findings.add("never-read", first.place, message, others, clause.id)
                continue
            if place := self._untied(name, [prepared[i] for i in readers]):
                message = f"says.{name} is compared with nothing that comes from the table"
                ends = [Other(LANGUAGES[lang], s.place) for lang, s in stated.items()]
                self.findings.add("untied", place, message, ends, clause.id)
                continue
            needed |= self._changed(clause, prepared, values, name, first, readers, proof)
        return needed

    def _changed(
        self,
        clause: Clause,
        prepared: list[Prepared],
        values: dict[str, int | str],
        name: str,
        first: Stated,
        readers: list[int],
        proof: Proof,
    ) -> set[int]:
        alone: set[int] = set()
        for other in alternatives(values[name], self.words):
            noticed: set[int] = set()
            for i in readers:
                fails = self._settled(prepared[i], proof.runs[i], clause, name, other)
                if fails is not None:
                    noticed |= {i} if fails else set()
                    continue
                result = self._run(prepared[i], clause, {**values, name: other}, proof)
                if result.told_by_rules:
                    noticed.add(i)
                elif result.end != PASSED:
                    place = result.place or prepared[i].scenario.place
                    message = (
                        f"with {name!r} changed to {shown(other)} this ends in {result.message}, "
                        "not in an assertion or a refusal"
                    )
                    stated = Other("stated here", first.place)
                    self.findings.add("wrong-end", place, message, [stated], clause.id)
                    return set(readers)
            if not noticed:
                message = (
                    f"{name!r}: nothing fails when {first.fragment!r} ({shown(values[name])}) "
                    f"is changed to {shown(other)}"
                )
                where = Other("scenario", prepared[readers[0]].scenario.place)
                self.findings.add("not-bearing", first.place, message, [where], clause.id)
                return set(readers)
            if len(noticed) == 1:
                alone |= noticed
        return alone

    @staticmethod
    def _settled(
        one: Prepared, passed: Run, clause: Clause, name: str, value: int | str
    ) -> bool | None:
        """Return whether a run with this value fails, None where it must be run to tell."""
        if not one.plain:
            return None  # A failing assertion might not end it.
        reads = passed.read[clause.id][name]
        return passed.meetings.fails(clause.id, name, reads, value)

    def _adds_nothing(
        self, clause: Clause, prepared: list[Prepared], proof: Proof, needed: set[int]
    ) -> None:
        """Find scenarios that could be deleted without the gate noticing."""
        if len(prepared) < 2:
            return
        wanted = {clause.id, *clause.rests_on()}
        for i, one in enumerate(prepared):
            rest = {
                id for j, result in enumerate(proof.runs) if j != i for id in result.witness.reached
            }
            if i not in needed and not (proof.runs[i].witness.reached - rest) & wanted:
                message = (
                    f"this scenario of {clause.id!r} bears no value and reaches no rule that the "
                    "others do not; delete it, or let it prove something of its own"
                )
                self.findings.add("adds-nothing", one.scenario.place, message, (), clause.id)
