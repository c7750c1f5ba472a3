/// What a drawing leaves out when it is too small for everything.
struct LayoutEconomy {
  var descriptionLines = 200
  var titleLines = 3
  var hasAxisTitles = true
  var hasLegend = true
  var hasHorizontalLabels = true

  /// From everything to the least; each step leaves out what the one before it does.
  static let steps: [LayoutEconomy] = {
    var steps = [LayoutEconomy()]
    let savings: [(inout LayoutEconomy) -> Void] = [
      { $0.titleLines = 2 },
      { $0.descriptionLines = 0 },
      { $0.titleLines = 1 },
      { $0.hasAxisTitles = false },
      { $0.hasLegend = false },
      { $0.hasHorizontalLabels = false },
    ]
    for save in savings {
      var next = steps[steps.count - 1]
      save(&next)
      steps.append(next)
    }
    return steps
  }()
}

/// The texts of both axes, asked for once.
struct AxisTexts {
  let x: [String]
  let y: [String]
  let xTitle: String
  let yTitle: String
}
