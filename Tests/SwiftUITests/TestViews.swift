import ChartTestSupport
import SwiftUI

/// An environment whose locale, calendar and time zone do not depend on the machine.
func fixedEnvironment(_ locale: String = "en_US") -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: locale)
  environment.calendar = Calendar(identifier: .gregorian)
  environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  return environment
}

/// The texts of a view in a fixed environment.
@MainActor
func texts(of view: some View, locale: String = "en_US") -> [String] {
  ViewReader(environment: fixedEnvironment(locale)).read(view).flatMap(\.texts)
}

/// All elements of a view in a fixed environment.
@MainActor
func elements(of view: some View, in frame: CGRect? = nil) -> [ViewElement] {
  var environment = fixedEnvironment()
  environment.proposedFrame = frame
  return ViewReader(environment: environment).read(view).flatMap(\.flattened)
}

extension ViewElement {
  var control: ViewControl? {
    if case .control(let control) = kind { control } else { nil }
  }

  var outline: ShapeOutline? {
    if case .shape(let outline) = kind { outline } else { nil }
  }

  var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }
}

extension [ViewElement] {
  /// The controls with a label.
  func controls(labelled label: String) -> [ViewControl] {
    flatMap(\.flattened).compactMap(\.control).filter { $0.label.flatMap(\.texts) == [label] }
  }
}
