#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The bytes of a file without a copy, as long as this value lives.
///
/// A regular file is mapped into memory; anything else (a pipe, a terminal) is read to its end.
/// A file that another process shortens meanwhile ends the program: that is how mapping works.
public final class MappedFile: Sendable {
  private let base: UInt
  private let length: Int
  private let isMapped: Bool

  /// Opens a file by its path.
  ///
  /// Throws `missingFile`, `isDirectory`, `unreadableFile` or, for a file without bytes, `empty`.
  public convenience init(path: String) throws(ChartImportError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missingFile : .unreadableFile(errorNumber: errno)
    }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor)
  }

  /// Takes the bytes behind an open file descriptor, which stays open and the caller's.
  ///
  /// Throws `isDirectory`, `unreadableFile` or, without bytes, `empty`.
  public init(descriptor: Int32) throws(ChartImportError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadableFile(errorNumber: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }
    let size = Int(status.st_size)
    if status.st_mode & S_IFMT == S_IFREG, size > 0,
      let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), mapping != MAP_FAILED
    {
      madvise(mapping, size, MADV_SEQUENTIAL)
      (base, length, isMapped) = (UInt(bitPattern: mapping), size, true)
      return
    }
    let bytes = try Self.readAll(descriptor)
    guard !bytes.isEmpty else { throw .empty }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
    bytes.withUnsafeBytes {
      copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: $0.count)
    }
    (base, length, isMapped) = (UInt(bitPattern: copy), bytes.count, false)
  }

  deinit {
    guard let start = UnsafeMutableRawPointer(bitPattern: base) else { return }
    if isMapped {
      munmap(start, length)
    } else {
      start.deallocate()
    }
  }

  /// How many bytes there are; at least 1.
  public var count: Int { length }

  /// Runs `body` on the bytes, which must not leave it.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: base), count: length))
  }

  /// Tells the system that what stands before an offset will not be read soon.
  ///
  /// A mapped file counts to the memory of the process as far as it was read; what is read again
  /// after this comes from the system's cache of files.
  func forget(before offset: Int) {
    let pages = min(offset, length) & ~(1 << 16 - 1)
    guard isMapped, pages > 0, let start = UnsafeMutableRawPointer(bitPattern: base) else { return }
    madvise(start, pages, MADV_DONTNEED)
  }

  private static func readAll(_ descriptor: Int32) throws(ChartImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = read(descriptor, chunk.baseAddress, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadableFile(errorNumber: errno)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
