/// The sentence that tells how low and high a series goes, where, and what is typical.
struct SpreadSentence {
  let digest: FactDigest

  /// One sentence from minimum, maximum, mean and median, or the one value that there is.
  func sentence(about id: NodeID, _ section: PlannedSentence.Section) -> PlannedSentence? {
    if let flat = digest.fact("constant", about: id) ?? digest.fact("only-value", about: id) {
      return digest.sentence(flat, section)
    }
    guard let least = digest.fact("minimum", about: id),
      let most = digest.fact("maximum", about: id)
    else { return nil }
    var facts = [least, most]
    var quantities = Self.quantities(least: least, most: most)
    let suffix = least.quantities["series"] == nil ? "" : "-of-series"
    quantities["series"] = least.quantities["series"]
    guard let mean = digest.fact("mean", about: id), let median = digest.fact("median", about: id)
    else {
      return digest.sentence("spread-only\(suffix)", facts, quantities, section, about: id)
    }
    facts += [mean, median]
    quantities["mean"] = mean.quantities["value"]
    quantities["median"] = median.quantities["value"]
    return digest.sentence("spread\(suffix)", facts, quantities, section, about: id)
  }

  /// The least and the most with their places, under the names that messages use.
  static func quantities(least: Fact, most: Fact) -> [String: Quantity] {
    var quantities: [String: Quantity] = [:]
    quantities["min"] = least.quantities["value"]
    quantities["minPlaces"] = least.quantities["places"]
    quantities["max"] = most.quantities["value"]
    quantities["maxPlaces"] = most.quantities["places"]
    return quantities
  }
}
