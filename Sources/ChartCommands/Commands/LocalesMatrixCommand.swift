import ChartAccessibility
import ChartGallery
import ChartLocalization
import NarrationChecks

extension Command {
  /// Shows what every language says of the same charts.
  package static let localesMatrix = Command(
    "locales matrix",
    summary: "show what every language says of the same charts, side by side",
    explanation: """
      Tells charts of the gallery in each locale of FOLDER, or in those built in, as text and as a voice is \
      given it, with the seconds that it takes, and lists each sentence beside the source's with its facts.
      """,
    operands: [
      Operand("FOLDER", .folder, arity: .optional, help: "the folder of catalogues, <tag>/*.arb")
    ],
    options: [
      MatrixOptions.group, OutputOptions.group(adding: MatrixOptions.format),
    ]
  ) { invocation, context throws(CommandFailure) in
    let catalogues = try context.catalogues(inFolder: invocation.operands.first)
    let options = invocation.options
    let locales = catalogues.isEmpty ? Catalogue.embeddedLocales : catalogues.map(\.locale)
    let matrix = NarrationMatrix(
      try charts(options.all(MatrixOptions.chart)),
      locales: locales,
      catalogues: catalogues,
      details: options[WordOptions.detail].map { [$0] } ?? Detail.allCases,
      budget: options[MatrixOptions.seconds].map(Double.init),
      hears: !options.has(MatrixOptions.isSilent)
    )
    return Outcome(options[MatrixOptions.format] == .html ? matrix.html : matrix.markdown)
  }

  /// Charts of the gallery by their names.
  private static func charts(_ names: [String]) throws(CommandFailure) -> [CheckedChart] {
    guard !names.isEmpty else { return NarrationMatrix.charts }
    if names == ["all"] { return CheckedChart.gallery }
    let known = NarrationGallery.all.map(\.name)
    var charts: [CheckedChart] = []
    for name in names {
      guard let example = NarrationGallery.all.first(where: { $0.name == name }),
        let chart = CheckedChart(example)
      else {
        throw .commandLine(
          .valueNotAccepted(
            option: MatrixOptions.chart.declaration.longForm,
            found: name,
            expected: .shape("the name of a chart of the gallery, or all"),
            closest: Spelling.closest(to: name, among: known)
          )
        )
      }
      charts.append(chart)
    }
    return charts
  }
}
