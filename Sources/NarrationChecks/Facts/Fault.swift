import ChartLocalization
import LocaleChecks

/// A fault before it is known in which file it stands; of those that are alike the first is kept.
struct Fault {
  let check: String
  var severity: Finding.Severity = .error
  let locale: LocaleTag
  var message: String?
  /// What makes two faults of one message alike.
  var likeness = ""
  let sentence: String
}

/// Gathers faults, one of each kind for each message and locale.
struct Faults {
  private(set) var all: [Fault] = []
  private var known: Set<String> = []

  mutating func add(_ fault: Fault) {
    let key = "\(fault.check)|\(fault.locale)|\(fault.message ?? "")|\(fault.likeness)"
    if known.insert(key).inserted { all.append(fault) }
  }

  mutating func add(_ others: Faults) {
    for fault in others.all { add(fault) }
  }

  /// The faults as findings; `place` says where a message stands.
  func findings(_ place: (LocaleTag, String?) -> Finding.Place) -> [Finding] {
    all.map { fault in
      Finding(
        check: fault.check,
        severity: fault.severity,
        place: place(fault.locale, fault.message),
        locale: fault.locale.description,
        message: fault.message,
        sentence: fault.sentence
      )
    }
  }
}
