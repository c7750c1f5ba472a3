// swift-tools-version: 6.2
import CompilerPluginSupport
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
    exclude: plugins.contains("EmbedCatalogues") ? ["locales"] : [],
    swiftSettings: strict,
    plugins: plugins.map { .plugin(name: $0) }
  )
}

func tests(
  of name: String,
  uses: [String] = [],
  excluding: [String] = [],
  support: [String] = ["ChartTestSupport"]
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name] + support + uses).map { .byName(name: $0) },
    exclude: excluding,
    swiftSettings: strict
  )
}

/// Charts as an app's author writes them: for the stand-ins, in one language mode, without our settings.
///
/// The folders of Swift 5 mode are links to those of Swift 6 mode.
func clientCode(_ name: String, mode: SwiftLanguageMode) -> Target {
  .target(
    name: name,
    dependencies: ["Accessibility", "SwiftUI", "Charts"],
    path: "Tests/\(name)",
    swiftSettings: [.swiftLanguageMode(mode)]
  )
}

// Stand-ins with the names of Apple's own modules, which are left out where Apple's are there.
#if os(Linux)
let standIns: [Target] = [
  module("Accessibility"),
  .macro(name: "PreviewMacro", swiftSettings: strict),
  module("SwiftUI", uses: ["Accessibility", "PreviewMacro"]),
  module("Charts", uses: ["ChartScales", "ChartModel", "Accessibility", "SwiftUI"]),
]
let standInTests: [Target] = [
  tests(of: "SwiftUI", uses: ["Accessibility"]),
  tests(
    of: "Charts",
    uses: ["ChartScales", "ChartModel", "Accessibility", "SwiftUI"],
    support: []
  ),
  tests(of: "ChartVoice", uses: ["Accessibility", "SwiftUI", "Charts"], support: []),
]
let standInProducts: [Product] = [
  .library(name: "Charts", targets: ["Charts", "SwiftUI", "Accessibility"])
]
let clientTests: [Target] = [
  clientCode("ClientCharts", mode: .v6),
  clientCode("ClientChartsSwift5", mode: .v5),
  clientCode("Gallery", mode: .v6),
  clientCode("GallerySwift5", mode: .v5),
  .testTarget(
    name: "SourceCompatibilityTests",
    dependencies: [
      "ClientCharts", "ClientChartsSwift5", "Gallery", "GallerySwift5", "SwiftUI", "ChartVoice",
      "ChartTestSupport",
    ],
    exclude: ["Golden"],
    swiftSettings: strict
  ),
]
#else
let clientTests: [Target] = []
let standIns: [Target] = []
let standInProducts: [Product] = []
let standInTests: [Target] = []
#endif

let foundations: [Target] = [
  .systemLibrary(
    name: "CICU",
    pkgConfig: "icu-i18n",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
  ),
  // Without pkgConfig, which would link them at every start: the shims of these three load their library
  // when it is first asked for. espeak-ng is under GPL-3 or later, which binds what uses ChartSpeech.
  .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
  .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
  .systemLibrary(
    name: "CSndFile",
    providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]
  ),
  .systemLibrary(name: "CSoxr", providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
  // Also without pkgConfig: loaded when a translator's XML is first read; its headers are not needed.
  .systemLibrary(name: "CXML", providers: [.apt(["libxml2"]), .brew(["libxml2"])]),
  module("ChartScales"),
  module("ChartStatistics"),
  module("ChartAudio", uses: ["CSndFile", "CSoxr"]),
  module("ChartLocalization", uses: ["CICU"], plugins: ["EmbedCatalogues"]),
  module("ChartModel", uses: ["ChartScales", "ChartStatistics"]),
  // Charts of every kind, on which narration is checked.
  module("ChartGallery", uses: ["ChartScales", "ChartModel"]),
]

let libraries: [Target] = [
  module("ChartPlayback", uses: ["CALSA"]),
  module("ChartSpeech", uses: ["CEspeakNG", "ChartLocalization"]),
  module("ChartAccessibility", uses: ["ChartScales", "ChartStatistics", "ChartModel"]),
  module("ChartImport", uses: ["ChartScales", "ChartModel"]),
  module(
    "ChartNarration",
    uses: ["ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility"]
  ),
  module(
    "ChartVerification",
    uses: [
      "ChartScales", "ChartStatistics", "ChartLocalization", "ChartModel", "ChartAccessibility",
      "ChartNarration",
    ]
  ),
  module("ChartSVG", uses: ["ChartScales", "ChartModel", "ChartAccessibility"]),
  module("LocaleChecks", uses: ["ChartLocalization"], plugins: ["EmbedCatalogues"]),
  module("LocaleExchange", uses: ["CXML", "ChartLocalization"]),
  module(
    "ChartSonification",
    uses: ["ChartScales", "ChartAudio", "ChartModel", "ChartAccessibility"]
  ),
  module(
    "ChartRendering",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartImport",
      "ChartNarration", "ChartVerification", "ChartSVG", "ChartSonification",
    ]
  ),
  module(
    "ChartVoice",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartImport",
      "ChartNarration", "ChartVerification", "ChartSVG", "ChartSonification", "ChartRendering",
    ] + standIns.map(\.name)
  ),
  module(
    "NarrationChecks",
    uses: [
      "ChartLocalization", "ChartSpeech", "ChartModel", "ChartGallery",
      "ChartAccessibility", "ChartNarration", "ChartVerification", "ChartSVG", "LocaleChecks",
      "ChartRendering",
    ]
  ),
  module(
    "ChartCommands",
    uses: [
      "ChartScales", "ChartAudio", "ChartLocalization", "ChartPlayback", "ChartSpeech",
      "ChartModel", "ChartGallery", "ChartAccessibility", "ChartImport", "ChartNarration",
      "ChartVerification", "ChartSVG", "LocaleChecks", "LocaleExchange", "ChartSonification",
      "ChartRendering", "NarrationChecks",
    ]
  ),
]

