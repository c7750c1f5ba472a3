import Foundation
import PackagePlugin

/// Builds the catalogues in, or for `LocaleChecks` the pages of its checks: runs `CatalogueEmbedder`
/// over the target's `locales` folder.
///
/// Edited, added and deleted files are all noticed because the folder is reached through a link
/// inside the target and because the folders and the files are all named as inputs.
@main
struct EmbedCatalogues: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let locales = target.directoryURL.appending(path: "locales").resolvingSymlinksInPath()
    let isOfPages = target.name == "LocaleChecks"
    let name = isOfPages ? "EmbeddedPages" : "EmbeddedCatalogues"
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    let pages = locales.appending(path: "checks")
    return [
      .buildCommand(
        displayName: isOfPages ? "Embedding pages of checks" : "Embedding catalogues",
        executable: try context.tool(named: "CatalogueEmbedder").url,
        arguments: [output.path, locales.path] + (isOfPages ? ["pages"] : []),
        inputFiles: isOfPages
          ? [pages, locales.appending(path: "registry.json")] + contents(of: pages, ["md", "json"])
          : [locales] + contents(of: locales, ["arb", "json"]),
        outputFiles: [output]
      )
    ]
  }

  /// All folders, and the files with these endings, below a folder, sorted.
  private func contents(of folder: URL, _ endings: Set<String>) -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { $0.hasDirectoryPath || endings.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
