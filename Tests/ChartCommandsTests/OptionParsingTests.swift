import ChartCommands
import ChartModel
import ChartScales
import Testing

struct OptionParsingTests {
  /// What a command line is read as.
  private func parsed(_ words: [String]) throws -> ParsedArguments {
    let request = try Sample.program.request(from: words)
    guard case .command(_, let arguments) = request else {
      throw CommandFailure.commandLine(.noCommand(known: ["found no command"]))
    }
    return arguments
  }

  @Test(arguments: [
    (["describe", "--title", "Sales", "a.csv"], "Sales"),
    (["describe", "--title=Sales", "a.csv"], "Sales"),
    (["describe", "a.csv", "--title", "Sales"], "Sales"),
    (["describe", "--title=a=b", "a.csv"], "a=b"),
    (["describe", "--title=", "a.csv"], ""),
    (["describe", "--title", "--quiet", "a.csv"], "--quiet"),
    (["describe", "--title", "old", "--title", "new", "a.csv"], "new"),
  ])
  func `a value stands behind its name or an equals sign, and the last one wins`(
    words: [String],
    title: String
  ) throws {
    #expect(try parsed(words).options[ChartOptions.title] == title)
    #expect(try parsed(words).operands == ["a.csv"])
  }

  @Test(arguments: [
    ["-o", "b.txt"], ["-ob.txt"], ["-qo", "b.txt"], ["-qob.txt"], ["--output=b.txt"],
  ])
  func `a letter takes its value attached or apart, also behind other letters`(
    words: [String]
  ) throws {
    let found = try parsed(["describe"] + words + ["a.csv"])
    #expect(found.options[OutputOptions.output] == "b.txt")
    #expect(found.options.has(CommonOptions.quiet) == words[0].hasPrefix("-q"))
    #expect(found.operands == ["a.csv"])
  }

  @Test func `two dashes end the options and one dash alone is an operand`() throws {
    #expect(try parsed(["describe", "--", "--title"]).operands == ["--title"])
    #expect(try parsed(["describe", "-"]).operands == ["-"])
    #expect(try parsed(["--quiet", "--", "describe", "a.csv"]).operands == ["a.csv"])
  }

  @Test func `common options count before the command as after it`() throws {
    for words in [["--strict", "describe", "a"], ["describe", "a", "--strict"]] {
      #expect(try parsed(words).options.has(CommonOptions.strict))
      #expect(try !parsed(words).options.has(CommonOptions.quiet))
    }
  }

  @Test func `a shortened name is refused and the whole names are offered`() {
    #expect(throws: unknown("--tit", closest: ["--title"])) {
      try parsed(["describe", "--tit", "x", "a.csv"])
    }
    #expect(throws: unknown("--loc", closest: ["--locale", "--locales"])) {
      try parsed(["describe", "--loc", "x", "a.csv"])
    }
  }

  private func unknown(_ form: String, closest: [String]) -> CommandFailure {
    .commandLine(.unknownOption(form, command: "describe", closest: closest, elsewhere: []))
  }

  @Test func `columns come from commas and from repetition, in order`() throws {
    let found = try parsed([
      "describe", "--y", #"a,b\,c"#, "--y=d", "--type", "a=number", "--type", "k=v=date", "f",
    ]).options
    #expect(found.all(ChartOptions.y) == [["a", "b,c"], ["d"]])
    #expect(found.all(TableOptions.type).map(\.name) == ["a", "k=v"])
    #expect(found.all(TableOptions.type).map(\.type.measure) == [.quantitative, .temporal])
  }

  @Test func `values come as what they mean`() throws {
    let found = try parsed([
      "describe", "--mark", "area", "--stacking", "center", "--aggregate", "min", "--decimal", ",",
      "--delimiter", "tab", "--y-format", ",.1%", "--y-domain", "-5,1e3", "--x-scale", "log",
      "--locale", "pt-BR", "--detail", "full", "--format", "json", "f",
    ]).options
    #expect(found[ChartOptions.mark] == .area)
    #expect(found[ChartOptions.stacking] == .center)
    #expect(found[ChartOptions.aggregate] == .minimum)
    #expect(found[TableOptions.decimal] == .comma)
    #expect(found[TableOptions.delimiter] == "\t")
    #expect(found[ChartOptions.yFormat] == NumberFormat(style: .percent, decimals: 1))
    #expect(found[ChartOptions.yDomain] == Interval(-5, 1000))
    #expect(found[ChartOptions.xScale] == .log)
    #expect(found[ChartOptions.yScale] == nil)
    #expect(found[WordOptions.locale] == "pt-BR")
    #expect(found[WordOptions.detail] == .full)
    #expect(found[Sample.format] == .json)
  }

  @Test(arguments: [
    ("--y-domain", ["5,1", "1", "1,2,3", "a,b", "0,inf", "nan,1", "3,3", ""]),
    ("--y-format", ["x", "", ".f"]), ("--y", ["", "a,", ",a"]),
    ("--type", ["a", "=date", "a=Date", "a="]), ("--delimiter", ["", "ab", "a", "7", "\"", "\n"]),
    ("--locale", ["", "d", "de_", "de-verylongpart", "d2", "de de"]), ("--decimal", ["", ";"]),
    ("--mark", ["Bar", "ba", ""]), ("--output", [""]), ("--locales", [""]),
  ])
  func `a value that is none is refused`(option: String, values: [String]) {
    for value in values {
      #expect {
        try parsed(["describe", option, value, "f"])
      } throws: { error in
        if case .commandLine(.valueNotAccepted(option, value, _, _)) = error as? CommandFailure {
          true
        } else {
          false
        }
      }
    }
  }

  @Test(arguments: [
    ("99", false), ("100", true), ("10000", true), ("10001", false), ("1.5", false),
  ])
  func `a whole number is held to its bounds`(text: String, isAccepted: Bool) {
    #expect((run(["svg", "--width", text, "f"]).status == .done) == isAccepted)
  }

  @Test func `help and version end the reading, whatever follows`() throws {
    #expect(run(["--version", "--nonsense"]).output == "chartvoice 9.8.7\n")
    #expect(
      run(["describe", "--help", "--nonsense"]).output.hasPrefix("Usage: chartvoice describe")
    )
    #expect(run(["--help"]).output == run(["help"]).output)
    #expect(run(["describe", "-h"]).output == run(["help", "describe"]).output)
    #expect(run(["--help"]).status == .done)
  }
}
