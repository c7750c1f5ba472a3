import SwiftUI

/// Every view that goes through the reference, by file and type, and how it is made.
public let allReferenceCharts: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
    ("S01_Containers/ContainersReference", { AnyView(ContainersReference()) }),
    ("S02_Values/ValuesReference", { AnyView(ValuesReference()) }),
    ("S02_Values/BinsReference", { AnyView(BinsReference()) }),
    ("S03_Marks/AreaMarkReference", { AnyView(AreaMarkReference()) }),
    ("S03_Marks/LineAndPointReference", { AnyView(LineAndPointReference()) }),
    ("S03_Marks/BarMarkReference", { AnyView(BarMarkReference()) }),
    ("S03_Marks/RectangleMarkReference", { AnyView(RectangleMarkReference()) }),
    ("S03_Marks/RuleMarkReference", { AnyView(RuleMarkReference()) }),
    ("S03_Marks/SectorMarkReference", { AnyView(SectorMarkReference()) }),
    ("S03_Marks/ConfigurationReference", { AnyView(ConfigurationReference()) }),
    ("S04_Modifiers/ContentModifiersReference", { AnyView(ContentModifiersReference()) }),
    ("S05_Plots/LineAreaPointPlotReference", { AnyView(LineAreaPointPlotReference()) }),
    ("S05_Plots/BarRectanglePlotReference", { AnyView(BarRectanglePlotReference()) }),
    ("S05_Plots/RuleSectorPlotReference", { AnyView(RuleSectorPlotReference()) }),
    ("S05_Plots/PlotModifiersReference", { AnyView(PlotModifiersReference()) }),
    ("S05_Plots/FunctionPlotsReference", { AnyView(FunctionPlotsReference()) }),
    ("S06_Axes/AxisReference", { AnyView(AxisReference()) }),
    ("S07_Scales/PositionScalesReference", { AnyView(PositionScalesReference()) }),
    ("S07_Scales/StyleScalesReference", { AnyView(StyleScalesReference()) }),
    ("S08_Interaction/InteractionReference", { AnyView(InteractionReference()) }),
    ("S08_Interaction/ProxyReference", { AnyView(ProxyReference()) }),
]
