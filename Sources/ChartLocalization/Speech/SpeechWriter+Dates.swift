extension SpeechWriter {
  /// A moment: the date in words of the locale, names in full, the year and the time of day as they
  /// are said.
  public func date(
    _ secondsSince1970: Double,
    form: DateForm,
    timeZone: String,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var full = form
    full.width = .full
    let isHour = form.unit == .hour
    if isHour { full.unit = .minute }
    let text = localizer.date(secondsSince1970, form: full, timeZone: timeZone).withLatinDigits
    let timed = withTimeInWords(text, isHour: isHour, &diagnostics)
    let isAlone = form.unit == .year
    let said = withYearInWords(timed, isAlone ? voice.yearAlone ?? voice.years : voice.years)
    guard !voice.dates.isEmpty else { return said }
    let spaced = said.map { $0.isWhitespace ? " " : String($0) }.joined()
    return String((" " + spaced + " ").replacing(voice.dates).dropFirst().dropLast())
  }

  private func withYearInWords(_ text: String, _ rules: String?) -> String {
    guard let rules else { return text }
    var result = ""
    for run in text.digitRuns {
      let isYear = run.isNumber && run.text.count >= 3
      let words = isYear ? Double(run.text).flatMap { spelled($0, rules) } : nil
      result += words ?? String(run.text)
    }
    return result
  }

  func spelled(_ value: Double, _ rules: String) -> String? {
    localizer.spelledOut(value, ruleSet: rules)
  }

  /// The text with `2:05` or `2:05:09` in it as `speech-time` and its like say it.
  private func withTimeInWords(
    _ text: String,
    isHour: Bool,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    let runs = text.digitRuns
    guard let start = runs.indices.first(where: { isTime(at: $0, of: runs) }) else { return text }
    let hasSeconds = isTime(at: start + 2, of: runs)
    let minute = isHour ? "00" : runs[start + 2].text
    var arguments = ["hour": argument(runs[start].text), "minute": argument(minute)]
    if hasSeconds { arguments["second"] = argument(runs[start + 4].text) }
    let spoken = localizer.text(
      hasSeconds ? "speech-time-with-seconds" : "speech-time",
      arguments,
      diagnostics: &diagnostics
    )
    let end = start + (hasSeconds ? 5 : 3)
    return runs[..<start].map(\.text).joined() + spoken + runs[end...].map(\.text).joined()
  }

  private func isTime(at index: Int, of runs: [(text: Substring, isNumber: Bool)]) -> Bool {
    index + 2 < runs.count && runs[index].isNumber && runs[index + 1].text == ":"
  }

  private func argument(_ digits: Substring) -> MessageArgument {
    let value = Int(digits) ?? 0
    return .number(Double(value), formatted: voice.keepsZeros ? "\(digits)" : "\(value)")
  }
}
