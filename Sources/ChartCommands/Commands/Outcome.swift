package import ChartModel
package import ChartSVG

/// What a command has made: its result, and what there is to say about it afterwards.
package struct Outcome: Sendable {
  /// The bytes for standard output or for the file of `--output`.
  package var result: [UInt8]

  /// The input's name as the person typed it, which stands in front of its diagnostics.
  package var source: String

  /// The options that spell out what was inferred, one word each, for the line `Used: …`.
  package var used: [String]

  /// What was read with loss or in one of several ways.
  package var diagnostics: [Diagnostic]

  /// What a picture does not show whole; its words have all of it, so that it is no loss.
  package var drawn: [SVGDiagnostic] = []

  /// How the run ended.
  package var status: ExitStatus

  /// The folder that files were written to, as the person typed it, and how many; `nil` for none.
  package var written: (folder: String, count: Int)?

  /// Why there is no speech among the files, in a sentence, or `nil`.
  package var silence: String?

  /// Makes an outcome from bytes.
  package init(
    bytes: [UInt8],
    source: String = "",
    used: [String] = [],
    diagnostics: [Diagnostic] = [],
    status: ExitStatus = .done
  ) {
    self.result = bytes
    self.source = source
    self.used = used
    self.diagnostics = diagnostics
    self.status = status
  }

  /// Makes an outcome from text.
  package init(
    _ text: String,
    source: String = "",
    used: [String] = [],
    diagnostics: [Diagnostic] = [],
    status: ExitStatus = .done
  ) {
    self.init(
      bytes: Array(text.utf8),
      source: source,
      used: used,
      diagnostics: diagnostics,
      status: status
    )
  }
}
