import ChartImport
import ChartLocalization
import ChartModel
import ChartRendering

/// A chart as declared, with the part of it that `--select` asks for.
struct SelectedChart {
  /// What was mended.
  let notes: [Diagnostic]

  /// The option that asks for the same again; empty without one.
  let optionWords: [String]

  private let spec: ChartSpec
  private let source: String

  /// Reads the option by what the chart holds; `source` is the input's name as the person typed it.
  init(
    _ spec: ChartSpec,
    _ options: OptionValues,
    dayFirst: Bool?,
    source: String
  ) throws(CommandFailure) {
    self.source = source
    guard let text = options[ChartOptions.select] else {
      self.spec = spec
      (notes, optionWords) = ([], [])
      return
    }
    let result = try Self.result(of: text, spec, dayFirst, options.dateCalendar, source)
    var spec = spec
    spec.selection = result.selection
    self.spec = spec
    notes =
      result.isMended ? [Diagnostic(.note, .selectionReversed, arguments: [result.text])] : []
    optionWords = [ChartOptions.select.declaration.longForm, result.text]
  }

  /// The chart, resolved and read.
  func chart() throws(CommandFailure) -> AccessibleChart {
    do throws(AccessibleChartError) {
      return try AccessibleChart(spec)
    } catch {
      throw .input(InputFault(source, .notUnderstood(nil, error.description)))
    }
  }

  private static func result(
    of text: SelectionText,
    _ spec: ChartSpec,
    _ dayFirst: Bool?,
    _ calendar: DateCalendar?,
    _ source: String
  ) throws(CommandFailure) -> SelectionReader.Result {
    guard let zone = NamedTimeZone(spec.timeZone) else {
      let error = AccessibleChartError.unknownTimeZone(spec.timeZone)
      throw .input(InputFault(source, .notUnderstood(nil, error.description)))
    }
    let chart: ResolvedChart
    do throws(ChartModelError) {
      chart = try spec.resolved { zone.offset(at: $0) }
    } catch {
      throw .input(InputFault(source, .notUnderstood(nil, error.description)))
    }
    do throws(SelectionFault) {
      let reader = try SelectionReader(chart, dayFirst: dayFirst, calendar: calendar) {
        zone.offset(at: $0)
      }
      return try reader.result(of: text)
    } catch {
      let option = ChartOptions.select.declaration.longForm
      throw error.isOfCommandLine
        ? .commandLine(.valueNotUnderstood(option: option, reason: error.sentence))
        : .input(InputFault(source, .notUnderstood(nil, "\(option): \(error.sentence)")))
    }
  }
}
