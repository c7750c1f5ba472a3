/// What a command takes after its options.
package struct Operand: Sendable {
  /// How many words an operand stands for.
  package enum Arity: Sendable {
    /// Exactly one.
    case required

    /// One or none.
    case optional

    /// One or more.
    case repeated
  }

  /// What it is called in help (`FILE`).
  package let name: String

  /// What it may be.
  package let kind: ValueKind

  /// How many words it stands for.
  package let arity: Arity

  /// What it is, without a capital at the start or a full stop at the end.
  package let help: String

  /// Makes an operand.
  package init(_ name: String, _ kind: ValueKind, arity: Arity = .required, help: String) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.help = help
  }

  /// The file that a command reads.
  package static let input = Operand(
    "FILE",
    .file,
    help: "the table or chart to read, or - for standard input"
  )

  /// The file that a command reads unless it is given a function.
  package static let inputUnlessFunction = Operand(
    "FILE",
    .file,
    arity: .optional,
    help: "the table or chart to read, or - for standard input; none with --function"
  )

  /// The operand as a synopsis shows it.
  package var synopsis: String {
    switch arity {
    case .required: name
    case .optional: "[\(name)]"
    case .repeated: "\(name)..."
    }
  }
}

extension Command {
  /// Throws unless the operands are as many, and of the kinds, that the command takes.
  func check(operands found: [String], in program: Program) throws(CommandLineMistake) {
    for (index, operand) in operands.enumerated() where operand.arity != .optional {
      if index >= found.count { throw .missingOperand(command: name, operand: operand.name) }
    }
    if operands.last?.arity != .repeated, found.count > operands.count {
      throw .surplusOperand(
        command: name,
        found: found[operands.count],
        expected: operands.map(\.name)
      )
    }
    for (index, text) in found.enumerated() {
      let operand = operands[min(index, operands.count - 1)]
      if operand.kind == .folder, text.isEmpty {
        throw .operandNotAccepted(
          operand: operand.name,
          found: text,
          expected: .folder,
          closest: []
        )
      }
      let words = operand.kind == .command ? program.firstWords : operand.kind.choices
      if !words.isEmpty, !words.contains(text) {
        throw .operandNotAccepted(
          operand: operand.name,
          found: text,
          expected: .choice(words),
          closest: Spelling.closest(to: text, among: words)
        )
      }
    }
  }
}
