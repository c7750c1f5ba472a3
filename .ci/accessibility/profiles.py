"""A profile for Firefox that shows nothing but the file it is given."""
import json
import pathlib

PREFERENCES = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.newtab.preload": False,
    "browser.newtabpage.enabled": False,
    "browser.preonboarding.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.tabs.warnOnClose": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "termsofuse.bypassNotification": True,
    "toolkit.startup.max_resumed_crashes": -1,
}


def write_profile(folder, **more):
    """Writes the preferences, and more of them, into an existing folder."""
    preferences = {**PREFERENCES, **more}
    (pathlib.Path(folder) / "user.js").write_text(
        "".join(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in preferences.items())
    )
