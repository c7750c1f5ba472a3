import ChartLocalization

/// What this program does where it is run only to be timed: `--start-up-probe texts ko`.
enum StartUpProbe: String, CaseIterable {
  /// Reads the catalogue and tells a message that needs nothing of ICU.
  case catalogue

  /// Also writes what a description holds: a plural, numbers, a share, dates, a list, texts in order.
  case texts

  /// The option in front.
  static let option = "--start-up-probe"

  /// Does so where the command line says so; whether it did.
  static func wasAskedFor(_ arguments: [String]) -> Bool {
    guard arguments.count == 3, arguments[0] == option,
      let probe = StartUpProbe(rawValue: arguments[1]),
      let locale = LocaleTag(arguments[2])
    else { return false }
    probe.run(locale)
    return true
  }

  private func run(_ locale: LocaleTag) {
    let localizer = Localizer(locale: locale)
    var diagnostics: [LocalizationDiagnostic] = []
    var length = localizer.text("node-legend-plain", diagnostics: &diagnostics).utf8.count
    if self == .texts {
      length += Self.texts(localizer, &diagnostics).reduce(0) { $0 + $1.utf8.count }
    }
    if length == 0 { print("nothing was written") }
  }

  private static func texts(
    _ localizer: Localizer,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> [String] {
    let count = MessageArgument.number(30, formatted: localizer.number(30))
    let isBefore = localizer.compare("a", "b") == .before
    return [
      localizer.text("node-bin", ["count": count], diagnostics: &diagnostics),
      localizer.number(1_234.5), localizer.percent(0.25),
      localizer.date(1_717_200_000, form: DateForm(.day, with: .none), timeZone: "UTC"),
      localizer.date(1_717_200_000, form: DateForm(.month, with: .none), timeZone: "UTC"),
      localizer.list(isBefore ? ["a", "b"] : ["b", "a"]),
    ]
  }
}
