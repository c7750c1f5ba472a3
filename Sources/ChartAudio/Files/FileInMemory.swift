import CSndFile

/// A file that libsndfile writes into memory.
///
/// A class, because the library keeps its address between calls.
final class FileInMemory {
  private(set) var bytes: [UInt8] = []
  private var place = 0

  /// What the library calls; `context` is the file.
  static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t(FileInMemory.of($0)?.bytes.count ?? 0) },
      seek: { FileInMemory.of($2)?.seek($0, $1) ?? -1 },
      read: { FileInMemory.of($2)?.read($0, $1) ?? 0 },
      write: { FileInMemory.of($2)?.write($0, $1) ?? 0 },
      tell: { sf_count_t(FileInMemory.of($0)?.place ?? 0) }
    )
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> FileInMemory? {
    context.map { Unmanaged<FileInMemory>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ offset: sf_count_t, _ origin: Int32) -> sf_count_t {
    let base =
      switch origin {
      case Int32(SF_SEEK_CUR): place
      case Int32(SF_SEEK_END): bytes.count
      default: 0
      }
    place = max(0, base + Int(offset))
    return sf_count_t(place)
  }

  private func read(_ target: UnsafeMutableRawPointer?, _ count: sf_count_t) -> sf_count_t {
    let size = max(0, min(Int(count), bytes.count - place))
    bytes.withUnsafeBytes { source in
      guard size > 0, let base = source.baseAddress else { return }
      target?.copyMemory(from: base + place, byteCount: size)
    }
    place += size
    return sf_count_t(size)
  }

  private func write(_ source: UnsafeRawPointer?, _ count: sf_count_t) -> sf_count_t {
    guard let source, count > 0 else { return 0 }
    let added = UnsafeRawBufferPointer(start: source, count: Int(count))
    if place > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: place - bytes.count))
    }
    let overlap = min(added.count, bytes.count - place)
    bytes.replaceSubrange(place..<(place + overlap), with: added)
    place += added.count
    return count
  }
}
