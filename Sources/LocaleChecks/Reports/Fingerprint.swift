extension Finding {
  /// What tells this finding from others wherever it moves to in its file, in 16 hexadecimal digits.
  ///
  /// Of the check, the file, the message and the sentence, but not of line and column; `number` tells
  /// those apart that are equal in all of these, by their order.
  func fingerprint(number: Int) -> String {
    let fields = [check, place.file, message ?? "", sentence, String(number)]
    return SourceDigest.digest(of: fields.joined(separator: "\u{1F}"))
  }
}
