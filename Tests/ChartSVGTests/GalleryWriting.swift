import ChartLocalization
import ChartNarration
import ChartSVG
import ChartTestSupport
import Foundation
import Testing

/// Writes the gallery where `CHARTVOICE_GALLERY` says, for eyes and for `.ci/accessibility`.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"] != nil,
    "set CHARTVOICE_GALLERY to the folder that drawings and trees are to be written to"
  )
)
struct GalleryWriting {
  private static let variants: [(String, SVGOptions)] = [
    ("", SVGOptions()),
    (".dark", SVGOptions(scheme: .dark)),
    (".small", SVGOptions(width: 320, height: 240)),
    (".large", SVGOptions(textSize: 20)),
    (".rtl", SVGOptions(language: "ar", isRightToLeft: true)),
  ]

  @Test(arguments: Gallery.all)
  func `an example is written in every variant, each with its tree`(_ example: Example) throws {
    let path = try #require(ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"])
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let resolved = try example.resolved()
    var ignored: [LocalizationDiagnostic] = []
    let narrator = Narrator(resolved.tree, localizer: Localizer(locale: .english))
    let tree = Data(TreeDocument(narrator).json(diagnostics: &ignored).utf8)
    for (suffix, options) in Self.variants {
      let name = "\(example.name)\(suffix)"
      try Data(resolved.drawing(options).write()).write(to: folder.appending(path: "\(name).svg"))
      try tree.write(to: folder.appending(path: "\(name).json"))
    }
  }
}
