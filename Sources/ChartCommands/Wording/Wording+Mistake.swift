extension Wording {
  /// What is wrong with a command line, without a full stop.
  func sentence(for mistake: CommandLineMistake) -> String {
    switch mistake {
    case .noCommand(let known):
      "there is no command; expected \(English.list(known, "or"))"
    case .unknownCommand(let name, let closest, let known):
      "there is no command \(English.quoted(name)); "
        + meant(closest, otherwise: "expected \(English.list(known, "or"))")
    case .missingWord(let first, let known):
      "\(first) stands without its second word; expected \(English.list(known, "or"))"
    case .unknownOption(let form, let command, let closest, let elsewhere):
      unknownOption(form, command: command, closest: closest, elsewhere: elsewhere)
    case .missingValue(let option, let expected):
      "\(option) stands without its value; expected \(expected.expectation ?? "a text")"
    case .surplusValue(let option, let found):
      "\(option) takes no value but was given \(English.quoted(found))"
    case .valueNotAccepted(let option, let found, let expected, let closest):
      notAccepted(option, found, expected, closest)
    case .valueNotUnderstood(let option, let reason): "\(option) cannot be read: \(reason)"
    case .operandNotAccepted(let operand, let found, let expected, let closest):
      notAccepted(operand, found, expected, closest)
    case .formatOpen(let output, let expected):
      (output.map { "--output is \(English.quoted($0))" } ?? "--output is not there")
        + "; expected a file that ends with \(English.list(expected, "or"))"
    case .outputIsInput(let path):
      "--output is \(English.quoted(path)), which is also the input; expected another file"
    case .standardInputTwice:
      "two inputs are -, standard input, which is read once; expected a file for one of them"
    case .missingOperand(let command, let operand):
      "\(command) needs \(operand), which is not there"
    case .noLocalesFolder(let command):
      "\(command) needs DIR, as there is no folder locales here; expected one that holds "
        + "<tag>/<name>.arb"
    case .surplusOperand(let command, let found, let expected):
      expected.isEmpty
        ? "\(command) takes nothing but options and was given \(English.quoted(found))"
        : "\(command) takes only \(English.list(expected, "and")) beside options and was also "
          + "given \(English.quoted(found))"
    }
  }

  private func unknownOption(
    _ form: String,
    command: String?,
    closest: [String],
    elsewhere: [String]
  ) -> String {
    let start = "\(command ?? "before its command, \(program)") has no option \(English.path(form))"
    if !elsewhere.isEmpty {
      let verb = elsewhere.count == 1 ? "has" : "have"
      return "\(start); \(English.list(elsewhere, "and")) \(verb) it"
    }
    return closest.isEmpty ? start : "\(start); \(meant(closest, otherwise: ""))"
  }

  private func notAccepted(
    _ name: String,
    _ found: String,
    _ expected: ValueKind,
    _ closest: [String]
  ) -> String {
    let start = "\(name) is \(English.quoted(found)); expected \(expected.expectation ?? "a text")"
    return closest.isEmpty ? start : "\(start), perhaps \(English.list(closest, "or"))"
  }

  private func meant(_ closest: [String], otherwise: String) -> String {
    closest.isEmpty ? otherwise : "perhaps \(English.list(closest, "or")) was meant"
  }
}
