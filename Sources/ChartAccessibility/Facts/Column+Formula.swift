import ChartModel

extension Column {
  /// The column as formulas name it: see `Evidence.derivations`.
  var formulaName: String {
    let isPlain =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? name : "`\(name)`"
  }
}
