import ChartCommands
import Foundation
import LocaleChecks
import Synchronization

/// What was written, by several outputs in one order.
final class Record: Sendable {
  private let lines = Mutex<[String]>([])

  var text: String { lines.withLock { $0.joined() } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// An output that keeps what it is given, each piece behind its label.
struct MemoryOutput: ByteOutput {
  var label = ""
  var isTerminal = false
  let record: Record

  func write(_ bytes: [UInt8]) throws(OutputFault) {
    record.add(label + String(decoding: bytes, as: UTF8.self))
  }
}

/// An input that holds some text.
struct MemoryInput: ByteInput {
  var text = ""

  func readAll(shownAs name: String) throws(InputFault) -> [UInt8] { Array(text.utf8) }
}

/// What a run of a program gave.
struct Run {
  let status: ExitStatus
  let output: String
  let errors: String
  let order: String
}

/// Runs a program on words, in memory but for files.
func run(
  _ words: [String],
  of program: Program = Sample.program,
  in folder: String = "",
  input: String = "",
  today: String = "2026-12-01"
) -> Run {
  let (output, errors, order) = (Record(), Record(), Record())
  let context = CommandContext(
    input: MemoryInput(text: input),
    output: Both(MemoryOutput(record: output), MemoryOutput(label: "out: ", record: order)),
    errorOutput: Both(MemoryOutput(record: errors), MemoryOutput(label: "err: ", record: order)),
    workingFolder: folder,
    environment: { _ in nil },
    clock: { 0 },
    today: { Day(today) }
  )
  let status = program.run(words, in: context)
  return Run(status: status, output: output.text, errors: errors.text, order: order.text)
}

/// Two outputs that are given the same.
private struct Both: ByteOutput {
  let first: MemoryOutput
  let second: MemoryOutput
  let isTerminal = false

  init(_ first: MemoryOutput, _ second: MemoryOutput) {
    (self.first, self.second) = (first, second)
  }

  func write(_ bytes: [UInt8]) throws(OutputFault) {
    try first.write(bytes)
    try second.write(bytes)
  }
}
