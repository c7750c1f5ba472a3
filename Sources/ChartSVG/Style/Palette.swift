/// The colours of one scheme.
///
/// Every colour of `series` has at least 3:1 on `paper` (WCAG 2.2, 1.4.11), and every pair of them a
/// CAM02-UCS difference of at least 12 to normal sight and to protan, deutan and tritan sight (Machado
/// 2009 at severity 50 and 100; Viénot 1999, Brettel 1997); found by search, held by
/// `.ci/accessibility/palette.py`. Ink has at least 4.5:1 on what it stands on.
struct Palette {
  /// The background.
  let paper: String

  /// Titles.
  let ink: String

  /// Labels and the description.
  let mutedInk: String

  /// Lines along axes, ticks and the zero line.
  let axis: String

  /// Lines across the plot; decoration, so below 3:1 on purpose.
  let grid: String

  /// One colour a series.
  let series: [String]

  /// From the least to the most of a range of amounts, even steps of lightness.
  let ramp: [String]

  /// The ink on each step of `ramp`.
  let rampInk: [String]

  /// On white.
  static let light = Palette(
    paper: "#ffffff",
    ink: "#1a1a1a",
    mutedInk: "#4a4a4a",
    axis: "#6b6b6b",
    grid: "#e2e2e2",
    series: [
      "#1188dd", "#cc7744", "#227766", "#dd2299", "#886600", "#6622aa", "#223355", "#661111",
    ],
    ramp: [
      "#dcebf7", "#b7cfe2", "#94b5cf", "#759cbc", "#5984a9", "#416c95", "#2c5580", "#193d69",
      "#0a2550",
    ],
    rampInk: inks(dark: 5, first: "#000000", then: "#ffffff")
  )

  /// On near-black.
  static let dark = Palette(
    paper: "#121212",
    ink: "#f2f2f2",
    mutedInk: "#c4c4c4",
    axis: "#9a9a9a",
    grid: "#333333",
    series: [
      "#66bbff", "#ff9955", "#77eecc", "#cc99bb", "#ffdd88", "#9977ff", "#ddeeff", "#dd5555",
    ],
    ramp: [
      "#1f2f4a", "#2d4667", "#3c5d81", "#4f759a", "#658cb0", "#80a5c5", "#9fbed8", "#c2d9eb",
      "#e8f6ff",
    ],
    rampInk: inks(dark: 4, first: "#ffffff", then: "#000000")
  )

  /// How many series have a colour of their own.
  static let seriesCount = 8

  /// How many steps a range of amounts is drawn in.
  static let rampCount = 9

  private static func inks(dark count: Int, first: String, then: String) -> [String] {
    (0..<rampCount).map { $0 < count ? first : then }
  }
}
