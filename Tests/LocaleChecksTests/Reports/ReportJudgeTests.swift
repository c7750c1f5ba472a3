import ChartTestSupport
import Foundation
import LocaleChecks
import Testing

/// The forms of reports before readers that are not ours.
struct ReportJudgeTests {
  private static let sarif = PythonJudge(needing: "sarif_kit.validate", "jsonschema")
  private static let junit = PythonJudge(needing: "junitparser")
  private static let tap = PythonJudge(needing: "tap.parser", "yaml", "more_itertools")
  private static let python = PythonJudge(needing: "json")

  private static let validation = """
    import json, sys
    from sarif_kit.validate import validation_errors
    log = json.load(open(sys.argv[1]))
    for error in validation_errors(log): print(error)
    """

  @Test(.enabled(if: sarif != nil, "the judges in Python are not installed; run .ci/judges"))
  func `the official schema of SARIF finds no fault, and finds one that is planted`() throws {
    let judge = try #require(Self.sarif)
    for report in [SampleReport.report(), SampleReport.plain(), SampleReport.plain(folder: "/a é")]
    {
      let text = report.text(as: .sarif, SampleReport.options)
      let answer = try judge.run(Self.validation, on: text)
      #expect(answer.status == 0)
      #expect(answer.output.isEmpty)
      let planted = text.replacing("\"columnKind\"", with: "\"colunmKind\"")
      #expect(try judge.run(Self.validation, on: planted).output.contains("colunmKind"))
    }
  }

  @Test(.enabled(if: python != nil, "Python is not installed"))
  func `SARIF says rules, regions, fingerprints, suppressions and the state of each result`() throws
  {
    let answer = try #require(Self.python).run(
      """
      import json, sys, urllib.parse
      run = json.load(open(sys.argv[1]))["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      for result in run["results"]:
          place = result["locations"][0]["physicalLocation"]
          region = place.get("region", {})
          rule = rules[result["ruleIndex"]]
          assert rule["id"] == result["ruleId"]
          assert rule["shortDescription"]["text"] in rule["help"]["markdown"]
          print(result["ruleId"], result["level"], result["baselineState"],
                len(result["suppressions"]), region.get("startLine"), region.get("endColumn"),
                urllib.parse.unquote(place["artifactLocation"]["uri"]))
      assert len({r["partialFingerprints"]["chartvoiceFinding/v1"] for r in run["results"]}) == 6
      """,
      on: SampleReport.text(.sarif)
    )
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        L001 error unchanged 0 1 20 my locales/de/narration.arb
        L101 error new 0 3 20 my locales/de/narration.arb
        L101 error new 0 5 20 my locales/de/narration.arb
        L203 note new 1 9 20 my locales/de/narration.arb
        L205 warning new 0 3 20 my locales/fr/a b,c:d%.arb
        L011 warning new 0 None None my locales/registry.json

