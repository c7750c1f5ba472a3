import Foundation

/// Writes all catalogues as one Swift file: `CatalogueEmbedder OUTPUT LOCALES`.
///
/// LOCALES holds one folder for each locale, named by its tag, with `.arb` files and the lexicon in it, and the folder
/// `speech` with the profiles of voices. Faults are printed as compilers print them and end with status 1, which fails the build.
@main
struct CatalogueEmbedder {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: CatalogueEmbedder OUTPUT LOCALES\n".utf8))
      exit(2)
    }
    do {
      let source = try EmbeddedSource(localesAt: URL(fileURLWithPath: arguments[2]))
      let voices = try EmbeddedVoices(localesAt: URL(fileURLWithPath: arguments[2]))
      let lexicons = try EmbeddedLexicons(localesAt: URL(fileURLWithPath: arguments[2]))
      let glossaries = try EmbeddedGlossaries(localesAt: URL(fileURLWithPath: arguments[2]))
      let faults =
        source.faults.map { "\($0)" } + voices.faults + lexicons.faults + glossaries.faults
      guard faults.isEmpty else {
        for fault in faults {
          FileHandle.standardError.write(Data("\(fault)\n".utf8))
        }
        exit(1)
      }
      let text = source.text + voices.text + lexicons.text + glossaries.text
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: arguments[1]),
        options: .atomic
      )
    } catch {
      FileHandle.standardError.write(Data("\(arguments[2]): error: \(error)\n".utf8))
      exit(1)
    }
  }
}
