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
    exclude: name == "ChartLocalization" ? ["locales"] : [],
    swiftSettings: strict,
    plugins: plugins.map { .plugin(name: $0) }
  )
}

func tests(of name: String, uses: [String] = [], excluding: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "ChartTestSupport"] + uses).map { .byName(name: $0) },
    exclude: excluding,
    swiftSettings: strict
  )
}

// Stand-ins with the names of Apple's own modules, which are left out where Apple's are there.
#if os(Linux)
let standIns: [Target] = [
  module("Accessibility"),
  .macro(name: "PreviewMacro", swiftSettings: strict),
  module("SwiftUI", uses: ["Accessibility", "PreviewMacro"]),
]
let standInTests: [Target] = [
  tests(of: "SwiftUI", uses: ["Accessibility"])
]
#else
let standIns: [Target] = []
let standInTests: [Target] = []
#endif

let leaves: [Target] = [
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
  module("ChartScales"),
  module("ChartStatistics"),
  module("ChartAudio", uses: ["CSndFile", "CSoxr"]),
  module("ChartLocalization", uses: ["CICU"], plugins: ["EmbedCatalogues"]),
]

let libraries: [Target] = [
  module("ChartPlayback", uses: ["CALSA"]),
  module("ChartSpeech", uses: ["CEspeakNG", "ChartLocalization"]),
  module("ChartModel", uses: ["ChartScales", "ChartStatistics"]),
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
  module(
    "ChartSonification",
    uses: ["ChartScales", "ChartAudio", "ChartModel", "ChartAccessibility"]
  ),
  module(
    "ChartVoice",
    uses: [
      "ChartScales", "ChartLocalization", "ChartModel", "ChartAccessibility", "ChartImport",
      "ChartNarration", "ChartVerification", "ChartSVG", "ChartSonification",
    ]
  ),
  module(
    "ChartCommands",
    uses: [
      "ChartScales", "ChartAudio", "ChartLocalization", "ChartPlayback", "ChartSpeech",
      "ChartModel", "ChartAccessibility", "ChartImport", "ChartNarration", "ChartVerification",
      "ChartSVG", "ChartSonification", "ChartVoice",
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
      "ChartImport", "ChartNarration", "ChartSVG", "ChartVoice",
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
      "ChartScales", "ChartAudio", "ChartModel", "ChartSonification", "ChartVoice", "ChartCommands",
    ],
    path: "Tests/AudioSamples",
    swiftSettings: strict
  ),
  .target(
    name: "ChartTestSupport",
    dependencies: ["ChartScales", "ChartModel"],
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
  tests(of: "ChartModel", uses: ["ChartScales"]),
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
    uses: ["ChartSpeech", "ChartScales", "ChartModel", "ChartAccessibility", "ChartImport"],
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
    dependencies: ["Benchmarks"],
    swiftSettings: strict
  ),
  tests(of: "Scoring"),
  .testTarget(
    name: "ReadmeTests",
    dependencies: ["ChartVoice", "ChartTestSupport"],
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
  ],
  targets: leaves + standIns + libraries + tools + testing + standInTests
)
