"""Reads and rewrites files for translators with the programs that translators' tools are made of.

usage: judge.py probe TOOL                    is the tool there?
       judge.py read TOOL FILE                the units as JSON: [[id, source, target], ...]
       judge.py rewrite TOOL FROM TO ...      reads each file and writes it anew
       judge.py translate TOOL FROM TO ID TEXT  gives one unit another translation
"""
import json
import sys


class Toolkit:
    """Stores of translate-toolkit."""

    def __init__(self, module, name):
        self.kind = getattr(__import__(f"translate.storage.{module}", fromlist=[name]), name)

    def load(self, path):
        return self.kind.parsefile(path)

    def units(self, store):
        return [unit for unit in store.units if unit.istranslatable()]

    def read(self, path):
        return [[self.id(unit), str(unit.source), str(unit.target or "")] for unit in self.units(self.load(path))]

    def id(self, unit):
        context = unit.getcontext() if hasattr(unit, "getcontext") else ""
        return context or unit.getid()

    def rewrite(self, path, to):
        store = self.load(path)
        # Every target is set anew to what it was, codes within it included.
        for unit in self.units(store):
            if hasattr(unit, "rich_target") and unit.target and not unit.hasplural():
                unit.rich_target = unit.rich_target
        store.savefile(to)

    def translate(self, path, to, id, text):
        store = self.load(path)
        [unit] = [unit for unit in self.units(store) if self.id(unit).split("\x04")[-1] == id]
        unit.target = text
        store.savefile(to)


class Moz:
    """Mozilla's library."""

    def __init__(self, format):
        from moz.l10n.formats import Format

        self.format = Format[format]

    def load(self, path):
        from moz.l10n.resource import parse_resource

        return parse_resource(self.format, open(path, "rb").read())

    def save(self, resource, to):
        from moz.l10n.resource import serialize_resource

        with open(to, "w", encoding="utf-8", newline="") as file:
            for part in serialize_resource(resource):
                file.write(part)

    def entries(self, resource):
        from moz.l10n.model import Entry

        for section in resource.sections:
            for entry in section.entries:
                if isinstance(entry, Entry):
                    yield section, entry

    def read(self, path):
        return [[".".join(section.id[1:] + entry.id), "", repr(entry.value)] for section, entry in self.entries(self.load(path))]

    def rewrite(self, path, to):
        self.save(self.load(path), to)

    def translate(self, path, to, id, text):
        from moz.l10n.model import PatternMessage

        resource = self.load(path)
        wanted = [entry for _, entry in self.entries(resource) if id in (entry.id[0], entry.id[-1])]
        [entry] = wanted
        entry.value = PatternMessage([text])
        self.save(resource, to)


class Polib:
    """polib."""

    def load(self, path):
        import polib

        return polib.pofile(path, wrapwidth=0)

    def read(self, path):
        return [[entry.msgctxt, entry.msgid, entry.msgstr] for entry in self.load(path)]

    def rewrite(self, path, to):
        self.load(path).save(to)

    def translate(self, path, to, id, text):
        catalogue = self.load(path)
        [entry] = [entry for entry in catalogue if entry.msgctxt == id]
        entry.msgstr = text
        catalogue.save(to)


class JSONFile:
    """Python's JSON, which lays out otherwise than Xcode does."""

    def read(self, path):
        strings = json.load(open(path, encoding="utf-8"))["strings"]
        return [[id, "", ""] for id in strings]

    def rewrite(self, path, to):
        catalogue = json.load(open(path, encoding="utf-8"))
        json.dump(catalogue, open(to, "w"), indent=1)

    def translate(self, path, to, id, text):
        catalogue = json.load(open(path, encoding="utf-8"))
        [unit] = [
            each["stringUnit"]
            for tag, each in catalogue["strings"][id]["localizations"].items()
            if tag != catalogue["sourceLanguage"]
        ]
        unit["value"] = text
        json.dump(catalogue, open(to, "w"), ensure_ascii=False)


TOOLS = {
    "toolkit-xliff": lambda: Toolkit("xliff", "xlifffile"),
    "toolkit-poxliff": lambda: Toolkit("poxliff", "PoXliffFile"),
    "toolkit-xliff2": lambda: Toolkit("xliff2", "Xliff2File"),
    "toolkit-apple": lambda: Toolkit("xliff", "xlifffile"),
    "toolkit-po": lambda: Toolkit("pypo", "pofile"),
    "moz-xliff": lambda: Moz("xliff"),
    "moz-po": lambda: Moz("gettext"),
    "polib": Polib,
    "json": JSONFile,
}


def main(verb, name, *arguments):
    tool = TOOLS[name]()
    if verb == "probe":
        if name == "polib":
            import polib  # noqa: F401
        if isinstance(tool, Moz):
            import moz.l10n.resource  # noqa: F401
    elif verb == "read":
        json.dump(tool.read(arguments[0]), sys.stdout)
    elif verb == "rewrite":
        for index in range(0, len(arguments), 2):
            tool.rewrite(arguments[index], arguments[index + 1])
    elif verb == "translate":
        tool.translate(*arguments)
    else:
        sys.exit(__doc__)


main(*sys.argv[1:])
