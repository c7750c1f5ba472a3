import SwiftUI

/// Reads labels in an environment; each key once.
struct WordReader {
  private let environment: EnvironmentValues
  private var known: [String: String] = [:]

  /// Reads labels where views are read.
  @MainActor
  init(reader: ViewReader) { environment = reader.environment }

  /// The words of a label.
  mutating func words(of label: DeclaredLabel) -> String {
    switch label {
    case .words(let words): words
    case .text(let text): text.string(in: environment)
    case .key(let key): words(of: key)
    }
  }

  /// Keys with values in them have a percent sign and are read each time.
  private mutating func words(of key: LocalizedStringKey) -> String {
    if let words = known[key.key] { return words }
    let words = key.string(in: environment)
    if !key.key.contains("%") { known[key.key] = words }
    return words
  }
}
