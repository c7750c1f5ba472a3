import ChartModel
import Foundation
import SwiftUI

extension ChartLowering {
  /// Reads what lies behind and over the plot of a chart in a frame, in points: its texts and its gestures.
  ///
  /// What is read is given the chart as it is, so that views which place themselves by it have their places.
  mutating func lowerLayers(in frame: CGRect) {
    guard let resolved = resolvedOnce else { return }
    let zone = self.zone
    let proxy = ChartProxy(
      answers: ResolvedProxy(
        resolved,
        frame: frame,
        selection: declared.configuration.selection,
        looks: looks,
        offset: { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
      )
    )
    self.proxy = proxy
    let configuration = declared.configuration
    for layer in configuration.backgrounds + configuration.overlays {
      let elements = declared.reading.elements(of: layer.content(proxy))
      spec.texts += AuthoredText.all(in: elements, declared.environment)
      gestures += elements.flatMap(\.flattened).flatMap(\.attributes.gestures)
    }
    gestures += configuration.gestures.map { GestureReading($0(proxy)) }
  }
}
