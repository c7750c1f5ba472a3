/// The messages that the program asks for where no chart of the gallery leads, each with the place.
enum StaticMessages {
  static let reasons: [String: String] = [
    "brief-course": "a path told in legs that fits into 25 words of English",
    "brief-spread": "an ordered chart without a direction, told in one sentence",
    "missing-value": "what stands for a number that is none; facts hold none",
    "name-count": "a count column of a table that has no name for it",
    "name-row": "the number of a table's row",
    "name-series": "the names of columns that were folded into one",
    "name-value": "the amounts of columns that were folded into one",
    "period-total-range-of-series": "totals of more than six periods, of several series",
    "places-not-compared": "places where hardly any series has a value",
    "points-off-line": "four points or more off a line through all others",
    "points-off-line-of-series": "four points or more off a line through all others of a series",
    "proof-data-other": "a document whose data are not those of its hash",
    "proof-fact": "a document with a fact that its data do not bear out",
    "proof-needs-table": "a document of too many marks to carry its data",
    "spread-only": "extremes without averages",
    "spread-only-of-series": "extremes without averages, of one of several series",
  ]
}
