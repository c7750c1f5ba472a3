import ChartCommands
import Testing

/// A part of a chart, asked for by `--select`.
struct SelectTests {
  private func daily(_ command: String, _ words: String...) throws -> Run {
    try of("daily", [command, "--mark", "bar"] + words)
  }

  private func of(_ demo: String, _ words: [String]) throws -> Run {
    let folder = try ScratchFolder()
    let table = try #require(DemoChart.all.first { $0.name == demo }).table
    try folder.write(table, to: "table.csv")
    return run([words[0], "table.csv"] + words.dropFirst(), of: .chartVoice, in: folder.path)
  }

  // MARK: Dates

  @Test func `a week of days is told against the whole`() throws {
    let found = try daily("describe", "--select", "2022-05-08..2022-05-14")
    #expect(found.output.hasPrefix("Selected: May 8 to May 14: 7 of 30 values of sales."))
    // 168 + 117 + 106 + 119 + 109 + 104 + 196
    #expect(found.output.contains("the selected values come to 919, 20% of the total of 4,593."))
    #expect(
      found.errors == "Used: --mark bar --x day --y sales --select 2022-05-08..2022-05-14\n"
    )
    // The week from Monday on, as the whole tells it too.
    let monday = try daily("describe", "--select", "2022-05-09..2022-05-15", "--quiet")
    #expect(monday.output.contains("the selected values come to 923,"))
  }

  private static let days = """
    day,n
    2021-12-31,1
    2022-01-01,2
    2022-01-31,3
    2022-02-28,4
    2022-03-01,5
    2023-01-01,6

    """

  @Test(
    arguments: [
      ("2022-01", 2), ("2022-01..2022-02", 3), ("2022", 4), ("..2022", 5), ("2022-02..", 3),
      ("2022-01-31..2022-02-28", 2), ("2022-Q1", 4), ("Jan 2022..March 1, 2022", 4),
      ("2022-01-01 .. 2022-01-31", 2), ("2022-01-01", 1), ("2022-01-02..2022-01-30", 0),
      ("31.01.2022", 1), ("2021..2023", 6), ("1990..2050", 6), ("2022-01-01T12:00..2022-01-31", 2),
    ]
  )
  func `a unit longer than those of the marks means all of it, and both ends belong`(
    select: String,
    count: Int
  ) throws {
    let words = run(
      ["describe", "-", "--select", select, "--mark", "bar", "--quiet"],
      of: .chartVoice,
      input: Self.days
    )
    #expect(words.status == .done, "\(words.errors)")
    let said =
      switch count {
      case 0: "Selected: none of the 6 values"
      case 1: "Selected: January "
      default: ": \(count) of 6 values of n"
      }
    #expect(words.output.contains(said), "\(words.output)")
  }

  @Test func `a day within a month selects the month's mark`() throws {
    let found = try of(
      "monthly",
      ["describe", "--y", "sales", "--select", "2022-01-15..2022-03-10", "--quiet"]
    )
    #expect(found.output.hasPrefix("Selected: January 2022 to March 2022: 3 of 12 values of sales"))
  }

  @Test func `days are those of the time zone asked for`() throws {
    let table = "when,n\n2022-05-07T22:30Z,1\n2022-05-08T21:30Z,2\n2022-05-08T22:30Z,3\n"
    let words = ["describe", "-", "--mark", "bar", "--select", "2022-05-08", "--quiet"]
    let berlin = run(words + ["--time-zone", "Europe/Berlin"], of: .chartVoice, input: table)
    #expect(berlin.output.contains("2 of 3 values"), "\(berlin.output)")
    let table2 = "when,n\n2022-05-08T09:00,1\n2022-05-08T09:30,2\n2022-05-08T10:00,3\n"
    let clock = run(
      ["describe", "-", "--mark", "bar", "--select", "2022-05-08T09:00..2022-05-08T09:30", "-q"],
      of: .chartVoice,
      input: table2
    )
    #expect(clock.output.contains("2 of 3 values"), "\(clock.output)")
  }

  // MARK: Amounts and names

  @Test(arguments: [
    ("2..10", "n 2 to 10: 3 of 7"), ("..2.5", "n 1 to 2: 2 of 7"), ("10.5..", "n 11 to 13: 3 of 7"),
    ("-5..1e1", "n 1 to 10: 4 of 7"), ("4..9", "none of the 7"),
  ])
  func `amounts lie between two numbers, both included`(select: String, said: String) {
    let found = run(
      ["describe", "-", "--mark", "point", "--quiet", "--select=\(select)"],
      of: .chartVoice,
      input: "n,v\n1,3\n2,4\n3,6\n10,5\n11,9\n12,8\n13,1\n"
    )
    #expect(found.output.hasPrefix("Selected: \(said) values of v"), "\(found.output)")
  }

  @Test(arguments: [
    ["--mark", "bar"], ["--mark", "bar", "--x", "sales", "--y", "style"], ["--mark", "pie"],
  ])
  func `names run in the order of the axis, or are listed`(words: [String]) throws {
    let cases = [
      ("Injera..Dosa", "Injera, Crêpe, Jian Bing, and Dosa"), ("..Injera", "Cachapa and Injera"),
      ("Dosa ..", "Dosa and American"), ("Dosa,Cachapa", "Cachapa and Dosa"),
      ("Jian Bing..Jian Bing", "Jian Bing"), ("Crêpe", "Crêpe"),
    ]
    for (select, names) in cases {
      let found = try of("top", ["describe", "--quiet", "--select", select] + words)
      #expect(found.output.hasPrefix("Selected: \(names)"), "\(found.output)")
    }
  }

  @Test func `a name is itself before it is a list or a part`() throws {
    let table = "what,n\na,1\n\"a,b\",2\nb,3\na..b,4\nc.,5\n"
    for (select, said) in [
      ("a,b", "a,b, n 2;"), ("a..b", "a..b, n 4;"), ("a,c.", "a and c.: 2 of"),
      ("c...", "c., n 5;"), (#"a\,b,b"#, "a,b and b: 2 of"),
    ] {
      let found = run(
        ["describe", "-", "--mark", "bar", "--quiet", "--select", select],
        of: .chartVoice,
        input: table
      )
      #expect(found.output.hasPrefix("Selected: \(said)"), "\(select): \(found.output)")
    }
  }

  @Test func `bins are selected by what they count, boxes by name, functions by x`() throws {
    for (select, said) in [
      ("100..150", "100 to 150: 18"), ("125..150", "125 to 150: 7"), ("130..140", "125 to 150: 7"),
      ("150", "150 to 175: 5"), ("125..151", "125 to 175: 12"),
    ] {
      let words = ["describe", "--mark", "histogram", "-q", "--select", select]
      let bins = try of("daily", words).output
      #expect(bins.hasPrefix("Selected: sales \(said) of 30 values"), "\(select): \(bins)")
    }
    let boxes = try of("cities", ["describe", "--mark", "box", "-q", "--select", "Cupertino"])
    #expect(boxes.output.hasPrefix("Selected: Cupertino: 7 of 14 values of sales."))
    let graph = run(["describe", "--function", "x^2", "--select", "0..5", "-q"], of: .chartVoice)
    #expect(graph.output.hasPrefix("Selected: x 0 to 5"), "\(graph.output)")
  }

  // MARK: Every command

  @Test(arguments: ["2022-05-14..2022-05-08", "2022-05-14T00:00..2022-05-08"])
  func `ends the other way round are mended, and said so`(select: String) throws {
    let found = try daily("describe", "--select", select, "--detail", "brief")
    #expect(found.status == .done)
    #expect(found.output.hasPrefix("Selected: May 8 to May 14: 7 of 30 values of sales"))
    let taken = select.split(separator: ".").reversed().joined(separator: "..")
    #expect(
      found.errors == """
        Used: --mark bar --x day --y sales --select \(taken)
        table.csv: note: the selection runs from its end to its start and is taken as \(taken)

        """
    )
  }

  @Test func `names the other way round are mended, and said so`() throws {
    let found = try of("top", ["describe", "--select", "Dosa..Injera"])
    #expect(found.output.hasPrefix("Selected: Injera, Crêpe, Jian Bing, and Dosa: 4 of 6"))
    #expect(found.errors.contains("--select Injera..Dosa\n"))
    #expect(found.errors.contains("note: the selection runs from its end to its start"))
  }

  @Test func `tree, facts, picture, sound and speech are of the selection`() throws {
    let week = "2022-05-08..2022-05-14"
    let tree = try daily("tree", "--select", week, "-q")
    #expect(tree.output.contains("\n  Selection, May 8 to May 14, 7 of 30 values ["))
    let facts = try daily("facts", "--select", week, "-q")
    #expect(facts.output.contains("Together the selected values come to 919"))
    let picture = try daily("svg", "--select", week, "-q")
    #expect(picture.output.contains("class=\"band\""))
    #expect(picture.output.contains("Selected: May 8 to May 14"))
    let whole = try daily("sonify", "--format", "txt", "-q")
    let part = try daily("sonify", "--format", "txt", "--select", week, "-q")
    #expect(part.output.contains("\nselection 7 of 30\n") && part.output.contains("sounded 7 "))
    #expect(whole.output.contains("sounded 30 "))
    let words = try daily("speak", "--format", "txt", "--select", week, "-q")
    #expect(words.output.hasPrefix("Selected: May 8 to May 14"))
    let text = "Together the selected values come to 919. The selection averages 131.3."
    let folder = try ScratchFolder()
    try folder.write(try #require(DemoChart.all.first { $0.name == "daily" }).table, to: "d.csv")
    let claims = run(
      ["verify", "d.csv", "-", "--mark", "bar", "--select", week, "-q"],
      of: .chartVoice,
      in: folder.path,
      input: text
    )
    #expect(claims.status == .done, "\(claims.output)")
  }

  // MARK: Faults

  @Test(arguments: [
    (
      ["daily", "--select", "foo"],
      #"--select cannot be read: found "foo", which is no date; expected FROM..TO such as "#
        + "2022-05-08..2022-06-06"
    ),
    (
      ["daily", "--select", "01/06/2022.."],
      #"--select cannot be read: found "01/06/2022", in which day and month could be either; "#
        + "expected the year first, as in 2022-05-08"
    ),
    (["daily", "--select", "1...5"], #"--select cannot be read: found "1...5", which is no date"#),
    (["daily", "--select", "2022-05..2022-02-30"], #"found "2022-02-30", which is no date"#),
    (["daily", "--select", ".."], #"--select is ".."; expected FROM..TO, a value or names"#),
    (["daily", "--select", " "], #"--select is " "; expected FROM..TO, a value or names"#),
    (
      ["daily", "--mark", "histogram", "--select", "5..x"],
      #"found "x", which is no number; expected FROM..TO such as 104..250"#
    ),
    (["daily", "--mark", "histogram", "--select", "nan"], #"found "nan", which is no number"#),
  ])
  func `what is no part of such an axis is a fault of the command line`(
    words: [String],
    sentence: String
  ) throws {
    let found = try of(words[0], ["describe"] + words.dropFirst())
    #expect(found.status == .commandLineAtFault)
    #expect(found.errors.contains(sentence), "\(found.errors)")
    #expect(found.errors.count { $0 == "\n" } == 1 && found.output.isEmpty)
  }

  @Test(arguments: [
    (
      ["top", "--select", "dosas"],
      #"table.csv: error: --select: found no "dosas" along "style"; expected names from Cachapa to "#
        + "American, perhaps Dosa"
    ),
    (["top", "--select", "Dosa..Zulu"], #"found no "Zulu" along "style""#),
    (["top", "--select", "Dosa,Zulu"], #"found no "Zulu" along "style""#),
    (
      ["daily", "--select", "2023"],
      #"table.csv: error: --select: found no value of "day" in 2023; expected a part of 2022-05-08 "#
        + "to 2022-06-06"
    ),
    (["daily", "--select", "..2022-05-07"], "found no value of"),
    (["daily", "--select", "2022-06-07.."], "found no value of"),
  ])
  func `what the axis does not have is a fault of the input, and its ends are named`(
    words: [String],
    sentence: String
  ) throws {
    let found = try of(words[0], ["describe"] + words.dropFirst())
    #expect(found.status == .inputAtFault)
    #expect(found.errors.contains(sentence), "\(found.errors)")
    #expect(found.errors.count { $0 == "\n" } == 1 && found.output.isEmpty)
  }

  @Test func `a selection is typed in the calendar by which its column was read`() throws {
    let folder = try ScratchFolder()
    let table = "day,sales\n1403/02/10,1\n1403/02/11,5\n1403/02/12,3\n1403/02/31,7\n"
    try folder.write(table, to: "t.csv")
    let found = { (words: [String]) in
      run(
        ["describe", "t.csv", "--select", "1403/02/11..1403/02/31"] + words,
        of: .chartVoice,
        in: folder.path
      )
    }
    let asked = found(["--calendar", "persian", "--detail", "brief"])
    #expect(asked.status == .done, "\(asked.errors)")
    #expect(asked.output.contains("Ordibehesht 11") && asked.output.contains("Ordibehesht 31"))
    #expect(!asked.errors.contains("read as"))
    let likely = found(["--locale", "fa"])
    #expect(likely.status == .done)
    #expect(likely.errors.contains("by the Persian calendar; --calendar gregorian"))
  }
}
