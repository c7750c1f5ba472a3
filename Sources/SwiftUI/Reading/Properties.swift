// The standard library's own way to find the stored properties of a type; `Mirror` can read them but
// not write, and a copy must be written so that one value read at two places keeps two states.
@_spi(Reflection) import Swift

/// A property that the reader gives its value before a body runs.
protocol InstalledProperty {
  @MainActor mutating func install(in reader: ViewReader, name: String)
}

/// Installs the dynamic properties of a value, and of dynamic properties within it.
@MainActor
func installProperties<Value>(of value: inout Value, reader: ViewReader, prefix: String) {
  var fields: [(name: String, offset: Int, type: any Any.Type)] = []
  _ = _forEachField(of: Value.self) { name, offset, type, _ in
    fields.append((String(cString: name), offset, type))
    return true
  }
  withUnsafeMutablePointer(to: &value) { pointer in
    let bytes = UnsafeMutableRawPointer(pointer)
    for field in fields {
      let name = prefix + field.name
      if let type = field.type as? any InstalledProperty.Type {
        install(type, at: bytes + field.offset, reader: reader, name: name)
      } else if let type = field.type as? any DynamicProperty.Type {
        installWithin(type, at: bytes + field.offset, reader: reader, name: name)
      }
    }
  }
}

@MainActor
private func install<Property: InstalledProperty>(
  _ type: Property.Type,
  at bytes: UnsafeMutableRawPointer,
  reader: ViewReader,
  name: String
) {
  bytes.assumingMemoryBound(to: type).pointee.install(in: reader, name: name)
}

@MainActor
private func installWithin<Property: DynamicProperty>(
  _ type: Property.Type,
  at bytes: UnsafeMutableRawPointer,
  reader: ViewReader,
  name: String
) {
  let property = bytes.assumingMemoryBound(to: type)
  installProperties(of: &property.pointee, reader: reader, prefix: name + ".")
  property.pointee.update()
}
