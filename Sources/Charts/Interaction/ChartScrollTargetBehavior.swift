public import SwiftUI

/// Where the scrolling of a chart may come to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Moves the place where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the place as it is: without a chart there are no values.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// What is known when the scrolling of a chart is about to come to rest.
@dynamicMemberLookup
public nonisolated struct ChartScrollTargetBehaviorContext {
  /// The chart.
  public let chartProxy: ChartProxy

  let context: ScrollTargetBehaviorContext

  /// What is known of any scrolling.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Moves the place to the nearest page.
  public nonisolated func updateTarget(
    _ target: inout ScrollTarget,
    context: ChartScrollTargetBehaviorContext
  ) {
    updateTarget(&target, context: context.context)
  }
}
