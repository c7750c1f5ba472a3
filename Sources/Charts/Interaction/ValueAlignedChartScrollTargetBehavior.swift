public import SwiftUI

/// Scrolling comes to rest where an axis has round values.
public nonisolated struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ValueAlignment
  let y: ValueAlignment
  let limit: ValueAlignedLimitBehavior

  init(x: ValueAlignment, y: ValueAlignment, limit: ValueAlignedLimitBehavior) {
    self.x = x
    self.y = y
    self.limit = limit
  }

  /// Scrolling comes to rest at multiples of a unit.
  public init<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: .unit(unit, majorAlignment), y: .unit(unit, majorAlignment), limit: limitBehavior)
  }

  /// Scrolling comes to rest at dates that match components.
  public init(
    matching: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(matching, majorAlignment),
      y: .matching(matching, majorAlignment),
      limit: limitBehavior
    )
  }

  /// Scrolling comes to rest at multiples of a unit along either axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .unit(xUnit, xMajorAlignment),
      y: .unit(yUnit, yMajorAlignment),
      limit: limitBehavior
    )
  }

  /// Scrolling comes to rest at dates that match components along either axis.
  public init(
    xMatching: DateComponents,
    yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(xMatching, xMajorAlignment),
      y: .matching(yMatching, yMajorAlignment),
      limit: limitBehavior
    )
  }

  /// Scrolling comes to rest at dates that match components and at multiples of a unit.
  public init<Y: Plottable & Numeric>(
    xMatching: DateComponents,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(xMatching, xMajorAlignment),
      y: .unit(yUnit, yMajorAlignment),
      limit: limitBehavior
    )
  }

  /// Scrolling comes to rest at multiples of a unit and at dates that match components.
  public init<X: Plottable & Numeric>(
    xUnit: X,
    yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .unit(xUnit, xMajorAlignment),
      y: .matching(yMatching, yMajorAlignment),
      limit: limitBehavior
    )
  }

  /// Moves the place to the nearest round values; those of the major alignment after a scroll further than what
  /// is in sight.
  public func updateTarget(
    _ target: inout ScrollTarget,
    context: ChartScrollTargetBehaviorContext
  ) {
    let way = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = x.place(
        nearest: target.rect.minX,
        page: context.containerSize.width,
        isMajor: abs(context.velocity.dx) > way.width,
        on: .horizontal,
        answers: context.chartProxy.answers
      )
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = y.place(
        nearest: target.rect.minY,
        page: context.containerSize.height,
        isMajor: abs(context.velocity.dy) > way.height,
        on: .vertical,
        answers: context.chartProxy.answers
      )
    }
  }
}

nonisolated extension ChartScrollTargetBehavior
where Self == ValueAlignedChartScrollTargetBehavior {
  /// Scrolling comes to rest at multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      unit: unit,
      majorAlignment: majorAlignment,
      limitBehavior: limitBehavior
    )
  }

  /// Scrolling comes to rest at dates that match components.
  public static func valueAligned(
    matching: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      matching: matching,
      majorAlignment: majorAlignment,
      limitBehavior: limitBehavior
    )
  }

  /// Scrolling comes to rest at multiples of a unit along either axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit,
      yUnit: yUnit,
      xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior
    )
  }

  /// Scrolling comes to rest at dates that match components along either axis.
  public static func valueAligned(
    xMatching: DateComponents,
    yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xMatching,
      yMatching: yMatching,
      xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior
    )
  }

  /// Scrolling comes to rest at dates that match components and at multiples of a unit.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents,
    yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xMatching,
      yUnit: yUnit,
      xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior
    )
  }

  /// Scrolling comes to rest at multiples of a unit and at dates that match components.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X,
    yMatching: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit,
      yMatching: yMatching,
      xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior
    )
  }
}
