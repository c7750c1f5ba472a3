import ChartModel
import ChartScales
import SwiftUI

extension AxisMarkSet {
  /// Marks as declared, everything that is usual at each of their values.
  @MainActor
  init(_ marks: DeclaredAxisMarks) {
    self.init(
      values: Values(marks.values),
      position: Placement(marks.position),
      preset: Preset(rawValue: marks.preset.name.rawValue) ?? .automatic
    )
    if case .usual(let stroke?, _) = marks.content {
      let line = AxisMarkItem.Stroke(line: LineStyle(stroke))
      items = [AxisMarkItem(grid: line, tick: line)]
    }
  }

  /// Adds what the declaration has at each of its values, told their places on the resolved axis.
  ///
  /// The client's closures run here, once a value.
  ///
  /// What their format says that the amounts are is given back.
  @MainActor
  mutating func fill(
    from marks: DeclaredAxisMarks,
    at values: [PrimitiveValue],
    _ environment: EnvironmentValues
  ) -> AmountNotation? {
    switch marks.content {
    case .usual(_, nil): return nil
    case .usual(_, let format?):
      let usual = items.first ?? AxisMarkItem()
      items = values.map { value in
        var item = usual
        item.label?.text = format.string(value, environment).map { AuthoredText($0) }
        return item
      }
      return format.notation
    case .items(let make):
      var notation: AmountNotation?
      items = values.enumerated().map { index, value in
        let items = make(AxisValue(value: value, index: index, count: values.count))
        notation = notation ?? items.lazy.compactMap(\.notation).first
        return AxisMarkItem(items, environment)
      }
      return notation
    }
  }
}

extension AxisMarkSet.Values {
  /// Values as declared.
  init(_ values: DeclaredAxisMarks.Values) {
    switch values {
    case .chosen(let chosen): self.init(chosen)
    case .listed(let listed):
      let amounts = listed.compactMap(\.amount)
      self =
        amounts.count == listed.count ? .places(amounts) : .names(listed.map(\.plainText))
    }
  }

  private init(_ values: AxisMarkValues) {
    let (lower, upper) = (values.roundLowerBound, values.roundUpperBound)
    switch values.form {
    case .automatic(let count, let stride):
      self = .automatic(
        count: count,
        minimumStride: stride,
        roundsLower: lower,
        roundsUpper: upper
      )
    case .stride(let step): self = .stride(by: step, roundsLower: lower, roundsUpper: upper)
    case .calendar(let component, let count, _):
      self = .calendar(
        CalendarUnit(component) ?? .day,
        count: count,
        roundsLower: lower,
        roundsUpper: upper
      )
    }
  }
}

extension AxisMarkItem {
  /// What stands at one value, of several grid lines, ticks or labels the last.
  fileprivate init(_ items: [DeclaredAxisItem], _ environment: EnvironmentValues) {
    self.init(grid: nil, tick: nil, label: nil)
    for item in items {
      let paint = item.look.foregroundStyle.flatMap { Paint($0.paint(in: environment)) }
      switch item.form {
      case .gridLine(let line): grid = Stroke(line, paint, length: nil)
      case .tick(let line, let length):
        var points: Double?
        if case .points(let value) = length.form { points = value }
        tick = Stroke(line, paint, length: points)
      case .label(let declared, let text):
        label = Label(declared, text, look: item.look, paint, environment)
      }
    }
  }
}

extension DeclaredAxisItem {
  /// What the format of a label says that amounts are.
  fileprivate var notation: AmountNotation? {
    if case .label(_, .formatted(_, let notation)) = form { notation } else { nil }
  }
}

extension AxisMarkItem.Stroke {
  fileprivate init(_ line: DeclaredAxisLine, _ paint: Paint?, length: Double?) {
    self.init(
      paint: paint,
      line: line.stroke.map(LineStyle.init),
      isCentered: line.isCentered,
      length: length
    )
  }
}

extension AxisMarkItem.Label {
  fileprivate init(
    _ label: DeclaredAxisLabel,
    _ text: DeclaredAxisText,
    look: DeclaredAxisLook,
    _ paint: Paint?,
    _ environment: EnvironmentValues
  ) {
    self.init(
      text: Self.text(text, look, paint, environment),
      isCentered: label.isCentered,
      orientation: Orientation(rawValue: label.orientation.name.rawValue) ?? .automatic,
      collision: Collision(label.collision)
    )
  }

  private static func text(
    _ text: DeclaredAxisText,
    _ look: DeclaredAxisLook,
    _ paint: Paint?,
    _ environment: EnvironmentValues
  ) -> AuthoredText? {
    switch text {
    case .automatic, .formatted(nil, _): return nil
    case .formatted(let words?, _): return AuthoredText(words, paint: paint)
    case .elements(let elements):
      let texts = AuthoredText.all(in: elements, environment)
      guard var first = texts.first else { return AuthoredText("", paint: paint) }
      first.text = texts.map(\.text).joined(separator: " ")
      first.paint = first.paint ?? paint
      return first
    }
  }
}

extension AxisMarkItem.Label.Collision {
  fileprivate init(_ resolution: AxisValueLabelCollisionResolution) {
    switch resolution.form {
    case .automatic: self = .automatic
    case .truncate: self = .truncate
    case .disabled: self = .disabled
    case .greedy(let priority, let spacing):
      self = .greedy(priority: priority, minimumSpacing: spacing)
    }
  }
}
