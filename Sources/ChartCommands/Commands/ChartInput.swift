import ChartImport
import ChartLocalization
import ChartModel
import ChartVoice

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

  /// Reads the table of the first operand, or of another, by the invocation's options.
  init(
    _ invocation: Invocation,
    operand number: Int = 0,
    words: Words,
    in context: CommandContext
  ) throws(CommandFailure) {
    let options = invocation.options
    let operand = invocation.operands[number]
    source = CommandContext.source(operand)
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
    do throws(AccessibleChartError) {
      chart = try AccessibleChart(options.applied(to: inferred.specification))
    } catch {
      throw .input(InputFault(source, .notUnderstood(nil, error.description)))
    }
    used = inferred.used == choices ? [] : inferred.used.optionWords
    diagnostics = imported.diagnostics + inferred.diagnostics + chart.diagnostics
  }

  /// The outcome of a command that made these bytes of the chart.
  func outcome(bytes: [UInt8]) -> Outcome {
    Outcome(bytes: bytes, source: source, used: used, diagnostics: diagnostics)
  }

  /// The outcome of a command that made this text of the chart.
  func outcome(_ text: String) -> Outcome {
    Outcome(
      text.hasSuffix("\n") ? text : "\(text)\n",
      source: source,
      used: used,
      diagnostics: diagnostics
    )
  }
}
