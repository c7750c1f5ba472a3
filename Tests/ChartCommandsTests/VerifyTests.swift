import ChartTestSupport
import Foundation
import Testing

/// `verify` and `why` as a person runs them.
struct VerifyTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test
  func `a true text ends with status 0, a false one with 4 and what is right`() throws {
    let program = try BuiltProgram()
    let good = try program.folder.write("The highest day was June 5 with 250.", to: "good.txt")
    let bad = try program.folder.write("On June 5 it was 214.\nTen people came.", to: "bad.txt")
    #expect(try program.run("verify", program.table, good).status == 0)
    let run = try program.run("verify", program.table, bad)
    #expect(run.status == 4)
    #expect(text(run.bytes).contains("1:18: “214” is contradicted: the data say 250"))
    #expect(text(run.bytes).contains("2:1: “Ten” is not found in the data."))
  }

  @Test
  func `what the data do not hold may be let pass, what they contradict may not`() throws {
    let program = try BuiltProgram()
    let unknown = try program.folder.write("9,999 people came.", to: "unknown.txt")
    #expect(try program.run("verify", program.table, unknown).status == 4)
    #expect(try program.run("verify", program.table, unknown, "--allow-unsupported").status == 0)
    let wrong = try program.folder.write("On June 5 it was 214.", to: "wrong.txt")
    #expect(try program.run("verify", program.table, wrong, "--allow-unsupported").status == 4)
  }

  @Test
  func `a picture is proven by itself, and explains its sentences`() throws {
    let program = try BuiltProgram()
    #expect(try program.run("svg", program.table, "-o", program.path("chart.svg")).status == 0)
    let run = try program.run("verify", program.path("chart.svg"))
    #expect(run.status == 0, "\(text(run.bytes))")
    let why = try program.run("why", program.path("chart.svg"), "chart/series-1#mean")
    #expect(text(why.bytes).contains("= sum(sales) / count(sales) = 1,016 / 6"))
    let unknown = try program.run("why", program.path("chart.svg"), "chart/series-1#meen")
    #expect(unknown.status == 2 && unknown.errors.contains("chart/series-1#mean"))
  }

  @Test
  func `a report as JSON has a line for each claim`() throws {
    let program = try BuiltProgram()
    let bad = try program.folder.write("On June 5 it was 214.", to: "bad.txt")
    let run = try program.run("verify", program.table, bad, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    #expect(object?["schema"] as? String == "chartvoice-verification")
    #expect(object?["contradicted"] as? Int == 1)
  }

  @Test
  func `a table alone has nothing to verify`() throws {
    let program = try BuiltProgram()
    let run = try program.run("verify", program.table)
    #expect(run.status == 2 && run.errors.contains("TEXT"))
  }
}
