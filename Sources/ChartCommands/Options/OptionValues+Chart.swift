import ChartImport
import ChartLocalization
import ChartModel
import ChartRendering

extension OptionValues {
  /// How a table's text is read.
  func reading(_ zone: NamedTimeZone) -> TableOptions {
    var reading = TableOptions(timeZone: { zone.offset(at: $0) }, months: .ofLocales)
    reading.decimal = self[TextOptions.decimal]
    reading.calendar = askedCalendar
    reading.likelyCalendar = likelyCalendar
    reading.delimiter = self[TextOptions.delimiter]
    for column in all(TextOptions.type) { reading.types[column.name] = column.type }
    return reading
  }

  /// The calendar of dates that could be of either, where one of the two is asked for by `--calendar` or
  /// within the tag of `--locale`.
  private var askedCalendar: DateCalendar? {
    switch self[WordOptions.calendar] ?? locale?.calendar {
    case .persian: .persian
    case .gregorian where self[WordOptions.calendar] != nil: .gregorian
    default: nil
    }
  }

  /// That of the locale's everyday life.
  private var likelyCalendar: DateCalendar {
    locale?.everydayCalendar == .persian ? .persian : .gregorian
  }

  /// The calendar by which dates are read that a person types.
  var dateCalendar: DateCalendar { askedCalendar ?? likelyCalendar }

  private var locale: LocaleTag? {
    self[WordOptions.locale].flatMap { LocaleTag($0) ?? LocaleTag(environment: $0) }
  }

  /// What the first number of dates like 01/02/2024 is, where all columns of dates that have a type agree.
  var dayFirst: Bool? {
    let types = Set(all(TextOptions.type).map(\.type))
    return types.contains(.dateDayFirst) == types.contains(.dateMonthFirst)
      ? nil : types.contains(.dateDayFirst)
  }

  /// The time zone of dates and hours; UTC unless one is asked for.
  func zone() throws(CommandFailure) -> NamedTimeZone {
    let name = self[TextOptions.timeZone] ?? "UTC"
    if let zone = NamedTimeZone(name) { return zone }
    let declaration = TextOptions.timeZone.declaration
    throw .commandLine(
      .valueNotAccepted(
        option: declaration.longForm,
        found: name,
        expected: .shape("an IANA name such as Europe/Berlin or UTC"),
        closest: []
      )
    )
  }

  /// A chart with what the options say about its measure and its axes.
  ///
  /// Unit and format belong to the amounts, whichever axis they stand on.
  func applied(to chart: ChartSpec) -> ChartSpec {
    var chart = chart
    for index in chart.layers.indices {
      for (channel, column) in chart.layers[index].channels {
        guard column.values.kind == .quantitative, isMeasure(channel, of: chart.layers[index])
        else { continue }
        if let unit = self[ChartOptions.unit] { chart.layers[index].channels[channel]?.unit = unit }
        if let format = self[ChartOptions.yFormat] {
          chart.layers[index].channels[channel]?.format = format
        }
      }
    }
    let isLying = chart.layers.first.map(lies) ?? false
    if let domain = self[ChartOptions.yDomain] {
      if isLying { chart.x.domain = domain } else { chart.y.domain = domain }
    }
    if let scale = self[ChartOptions.xScale] { chart.x.scaleType = scale.type }
    if let scale = self[ChartOptions.yScale] { chart.y.scaleType = scale.type }
    return chart
  }

  /// Whether a channel holds the amounts that a layer shows; bins are of the amounts along x.
  private func isMeasure(_ channel: Channel, of layer: MarkLayer) -> Bool {
    switch channel {
    case .angle, .yStart, .yEnd: true
    case .y: !layer.isBinned
    case .x: layer.isBinned || lies(layer)
    case .xStart, .xEnd, .series, .position, .color, .symbolSize: false
    }
  }

  /// Whether the amounts run to the right, names standing on the vertical axis.
  private func lies(_ layer: MarkLayer) -> Bool {
    layer.channels[.x]?.values.kind == .quantitative
      && layer.channels[.y]?.values.kind != .quantitative
  }
}

extension ChartChoices {
  /// What the options say about the chart of a table.
  init(_ options: OptionValues) {
    self.init(
      x: options[ChartOptions.x],
      y: options.all(ChartOptions.y).flatMap { $0 },
      series: options[ChartOptions.series],
      mark: options[ChartOptions.mark],
      stacking: options[ChartOptions.stacking],
      aggregate: options[ChartOptions.aggregate],
      title: options[ChartOptions.title]
    )
  }

  /// The choices as words of a command line that makes the same chart again.
  var optionWords: [String] {
    var words: [String] = []
    let add = { (option: any DeclaredOption, value: String?) in
      if let value { words += [option.declaration.longForm, value] }
    }
    add(ChartOptions.mark, mark?.rawValue)
    add(ChartOptions.x, x)
    if !y.isEmpty { add(ChartOptions.y, y.map(ColumnNames.escaped).joined(separator: ",")) }
    add(ChartOptions.series, series)
    add(ChartOptions.stacking, stacking?.rawValue)
    add(ChartOptions.aggregate, aggregate?.rawValue)
    return words
  }
}
