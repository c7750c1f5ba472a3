"""Plants one fault at a time in the samples: each must be found by the check that is meant for it."""
import pathlib
import re
import shutil
import tempfile

from documents import documents

SAMPLES = pathlib.Path(__file__).with_name("samples")


def swap_marks(text):
    """The first two marks of the first series, the other way round."""
    marks = re.findall(r'<path id="chart\.series-1\.point-\d+".*?/>\n', text)
    return text.replace(marks[0] + marks[1], marks[1] + marks[0])


def move_mark(text):
    """The last mark of the first series, after the end of it."""
    mark = re.search(r'<path id="chart\.series-1\.point-7".*?/>\n', text).group()
    return text.replace(mark + "</g>\n", "</g>\n" + mark)


def without(start, end):
    """Takes out what stands between two texts, with them."""
    return lambda text: re.sub(re.escape(start) + ".*?" + re.escape(end), "", text, count=1, flags=re.S)


def instead(old, new, count=1):
    return lambda text: text.replace(old, new, count)


def all_of(*changes):
    def change(text):
        for one in changes:
            text = one(text)
        return text

    return change


NAME = 'aria-label="Cupertino, May 3, 42 pancakes"'
MARK = f'role="graphics-symbol" aria-roledescription="point" {NAME}'

# What is wrong, in which sample, how it is planted, and which checks must find it.
FAULTS = [
    ("a tag is not closed", "svg", instead("</desc>", ""), {"xmllint"}),
    ("a role is misspelt", "svg", instead(MARK, MARK.replace("symbol", "symbl")), {"nu", "axe", "firefox tree"}),
    ("a mark has no name", "svg", instead(NAME, ""), {"axe", "chromium tree", "firefox tree"}),
    ("a label has a wrong value", "svg", instead(NAME, NAME.replace("42", "24")), {"chromium tree", "firefox tree"}),
    ("a label says more than it should", "svg", instead(NAME, NAME.replace(", 42", ", about 42")), {"chromium tree", "firefox tree"}),
    ("two marks are swapped", "svg", swap_marks, {"chromium tree", "firefox tree"}),
    ("a mark is missing", "svg", without('<path id="chart.series-2.point-7"', "/>"), {"chromium tree", "firefox tree"}),
    ("a mark stands outside its series", "svg", move_mark, {"chromium tree", "firefox tree"}),
    ("a role description is missing", "svg", instead(' aria-roledescription="point"', ""), {"chromium tree", "firefox tree"}),
    ("tick labels are not hidden", "svg", instead('<g id="chart.x-axis" aria-hidden="true">', '<g id="chart.x-axis">'), {"chromium tree", "firefox tree"}),
    ("the description is not there", "svg", all_of(instead(' aria-describedby="chart.description"', ""), without("<desc", "</desc>")), {"chromium tree"}),
    ("the root has another name", "svg", instead(">Sales by city and day of the week</title>", ">Sales</title>"), {"chromium tree"}),
    ("the root has no role", "svg", instead(' role="graphics-document"', ""), {"chromium tree"}),
    ("there is no title element", "svg", without("<title", "</title>\n"), {"structure"}),
    ("there is no language", "svg", instead(' lang="en" xml:lang="en"', ""), {"structure"}),
    ("a reference leads nowhere", "svg", instead('aria-describedby="chart.description"', 'aria-describedby="chart.descriptoin"'), {"structure", "nu"}),
    ("an id stands twice", "svg", instead('id="chart.series-1.point-2"', 'id="chart.series-1.point-1"'), {"structure", "nu"}),
    ("there is a script", "svg", instead("</desc>", "</desc><script>1</script>"), {"structure"}),
    ("there is a tab stop", "svg", instead(MARK, MARK + ' tabindex="0"'), {"structure"}),
    ("a tick label stands on another", "svg", instead("</text>\n</g>\n<g id=\"chart.y-axis\"", "</text>\n<text x=\"130\" y=\"353.24\">May 4, 2022</text><text x=\"150\" y=\"353.24\">May 5, 2022</text>\n</g>\n<g id=\"chart.y-axis\""), {"boxes"}),
    ("a text is cut off at the edge", "svg", instead('</svg>', '<text aria-hidden="true" x="620" y="380">Pancakes</text></svg>'), {"boxes"}),
    ("a mark lies outside", "svg", instead('</svg>', '<path class="marks" aria-hidden="true" d="M600,10h60v5h-60z"/></svg>'), {"boxes"}),
    ("text is too pale", "svg", instead("text{fill:#4a4a4a}", "text{fill:#aaaaaa}"), {"colours"}),
    ("text is too dark in the dark scheme", "svg", instead("text{fill:#c4c4c4}", "text{fill:#444444}"), {"colours"}),
    ("a line is too pale", "svg", instead(".s1{color:#1188dd}", ".s1{color:#99ccff}"), {"palette", "colours"}),
    ("two series look alike to some", "svg", instead(".s1{color:#1188dd}", ".s1{color:#aa8822}"), {"palette"}),
    ("forced colours are not followed", "svg", instead(".paper{fill:Canvas}", ""), {"colours"}),
    ("forced colours leave the text", "svg", instead("text,.title,.axis-title{fill:CanvasText}", ""), {"colours"}),
    ("the paper stays light in the dark scheme", "svg", instead(".paper{fill:#121212}", ""), {"colours", "palette"}),
    ("the drawing does not reflow", "svg", instead("max-width:100%;", ""), {"reflow"}),
    ("the page has no language", "html", instead(' lang="en"', ""), {"axe"}),
    ("a picture has no text", "html", instead("<table>", '<img src="a.png"><table>'), {"axe", "nu"}),
    ("a row has too many cells", "html", instead("<td>81</td>", '<td>81</td><td colspan="0">9</td>'), {"nu"}),
    ("text is too pale on the page", "html", instead("color: #222", "color: #aaa"), {"axe"}),
    ("the page does not reflow", "html", instead("<table>", '<table style="width:900px">'), {"reflow"}),
]


