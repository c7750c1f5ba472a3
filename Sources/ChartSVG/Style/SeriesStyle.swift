/// How the marks of one series are told apart: by colour, by symbol, by dash and by pattern, so that
/// colour never carries meaning alone.
///
/// Past eight series the colours repeat with other symbols, dashes and patterns: pairs repeat after 64.
struct SeriesStyle: Hashable {
  /// The number of the colour, from 0.
  let colour: Int

  /// The number of the symbol, the dash and the pattern, from 0; all of them 0 for the first series.
  let shape: Int

  /// The style of the series with a number from 0.
  init(number: Int) {
    colour = number % Palette.seriesCount
    shape = (number + number / Palette.seriesCount) % Palette.seriesCount
  }

  /// The class that gives the colour.
  var className: String { "s\(colour + 1)" }

  /// The class that gives the dash; empty for a line without.
  var dashClass: String { shape == 0 ? "" : " d\(shape + 1)" }

  /// The class that fills bars and areas.
  var fillClass: String { shape == 0 ? "marks" : "f\(colour + 1)-\(shape + 1)" }

  /// The id of the pattern that fills bars and areas.
  var patternID: String { "fill-\(colour + 1)-\(shape + 1)" }

  /// The outline of the symbol.
  var symbol: Symbol { Symbol.all[shape] }
}

/// The outline of a symbol as a path relative to its middle, about 7 user units across.
struct Symbol: Equatable {
  /// What follows `Mx,y` in a path.
  let path: String

  /// The same, half as wide and high, for clouds of many points.
  let small: String

  /// Eight symbols of about one area: disc, square, triangle, diamond, plus, triangle downwards, cross
  /// and star.
  static let all = [
    Symbol(
      path: "m-3.6,0a3.6,3.6 0 1 0 7.2,0a3.6,3.6 0 1 0-7.2,0z",
      small: "m-1.8,0a1.8,1.8 0 1 0 3.6,0a1.8,1.8 0 1 0-3.6,0z"
    ),
    Symbol(path: "m-3.3-3.3h6.6v6.6h-6.6z", small: "m-1.65-1.65h3.3v3.3h-3.3z"),
    Symbol(path: "m0-4.6l4.4,7.6h-8.8z", small: "m0-2.3l2.2,3.8h-4.4z"),
    Symbol(path: "m0-4.8l4.4,4.8l-4.4,4.8l-4.4-4.8z", small: "m0-2.4l2.2,2.4l-2.2,2.4l-2.2-2.4z"),
    Symbol(
      path: "m-1.4-4.4h2.8v3h3v2.8h-3v3h-2.8v-3h-3v-2.8h3z",
      small: "m-.7-2.2h1.4v1.5h1.5v1.4h-1.5v1.5h-1.4v-1.5h-1.5v-1.4h1.5z"
    ),
    Symbol(path: "m0,4.6l4.4-7.6h-8.8z", small: "m0,2.3l2.2-3.8h-4.4z"),
    Symbol(
      path: "m0-2l2.2-2.2l2,2l-2.2,2.2l2.2,2.2l-2,2l-2.2-2.2l-2.2,2.2l-2-2l2.2-2.2l-2.2-2.2l2-2z",
      small: "m0-1l1.1-1.1l1,1l-1.1,1.1l1.1,1.1l-1,1l-1.1-1.1l-1.1,1.1l-1-1l1.1-1.1l-1.1-1.1l1-1z"
    ),
    Symbol(
      path: "m0-5.2l1.5,3.2l3.5,.4l-2.6,2.4l.7,3.5l-3.1-1.7l-3.1,1.7l.7-3.5l-2.6-2.4l3.5-.4z",
      small:
        "m0-2.6l.75,1.6l1.75,.2l-1.3,1.2l.35,1.75l-1.55-.85l-1.55,.85l.35-1.75l-1.3-1.2l1.75-.2z"
    ),
  ]

  /// How far a symbol reaches from its middle, in user units.
  static let reach = 5.2
}

/// The dashes of lines, in user units; the first line is whole.
enum Dash {
  static let all = ["", "8 4", "2 3", "10 3 2 3", "5 3", "14 4", "10 3 2 3 2 3", "1 4"]
}

/// The patterns of bars and areas: what is drawn over the colour in the colour of the paper, on a tile
/// eight user units wide and high.
enum FillPattern {
  static let all = [
    "",
    "M-2,2l4-4M0,8l8-8M6,10l4-4",
    "M2,2h1.6v1.6h-1.6zM6,6h1.6v1.6h-1.6z",
    "M-2,6l4,4M0,0l8,8M6-2l4,4",
    "M0,2h8M0,6h8",
    "M2,0v8M6,0v8",
    "M0,4h8M4,0v8",
    "M0,8l8-8M0,0l8,8",
  ]
}
