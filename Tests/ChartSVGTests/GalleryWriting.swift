import ChartTestSupport
import Foundation
import Testing

@testable import ChartSVG

/// Writes the gallery where `CHARTVOICE_GALLERY` says, for eyes and for the checks with browsers.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"] != nil))
struct GalleryWriting {
  @Test(arguments: Gallery.all)
  func `an example is written`(_ example: Example) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["CHARTVOICE_GALLERY"])
    for scheme in [SVGOptions.Scheme.auto, .dark] {
      let drawn = try example.drawn(options: SVGOptions(scheme: scheme))
      let name = scheme == .auto ? example.name : "\(example.name).dark"
      try Data(drawn.drawing.write())
        .write(to: URL(fileURLWithPath: folder).appending(path: "\(name).svg"))
      if scheme == .auto, !drawn.drawing.diagnostics.isEmpty {
        print(example.name, drawn.drawing.diagnostics)
      }
    }
  }
}
