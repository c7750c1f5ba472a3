package import LocaleChecks

/// What is checked of a folder of catalogues, and how it is reported.
package enum LocaleOptions {
  /// The folder.
  static let folder = Operand(
    "DIR",
    .folder,
    arity: .optional,
    help: "the folder of catalogues, <tag>/<name>.arb; locales unless given"
  )

  /// The source's language.
  package static let source = CommandOption.text(
    "source",
    valueName: "TAG",
    help:
      "the language that the others are translated from; what registry.json says, else en, unless given"
  )

  /// The languages that are told of.
  package static let locale = CommandOption<String>(
    "locale",
    valueName: "TAG",
    kind: .shape("a folder's name such as ko or zh-Hans"),
    isRepeatable: true,
    help: "tell what is found in this language alone",
    read: { $0.isEmpty ? nil : $0 }
  )

  /// The checks that are made.
  package static let checks = CommandOption<[String]>(
    "checks",
    valueName: "IDS",
    kind: .shape("ids of checks or their beginnings, parted by commas, such as L1,L203,S"),
    isRepeatable: true,
    help: "make these checks alone, each by its id or the beginning of several, such as L1,L203,S",
    read: checkIds(from:)
  )

  /// Whether checks of speech are left out.
  package static let noSpeech = CommandOption.flag(
    "no-speech",
    help: "leave out the checks that need a voice"
  )

  /// The check that is explained.
  package static let explain = CommandOption<String>(
    "explain",
    valueName: "ID",
    kind: .shape("the id of a check such as L101"),
    help: "print the page of a check and end",
    read: { $0.isEmpty ? nil : $0 }
  )

  /// Whether the checks themselves are tried.
  package static let mutations = CommandOption.flag(
    "mutations",
    help: "plant defects of every kind in a sample, print which checks found them, and end"
  )

  /// The form of the report.
  package static let format = CommandOption.choice(
    "format",
    valueName: "FORMAT",
    of: ReportFormat.self,
    help: "the form of the report"
  )

  /// By what the run fails.
  package enum Threshold: String, Sendable, CaseIterable {
    /// By errors.
    case error
    /// By warnings and errors.
    case warning
    /// By anything.
    case note
    /// By nothing.
    case never

    /// The least severity that fails; nil if none does.
    var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
  }

  /// By what the run fails.
  package static let failOn = CommandOption.choice(
    "fail-on",
    valueName: "SEVERITY",
    of: Threshold.self,
    help: "the least grave finding that ends the run with status 4; error unless given"
  )

  /// What is known already.
  package static let baseline = CommandOption.file(
    "baseline",
    help: "do not fail on findings that FILE knows"
  )

  /// Where what is found is kept as known.
  package static let writeBaseline = CommandOption.file(
    "write-baseline",
    help: "write all findings to FILE, to be known from now on"
  )

  /// How far a translation must be.
  package static let requireStatus = CommandOption.choice(
    "require-status",
    valueName: "STATUS",
    of: RequiredStatus.self,
    help: "refuse, with status 4, a language whose translation is not so far by registry.json"
  )

  /// The options of a check.
  package static let group = OptionGroup(
    "Checking",
    [
      source, locale, checks, noSpeech, explain, mutations, failOn, baseline, writeBaseline,
      requireStatus,
    ]
  )

  /// The options of what only reads a folder.
  package static let sourceGroup = OptionGroup("Catalogues", [source])

  @Sendable
  private static func checkIds(from text: String) -> [String]? {
    let ids = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let areIds = ids.allSatisfy { id in
      guard let first = id.utf8.first else { return false }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        && id.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return areIds ? ids : nil
  }
}
