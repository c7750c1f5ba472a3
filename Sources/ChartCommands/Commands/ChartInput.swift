import ChartImport
import ChartLocalization
import ChartModel
import ChartRendering
import ChartScales

/// A chart as the command line asks for it: the table is read, and what was left open is chosen.
struct ChartInput {
  /// The chart.
  let chart: AccessibleChart

  /// The input's name as the person typed it.
  let source: String

  /// The options that spell out what was inferred.
  let used: [String]

  /// What was read with loss or in one of several ways.
  let diagnostics: [Diagnostic]

  private let words: Words

  /// Reads the table of the first operand, or of another, by the invocation's options.
  init(
    _ invocation: Invocation,
    operand number: Int = 0,
    words: Words,
    in context: CommandContext
  ) throws(CommandFailure) {
    let options = invocation.options
    if let formula = options[ChartOptions.function] {
      let graph = try Self.graph(of: formula, invocation)
      let selected = try SelectedChart(graph, options, dayFirst: nil, source: formula)
      let chart = try selected.chart()
      self.init(
        chart,
        source: "",
        used: [],
        diagnostics: selected.notes + chart.diagnostics + words.notes(on: chart),
        words: words
      )
      return
    }
    let operand = try Self.operand(number, of: invocation)
    let source = CommandContext.source(operand)
    let zone = try options.zone()
    let imported = try TableFile(operand, in: context).read(options, zone: zone)
    let choices = ChartChoices(options)
    let inferred: InferredChart
    do throws(ChartImportError) {
      inferred = try ChartInference.specification(
        of: imported.table,
        choices: choices,
        timeZone: zone.identifier,
        names: words.inferredNames
      )
    } catch {
      throw .input(InputFault(source, error))
    }
    let selected = try SelectedChart(
      options.applied(to: inferred.specification),
      options,
      dayFirst: options.dayFirst,
      source: source
    )
    let chart = try selected.chart()
    self.init(
      chart,
      source: source,
      used: inferred.used == choices ? [] : inferred.used.optionWords + selected.optionWords,
      diagnostics: imported.diagnostics + inferred.diagnostics + selected.notes + chart.diagnostics
        + words.notes(on: chart),
      words: words
    )
  }

  private init(
    _ chart: AccessibleChart,
    source: String,
    used: [String],
    diagnostics: [Diagnostic],
    words: Words
  ) {
    self.words = words
    self.chart = chart
    self.source = source
    self.used = used
    self.diagnostics = diagnostics
  }

  /// The table's name; one is needed where no function is given.
  private static func operand(
    _ number: Int,
    of invocation: Invocation
  ) throws(CommandFailure) -> String {
    guard invocation.operands.indices.contains(number) else {
      throw .commandLine(
        .missingOperand(
          command: invocation.command.name,
          operand: Operand.inputUnlessFunction.name
        )
      )
    }
    return invocation.operands[number]
  }

  /// The graph of a function, which takes no table.
  private static func graph(
    of text: String,
    _ invocation: Invocation
  ) throws(CommandFailure) -> ChartSpec {
    if let operand = invocation.operands.first {
      throw .commandLine(
        .surplusOperand(command: invocation.command.name, found: operand, expected: [])
      )
    }
    let options = invocation.options
    let formula: FunctionFormula
    do throws(FunctionFormulaError) {
      formula = try FunctionFormula(text)
    } catch {
      throw .commandLine(
        .valueNotUnderstood(
          option: ChartOptions.function.declaration.longForm,
          reason: error.description
        )
      )
    }
    var specification = ChartSpec(
      function: { formula.value(at: $0) },
      formula: formula.text,
      domain: options[ChartOptions.domain] ?? Interval(-10, 10),
      title: options[ChartOptions.title]
    )
    specification.y.domain = options[ChartOptions.yDomain] ?? specification.y.domain
    return specification
  }

  /// The outcome of a command that made these bytes of the chart, with what was missing of the words that
  /// went into them.
  func outcome(bytes: [UInt8]) -> Outcome {
    Outcome(
      bytes: bytes,
      source: source,
      used: used,
      diagnostics: diagnostics + words.localizer.toldNotes
    )
  }

  /// The outcome of a command that made this text of the chart.
  func outcome(_ text: String) -> Outcome {
    outcome(bytes: Array((text.hasSuffix("\n") ? text : "\(text)\n").utf8))
  }
}
