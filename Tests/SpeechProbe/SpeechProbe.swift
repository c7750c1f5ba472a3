import ChartPlayback
import ChartSpeech

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of its own for what tests must see of a whole process.
///
/// `SpeechProbe say VOICE TEXT` speaks within the process and prints the number of samples or the
/// error. `SpeechProbe play DEVICE CHANNELS RATE [STOP]` plays 16-bit samples from standard input, asks to
/// stop after STOP milliseconds (before it starts if below 0), and prints the ending or the error, and how long stopping took.
@main
struct SpeechProbe {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let status = ChildSpeech.answer(arguments) { exit(status) }
    switch arguments.first {
    case "say" where arguments.count == 3: say(arguments[2], voice: arguments[1])
    case "play" where arguments.count >= 4: play(Array(arguments.dropFirst()))
    default: exit(2)
    }
  }

  private static func say(_ text: String, voice: String) {
    do throws(SpeechError) {
      let utterance = try SpeechEngine.shared.sayWaiting(text, voice: voice)
      print(utterance.samples.count)
    } catch {
      print(error)
      exit(3)
    }
  }

  private static func play(_ arguments: [String]) {
    let stop = arguments.count > 3 ? Double(arguments[3]) : nil
    // Without a stop to be prompt for, a busy machine must leave no gap.
    let playback = Playback(device: arguments[0], latency: stop == nil ? 0.5 : 0.035)
    let samples = standardInput()
    let start = seconds()
    if let stop, stop < 0 {
      playback.stop()
    } else if let stop {
      Self.stopped = playback
      signal(SIGALRM) { _ in SpeechProbe.stopped?.stop() }
      var timer = itimerval()
      timer.it_value.tv_usec = .init(stop * 1000)
      setitimer(.init(ITIMER_REAL.rawValue), &timer, nil)
    }
    do throws(PlaybackError) {
      let ending = try playback.play(
        samples,
        channels: Int(arguments[1]) ?? 1,
        sampleRate: Int(arguments[2]) ?? 0
      )
      print(ending, Int((seconds() - start) * 1000 - (stop ?? 0)))
    } catch {
      print(error, Int((seconds() - start) * 1000))
      exit(3)
    }
  }

  // Set before the timer starts, and only read after.
  private nonisolated(unsafe) static var stopped: Playback?

  private static func standardInput() -> [Int16] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(STDIN_FILENO, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  private static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}
