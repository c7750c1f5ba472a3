import ChartAccessibility
import ChartCommands
import ChartLocalization
import ChartModel
import ChartNarration
import ChartTestSupport
import ChartVerification
import ChartVoice
import Foundation
import Testing

/// Documents prove themselves, and whatever is changed in them is found.
struct ProofTests {
  private static let tags = everyLocale

  private func chart(_ name: String) throws -> AccessibleChart {
    let demo = try #require(DemoChart.all.first { $0.name == name })
    return try AccessibleChart(table: demo.table, choices: demo.choices)
  }

  private func svg(_ name: String, _ tag: String = "en") throws -> String {
    let locale = try #require(LocaleTag(tag))
    return try chart(name).drawing(localizer: Localizer(locale: locale)).text
  }

  private func findings(_ document: String) throws -> [DocumentVerifier.Finding] {
    let proven = try #require(ProvenDocument(Array(document.utf8)))
    return DocumentVerifier(proven).findings()
  }

  @Test(arguments: DemoChart.all.map(\.name), tags)
  func `every picture proves itself`(name: String, tag: String) throws {
    let findings = try findings(svg(name, tag))
    #expect(findings.count > 10)
    for finding in findings { #expect(finding.holds, "\(finding)") }
  }

  @Test
  func `pictures of random charts prove themselves`() throws {
    for spec in RandomCharts.make(40, seed: 5) {
      guard let chart = try? AccessibleChart(spec) else { continue }
      for finding in try findings(chart.drawing().text) { #expect(finding.holds, "\(finding)") }
    }
  }

  @Test(arguments: tags)
  func `pictures and trees of every kind of chart prove themselves`(tag: String) throws {
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let place = Self.tags.firstIndex(of: tag) ?? 0
    let kinds = ChartKinds.all.enumerated().filter {
      ProvenCharts.isLong || $0.offset % Self.tags.count == place
    }
    for (_, kind) in kinds {
      let chart = try AccessibleChart(kind.spec)
      var diagnostics: [LocalizationDiagnostic] = []
      let tree = TreeDocument(chart.narrator(localizer)).json(diagnostics: &diagnostics)
      for document in [chart.drawing(localizer: localizer).text, tree] {
        for finding in try findings(document) {
          #expect(finding.holds, "\(kind.name): \(finding)")
        }
      }
    }
  }

  @Test(arguments: [Mark.bar, .box])
  func `bins and boxes of many amounts ask for their table`(mark: Mark) throws {
    let amounts = (0..<1_500).map { Double($0 * 7_919 % 997) }
    let column = Column("sales", values: .numbers(amounts))
    let chart = try AccessibleChart(
      ChartSpec(layers: [
        MarkLayer(
          mark,
          channels: mark == .box ? [.y: column] : [.x: column, .y: column],
          isBinned: mark == .bar
        )
      ])
    )
    let document = try #require(ProvenDocument(chart.drawing().write()))
    #expect(document.proof.chart == nil)
    #expect(DocumentVerifier(document).findings().contains { !$0.holds && !$0.isContradicted })
    for finding in DocumentVerifier(document, tree: chart.tree).findings() {
      #expect(finding.holds, "\(finding)")
    }
  }

  @Test(arguments: tags)
  func `every JSON document proves itself`(tag: String) throws {
    let chart = try chart("cities")
    let localizer = Localizer(locale: try #require(LocaleTag(tag)))
    let proof = chart.proof(in: localizer.locale)
    let narrator = chart.narrator(localizer)
    var diagnostics: [LocalizationDiagnostic] = []
    let documents = [
      narrator.description(.full).document(.json, localizer: localizer, proof: proof),
      TreeDocument(narrator).json(diagnostics: &diagnostics),
      chart.score().json(proof: proof.json),
    ]
    for document in documents {
      for finding in try findings(document) { #expect(finding.holds, "\(finding)") }
    }
  }

  /// A place of a picture and what it is changed to; each must be found.
  @Test(arguments: [
    // A number of the description, a name of it, a number of a mark's name.
    ("Lowest 104", "Lowest 105"), ("average 153.1", "average 153.2"),
    ("highest 250 (June 5)", "highest 250 (June 6)"), ("30 values", "31 values"),
    ("aria-label=\"May 8, 168\"", "aria-label=\"May 8, 169\""),
    // A plotted value, a fact, a hash.
    ("[168,", "[169,"),
    ("\"value\":{\"amount\":{\"_0\":104,", "\"value\":{\"amount\":{\"_0\":103,"),
    ("sha256:", "sha256:0"),
  ])
  func `a picture that was tampered with is found out`(what: String, change: String) throws {
    let picture = try svg("daily")
    let place = try #require(picture.firstRange(of: what), "\(what) is not there")
    var tampered = picture
    tampered.replaceSubrange(place, with: change)
    let findings = try findings(tampered)
    #expect(findings.contains { $0.isContradicted || !$0.holds }, "\(findings)")
    #expect(try self.findings(picture).allSatisfy { $0.holds })
  }

  @Test
  func `a tree's labels and a narration's words are held against the data`() throws {
    let chart = try chart("daily")
    let localizer = Localizer(locale: .english)
    var diagnostics: [LocalizationDiagnostic] = []
    let tree = TreeDocument(chart.narrator(localizer)).json(diagnostics: &diagnostics)
    let wrongTree = tree.replacingOccurrences(
      of: "\"value\" : \"104\"",
      with: "\"value\" : \"105\""
    )
    #expect(wrongTree != tree)
    #expect(try findings(wrongTree).contains { $0.isContradicted })
    let words = chart.narrator(localizer).description(.standard)
      .document(.json, localizer: localizer, proof: chart.proof())
    let wrongWords = words.replacingOccurrences(of: "median 145", with: "median 146")
    #expect(wrongWords != words)
    #expect(try findings(wrongWords).contains { $0.isContradicted })
  }

  @Test
  func `a large picture asks for its table, and is proven with it`() throws {
    let amounts = (0..<1_500).map { Double($0 % 97) }
    let chart = try AccessibleChart(MinimalChart.daily(amounts))
    let document = try #require(ProvenDocument(chart.drawing().write()))
    #expect(document.proof.chart == nil)
    #expect(DocumentVerifier(document).findings() == [.needsTable(marks: 1_500)])
    let findings = DocumentVerifier(document, tree: chart.tree).findings()
    #expect(findings.count > 5 && findings.allSatisfy { $0.holds })
    let other = try AccessibleChart(MinimalChart.daily(amounts.map { $0 == 5 ? 6 : $0 }))
    #expect(DocumentVerifier(document, tree: other.tree).findings().contains { $0.isContradicted })
  }

  @Test
  func `the proof adds at most a hundredth to a picture of a hundred thousand rows`() throws {
    let amounts = (0..<100_000).map { Double($0 * 7_919 % 1_009) }
    let chart = try AccessibleChart(MinimalChart.daily(amounts))
    let whole = chart.drawing().write().count
    #expect(chart.proof().json.utf8.count * 100 <= whole)
  }

  @Test
  func `a proof read back is the same, gaps and names of every script included`() throws {
    let spec = MinimalChart.named(["<&\"\u{202E}", "北京", nil, "a\u{0}b"], [1, .nan, 3, -0.5])
    let chart = try AccessibleChart(spec)
    let proof = chart.proof()
    let json = proof.json
    #expect(!json.contains { "<>&\n".contains($0) })
    let read = try #require(Proof(json: Array(json.utf8)))
    #expect(read.hash == proof.hash && read.facts == proof.facts && read.json == json)
  }

  /// The digests are those of `sha256sum` over the bytes that the documentation of `Proof.hash(of:)` names.
  @Test
  func `the hash is SHA-256 of the documented bytes, blind to titles and sensitive to values`()
    throws
  {
    var bytes: [UInt8] = Array("bar\0x\0nominal\0a\0b\0".utf8)
    let add = { (number: UInt64) in
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }
    add(5)
    bytes += [1, 3, 2, 3, 2]  // 0, one more, one less, and again.
    bytes += Array("y\0quantitative\0".utf8)
    add(5)
    bytes += [7, 0]  // 3, and no difference.
    add(Double.nan.bitPattern)
    bytes += [0x8E, 0x04, 0]  // 263 less than 3, 2 · 263 in seven bits a byte.
    add(Double(0.5).bitPattern)
    bytes += [0x89, 0x04]  // −260 and 260 more are 0.
    let spec = MinimalChart.named(["a", "b", "a", "b", "a"], [3, .nan, -260, 0.5, 0])
    let hash = Proof.hash(of: try AccessibleChart(spec).resolved)
    #expect(hash == "sha256:\(try Self.sha256sum(bytes))")
    var titled = spec
    titled.title = "Other"
    #expect(Proof.hash(of: try AccessibleChart(titled).resolved) == hash)
    let other = try AccessibleChart(
      MinimalChart.named(["a", "b", "a", "b", "a"], [3, 0, -260, 0.5, 0])
    ).resolved
    #expect(Proof.hash(of: other) != hash)
  }

  /// The digest by an independent program.
  private static func sha256sum(_ bytes: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(text.prefix(64))
  }

  @Test(arguments: [
    "", "<svg/>", "{}", "<svg><metadata id=\"chart.proof\">{}</metadata></svg>", "<",
    "{\"proof\":1}",
    "<svg a=\"", "<metadata id=\"chart.proof\">", "\u{FEFF}<svg>", "<text id=\"chart.title\">&amp",
  ])
  func `what carries no proof is no proven document`(text: String) {
    #expect(ProvenDocument(Array(text.utf8)) == nil)
  }
}
