"""What Orca runs when it starts: it speaks into a file, and says nothing of its own accord."""
import orca.settings

# Orca looks modules up in the folder of this file.
orca.settings.speechServerFactory = "speech_into_file"
orca.settings.speechServerInfo = None
orca.settings.enableSpeech = True
orca.settings.onlySpeakDisplayedText = False
orca.settings.sayAllOnLoad = False
orca.settings.enableBraille = False
orca.settings.enableEchoByCharacter = False
orca.settings.enableKeyEcho = False
orca.settings.enableMouseReview = False
orca.settings.enableSound = False
orca.settings.enableTutorialMessages = False
