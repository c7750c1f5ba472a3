/// The kinds of file that a sound can be written as.
public enum AudioFileFormat: String, Sendable, Equatable, Codable, CaseIterable {
  /// Microsoft's RIFF WAVE, 16 bits: the same bytes for the same sound.
  case wav

  /// FLAC, 16 bits, without loss: the same bytes for the same sound.
  case flac

  /// Ogg Vorbis, with loss; every file has a serial number of its own, so its bytes differ.
  case ogg

  /// The format by the end of a file's name, letters of either case; `nil` for any other.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
