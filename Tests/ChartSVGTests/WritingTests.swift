import ChartTestSupport
import Foundation
import Testing

// The writer and the breaking of text have no other door.
@testable import ChartSVG

/// Numbers and text in bytes.
struct WritingTests {
  private func written(_ write: (inout SVGWriter) -> Void) -> String {
    var writer = SVGWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a number has at most two decimals and no more than it needs`() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (10, "10"), (1.5, "1.5"), (1.25, "1.25"), (-1.25, "-1.25"),
      (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (99.995, "100"), (1000, "1000"),
      (1001.01, "1001.01"), (1_234_567.89, "1234567.89"), (0.1, "0.1"), (10.05, "10.05"),
      (.nan, "0"), (.infinity, "10000000"), (-.infinity, "-10000000"), (1e300, "10000000"),
    ]
    for (value, text) in cases { #expect(written { $0.number(value) } == text) }
  }

  @Test func `a number read back is within half a hundredth`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let value = Double.random(in: -5000...5000, using: &generator)
      let text = written { $0.number(value) }
      #expect(abs((Double(text) ?? .nan) - value) <= 0.005 + 1e-9)
      #expect(text.firstMatch(of: /^-?\d+(\.\d?[1-9])?$/) != nil)
    }
  }

  @Test func `what means something to XML is escaped`() {
    #expect(written { $0.text("<a b=\"c\">&'") } == "&lt;a b=&quot;c&quot;&gt;&amp;'")
  }

  @Test func `line breaks become spaces, forbidden characters go, all others stay`() {
    #expect(written { $0.text("a\nb\tc\r\u{85}d\u{2028}e") } == "a b c  d e")
    #expect(written { $0.text("a\u{0}\u{1}\u{1F}\u{7F}\u{9F}\u{202E}b") } == "ab")
    let kept = "é \u{A0} ‏שלום 漢字 👩‍👩‍👧‍👦 \u{FFFD}"
    #expect(written { $0.text(kept) } == kept)
  }

  @Test func `every scalar is written as XML or left out`() throws {
    var scalars = String.UnicodeScalarView()
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 7) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    for value in [0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xFDD0, 0xFDEF] as [UInt32] {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let document = "<a b=\"" + written { $0.text(String(scalars)) } + "\"/>"
    #expect(try XMLLint.complaints(about: Array(document.utf8)).isEmpty)
  }
}

/// The breaking of text into lines.
struct TextWrappingTests {
  static let texts = [
    "", " ", "word", "Two words", "A sentence of several words that takes some lines.",
    "Donaudampfschifffahrtsgesellschaftskapitän", "測量和分析各個地區的銷售數據並撰寫報告",
    "mixed 漢字 and words", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "tabs\tand\nbreaks\r\nhere",
    String(repeating: "long ", count: 2_000), "  leading and trailing  ",
  ]

  @Test(arguments: texts)
  func `all lines together are the text, its white space as spaces`(_ text: String) {
    for width in [40.0, 100, 333, 2000] {
      let wrapped = TextWrapping(width: width, size: 12, lines: .max).wrapped(text)
      let start = text.drop(while: \.isWhitespace)
      #expect(wrapped.lines.joined() == String(start.map { $0.isWhitespace ? " " : $0 }))
      #expect(!wrapped.isShortened)
    }
  }

  @Test(arguments: texts, [1, 2, 3])
  func `no line is wider than its room, and there are no more lines than wanted`(
    _ text: String,
    _ lines: Int
  ) {
    for keepsEnd in [false, true] {
      let wrapping = TextWrapping(width: 120, size: 12, lines: lines, keepsEnd: keepsEnd)
      let wrapped = wrapping.wrapped(text)
      #expect(wrapped.lines.count <= lines)
      for line in wrapped.lines { #expect(TextWidth.of(line.trimmed, size: 12) <= 120) }
    }
  }

  @Test func `text that is cut says so, and keeps its end where that is wanted`() {
    let name = "The department of a rather long name, number 17"
    let cut = TextWrapping(width: 120, size: 12, lines: 1).wrapped(name)
    #expect(cut.isShortened)
    #expect(cut.lines == ["The department…"])
    let middle = TextWrapping(width: 120, size: 12, lines: 1, keepsEnd: true).wrapped(name)
    #expect(middle.lines.first?.hasPrefix("The depa") == true)
    #expect(middle.lines.first?.hasSuffix("r 17") == true)
  }

  @Test func `a word is broken only where no line holds it`() {
    let wrapped = TextWrapping(width: 100, size: 12, lines: .max).wrapped("one two three four five")
    #expect(wrapped.lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
  }
}

/// Which labels have room.
struct LabelThinningTests {
  @Test func `labels with room all stay`() {
    #expect(LabelThinning.kept([(0, 8), (10, 18), (20, 28)], gap: 2) == [0, 1, 2])
  }

  @Test func `labels without room leave every k-th, evenly`() {
    let extents = (0..<10).map { (low: Double($0) * 4, high: Double($0) * 4 + 7) }
    #expect(LabelThinning.kept(extents, gap: 1) == [0, 2, 4, 6, 8])
    #expect(LabelThinning.kept(extents, gap: 2) == [0, 3, 6, 9])
  }

  @Test func `one label stays whatever the room, none of none`() {
    #expect(LabelThinning.kept([(0, 1000), (1, 1001), (2, 1002)], gap: 1) == [0])
    #expect(LabelThinning.kept([], gap: 1) == [])
  }
}