        """
    )
  }

  @Test(.enabled(if: Tool.isPresent("xmllint"), "xmllint is not installed"))
  func `JUnit's XML is well formed whatever a sentence holds`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/junit-\(UUID().uuidString).xml"
    try Data(SampleReport.text(.junit).utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try #require(Tool("xmllint")).run(["--noout", path])
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty)
  }

  @Test(.enabled(if: junit != nil, "the judges in Python are not installed; run .ci/judges"))
  func `a parser of JUnit finds a suite a locale, a case a check, and what failed`() throws {
    let answer = try #require(Self.junit).run(
      """
      import sys
      from junitparser import JUnitXml
      whole = JUnitXml.fromfile(sys.argv[1])
      print(whole.tests, whole.failures)
      for suite in whole:
          cases = list(suite)
          assert suite.tests == len(cases)
          for case in cases:
              for result in case.result:
                  print(suite.name, case.name[:4], result.type, result.message)
              if case.system_out: print(suite.name, case.name[:4], "out", repr(case.system_out))
      """,
      on: SampleReport.text(.junit)
    )
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        20 1
        de L001 out '1 known or allowed'
        de L101 error {series} is missing
        de L101 error {series} is missing
        de L203 out '1 known or allowed'
        fr L205 out 'my locales/fr/a b,c:d%.arb:3:14: warning: 50 % of "<a & b>", line\\\\u{a}end: \
        \\'x\\', \\\\u{1b}[31m #7 \\\\u{2067}é [L205]'
        all L011 out 'my locales/registry.json: warning: no tag [L011]'

        """
    )
  }

  @Test(.enabled(if: Tool.isPresent("prove"), "prove is not installed"))
  func `Perl's parser of TAP counts every test and the one that failed`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/report-\(UUID().uuidString).tap"
    // Perl's parser knows version 13, of which version 14 is a part but for its first line.
    let text = SampleReport.text(.tap)
    #expect(text.hasPrefix("TAP version 14\n1..20\n"))
    let older = text.replacing("TAP version 14", with: "TAP version 13")
    try Data(older.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let perl = try #require(Tool("perl"))
    let answer = try perl.run([
      "-MTAP::Parser", "-e",
      """
      my $parser = TAP::Parser->new({ source => $ARGV[0] });
      while (my $result = $parser->next) {
        print $result->description, "\\n" if $result->is_test && !$result->is_ok;
      }
      print join(" ", $parser->tests_run, $parser->passed + 0, $parser->failed + 0,
        $parser->parse_errors + 0, $parser->version), "\\n";
      """, path,
    ])
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == "- de L101: Missing, extra or renamed placeholder\n20 19 1 0 13\n"
    )
  }

  @Test(.enabled(if: tap != nil, "the judges in Python are not installed; run .ci/judges"))
  func `a parser of TAP 14 reads the findings below their tests`() throws {
    let answer = try #require(Self.tap).run(
      """
      import sys
      from tap.parser import Parser
      for line in Parser().parse_file(sys.argv[1]):
          if line.category == "version": print(line.version)
          elif line.category == "plan": print(line.expected_tests)
          elif line.category in ("bail", "unknown"): print(line)
          elif line.category == "test" and (not line.ok or line.yaml_block):
              print(line.ok, line.number, line.description)
              for finding in line.yaml_block["findings"]: print(" ", ascii(finding))
      """,
      on: SampleReport.text(.tap)
    )
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        14
        20
        False 3 - de L101: Missing, extra or renamed placeholder
          'my locales/de/narration.arb:3:14: error: {series} is missing [L101]'
          'my locales/de/narration.arb:5:14: error: {series} is missing [L101]'
        True 10 - fr L205: Double space or repeated word
          'my locales/fr/a b,c:d%.arb:3:14: warning: 50 % of "<a & b>", line\\\\u{a}end: \\'x\\', \
        \\\\u{1b}[31m #7 \\\\u{2067}\\xe9 [L205]'
        True 17 - all L011: Catalogue that does not have the expected shape
          'my locales/registry.json: warning: no tag [L011]'

        """
    )
  }

  @Test(.enabled(if: python != nil, "Python is not installed"), arguments: [false, true])
  func `JSON and JSON Lines hold the same findings, told by schema and version`(
    isLines: Bool
  ) throws {
    let answer = try #require(Self.python).run(
      isLines
        ? """
        import json, sys
        lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
        start, findings, summary = lines[0], lines[1:-1], lines[-1]
        assert [line["type"] for line in lines] == ["start"] + ["finding"] * 6 + ["summary"]
        print(start["schema"], start["version"], start["checks"])
        for f in findings: print(f["check"], f["state"], f.get("line"), f.get("until"))
        print(ascii(findings[4]["sentence"]), summary["errors"], summary["known"])
        """
        : """
        import json, sys
        whole = json.load(open(sys.argv[1], encoding="utf-8"))
        print(whole["schema"], whole["version"], whole["checks"])
        for f in whole["findings"]: print(f["check"], f["state"], f.get("line"), f.get("until"))
        print(ascii(whole["findings"][4]["sentence"]), whole["summary"]["errors"], whole["summary"]["known"])
        """,
      on: SampleReport.text(isLines ? .jsonLines : .json)
    )
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        chartvoice-locale-findings 1 ['L001', 'L011', 'L101', 'L203', 'L205']
        L001 known 1 None
        L101 new 3 None
        L101 new 5 None
        L203 allowed 9 2027-06-30
        L205 new 3 None
        L011 new None None
        '50 % of "<a & b>", line\\nend: \\'x\\', \\x1b[31m #7 \\u2067\\xe9' 2 1

        """
    )
  }
}
