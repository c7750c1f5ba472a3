import SwiftUI

/// What is said of the legend.
struct DeclaredLegend {
  var visibility: Visibility?
  var position: AnnotationPosition?
  var alignment: Alignment?
  var spacing: Double?

  /// The view in its place.
  var content: (any View)?
}
