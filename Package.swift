// swift-tools-version: 6.2
import PackageDescription

// The module graph, lowest first: a line may use only names on lines above it.
// `.ci/check-imports` holds every import in the sources to this table.

/// What every Swift target is built with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, uses: [String] = [], plugins: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    exclude: name == "ChartLocalization" ? ["locales"] : [],
    swiftSettings: strict,
    plugins: plugins.map { .plugin(name: $0) }
  )
}

func tests(of name: String, uses: [String] = [], fixtures: Bool = false) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "ChartTestSupport"] + uses).map { .byName(name: $0) },
    exclude: fixtures ? ["Fixtures"] : [],
    swiftSettings: strict
  )
}

let libraries: [Target] = [
  .systemLibrary(
    name: "CICU",
    pkgConfig: "icu-i18n",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
  ),
  module("ChartScales"),
  module("ChartStatistics"),
  module("ChartLocalization", uses: ["CICU"], plugins: ["EmbedCatalogues"]),
  module("ChartModel", uses: ["ChartScales", "ChartStatistics"]),
  module("ChartAccessibility", uses: ["ChartScales", "ChartStatistics", "ChartModel"]),
  module(
    "ChartNarration",
    uses: ["ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility"]
  ),
  module("ChartSVG", uses: ["ChartScales", "ChartModel", "ChartAccessibility"]),
]

let tools: [Target] = [
  .executableTarget(name: "CatalogueEmbedder", swiftSettings: strict),
  .plugin(
    name: "EmbedCatalogues",
    capability: .buildTool(),
    dependencies: ["CatalogueEmbedder"],
    path: "Sources/EmbedCatalogues"
  ),
]

let testing: [Target] = [
  .target(name: "ChartTestSupport", path: "Tests/ChartTestSupport", swiftSettings: strict),
  tests(of: "ChartScales", fixtures: true),
  tests(of: "ChartStatistics", fixtures: true),
  tests(of: "ChartLocalization", fixtures: true),
  tests(
    of: "ChartSVG",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartNarration",
    ]
  ),
]

let package = Package(
  name: "ChartVoice",
  products: [],
  targets: libraries + tools + testing
)
