import ChartLocalization
import ChartNarration
import ChartTestSupport
import Foundation
import Testing

@testable import ChartSVG

/// Writes the gallery where `CHARTVOICE_GALLERY` says, for eyes and for the checks with browsers.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"] != nil,
    "set CHARTVOICE_GALLERY to the folder that drawings and trees are to be written to"
  )
)
struct GalleryWriting {
  @Test(arguments: Gallery.all)
  func `an example is written`(_ example: Example) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"])
    let chart = try example.resolved()
    for scheme in [SVGOptions.Scheme.auto, .dark] {
      let drawing = chart.drawing(SVGOptions(scheme: scheme))
      let name = scheme == .auto ? example.name : "\(example.name).dark"
      try Data(drawing.write())
        .write(to: URL(fileURLWithPath: folder).appending(path: "\(name).svg"))
      if scheme == .auto {
        var ignored: [LocalizationDiagnostic] = []
        let narrator = Narrator(chart.tree, localizer: Localizer(locale: .english))
        let tree = TreeDocument(narrator).json(diagnostics: &ignored)
        try Data(tree.utf8)
          .write(to: URL(fileURLWithPath: folder).appending(path: "\(example.name).json"))
      }
      if scheme == .auto, !drawing.diagnostics.isEmpty {
        print(example.name, drawing.diagnostics)
      }
    }
  }
}
