// The umbrella: one import brings every type that a client holds. A plain `public import` would not let
// a client name the types.
@_exported public import ChartAccessibility
@_exported public import ChartImport
@_exported public import ChartLocalization
@_exported public import ChartModel
@_exported public import ChartNarration
@_exported public import ChartRendering
@_exported public import ChartSVG
@_exported public import ChartScales
@_exported public import ChartSonification
@_exported public import ChartVerification
