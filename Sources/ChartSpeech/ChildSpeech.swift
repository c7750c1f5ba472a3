/// Speech whose samples are the same every time: each utterance is spoken by a process of its own.
///
/// The library repeats its samples only for the first text of a process. So the program starts
/// itself again, under a verb that help does not list, with the text on standard input, and reads
/// samples and words from the child's standard output:
/// ```
/// parent ── chartvoice --speak-utterance VOICE RATE ──► child
///        ── the text, UTF-8, to its end ─────────────►
///        ◄── `SpokenBytes`, or a line `error …` ──────  status 0, or 3
/// ```
/// The text does not go by the command line, which every person on the machine can read.
public struct ChildSpeech: Sendable {
  /// The verb.
  public static let verb = "--speak-utterance"

  private let program: String

  /// Makes speech through a program whose `main` first calls ``answer(_:)``; this program if none
  /// is named.
  public init(program: String? = nil) {
    self.program = program ?? ChildProcess.ownProgram
  }

  /// Speaks a text, as ``SpeechEngine/sayWaiting(_:voice:wordsPerMinute:)`` does, and the same
  /// every time.
  ///
  /// Waits for the child. Several may be spoken at once. Throws also ``SpeechError/childFailed``.
  public func say(
    _ text: String,
    voice: String,
    wordsPerMinute: Int = SpeechEngine.usualRate
  ) throws(SpeechError) -> Utterance {
    try SpeechRequest(text: text, voice: voice, wordsPerMinute: wordsPerMinute).check()
    let arguments = [Self.verb, voice, String(wordsPerMinute)]
    guard let bytes = ChildProcess.output(program, arguments, input: Array(text.utf8)) else {
      throw .childFailed
    }
    if let error = SpokenFailure(bytes)?.error { throw error }
    guard let utterance = SpokenBytes(bytes).utterance else { throw .childFailed }
    return utterance
  }

  /// Speaks for a parent if the command line says so, and gives the status with which to end.
  ///
  /// `arguments` are those of the process without the program's own name; nil if they ask for
  /// anything else. To be called first in `main`, before anything else is spoken.
  public static func answer(_ arguments: [String]) -> Int32? {
    guard arguments.first == verb else { return nil }
    guard arguments.count == 3, let rate = Int(arguments[2]) else { return 2 }
    let text = String(decoding: ChildProcess.standardInput(), as: UTF8.self)
    do throws(SpeechError) {
      let utterance = try SpeechEngine.shared.sayWaiting(
        text,
        voice: arguments[1],
        wordsPerMinute: rate
      )
      return ChildProcess.writeOutput(SpokenBytes(utterance).bytes) ? 0 : 3
    } catch {
      _ = ChildProcess.writeOutput(SpokenFailure(error).bytes)
      return 3
    }
  }
}

/// An error as the line that travels from the child to its parent.
private struct SpokenFailure {
  let error: SpeechError

  init(_ error: SpeechError) { self.error = error }

  /// Reads the line; nil if the bytes are something else.
  init?(_ bytes: [UInt8]) {
    let line = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let words = line.prefix { $0 != "\n" }
      .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[0] == "error" else { return nil }
    switch words[1] {
    case "library-missing": error = .libraryMissing
    case "data-missing": error = .dataMissing(folder: words[2].isEmpty ? nil : words[2])
    case "unknown-voice": error = .unknownVoice(words[2])
    case "failed": error = .failed(code: Int(words[2]) ?? 0)
    default: error = .childFailed
    }
  }

  var bytes: [UInt8] {
    switch error {
    case .libraryMissing: Array("error library-missing \n".utf8)
    case .dataMissing(let folder): Array("error data-missing \(folder ?? "")\n".utf8)
    case .unknownVoice(let voice): Array("error unknown-voice \(voice)\n".utf8)
    case .failed(let code): Array("error failed \(code)\n".utf8)
    default: Array("error other \n".utf8)
    }
  }
}
