import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A sound device of a test's own: what is played on it arrives here, through ALSA's `file` plugin.
struct Capture {
  /// What makes a program play here.
  let variables: [String: String]

  private let descriptor: Int32

  /// Makes the device in a folder, with little room between the player and the listener.
  ///
  /// The player waits while nobody listens, as it would for a loudspeaker.
  init?(in folder: ScratchFolder) throws {
    let pipe = "\(folder.path)/played"
    let settings = try folder.write(
      """
      </usr/share/alsa/alsa.conf>
      pcm.!default { type plug slave.pcm "tofile" }
      pcm.tofile { type file slave.pcm "null" file "\(pipe)" format "raw" }

      """,
      to: "asound.conf"
    )
    variables = ["ALSA_CONFIG_PATH": settings]
    guard mkfifo(pipe, 0o600) == 0 else { return nil }
    descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    // F_SETPIPE_SZ, which the module of the C library leaves out.
    _ = fcntl(descriptor, 1031, Int32(Self.room))
  }

  /// How many bytes wait between the player and the listener.
  static let room = 4_096

  /// Reads so many bytes, or what comes before the player closes or has been silent for 10 s.
  func read(_ count: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.room)
    var hasStarted = false
    var last = ContinuousClock.now
    while bytes.count < count, ContinuousClock.now - last < .seconds(10) {
      let got = Glibc.read(descriptor, &chunk, min(chunk.count, count - bytes.count))
      if got > 0 {
        (hasStarted, last) = (true, .now)
        bytes += chunk[..<got]
      } else if got == 0, hasStarted {
        break
      } else {
        // Nothing there yet, or nobody plays yet.
        usleep(1_000)
      }
    }
    return bytes
  }

  /// Closes the listener's end.
  func close() { _ = Glibc.close(descriptor) }
}

/// The settings of a machine without a sound device.
func withoutDevice(in folder: ScratchFolder) throws -> [String: String] {
  let settings = try folder.write(
    """
    </usr/share/alsa/alsa.conf>
    pcm.!default { type hw card "nowhere" }

    """,
    to: "asound.conf"
  )
  return ["ALSA_CONFIG_PATH": settings, "PULSE_SERVER": "unix:/nowhere"]
}
