import CSndFile

/// Writes sounds as files, through libsndfile.
///
/// Samples beyond ±1 are clipped. Nothing but the sound and its title is written: no time, no program.
public enum AudioFile {
  /// Writes a sound to an open file, from where it stands; the descriptor stays open.
  ///
  /// The file must be one that can be searched through; for a pipe take ``bytes(of:as:title:)``.
  /// Naming the file when it is whole is the caller's part.
  public static func write(
    _ buffer: AudioBuffer,
    to descriptor: Int32,
    as format: AudioFileFormat,
    title: String? = nil
  ) throws(AudioFileError) {
    var info = try format.information(for: buffer)
    guard let handle = csndfile_open_fd(descriptor, Int32(SFM_WRITE), &info, 0) else {
      throw .opening(String(cString: csndfile_strerror(nil)))
    }
    try write(buffer, title, format, to: handle)
  }

  /// A sound as the bytes of a file.
  public static func bytes(
    of buffer: AudioBuffer,
    as format: AudioFileFormat,
    title: String? = nil
  ) throws(AudioFileError) -> [UInt8] {
    var info = try format.information(for: buffer)
    let memory = FileInMemory()
    var calls = FileInMemory.calls
    let context = Unmanaged.passUnretained(memory).toOpaque()
    guard let handle = csndfile_open_virtual(&calls, Int32(SFM_WRITE), &info, context) else {
      throw .opening(String(cString: csndfile_strerror(nil)))
    }
    try write(buffer, title, format, to: handle)
    return withExtendedLifetime(memory) { memory.bytes }
  }

  /// Writes everything and closes the handle, whatever happens.
  private static func write(
    _ buffer: AudioBuffer,
    _ title: String?,
    _ format: AudioFileFormat,
    to handle: OpaquePointer
  ) throws(AudioFileError) {
    csndfile_command(handle, Int32(SFC_SET_CLIPPING), nil, 1)
    csndfile_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, 0)
    if let title { csndfile_set_string(handle, Int32(SF_STR_TITLE), title) }
    let isWhole = writeFrames(of: buffer, steps: format.steps, to: handle)
    let reason = isWhole ? nil : String(cString: csndfile_strerror(handle))
    let closing = csndfile_close(handle)
    if let reason { throw .writing(reason) }
    guard closing == 0 else { throw .writing(String(cString: csndfile_error_number(closing))) }
  }

  /// Samples are rounded to the nearest of `steps` a unit, if there are such: libsndfile takes the one
  /// below, which shifts a sound by half a step and makes a cut of what is only noise of the last digit.
  private static func writeFrames(
    of buffer: AudioBuffer,
    steps: Float?,
    to handle: OpaquePointer
  ) -> Bool {
    let channelCount = buffer.channels.count
    let stretch = 4_096
    var frames = [Float](repeating: 0, count: stretch * channelCount)
    for start in stride(from: 0, to: buffer.frameCount, by: stretch) {
      let count = min(stretch, buffer.frameCount - start)
      frames.withUnsafeMutableBufferPointer { frames in
        for (number, channel) in buffer.channels.enumerated() {
          channel.withUnsafeBufferPointer { samples in
            for index in 0..<count {
              let sample = samples[start + index]
              frames[index * channelCount + number] =
                steps.map { (sample * $0).rounded() / $0 } ?? sample
            }
          }
        }
      }
      guard csndfile_writef_float(handle, frames, sf_count_t(count)) == count else { return false }
    }
    return csndfile_error(handle) == 0
  }
}

extension AudioFileFormat {
  /// How many values of a sample lie between 0 and 1; `nil` where samples are not counted.
  fileprivate var steps: Float? {
    switch self {
    case .wav, .flac: 32_768
    case .ogg: nil
    }
  }

  /// How libsndfile is told of the format.
  fileprivate func information(for buffer: AudioBuffer) throws(AudioFileError) -> SF_INFO {
    guard csndfile_is_there() != 0 else { throw .libraryMissing(package: "libsndfile1") }
    var info = SF_INFO()
    info.samplerate = Int32(buffer.sampleRate.rounded())
    info.channels = Int32(buffer.channels.count)
    info.format =
      switch self {
      case .wav: Int32(SF_FORMAT_WAV) | Int32(SF_FORMAT_PCM_16)
      case .flac: Int32(SF_FORMAT_FLAC) | Int32(SF_FORMAT_PCM_16)
      case .ogg: Int32(SF_FORMAT_OGG) | Int32(SF_FORMAT_VORBIS)
      }
    guard csndfile_format_check(&info) != 0 else {
      throw .unsupported(
        self,
        channelCount: buffer.channels.count,
        sampleRate: buffer.sampleRate
      )
    }
    return info
  }
}
