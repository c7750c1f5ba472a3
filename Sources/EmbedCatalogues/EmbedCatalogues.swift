import Foundation
import PackagePlugin

/// Builds the catalogues in: runs `CatalogueEmbedder` over the target's `locales` folder.
///
/// Edited, added and deleted files are all noticed because the folder is reached through a link
/// inside the target and because the folders and the files are all named as inputs.
@main
struct EmbedCatalogues: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let locales = target.directoryURL.appending(path: "locales").resolvingSymlinksInPath()
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCatalogues.swift")
    return [
      .buildCommand(
        displayName: "Embedding catalogues",
        executable: try context.tool(named: "CatalogueEmbedder").url,
        arguments: [output.path, locales.path],
        inputFiles: [locales] + contents(of: locales),
        outputFiles: [output]
      )
    ]
  }

  /// All folders, `.arb` files and voices below a folder, sorted.
  private func contents(of folder: URL) -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.hasDirectoryPath || ["arb", "json"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
