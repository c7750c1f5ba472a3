import ChartTestSupport
import Testing

// Only a table of strings has formats of its own, and a test has no such table.
@testable import SwiftUI

@MainActor
struct TextTests {
  private let day = Date(timeIntervalSince1970: 1_654_041_600)

  @Test func `a literal is looked up and a variable is not`() {
    let variable = "100%% \\(x)"
    #expect(Text("Sales") != Text(verbatim: "Sales"))
    #expect(texts(of: Text(variable)) == [variable])
    #expect(texts(of: Text("100% sure")) == ["100% sure"])
  }

  @Test(arguments: [
    ("en_US", "Average: 1,234.5"), ("de_DE", "Average: 1.234,5"),
    ("fr_FR", "Average: 1\u{202F}234,5"),
  ])
  func `a format is written in the locale of the environment`(
    _ locale: String,
    _ expected: String
  ) {
    #expect(texts(of: Text("Average: \(1234.5, format: .number)"), locale: locale) == [expected])
    let words = String(expected.dropFirst("Average: ".count))
    #expect(texts(of: Text(1234.5, format: .number), locale: locale) == [words])
  }

  @Test func `a locale that a format was given stays`() {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    #expect(texts(of: Text(1234.5, format: style)) == ["1.234,5"])
  }

  @Test func `values are put into localised words`() {
    let cases: [(Text, String)] = [
      (Text("\(1234)"), "1,234"),
      (Text("\(3.14159)"), "3.141590"),
      (Text("\(3.14159, specifier: "%.2f")"), "3.14"),
      (Text("\(5, specifier: "%03d")"), "005"),
      (Text("\(255, specifier: "%x")"), "ff"),
      (Text("\(7, specifier: "%+d")"), "+7"),
      (Text("\(2.5, specifier: "%6.1f")|"), "   2.5|"),
      (Text("\(UInt8(9)) of \("ten")"), "9 of ten"),
      (Text("50% of \(4)"), "50% of 4"),
      (Text("\(true)"), "true"),
    ]
    for (text, expected) in cases { #expect(texts(of: text) == [expected]) }
  }

  @Test func `a key holds a specifier for each value`() {
    let key: LocalizedStringKey = "\("a") sold \(3) at \(2.5) with \(1, specifier: "%02d")"
    #expect(key.key == "%@ sold %lld at %lf with %02d")
  }

  @Test func `a translation may take the values in another order`() {
    let filled = FormatString("%2$@ before %1$lld%%").filled(
      with: [.number(.whole(7)), .text("last")],
      in: fixedEnvironment()
    )
    #expect(filled == "last before 7%")
  }

  @Test func `a place without a value and a lone percent sign do no harm`() {
    let filled = FormatString("%@ %@ 5% %y").filled(with: [.text("a")], in: fixedEnvironment())
    #expect(filled == "a  5% %y")
  }

  @Test func `dates are written in locale, calendar and zone of the environment`() {
    #expect(texts(of: Text(day, style: .date)) == ["June 1, 2022"])
    #expect(texts(of: Text(day, style: .date), locale: "de_DE") == ["1. Juni 2022"])
    let month = Text("in \(day, format: .dateTime.month(.wide))")
    #expect(texts(of: month, locale: "de_DE") == ["in Juni"])
  }

  @Test func `joined texts are one text with the look of the first`() {
    let text = Text(verbatim: "a").bold().foregroundColor(.red) + Text(verbatim: "b").italic()
    let element = elements(of: text).first
    #expect(element?.text == "ab")
    #expect(element?.attributes.isBold == true)
    #expect(element?.attributes.isItalic == false)
    #expect(element?.attributes.foregroundStyle?.paint == .color(.red))
  }

  @Test func `texts are equal where words, values and look are`() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text(2, format: .number) != Text(3, format: .number))
    #expect(Text(verbatim: "a") != Text(verbatim: "a").bold())
  }

  @Test func `a text with a label is read by it`() {
    let element = elements(of: Text(verbatim: "5 km").accessibilityLabel("five kilometres")).first
    #expect(element?.text == "5 km")
    #expect(element?.texts == ["five kilometres"])
  }

  @Test func `a measurement is written as its number and the symbol of its unit`() {
    let distance = Measurement(value: 1234.5, unit: UnitLength.kilometers)
    let german = Locale(identifier: "de_DE")
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: german)
    #expect(style.format(distance) == "1.234,5\u{A0}km")
    #expect(texts(of: Text(distance, format: .measurement(width: .narrow))) == ["1,234.5km"])
  }

  @Test(arguments: [
    ("**Average**: 5", "Average: 5"), ("a *b* and _c_", "a b and c"), ("~~old~~ new", "old new"),
    ("`x` of [sales](https://example.com)", "x of sales"), ("***both***", "both"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
    ("[a] (b)", "[a] (b)"), ("*", "*"), ("**", "**"), ("5*", "5*"), ("**a *b* c**", "a b c"),
  ])
  func `marks of localised words are not read`(_ words: String, _ expected: String) {
    #expect(texts(of: Text(LocalizedStringKey(words))) == [expected])
    #expect(texts(of: Text(verbatim: words)) == [words])
  }

  @Test func `marks in a value are read`() {
    let value = "*a*"
    #expect(texts(of: Text("**of** \(value)")) == ["of *a*"])
  }

  @Test func `resources and localised strings are read as keys are`() {
    let locale = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234) sold", locale: locale) == "1.234 sold")
    let resource: LocalizedStringResource = "\(1234) sold"
    #expect(texts(of: Text(resource), locale: "de_DE") == ["1.234 sold"])
  }
}
