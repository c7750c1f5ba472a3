import ChartTestSupport
import Foundation

/// A program in Python that judges what ours writes, with the packages of `.ci/requirements.txt`.
struct PythonJudge: Sendable {
  private let tool: Tool

  /// The judge if the packages that it needs are there, from `.venv` or from the system's Python.
  init?(needing modules: String...) {
    let imports = modules.map { "import \($0)" }.joined(separator: "\n")
    let candidates = [
      Tool(at: packageRoot.appending(path: ".venv/bin/python").path), Tool("python3"),
    ]
    for case let tool? in candidates where (try? tool.run(["-c", imports]))?.status == 0 {
      self.tool = tool
      return
    }
    return nil
  }

  /// Runs lines of Python; `sys.argv[1]` is a file that holds the text.
  func run(
    _ lines: String,
    on text: String
  ) throws -> (status: Int32, output: String, errors: String) {
    let path = FileManager.default.temporaryDirectory.path + "/judged-\(UUID().uuidString)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try tool.run(["-c", lines, path])
  }

  /// Why a test does not run.
  static let absence = "the judges in Python are not installed; run .ci/judges"
}
