import ChartTestSupport
import Foundation
import Testing

/// Fails unless a text equals the golden file of a name.
///
/// With `RECORD_GOLDEN=1` the file is written and the test fails, so that nobody records unseen.
func expectGolden(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = packageRoot.appending(path: "Tests/ChartCommandsTests/Golden/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(text == expected, sourceLocation: sourceLocation)
}
