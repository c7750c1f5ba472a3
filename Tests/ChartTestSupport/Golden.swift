import Foundation
public import Testing

/// Compares a text with the golden file that a person has read, or records it.
///
/// With `RECORD_GOLDEN=1` in the environment the file is written and the test fails, so that nobody
/// records by accident; a missing file fails as well.
///
/// `path` is below `Tests`.
public func expectGolden(
  _ text: String,
  _ path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = packageRoot.appending(path: "Tests").appending(path: path)
  let content = text.hasSuffix("\n") ? text : text + "\n"
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    record(content, file, sourceLocation)
    return
  }
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record(
      "no golden file \(path); record it with RECORD_GOLDEN=1",
      sourceLocation: sourceLocation
    )
    return
  }
  guard golden != content else { return }
  Issue.record("\(path): \(firstDifference(golden, content))", sourceLocation: sourceLocation)
}

private func record(_ content: String, _ file: URL, _ sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try content.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent); read it", sourceLocation: sourceLocation)
  } catch {
    Issue.record("cannot record \(file.path): \(error)", sourceLocation: sourceLocation)
  }
}

/// The first line in which two texts differ, as a sentence.
private func firstDifference(_ golden: String, _ content: String) -> String {
  let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let new = content.split(separator: "\n", omittingEmptySubsequences: false)
  for line in 0..<max(old.count, new.count) {
    let was = line < old.count ? String(old[line]) : "nothing"
    let now = line < new.count ? String(new[line]) : "nothing"
    if was != now { return "line \(line + 1) was «\(was)», is «\(now)»" }
  }
  return "the texts differ"
}
