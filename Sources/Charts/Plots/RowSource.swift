import SwiftUI

/// The elements of a collection, read a column at a time.
protocol RowSource {
  /// How many elements there are.
  nonisolated var count: Int { get }

  /// A property of each element in order; empty where the elements have no such property.
  nonisolated func column<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> [Value]
}

/// The elements of a collection of one type.
nonisolated struct CollectionRows<Data: RandomAccessCollection>: RowSource {
  let data: Data

  /// The elements of a collection.
  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  func column<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> [Value] {
    guard let keyPath = keyPath as? KeyPath<Data.Element, Value> else { return [] }
    return stored(keyPath) ?? data.map { $0[keyPath: keyPath] }
  }

  /// A stored property of elements that lie side by side in memory, read without calls; else `nil`.
  private func stored<Value>(_ keyPath: KeyPath<Data.Element, Value>) -> [Value]? {
    guard let offset = MemoryLayout<Data.Element>.offset(of: keyPath) else { return nil }
    return data.withContiguousStorageIfAvailable { elements in
      guard let base = UnsafeRawPointer(elements.baseAddress) else { return [] }
      let stride = MemoryLayout<Data.Element>.stride
      return [Value](unsafeUninitializedCapacity: elements.count) { column, count in
        for row in 0..<elements.count {
          let place = base + (row * stride + offset)
          column.initializeElement(
            at: row,
            to: place.assumingMemoryBound(to: Value.self).pointee
          )
        }
        count = elements.count
      }
    }
  }
}

extension RowSource {
  /// A property of each element as numbers, dates or names.
  nonisolated func values<Root, Value: Plottable>(
    of keyPath: KeyPath<Root, Value>,
    unit: DeclaredUnit?
  ) -> DeclaredColumn.Values {
    DeclaredColumn.Values(column(keyPath), unit: unit)
  }
}

extension DeclaredColumn.Values {
  /// A column of values of a client's type.
  nonisolated init<Value: Plottable>(_ values: [Value], unit: DeclaredUnit?) {
    if let numbers = values as? [Double] {
      self = .numbers(numbers)
      return
    }
    if let names = values as? [String] {
      self = .names(names)
      return
    }
    let erase = Value.PrimitivePlottable.primitivePlottableKind.erase
    switch Value.measure {
    case .number: self = .numbers(values.map { erase($0.primitivePlottable).amount ?? .nan })
    case .date:
      self = .dates(
        values.map { erase($0.primitivePlottable).amount ?? .nan },
        unit: unit?.component,
        calendar: unit?.calendar
      )
    case .name:
      self = .names(
        values.map { if case .name(let name) = erase($0.primitivePlottable) { name } else { "" } }
      )
    }
  }
}

/// A column that is still to be read from rows, or one value for all of them.
struct ProjectedColumn {
  /// What its author calls it.
  var label: DeclaredLabel

  /// The client's type.
  var type: any Plottable.Type

  /// The values, and the upper ends of intervals.
  var values: (any RowSource) -> (DeclaredColumn.Values, DeclaredColumn.Values?)

  init(
    label: DeclaredLabel,
    type: any Plottable.Type,
    _ values: @escaping (any RowSource) -> (DeclaredColumn.Values, DeclaredColumn.Values?)
  ) {
    self.label = label
    self.type = type
    self.values = values
  }

  /// The column, read from rows where a walk stands.
  @MainActor
  func read(_ rows: any RowSource, in walk: ContentWalk) -> DeclaredColumn {
    let (values, ends) = values(rows)
    return DeclaredColumn(label: walk.words(of: label), values: values, ends: ends, type: type)
  }
}
