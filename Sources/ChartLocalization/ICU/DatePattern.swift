import CICU

/// The pattern by which a locale writes the fields of a skeleton.
enum DatePattern {
  /// ICU's pattern; `patterns` are those of the locale.
  ///
  /// For a quarter with an era, of which CLDR knows nothing, that of the quarter and the year, with
  /// the year as it is written with its era.
  ///
  /// An hour that the locale writes as a mere number is written with its minutes: 22:00, not 22.
  static func best(for skeleton: String, _ patterns: ICUHandle) -> String? {
    if skeleton.hasSuffix("j"), let pattern = bestOfICU(for: skeleton, patterns),
      hasBareHour(pattern)
    {
      return bestOfICU(for: skeleton + "m", patterns)
    }
    guard skeleton.hasPrefix("Gy"), skeleton.contains("Q") else {
      return bestOfICU(for: skeleton, patterns)
    }
    guard let quarter = bestOfICU(for: String(skeleton.dropFirst()), patterns),
      let year = bestOfICU(for: "Gy", patterns)
    else { return nil }
    return withEra(quarter, year: year)
  }

  private static func bestOfICU(for skeleton: String, _ patterns: ICUHandle) -> String? {
    let wanted = Array(skeleton.utf16)
    return ICU.text {
      cicu_patterns_best(patterns.pointer, wanted, Int32(wanted.count), $0, $1, &$2)
    }
  }

  /// Whether nothing says of the hour that it is one: no word behind it, no part of the day.
  private static func hasBareHour(_ pattern: String) -> Bool {
    guard let last = pattern.lastIndex(where: { $0 == "H" || $0 == "k" }) else { return false }
    let rest = pattern[pattern.index(after: last)...]
    return !rest.contains { $0.isLetter } && !pattern.contains { "abB".contains($0) }
  }

  /// A pattern with its year replaced, unless it has an era; what is quoted is no field.
  private static func withEra(_ pattern: String, year: String) -> String {
    var isQuoted = false
    var place: String.Index?
    for index in pattern.indices {
      if pattern[index] == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if pattern[index] == "G" { return pattern }
      if pattern[index] == "y", place == nil { place = index }
    }
    guard let place else { return pattern }
    let end = pattern[place...].firstIndex { $0 != "y" } ?? pattern.endIndex
    // "년" after the year stands in both.
    let suffix = year.lastIndex(of: "y").map { year[year.index(after: $0)...] } ?? ""
    let isRepeated = !suffix.isEmpty && pattern[end...].hasPrefix(suffix)
    let ownYear = year.dropLast(isRepeated ? suffix.count : 0)
    return String(pattern[..<place]) + ownYear + pattern[end...]
  }
}
