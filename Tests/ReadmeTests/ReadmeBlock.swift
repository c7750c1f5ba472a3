import ChartTestSupport
import Foundation

/// A fenced block of README.md.
struct ReadmeBlock {
  /// What stands after the opening fence: `sh`, `text`, `swift`, `sh setup`.
  let mark: String

  /// What stands between the fences, its last newline included.
  let content: String

  /// The number of the line of the opening fence, from 1.
  let line: Int

  /// The place of README.md.
  static let file = packageRoot.appending(path: "README.md")

  /// Every block, in order.
  static func all() throws -> [ReadmeBlock] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [ReadmeBlock] = []
    var open: (mark: String, line: Int, content: [Substring])?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let content = block.content.map { "\($0)\n" }.joined()
          blocks.append(ReadmeBlock(mark: block.mark, content: content, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 1, [])
        }
      } else {
        open?.content.append(line)
      }
    }
    return blocks
  }
}
