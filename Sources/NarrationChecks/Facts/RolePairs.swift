/// Pairs of arguments whose order tells which is which, in every language: from before to.
enum RolePairs {
  static let all: [(String, String)] = [
    ("from", "to"), ("open", "close"), ("first", "last"), ("first", "second"),
    ("firstPlace", "lastPlace"), ("firstTotal", "secondTotal"),
    ("lowerQuartile", "upperQuartile"), ("lowerWhisker", "upperWhisker"), ("low", "high"),
    ("min", "max"), ("minPlaces", "maxPlaces"), ("minPlace", "maxPlace"),
  ]
}
