package import ChartAudio

/// Forms of a result that is heard, each by the ending of its files.
package protocol SoundForm: RawRepresentable<String>, CaseIterable, Sendable {}

extension SoundForm {
  /// The form that a file's name ends with, or `nil`.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The form of sound file, or `nil` for what is read.
  package var audio: AudioFileFormat? { AudioFileFormat(rawValue: rawValue) }

  /// The form that an invocation asks for, by this option or by the name of its file.
  static func asked(
    by option: CommandOption<Self>,
    of invocation: Invocation
  ) throws(CommandFailure) -> Self {
    let output = invocation.options[OutputOptions.output]
    if let format = invocation.options[option] {
      // Samples on a terminal help nobody; into a pipe they are asked for by name.
      if format.audio == nil || output != nil { return format }
    } else if let output, let format = Self(fileName: output) {
      return format
    }
    throw .commandLine(
      .formatOpen(output: output, expected: Self.allCases.map { ".\($0.rawValue)" })
    )
  }
}
