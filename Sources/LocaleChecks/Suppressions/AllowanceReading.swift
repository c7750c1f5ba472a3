package import ChartLocalization

/// What a catalogue file allows, and what is wrong with that.
///
/// An allowance without a reason, or whose last day is over or is no day, allows nothing and is a
/// finding itself: A001 and A002.
package struct AllowanceReading {
  /// Those that hold.
  package private(set) var allowances: [Allowance] = []
  /// What is wrong with the others.
  package private(set) var findings: [Finding] = []

  private let file: CatalogueFile
  private let path: String
  private let locale: String?
  private let today: Day

  /// Reads a file's allowances; `path` is the file's below the folder, `today` decides what is over.
  package init(of file: CatalogueFile, path: String, locale: String?, today: Day) {
    (self.file, self.path, self.locale, self.today) = (file, path, locale, today)
    for metadata in file.metadata {
      for allowance in metadata.allowances {
        let said = Said(
          check: allowance.check,
          reason: allowance.reason,
          until: allowance.until,
          range: allowance.range
        )
        read(said, message: metadata.id)
      }
    }
    for attribute in file.attributes where attribute.key == "@@x-allow" {
      for node in attribute.node.elements ?? [] { read(node) }
    }
  }

  /// An allowance as it is written.
  private struct Said {
    let check: String
    let reason: String?
    let until: String?
    let range: SourceRange
  }

  private mutating func read(_ allowance: Said, message: String?) {
    let place = place(of: allowance.range)
    let reason = allowance.reason ?? ""
    guard reason.contains(where: { !$0.isWhitespace }) else {
      note("A001", "\(allowance.check) is allowed without a reason", place, message)
      return
    }
    var until: Day?
    if let text = allowance.until {
      guard let day = Day(text) else {
        note("A002", "'\(text)' was found; a day such as 2027-06-30 was expected", place, message)
        return
      }
      guard today <= day else {
        note("A002", "\(allowance.check) was allowed until \(day), which is over", place, message)
        return
      }
      until = day
    }
    allowances.append(
      Allowance(
        check: allowance.check,
        message: message,
        reason: reason,
        until: until,
        place: place
      )
    )
  }

  /// An allowance of the whole file; one that names no check is another check's to find.
  private mutating func read(_ node: JSONNode) {
    guard let check = node["check"]?.string else { return }
    let said = Said(
      check: check,
      reason: node["reason"]?.string,
      until: node["until"]?.string,
      range: node.range
    )
    read(said, message: nil)
  }

  private func place(of range: SourceRange) -> Finding.Place {
    Finding.Place(
      file: path,
      start: file.position(of: range.lower),
      end: file.position(of: range.upper)
    )
  }

  private mutating func note(
    _ check: String,
    _ sentence: String,
    _ place: Finding.Place,
    _ message: String?
  ) {
    findings.append(
      Finding(
        check: check,
        severity: .warning,
        place: place,
        locale: locale,
        message: message,
        sentence: sentence
      )
    )
  }
}
