/// Where the result goes.
package enum OutputOptions {
  /// The file that takes the result.
  package static let output = CommandOption.file(
    "output",
    letter: "o",
    help: "write the result to FILE, or to standard output if FILE is -"
  )

  /// All of them.
  package static let group = OptionGroup("Output", [output])

  /// All of them, after a command's own: its format, say.
  package static func group(adding options: any DeclaredOption...) -> OptionGroup {
    OptionGroup("Output", options + [output])
  }
}