def passed(judged):
    """0 when the samples are without fault and every planted one is found, 1 otherwise."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="chartvoice-faults."))
    try:
        expected = plant(folder)
        found = {}
        for fault in judged(documents(folder)):
            found.setdefault(fault.file, []).append(fault)
    finally:
        shutil.rmtree(folder)
    failures = 0
    for file, (name, checks) in expected.items():
        faults = found.get(file, [])
        missed = checks - {fault.check for fault in faults}
        if not checks and faults:
            failures += 1
            print(f"FAILED: the sample {file} has faults: " + "; ".join(map(str, faults)))
        elif missed:
            failures += 1
            seen = "; ".join(map(str, faults)) or "nothing"
            print(f"FAILED: {name}: not found by {', '.join(sorted(missed))}; found: {seen}")
    print(f"{len(expected)} files, {len(FAULTS)} planted faults: {failures} failures")
    return 1 if failures else 0


def plant(folder):
    """Writes the samples as they are and once for each fault; what each file must be found to have."""
    samples = {"svg": SAMPLES / "lines.svg", "html": SAMPLES / "page.html"}
    tree = SAMPLES / "lines.json"
    expected = {}
    for kind, sample in samples.items():
        shutil.copy(sample, folder / f"sample.{kind}")
        expected[f"sample.{kind}"] = ("the sample", set())
    shutil.copy(tree, folder / "sample.json")
    for number, (name, kind, change, checks) in enumerate(FAULTS, 1):
        before = samples[kind].read_text(encoding="utf-8")
        after = change(before)
        if after == before:
            raise SystemExit(f"error: the fault {name!r} could not be planted: the sample has changed")
        (folder / f"fault-{number:02}.{kind}").write_text(after, encoding="utf-8")
        if kind == "svg":
            shutil.copy(tree, folder / f"fault-{number:02}.json")
        expected[f"fault-{number:02}.{kind}"] = (name, checks)
    return expected