let tools: [Target] = [
  .executableTarget(name: "CatalogueEmbedder", swiftSettings: strict),
  .executableTarget(
    name: "CommandLineTool",
    dependencies: ["ChartCommands"],
    swiftSettings: strict
  ),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "ChartScales", "ChartStatistics", "ChartLocalization", "ChartModel", "ChartAccessibility",
      "ChartImport", "ChartNarration", "ChartSVG", "LocaleChecks", "ChartRendering",
      "NarrationChecks",
    ],
    swiftSettings: strict
  ),
  .executableTarget(
    name: "Scoring",
    dependencies: ["ChartStatistics"],
    swiftSettings: strict
  ),
  .plugin(
    name: "EmbedCatalogues",
    capability: .buildTool(),
    dependencies: ["CatalogueEmbedder"],
    path: "Sources/EmbedCatalogues"
  ),
]

let testing: [Target] = [
  .executableTarget(
    name: "AudioSamples",
    dependencies: [
      "ChartScales", "ChartAudio", "ChartModel", "ChartSonification", "ChartRendering",
      "ChartCommands",
    ],
    path: "Tests/AudioSamples",
    swiftSettings: strict
  ),
  .target(
    name: "ChartTestSupport",
    dependencies: ["ChartScales", "ChartModel", "ChartGallery"],
    path: "Tests/ChartTestSupport",
    swiftSettings: strict
  ),
  .executableTarget(
    name: "SpeechProbe",
    dependencies: ["ChartSpeech", "ChartPlayback"],
    path: "Tests/SpeechProbe",
    swiftSettings: strict
  ),
  tests(
    of: "ChartSpeech",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartNarration",
      "SpeechProbe",
    ]
  ),
  tests(of: "ChartPlayback", uses: ["SpeechProbe"]),
  tests(of: "ChartScales", excluding: ["Fixtures"]),
  tests(of: "ChartStatistics", excluding: ["Fixtures"]),
  tests(of: "ChartAudio"),
  tests(of: "ChartLocalization", excluding: ["Fixtures"]),
  tests(of: "LocaleChecks", uses: ["ChartLocalization"], excluding: ["Fixtures"]),
  tests(of: "LocaleExchange", uses: ["ChartLocalization"], excluding: ["Fixtures", "Judges"]),
  tests(of: "ChartModel", uses: ["ChartScales"], excluding: ["Fixtures"]),
  tests(of: "ChartAccessibility", uses: ["ChartScales", "ChartModel"]),
  tests(of: "ChartImport", uses: ["ChartScales", "ChartModel"], excluding: ["Fixtures"]),
  tests(
    of: "ChartNarration",
    uses: ["ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility"]
  ),
  tests(
    of: "ChartVerification",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartNarration",
      "ChartVoice", "ChartCommands",
    ]
  ),
  tests(
    of: "ChartCommands",
    uses: [
      "ChartSpeech", "ChartScales", "ChartModel", "ChartAccessibility", "ChartImport",
      "ChartLocalization", "LocaleChecks",
    ],
    excluding: ["Golden"]
  ),
  tests(
    of: "ChartSVG",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartNarration",
    ]
  ),
  tests(
    of: "ChartSonification",
    uses: ["ChartScales", "ChartAudio", "ChartModel", "ChartAccessibility"]
  ),
  .testTarget(
    name: "GoldenTests",
    dependencies: ["ChartVoice", "ChartCommands", "ChartTestSupport"],
    exclude: ["Golden"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "AudioSamplesTests",
    dependencies: ["CSndFile", "ChartAudio", "ChartSonification", "ChartTestSupport"],
    swiftSettings: strict,
    linkerSettings: [.linkedLibrary("sndfile")]
  ),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["Benchmarks", "ChartTestSupport"],
    swiftSettings: strict
  ),
  tests(of: "Scoring"),
  tests(
    of: "NarrationChecks",
    uses: [
      "ChartLocalization", "ChartSpeech", "ChartGallery", "ChartAccessibility", "LocaleChecks",
      "ChartRendering",
    ],
    excluding: ["Fixtures"]
  ),
  .testTarget(
    name: "ReadmeTests",
    dependencies: ["ChartVoice", "ChartTestSupport"]
      + (standIns.isEmpty ? [] : ["Accessibility", "SwiftUI", "Charts"]),
    swiftSettings: strict
  ),
]

let package = Package(
  name: "ChartVoice",
  products: [
    .library(name: "ChartVoice", targets: ["ChartVoice"]),
    .library(name: "ChartSpeech", targets: ["ChartSpeech"]),
    .executable(name: "chartvoice", targets: ["CommandLineTool"]),
    .executable(name: "chartvoice-bench", targets: ["Benchmarks"]),
    .executable(name: "chartvoice-score", targets: ["Scoring"]),
  ] + standInProducts,
  targets: foundations + standIns + libraries + tools + testing + standInTests + clientTests
)
