/// The author's texts that stand in a sentence in their own language, for want of a translation.
///
/// While a sentence is made they are held between two control characters, which neither messages nor names
/// have: so they can be found again wherever the message puts them.
enum ForeignText {
  private static let start: Unicode.Scalar = "\u{1}"
  private static let end: Unicode.Scalar = "\u{2}"

  /// A text held between the marks.
  static func marked(_ text: String) -> String { "\(start)\(text)\(end)" }

  /// The sentence as it is read.
  static func plain(_ sentence: String) -> String {
    guard sentence.unicodeScalars.contains(start) else { return sentence }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: sentence.unicodeScalars.filter { $0 != start && $0 != end })
    return String(scalars)
  }

  /// The parts of a sentence in order, each with whether it is in the author's language.
  static func parts(of sentence: String) -> [(text: String, isForeign: Bool)] {
    var parts: [(text: String, isForeign: Bool)] = []
    var scalars = String.UnicodeScalarView()
    var isForeign = false
    func close() {
      if !scalars.isEmpty { parts.append((String(scalars), isForeign)) }
      scalars = String.UnicodeScalarView()
    }
    for scalar in sentence.unicodeScalars {
      if scalar == start || scalar == end {
        close()
        isForeign = scalar == start
      } else {
        scalars.append(scalar)
      }
    }
    close()
    return parts
  }
}
