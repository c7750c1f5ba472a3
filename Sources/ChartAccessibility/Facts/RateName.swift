/// Names of columns that tell of rates, averages and other amounts of which no sum means anything.
///
/// `Miles_per_Gallon`, `unemployment rate`, `avgAge`. The words are those that stand in headers of tables, as
/// units do; a header in another language is not known, and its amounts are taken as they look.
enum RateName {
  /// Whether one of the words of a name is such a word, or it holds a sign of a share or of degrees.
  static func tells(_ name: String) -> Bool {
    name.contains { "%\u{2030}\u{B0}".contains($0) } || !parts(of: name).isDisjoint(with: words)
  }

  /// The words of a name in lower case: runs of letters, parted also before a capital after a small letter.
  private static func parts(of name: String) -> Set<String> {
    var parts: [String] = []
    var wasSmall = false
    var isWithin = false
    for character in name {
      guard character.isLetter else {
        (wasSmall, isWithin) = (false, false)
        continue
      }
      if !isWithin || wasSmall && character.isUppercase { parts.append("") }
      parts[parts.count - 1].append(contentsOf: character.lowercased())
      (wasSmall, isWithin) = (character.isLowercase, true)
    }
    return Set(parts)
  }

  private static let words: Set<String> = [
    "age", "ages", "average", "averages", "avg", "density", "efficiency", "expectancy", "fraction",
    "humidity", "index", "latitude", "longitude", "mean", "median", "mpg", "mph", "pct", "per",
    "percent", "percentage", "percentages", "percentile", "price", "prices", "probability",
    "proportion", "rate", "rates", "rating", "ratings", "ratio", "ratios", "share", "speed",
    "temp", "temperature", "temperatures", "velocity",
  ]
}
