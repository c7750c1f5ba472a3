/// The program's manual as a page for `man`, in the macros of man(7).
struct ManualPage {
  private let program: Program

  /// Makes the page of a program.
  init(_ program: Program) {
    self.program = program
  }

  /// The page's source, in ASCII.
  var text: String {
    let title = Roff.line(program.name.uppercased())
    let source = Roff.line("\(program.name) \(program.version)")
    return """
      .TH "\(title)" "1" "\(Version.date)" "\(source)"
      .SH NAME
      \(Roff.line(program.name)) \\- \(Roff.line(program.summary))
      .SH SYNOPSIS
      .B \(Roff.line(program.name))
      .I COMMAND
      [\\fIOPTION\\fR]... [\\fIOPERAND\\fR]...
      .SH DESCRIPTION
      \(Roff.line(program.sentence(program.summary)))
      Results go to standard output, everything else to standard error after the result.
      A closed pipe is no fault, and the exit status is what it would be had all been read.
      .SH COMMANDS
      \(program.commands.map(section).joined())\
      .SH OPTIONS
      These are understood by every command, before its name or after it.
      \(CommonOptions.group.options.map(entry).joined())\
      .SH "EXIT STATUS"
      \(ExitStatus.allCases.map { item("\($0.rawValue)", $0.meaning) }.joined())
      """
  }

  private func section(_ command: Command) -> String {
    var text = ".SS \"\(Roff.line(program.synopsis(of: command)))\"\n"
    text += Roff.line(program.sentence(command.summary)) + "\n"
    for line in command.explanation.split(separator: "\n") {
      text += ".br\n\(Roff.line(String(line)))\n"
    }
    for operand in command.operands {
      text += item("\\fI\(Roff.line(operand.name))\\fR", program.fullHelp(of: operand))
    }
    for option in command.ownGroups.flatMap(\.options) { text += entry(option) }
    return text
  }

  private func entry(_ option: OptionDeclaration) -> String {
    let letter = option.letter.map { "\\fB\\-\(Roff.line(String($0)))\\fR, " } ?? ""
    let value = option.takesValue ? " \\fI\(Roff.line(option.valueName))\\fR" : ""
    return item("\(letter)\\fB\(Roff.line(option.longForm))\\fR\(value)", option.fullHelp)
  }

  private func item(_ term: String, _ help: String) -> String {
    ".TP\n\(term)\n\(Roff.line(help))\n"
  }
}

/// The writing of plain text for a formatter of manual pages.
enum Roff {
  /// Text on one line that prints as it is: no sign in it is an instruction.
  static func line(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "\n": result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
