/// The properties of a mark that data can drive.
public enum Channel: String, Sendable, Equatable, Hashable, Codable, CodingKeyRepresentable,
  CaseIterable
{
  /// Horizontal place.
  case x

  /// Vertical place.
  case y

  /// Left or lower end of a horizontal extent.
  case xStart

  /// Right or upper end of a horizontal extent.
  case xEnd

  /// Lower end of a vertical extent.
  case yStart

  /// Upper end of a vertical extent.
  case yEnd

  /// The series that a mark belongs to, told apart by colour, symbol and dash.
  case series

  /// The place within a group of marks that share a category: marks of one name stand in one place, side by
  /// side with others, and are stacked within it as their layer says.
  case position

  /// An amount shown as depth of colour: the value of a cell of a heat map.
  case color

  /// An amount shown as a part of a circle: the angle of a sector.
  case angle

  /// An amount shown as the area of a symbol.
  case symbolSize
}
