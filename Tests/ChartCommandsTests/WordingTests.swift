import ChartCommands
import ChartModel
import ChartTestSupport
import Testing

struct WordingTests {
  private let wording = Wording(program: "chartvoice")

  @Test(
    arguments: [
      (
        .cellDoesNotFit, ["sales", "n/a", "number"], 3,
        #""n/a" in column "sales" is not a number and counts as missing (3 cells in all)"#
      ),
      (
        .ambiguousDecimal, ["sales", "1.234", "1234", "--decimal ."], 37,
        #"column "sales": 37 cells like 1.234 are read as 1234; --decimal . reads them the other way"#
      ),
      (
        .ambiguousDate, ["day", "1/2/24", "2024-02-01", "--x"], 1,
        #"column "day": 1 cell like 1/2/24 is read as 2024-02-01; --x reads it the other way"#
      ),
      (
        .yearsReadAsDates, ["year", "--type year=number"], 1,
        #"column "year": numbers that look like years are read as dates; --type year=number "#
          + "reads them as numbers"
      ),
      (
        .cellDoesNotFit, ["sales", "…", "date-day-first"], 1200,
        #"1,200 further cells in column "sales" are not a date and count as missing"#
      ),
      (
        .duplicatePositions, ["", "1", "June 5"], 1,
        "there are several values at 1 place, at June 5"
      ),
      (.raggedRow, ["1", "4"], 1, "found 1 cell in a row; expected 4"),
      (.raggedRow, ["5", "4"], 2, "found 5 cells in a row; expected 4 (2 such rows in all)"),
      (.duplicateColumnName, ["a", "a 2"], 1, #"a second column named "a" is called "a 2""#),
      (.unnamedColumn, ["3", "column 3"], 1, #"column 3 has no name and is called "column 3""#),
      (.emptyColumn, ["b"], 1, #"column "b" holds no value"#),
      (.preambleSkipped, ["1"], 1, "1 line before the header was skipped"),
      (.preambleSkipped, ["2"], 1, "2 lines before the header were skipped"),
      (.missingValues, ["sales", "1"], 1, #"column "sales": 1 missing value left out"#),
      (
        .duplicatePositions, ["Rome", "2", "June 5"], 1,
        #"series "Rome" has several values at 2 places, the first at June 5"#
      ),
      (
        .notPositiveOnLogAxis, ["n", "1200"], 1,
        #"column "n": 1,200 values of zero or less left out, which a logarithmic axis cannot show"#
      ),
      (
        .outsideDomain, ["n", "1"], 1, #"column "n": 1 value outside the domain that was asked for"#
      ),
      (
        .mixedSignsStacked, ["n"], 2,
        #"column "n": values above and below zero are stacked on either side of it (2 times)"#
      ),
      (
        .valuesNotFinite, ["y", "2"], 1,
        #"column "y": 2 numbers that are infinite or no number left out"#
      ),
      (
        .domainIgnored, ["x", "0", "inf"], 1,
        #"axis "x": a domain from 0 to inf cannot be shown, so one that fits is"#
      ),
      (
        .visibleLengthIgnored, ["x", "0"], 1,
        #"axis "x": a part of length 0 cannot be shown, so all of it is"#
      ),
      (
        .scaleIgnored, ["y", "nan"], 1,
        #"axis "y": no scale can be made with nan, so a linear one is"#
      ),
      (
        .sizeIgnored, ["symbolSize", "-40"], 4,
        "symbolSize: -40 is no size that can be drawn, so the usual one is (4 times)"
      ),
      (
        .labelMissing, ["x"], 1,
        #"the values on channel "x" have no label, so that nobody hears what they are"#
      ),
      (
        .functionDomainMissing, ["y", "0", "1"], 1,
        #"function "y": no domain was given, so it is shown from 0 to 1"#
      ),
      (.functionUndefined, ["y", "0", "1"], 1, #"function "y" has no value from 0 to 1"#),
      (
        .noShares, ["Share", "1"], 1,
        #"column "Share": the amounts at 1 place come to zero, which has no shares"#
      ),
      (
        .intervalsReversed, ["Start", "2"], 1,
        #"column "Start": 2 intervals end before they start"#
      ),
      (.aggregated, ["mean", "60", "1"], 1, "60 rows became 1 mark by mean"),
      (
        .selectionReversed, ["1..5"], 1,
        "the selection runs from its end to its start and is taken as 1..5"
      ),
      (
        .authoredMismatch, ["value", "2", "6"], 1,
        "2 of 6 values given by the author differ from the data"
      ),
      (
        .authoredMismatch, ["note", "1", "1"], 1,
        "1 of 1 number written beside marks differs from the data"
      ),
      (
        .ambiguousCalendar,
        ["day", "1403/02/11", "2024-04-30", "persian", "--calendar gregorian"], 2,
        #"column "day": 2 cells like 1403/02/11 are read as 2024-04-30, by the Persian calendar; "#
          + "--calendar gregorian reads them by the other"
      ),
      (
        .ambiguousCalendar, ["day", "1403/02/11", "1403-02-11", "gregorian", ""], 1,
        #"column "day": 1 cell like 1403/02/11 is read as 1403-02-11, by the Gregorian calendar, "#
          + "as not all years lie from 1300 to 1500"
      ),
      (
        .messagesFromElsewhere, ["German", "English", "mean", ""], 2,
        "2 messages are not there in German and told in English, such as 'mean'"
      ),
      (
        .messagesFromElsewhere, ["English", "English", "mean", ""], 1,
        "1 message of English is not in the folder and told as built in, such as 'mean'"
      ),
      (
        .messagesIncomplete, ["German", "mean", "it asks for 'x'"], 1,
        "1 message of German is told with a hole, such as 'mean': it asks for 'x'"
      ),
    ] as [(Diagnostic.Code, [String], Int, String)]
  )
  func `a diagnostic says what happened, with its plural and how often`(
    code: Diagnostic.Code,
    arguments: [String],
    occurrences: Int,
    sentence: String
  ) {
    let diagnostic = Diagnostic(.note, code, arguments: arguments, occurrences: occurrences)
    #expect(wording.sentence(for: diagnostic) == sentence)
  }

  @Test(arguments: Diagnostic.Code.allCases)
  func `every code has a sentence, also without its particulars`(code: Diagnostic.Code) {
    let sentence = wording.sentence(for: Diagnostic(.warning, code))
    #expect(sentence.count > 10)
    #expect(!sentence.hasSuffix("."))
  }

  @Test func `a line begins with the place, or with what is known of it`() {
    let place = SourcePosition(line: 3, column: 7)
    let empty = { (position: SourcePosition?) in
      Diagnostic(.warning, .emptyColumn, at: position, arguments: ["b"])
    }
    let sentence = #"warning: column "b" holds no value"#
    #expect(wording.line(for: empty(place), in: "a.csv") == "a.csv:3:7: \(sentence)")
    #expect(wording.line(for: empty(nil), in: "a.csv") == "a.csv: \(sentence)")
    #expect(wording.line(for: empty(nil), in: "") == "chartvoice: \(sentence)")
    let note = Diagnostic(.note, .emptyColumn, arguments: ["b"])
    #expect(wording.line(for: note, in: "a").hasPrefix("a: note: "))
    #expect(wording.line(for: note, in: "a", asFault: true).hasPrefix("a: error: "))
  }

  @Test func `contents that were not understood are told with their place`() {
    let fault = InputFault("a.csv", .notUnderstood(SourcePosition(line: 2, column: 5), "found x"))
    #expect(wording.line(for: .input(fault)) == "a.csv:2:5: error: found x")
  }

  @Test func `what was inferred is written so that a shell reads it back`() throws {
    let words = ["--title", "it's \"5\" $x", "--y=a b", "plain,word", "", "ä;é"]
    let line = wording.used(words)
    let bash = try #require(Tool("bash"))
    let answer = try bash.run(["-c", "printf '%s\\n' \(line.dropFirst("Used: ".count))"])
    #expect(answer.output == words.map { $0 + "\n" }.joined())
    #expect(line.hasPrefix("Used: --title '"))
  }
}
