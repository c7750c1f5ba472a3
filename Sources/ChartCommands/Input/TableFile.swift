import ChartImport
import ChartLocalization

/// A table as the command line names it: a file, read in place, or standard input.
struct TableFile {
  private let operand: String
  private let context: CommandContext

  /// Names a table; `-` is standard input.
  init(_ operand: String, in context: CommandContext) {
    self.operand = operand
    self.context = context
  }

  /// The table, read as the options say.
  func read(_ options: OptionValues, zone: NamedTimeZone) throws(CommandFailure) -> ImportedTable {
    let reading = options.reading(zone)
    if let encoding = options[TextOptions.encoding] {
      let bytes = try decoded(try context.read(operand), from: encoding)
      return try understood { () throws(ChartImportError) in
        try TableReader.read(bytes, options: reading)
      }
    }
    if operand == "-" {
      let bytes = try context.read(operand)
      return try understood { () throws(ChartImportError) in
        try TableReader.read(bytes, options: reading)
      }
    }
    return try understood { () throws(ChartImportError) in
      try TableReader.read(try MappedFile(path: context.resolve(operand)), options: reading)
    }
  }

  private func decoded(_ bytes: [UInt8], from encoding: String) throws(CommandFailure) -> [UInt8] {
    do {
      return try TextEncoding.decode(bytes, from: encoding)
    } catch {
      throw .commandLine(
        .valueNotAccepted(
          option: TextOptions.encoding.declaration.longForm,
          found: encoding,
          expected: .shape("a character set such as utf-8, utf-16 or windows-1252"),
          closest: Spelling.closest(to: encoding, among: TextEncoding.names)
        )
      )
    }
  }

  private func understood(
    _ read: () throws(ChartImportError) -> ImportedTable
  ) throws(CommandFailure) -> ImportedTable {
    do throws(ChartImportError) {
      return try read()
    } catch {
      throw .input(InputFault(CommandContext.source(operand), error))
    }
  }
}

extension InputFault {
  /// The fault of a table that could not be read, in the importer's own words.
  init(_ name: String, _ error: ChartImportError) {
    switch error {
    case .missingFile: self.init(name, .notThere)
    case .isDirectory: self.init(name, .isFolder)
    case .unreadableFile(let number): self.init(name, .system(number))
    default: self.init(name, .notUnderstood(error.position, error.description))
    }
  }
}
