#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Numbers names by their bytes, in order of first appearance; missing-value words get −1.
///
/// An open-addressed table whose entries hold up to 16 bytes of a name themselves; longer names are
/// compared where they stand. The bytes given must outlive this value.
final class CategoryIndex {
  private struct Entry {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var count: Int = 0
    var text: UnsafePointer<UInt8>?
    var code: Int32 = -1
  }

  // Memory of its own: an array would be retained and released for every cell.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 64
  private var used = 0
  private var texts: [UnsafeBufferPointer<UInt8>] = []
  private var decoded: [UnsafeMutablePointer<UInt8>] = []

  init() {
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
  }

  deinit {
    entries.deallocate()
    for text in decoded { text.deallocate() }
  }

  /// How many names there are.
  var count: Int { texts.count }

  /// Writes the code of each cell of a column of a block; −1 where one is missing.
  func codes(of block: CellBlock, column: Int, into codes: UnsafeMutablePointer<Int32>) {
    for row in 0..<block.rows {
      let cell = block.cells[row &* block.width &+ column]
      if cell.isEmpty {
        codes[row] = -1
      } else if cell.isEscaped {
        codes[row] = code(ofEscaped: cell, in: block.base)
      } else {
        codes[row] = code(of: block.base + cell.start, cell.count)
      }
    }
  }

  /// The code of a name of at least one byte.
  @inline(__always)
  private func code(of text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let key = NameKey(text, count)
    let mask = capacity &- 1
    var slot = key.hash & mask
    while true {
      let entry = entries + slot
      if entry.pointee.count == 0 { return insert(key, text, count) }
      if entry.pointee.head == key.head, entry.pointee.tail == key.tail,
        entry.pointee.count == count,
        count <= 16 || Self.isSame(entry.pointee.text, text, count)
      {
        return entry.pointee.code
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The code of a cell whose quotes have to be resolved.
  private func code(ofEscaped cell: Cell, in base: UnsafePointer<UInt8>) -> Int32 {
    let text = cell.decoded(in: base)
    guard !text.isEmpty else { return -1 }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    copy.initialize(from: text, count: text.count)
    let before = used
    let code = code(of: copy, text.count)
    if used > before {
      decoded.append(copy)
    } else {
      copy.deallocate()
    }
    return code
  }

  /// All names, by code.
  func names() -> [String] {
    texts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs `body` on the bytes of one name.
  func withName(_ code: Int, _ body: (UnsafePointer<UInt8>, Int) -> Void) {
    guard let base = texts[code].baseAddress else { return }
    body(base, texts[code].count)
  }

  private static func isSame(
    _ left: UnsafePointer<UInt8>?,
    _ right: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Bool {
    left.map { memcmp($0, right, count) == 0 } ?? false
  }

  @inline(never)
  private func insert(_ key: NameKey, _ text: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    if used * 2 >= capacity { grow() }
    var code: Int32 = -1
    if !MissingTokens.contains(text, count) {
      code = Int32(texts.count)
      texts.append(UnsafeBufferPointer(start: text, count: count))
    }
    place(Entry(head: key.head, tail: key.tail, count: count, text: text, code: code))
    used += 1
    return code
  }

  private func grow() {
    let (old, oldCapacity) = (entries, capacity)
    capacity *= 2
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    for index in 0..<oldCapacity where old[index].count != 0 { place(old[index]) }
    old.deallocate()
  }

  private func place(_ entry: Entry) {
    let mask = capacity - 1
    var slot = NameKey.hash(entry.head, entry.tail, entry.count) & mask
    while entries[slot].count != 0 { slot = (slot + 1) & mask }
    entries[slot] = entry
  }
}

/// A name as two words: all of its bytes up to 16, a digest of them beyond.
private struct NameKey {
  let head: UInt64
  let tail: UInt64
  let hash: Int

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    let raw = UnsafeRawPointer(text)
    if count >= 8 {
      var head = raw.loadUnaligned(as: UInt64.self)
      if count > 16 {
        var index = 8
        while index &+ 8 < count {
          head = Self.mix(
            head ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self),
            0x9E37_79B9_7F4A_7C15
          )
          index &+= 8
        }
      }
      self.head = head
      tail = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      head = UInt64(raw.loadUnaligned(as: UInt32.self))
      tail = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      head = UInt64(text[0]) | UInt64(text[count >> 1]) << 8
      tail = UInt64(text[count &- 1])
    }
    hash = Self.hash(head, tail, count)
  }

  @inline(__always)
  static func hash(_ head: UInt64, _ tail: UInt64, _ count: Int) -> Int {
    Int(
      truncatingIfNeeded: mix(
        head ^ 0xA076_1D64_78BD_642F,
        tail ^ 0xE703_7ED1_A0B4_28DB ^ UInt64(count)
      )
    )
  }

  /// The two halves of a full product, folded.
  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
