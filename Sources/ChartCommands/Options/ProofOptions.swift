/// What a verification lets pass.
package enum ProofOptions {
  /// Whether what the data say nothing of is let pass.
  package static let allowUnsupported = CommandOption.flag(
    "allow-unsupported",
    help: "let pass what the data say nothing of"
  )

  /// The option under its heading.
  package static let group = OptionGroup("Verifying", [allowUnsupported])
}
