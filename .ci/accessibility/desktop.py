"""A desktop that nobody sees: a screen, a message bus and a window manager in a temporary folder."""
import ctypes
import fcntl
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SET_DEATH_SIGNAL, SET_SUBREAPER = 1, 36
LIBC = ctypes.CDLL(None)


class Desktop:
    """A folder, an environment and the programs that run in them; all are gone when it is left.

    One at a time for each person: Orca does not start beside another Orca.
    """

    def __enter__(self):
        self.lock = open(pathlib.Path(tempfile.gettempdir()) / f"chartvoice-listen-{os.getuid()}.lock", "w")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        # What the programs leave behind becomes a child of this one, which ends it.
        LIBC.prctl(SET_SUBREAPER, 1)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="chartvoice-listen."))
        try:
            self.start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start_all(self):
        folders = {"HOME": "home", "XDG_RUNTIME_DIR": "run", "XDG_DATA_HOME": "data"}
        folders |= {"XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "cache", "TMPDIR": "tmp"}
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "GNOME_ACCESSIBILITY": "1",
            "GSETTINGS_BACKEND": "memory",
        }
        for key, name in folders.items():
            (self.folder / name).mkdir(mode=0o700)
            self.environment[key] = str(self.folder / name)
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1000x800x24", "-nolisten", "tcp"]
        self.environment["DISPLAY"] = ":" + self.first_line(screen)
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.first_line(bus)
        self.start(["openbox"])

    def start(self, command, **options):
        """Starts a program; what it complains of stands in a file of its name."""
        with open(self.folder / f"{pathlib.Path(command[0]).name}.log", "ab") as log:
            return subprocess.Popen(
                command,
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stderr=log,
                preexec_fn=lambda: LIBC.prctl(SET_DEATH_SIGNAL, signal.SIGTERM),
                **{"stdout": log, **options},
            )

    def first_line(self, command):
        line = self.start(command, stdout=subprocess.PIPE).stdout.readline().decode().strip()
        if not line:
            raise SystemExit(f"error: {command[0]} did not start: {self.complaints(command[0])}")
        return line

    def complaints(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")[-400:].strip()

    def press(self, key):
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], env=self.environment, check=False)

    def __exit__(self, *_):
        while found := descendants():
            end(found, found)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.lock.close()


def descendants(root=None):
    """The ids of all programs that this one or another has started, and of those that they have."""
    children = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                # "id (name) state parent …"; a name may hold brackets.
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            children.setdefault(int(parent), []).append(int(entry.name))
    found = list(children.get(root or os.getpid(), []))
    for identity in found:
        found += children.get(identity, [])
    return found


def end(asked, all_of_them, seconds=3):
    """Asks programs to end, waits until all that belong to them are gone, and then insists."""
    send(asked, signal.SIGTERM)
    limit = time.monotonic() + seconds
    while True:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
        alive = set(descendants()) & set(all_of_them)
        if not alive:
            return
        if time.monotonic() > limit:
            send(alive, signal.SIGKILL)
        time.sleep(0.03)


def send(identities, kind):
    for identity in identities:
        try:
            os.kill(identity, kind)
        except ProcessLookupError:
            pass
