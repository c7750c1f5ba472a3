/// The cardinal plural forms of a language, and the expression that gettext chooses one by.
///
/// gettext counts whole things, so that a form which only fractions take (Polish `other`, Czech `many`)
/// has no place there: it is taken to read as the last of the forms that whole numbers take.
///
/// - Source: CLDR 42, supplemental/plurals.xml, for whole numbers; GNU gettext manual, "Additional
///   functions for plural forms". Held against ICU's rules by a test.
struct PluralForms: Sendable, Hashable {
  /// The names that CLDR gives categories, in its order.
  static let names = ["zero", "one", "two", "few", "many", "other"]

  /// The categories that the language has, in CLDR's order; `other` is last.
  let categories: [String]
  /// Those that a whole number takes, in the same order: the forms of gettext, the first being 0.
  let counted: [String]
  /// gettext's expression for the form of `n`.
  let expression: String

  /// The forms of a locale's language; one form for a language that is not known.
  init(of tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let language = parts.first ?? ""
    self =
      language == "pt" && parts.dropFirst().contains("pt")
      ? Self.romance : Self.byLanguage[language] ?? Self.single
  }

  private init(_ counted: String, fractions: String? = nil, _ expression: String) {
    let counted = counted.split(separator: " ").map(String.init)
    self.counted = counted
    self.expression = expression
    categories = Self.names.filter { counted.contains($0) || $0 == fractions }
  }

  private static let single = PluralForms("other", "0")
  private static let romance = PluralForms(
    "one many other",
    "n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2"
  )

  private static let byLanguage: [String: PluralForms] = {
    var table: [String: PluralForms] = [:]
    for (languages, forms) in families {
      for language in languages.split(separator: " ") { table[String(language)] = forms }
    }
    return table
  }()

  private static let families: [(String, PluralForms)] = [
    (
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw \
      ha haw hu ia io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nb nd ne nl \
      nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc scn sd sdh seh sn so sq ss ssy st sv sw syr \
      ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
      """, PluralForms("one other", "n != 1")
    ),
    (
      "ak am as bho bn doi fa ff gu hi hy kab kn ln mg nso pa pcm si ti wa zu",
      PluralForms("one other", "n > 1")
    ),
    ("ca es it vec", romance),
    ("fr pt", PluralForms("one many other", "n==0 || n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2")),
    (
      "be ru uk",
      PluralForms(
        "one few many",
        fractions: "other",
        "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
      )
    ),
    (
      "pl",
      PluralForms(
        "one few many",
        fractions: "other",
        "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
      )
    ),
    (
      "cs sk",
      PluralForms("one few other", fractions: "many", "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2")
    ),
    (
      "bs hr sh sr",
      PluralForms(
        "one few other",
        "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
      )
    ),
    (
      "lt",
      PluralForms(
        "one few other",
        fractions: "many",
        "n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2"
      )
    ),
    (
      "lv prg",
      PluralForms(
        "zero one other",
        "n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2"
      )
    ),
    (
      "dsb hsb sl",
      PluralForms(
        "one two few other",
        "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"
      )
    ),
    (
      "ar ars",
      PluralForms(
        "zero one two few many other",
        "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"
      )
    ),
    (
      "cy",
      PluralForms(
        "zero one two few many other",
        "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5"
      )
    ),
    (
      "ga",
      PluralForms(
        "one two few many other",
        "n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4"
      )
    ),
    (
      "gd",
      PluralForms(
        "one two few other",
        "n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : (n>=3 && n<=10) || (n>=13 && n<=19) ? 2 : 3"
      )
    ),
    (
      "gv",
      PluralForms(
        "one two few other",
        fractions: "many",
        "n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3"
      )
    ),
    (
      "br",
      PluralForms(
        "one two few many other",
        "n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : "
          + "n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 : "
          + "(n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) "
          + "&& n%100<90 ? 2 : n!=0 && n%1000000==0 ? 3 : 4"
      )
    ),
    (
      "he iu iw naq sat se sma smi smj smn sms",
      PluralForms("one two other", "n==1 ? 0 : n==2 ? 1 : 2")
    ),
    ("is mk", PluralForms("one other", "n%10!=1 || n%100==11")),
    (
      "ceb fil tl",
      PluralForms("one other", "n!=1 && n!=2 && n!=3 && (n%10==4 || n%10==6 || n%10==9)")
    ),
    ("ksh lag", PluralForms("zero one other", "n==0 ? 0 : n==1 ? 1 : 2")),
    (
      "mt",
      PluralForms(
        "one two few many other",
        "n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4"
      )
    ),
    (
      "mo ro",
      PluralForms("one few other", "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2")
    ),
    ("shi", PluralForms("one few other", "n<=1 ? 0 : n<=10 ? 1 : 2")),
    ("tzm", PluralForms("one other", "n>1 && (n<11 || n>99)")),
    (
      "kw",
      PluralForms(
        "zero one two few many other",
        "n==0 ? 0 : n==1 ? 1 : n%100==2 || n%100==22 || n%100==42 || n%100==62 || n%100==82 || "
          + "(n%1000==0 && ((n%100000>=1000 && n%100000<=20000) || n%100000==40000 || "
          + "n%100000==60000 || n%100000==80000)) || n%1000000==100000 ? 2 : "
          + "n%100==3 || n%100==23 || n%100==43 || n%100==63 || n%100==83 ? 3 : "
          + "n%100==1 || n%100==21 || n%100==41 || n%100==61 || n%100==81 ? 4 : 5"
      )
    ),
  ]
}
