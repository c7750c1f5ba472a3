/// What every command understands.
package enum CommonOptions {
  /// Explains instead of working.
  package static let help = CommandOption.flag("help", letter: "h", help: "print this help and end")

  /// Says the release instead of working.
  package static let version = CommandOption.flag("version", help: "print the version and end")

  /// Keeps still about what was inferred and left out.
  package static let quiet = CommandOption.flag(
    "quiet",
    letter: "q",
    help: "say nothing beside the result but errors"
  )

  /// Takes no input with loss.
  package static let strict = CommandOption.flag(
    "strict",
    help: "end with status 1 and no result if anything was left out or can be read twice"
  )

  /// All of them.
  package static let group = OptionGroup("Everywhere", [help, version, quiet, strict])
}
