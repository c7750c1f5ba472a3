internal import ChartLocalization

/// L210: texts that take much longer or shorter to say than the source, or longer than they may.
enum LengthChecks {
  /// Compares seconds, as signs say little across scripts; arguments count by their examples.
  ///
  /// Seconds are estimated: a text is over its budget if it is so by more than the voice's stated error.
  static func length(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard message.isReadable else { return }
    let metadata = (message.source ?? message).metadata
    if let budget = metadata?.maxSeconds {
      let seconds = longest(message, metadata, by: locale.voice)
      if seconds > budget * (1 + (locale.voice?.pace?.error ?? 0)) {
        sink.report(
          whole: message,
          "the text takes about \(rounded(seconds)) s to say; at most \(rounded(budget)) s was expected"
        )
      }
    }
    guard let source = message.source else { return }
    let own = message.wordSeconds
    let theirs = source.wordSeconds
    let isLong = own > theirs * 2.5 && own > theirs + 4
    let isShort = own < theirs * 0.3 && own < theirs - 2
    guard isLong || isShort else { return }
    sink.report(
      whole: message,
      "the words take about \(rounded(own)) s to say, those of the source \(rounded(theirs)) s"
    )
  }

  private static func longest(
    _ message: CheckedMessage,
    _ metadata: CatalogueMetadata?,
    by voice: VoiceProfile?
  ) -> Double {
    // Placeholders without an example count as a short number.
    var examples: [String: String] = [:]
    for placeholder in metadata?.placeholders ?? [] {
      examples[placeholder.name] = placeholder.example ?? "12"
    }
    return message.renderings.map { rendering in
      SpeakingTime.seconds(of: rendering.text { examples[$0] ?? "12" }, by: voice)
    }.max() ?? 0
  }

  private static func rounded(_ seconds: Double) -> String {
    let tenths = (min(seconds, 1e6) * 10).rounded() / 10
    return "\(tenths)"
  }
}
