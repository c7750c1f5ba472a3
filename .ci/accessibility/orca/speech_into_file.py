"""A voice for Orca that speaks nothing: each utterance is a line of JSON in the file $ORCA_SPEECH.

Kinds of line: "say", an utterance; and, when the whole document is read, "start", "read", "end".
"""
import json
import os

from gi.repository import GLib
from orca import speechserver
from orca.acss import ACSS


def write(kind, text=""):
    with open(os.environ["ORCA_SPEECH"], "a", encoding="utf-8") as file:
        file.write(json.dumps({"kind": kind, "text": text}) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """The one voice there is; Orca asks for these names."""

    only = None
    reading = None

    @staticmethod
    def getFactoryName():
        return "file"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["file", "file"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({"name": "en", "lang": "en", "dialect": None, "variant": None})]

    def speak(self, text=None, acss=None, interrupt=True):
        if text and not isinstance(text, ACSS):
            write("say", text)

    def speakCharacter(self, character, acss=None):
        write("say", character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        """Takes one utterance after the other; Orca must hear of each, or it stops."""
        self.reading = utterances

        def step():
            # A later reading takes the place of this one.
            if self.reading is not utterances:
                return False
            context, _ = next(utterances, (None, None))
            if context is None:
                write("end")
                return False
            write("read", context.utterance)
            for offset, state in (
                (context.startOffset, speechserver.SayAllContext.PROGRESS),
                (context.endOffset, speechserver.SayAllContext.COMPLETED),
            ):
                context.currentOffset = offset
                progress(context.copy(), state)
            return True

        write("start")
        GLib.idle_add(step)
