"""Writes plurals.json: the plural categories of numbers by Babel, for LocalePluralTests.

usage: python make_plurals.py > plurals.json

With Babel 2.12.1, which has the rules of CLDR 42, as ICU 72 has; CLDR 48 has others for Vietnamese.
"""
import decimal
import json

import babel
from babel import Locale

LOCALES = ["en", "ko", "ja", "zh_Hans", "zh_Hant", "ar", "fa", "he", "hi", "de", "fr", "es", "pt_BR",
           "ru", "pl", "lt", "sl", "cy", "tr", "vi"]
VALUES = ["0", "1", "2", "3", "5", "10", "11", "12", "19", "20", "21", "22", "100", "101", "111", "1.5",
          "1000000"]

categories = {
    name.replace("_", "-"): {
        kind: [rule(decimal.Decimal(value)) for value in VALUES]
        for kind, rule in (("cardinal", Locale.parse(name).plural_form),
                           ("ordinal", Locale.parse(name).ordinal_form))
    }
    for name in LOCALES
}
print(json.dumps({"source": f"Babel {babel.__version__}, make_plurals.py", "values": VALUES,
                  "categories": categories}, indent=1))
