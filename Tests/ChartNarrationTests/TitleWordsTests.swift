import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

/// The words of all lexicons in titles of every script: found as words, and never as parts of others.
struct TitleWordsTests {
  private func claims(_ spec: ChartSpec, _ title: String) throws -> [String] {
    var spec = spec
    spec.title = title
    return AccessibilityTree(
      of: try spec.resolved(offset: utc),
      words: { .known },
      offset: utc
    ).facts.filter { $0.level == .author }.map(\.kind)
  }

  /// What a title claims of a measure that rises.
  private func directions(_ measure: String, _ title: String) throws -> [String] {
    var spec = MinimalChart.daily((0..<12).map(Double.init))
    spec.layers[0].channels[.y]?.name = measure
    return try claims(spec, title)
  }

  @Test(arguments: [
    ("מכירות", "המכירות עלו בשנת 2024"), ("מכירות", "ידענו שהמכירות עולות"),
    ("מכירות", "מכירות המזון גדלו ועלו"), ("مبيعات", "المبيعات ارتفعت في 2024"),
    ("مبيعات", "الأسعار ثابتة والمبيعات ارتفعت"), ("مبيعات", "المبيعات نمو مستمر"),
    ("مبيعات", "مبيعات الأحد ارتفعت"), ("مبيعات", "مبيعات المستهلك ارتفعت"),
    ("مبيعات", "مبيعاتنا ارتفعت"), ("فروش", "فروش سالانه افزایش یافت"),
    ("فروش", "فروش آسیا افزایش یافت"), ("فروش", "فروش محدود بالا رفت"),
    ("فروش", "فروش‌ها افزایش یافت"), ("बिक्री", "बिक्री बढ़ी"), ("बिक्री", "गिरीश की बिक्री बढ़ी"),
    ("बिक्री", "बिक्री औरंगाबाद में बढ़ गई"), ("매출", "매출이 올랐다"), ("매출", "매출은 3년 연속 증가했다"),
    ("売上", "総売上は増えた"), ("销量", "总销量上升"),
  ])
  func `a rise is found in scripts without cases, with what is joined to words`(
    measure: String,
    title: String
  ) throws {
    #expect(try directions(measure, title) == ["claim-direction-holds"])
  }

  @Test(arguments: [
    ("מכירות", "המכירות ירדו"), ("מכירות", "מכירות יורדות"),
    ("מכירות", "מכירות המפעלים ירדו"), ("مبيعات", "المبيعات انخفضت"), ("فروش", "فروش افت کرد"),
    ("فروش", "فروش افت"), ("बिक्री", "बिक्री घट गई"), ("매출", "매출이 떨어졌다"),
  ])
  func `so is a fall, where a word that tells of rain or leaves is part of another`(
    measure: String,
    title: String
  ) throws {
    #expect(try directions(measure, title) == ["claim-direction-fails"])
  }

  @Test(arguments: [
    // Jordan, costs, plants, towers, excellent, degrees.
    ("מכירות", "מכירות בירדן"), ("מכירות", "מכירות ועלויות"), ("מכירות", "מכירות צמחי תה"),
    ("מכירות", "מכירות המגדלים"), ("מכירות", "מכירות בשנה מעולה"), ("מכירות", "מכירות לפי מעלה"),
    // A model, an opening, a shop.
    ("مبيعات", "مبيعات نموذج جديد"), ("فروش", "فروش افتتاحیه"), ("فروش", "فروشگاه کاهش یافت"),
    // Means to raise sales, a name, "and".
    ("बिक्री", "बिक्री बढ़ाने के उपाय"), ("बिक्री", "बिक्री गिरीश की दुकान में"),
    ("बिक्री", "बिक्री और दाम बढ़ गए"),
    // Came to mind, a recession.
    ("매출", "매출보다 먼저 떠올랐다"), ("경기", "불경기에 올랐다"),
    // Denials and questions.
    ("مبيعات", "المبيعات لم ترتفع"), ("مبيعات", "هل المبيعات ارتفعت"), ("מכירות", "המכירות לא עלו"),
    ("매출", "매출은 오르지 않았고 증가했다"), ("דוד", "דודה עלתה"),
  ])
  func `a part of another word claims nothing`(measure: String, title: String) throws {
    #expect(try directions(measure, title).isEmpty)
  }

  @Test(arguments: [
    (["서울", "부산"], "서울이 최고", true), (["서울", "부산"], "남서울이 최고", false),
    (["חיפה", "אילת"], "בחיפה המחזור הגבוה ביותר", true),
    (["ים", "הר"], "מים: המחזור הגבוה ביותר", false),
    (["القاهرة", "دبي"], "بالقاهرة المبيعات الأعلى", true),
    (["東京", "京都"], "新東京が最多", true), (["ไทย", "ลาว"], "ประเทศไทย: top seller", true),
    (["दिल्ली", "पुणे"], "दिल्ली सबसे आगे", true), (["पुणे", "गोवा"], "पुणेरी सबसे आगे", false),
  ])
  func `a name is found with what is joined to it, and not within another word`(
    names: [String],
    title: String,
    isFound: Bool
  ) throws {
    let found = try claims(MinimalChart.named(names, [2, 1]), title)
    #expect(found == (isFound ? ["claim-extreme-holds"] : []))
  }

  @Test(arguments: [
    ("en", Lexicon.Section.rises, "Sales Rose again", true), ("en", .rises, "prose", false),
    ("en", .average, "The mean", true), ("ko", .average, "평균은 5입니다", true),
    ("ko", .above, "서울보다 높습니다", true), ("ja", .highest, "最大値は5です", true),
    ("zh-Hans", .leads, "北京领先", true), ("zh-Hans", .leads, "北京", false),
    ("he", .average, "בממוצע", true), ("he", .above, "גבוה מ־5", true),
    ("he", .above, "גבוה מהיעד", true),
    ("he", .rises, "מעלה", false), ("ar", .average, "والمتوسط 5", true),
    ("ar", .rises, "نموذج", false),
    ("hi", .rises, "बढ़ा", true), ("hi", .rises, "बढ़ाने", false),
  ])
  func `a text holds a word of a lexicon as a whole word where its script has such`(
    tag: String,
    section: Lexicon.Section,
    text: String,
    isThere: Bool
  ) throws {
    let locale = try #require(LocaleTag(tag))
    let lexicon = try #require(Lexicon.embedded(for: locale))
    #expect(lexicon.contains(section, in: text) == isThere)
  }
}
