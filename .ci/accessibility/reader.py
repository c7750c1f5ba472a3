"""Orca, which reads drawings in a browser, and what it says of each, as text."""
import json
import pathlib
import shutil
import time
from dataclasses import dataclass

from desktop import descendants, end
from profiles import write_profile

ORCA = pathlib.Path(__file__).with_name("orca")


@dataclass
class Speech:
    """What Orca says of a document: when it is loaded, at its first line, and when it reads it all."""

    greeting: list[str]
    first_line: list[str]
    all: list[str]


class Reader:
    """Orca on a desktop."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.log = desktop.folder / "speech.jsonl"
        self.log.touch()
        self.position = 0
        shutil.copytree(ORCA, desktop.folder / "data" / "orca")
        desktop.environment["ORCA_SPEECH"] = str(self.log)
        self.start()

    def start(self):
        orca = None
        limit = time.monotonic() + 60
        while True:
            # Orca ends at once while another Orca of the same person is running.
            if orca is None or orca.poll() is not None:
                orca = self.desktop.start(["/usr/bin/orca"])
            if any("reader on" in text for _, text in self.wait(lambda said: said, 1)):
                return
            if time.monotonic() > limit:
                raise SystemExit(f"error: Orca did not start: {self.desktop.complaints('orca')}")

    def read(self, browser, document):
        """Opens a document in a browser of its own and has it read from its first line to its end."""
        opened = self.desktop.start(command(browser, self.desktop.folder, document.address))
        try:
            greeting = self.wait(lambda said: any("Finished loading" in text for _, text in said), 20)
            greeting += self.quiet(first=1.5)
            first_line = self.pressed("ctrl+Home", lambda said: said)
            said = self.pressed("KP_Add", lambda said: ("start", "") in said)
            if ("start", "") in said and ("end", "") not in said:
                said += self.wait(lambda said: ("end", "") in said, 30)
        finally:
            end([opened.pid], [opened.pid, *descendants(opened.pid)])
            self.quiet(first=0.3)
        # What is read after the last start, should the key have been pressed twice.
        start = max((place for place, (kind, _) in enumerate(said) if kind == "start"), default=0)
        return Speech(
            [text for kind, text in greeting if kind == "say"],
            [text for kind, text in first_line if kind == "say"],
            [text for kind, text in said[start:] if kind == "read"],
        )

    def pressed(self, key, is_done):
        """What is said when a key is pressed; it is pressed again where nothing answers."""
        said = []
        for _ in range(3):
            self.desktop.press(key)
            said += self.wait(is_done, 4)
            if is_done(said):
                return said + self.quiet()
        return said

    def wait(self, is_done, seconds):
        """What is said until it suffices, or the time is over."""
        said = []
        limit = time.monotonic() + seconds
        while not is_done(said) and time.monotonic() < limit:
            time.sleep(0.03)
            said += self.new()
        return said

    def quiet(self, first=0.3):
        """What is said until nothing more comes."""
        said = []
        limit = time.monotonic() + first
        while time.monotonic() < limit:
            time.sleep(0.03)
            if new := self.new():
                said += new
                limit = time.monotonic() + 0.3
        return said

    def new(self):
        """The whole lines that have come since the last time."""
        with open(self.log, "rb") as file:
            file.seek(self.position)
            lines = file.read().rpartition(b"\n")
        self.position += len(lines[0]) + len(lines[1])
        parsed = [json.loads(line) for line in lines[0].splitlines()]
        return [(line["kind"], line["text"]) for line in parsed]


def command(browser, folder, address):
    profile = folder / browser
    profile.mkdir(exist_ok=True)
    if browser == "firefox":
        write_profile(profile)
        size = ["--width", "980", "--height", "760"]
        return ["/usr/bin/firefox-esr", "--no-remote", "--profile", str(profile), *size, address]
    options = ["disable-background-networking", "disable-component-update", "disable-gpu"]
    options += ["force-renderer-accessibility", "no-default-browser-check", "no-first-run", "no-sandbox"]
    options += ["password-store=basic", f"user-data-dir={profile}", "window-size=980,760"]
    return ["/usr/bin/chromium", *("--" + option for option in options), address]
