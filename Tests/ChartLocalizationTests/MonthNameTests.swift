import ChartLocalization
import Testing

struct MonthNameTests {
  @Test func `months have the names that dates of each language are written with`() {
    let months = Localizer.months(in: Catalogue.embeddedLocales)
    let known = [
      "may": 5, "mai": 5, "janv": 1, "мая": 5, "май": 5, "mayo": 5, "مايو": 5, "märz": 3,
      "wrzesień": 9,
      "września": 9, "eylül": 9, "मई": 5, "sept": 9,
    ]
    for (name, month) in known { #expect(months[name] == month, "\(name)") }
    #expect(months.keys.allSatisfy { !$0.contains(where: \.isNumber) && !$0.contains(".") })
    #expect(Set(months.values) == Set(1...12))
  }

  @Test func `a name of two months is none`() throws {
    let two = try ["pl", "hr"].map { try #require(LocaleTag($0)) }
    #expect(Localizer.months(in: [two[0]])["listopada"] == 11)
    #expect(Localizer.months(in: [two[1]])["listopada"] == 10)
    #expect(Localizer.months(in: two)["listopada"] == nil)
  }
}
