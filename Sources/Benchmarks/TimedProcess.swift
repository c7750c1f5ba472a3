import Foundation

/// A process that is run for the time of its processor.
struct TimedProcess {
  /// What it does.
  let name: String

  private let arguments: [String]
  private let libraries: [String]

  /// Takes a command line, whose program is a path, and libraries that are loaded before it starts.
  init(_ name: String, _ arguments: [String], preloading libraries: [String] = []) {
    self.name = name
    self.arguments = arguments
    self.libraries = libraries
  }

  /// It did not run, or not to a good end.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs it, with nothing to see; the seconds of its processor.
  func run() throws -> Double {
    let words = arguments.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let fault = posix_spawn(&process, arguments[0], &actions, nil, words + [nil], variables + [nil])
    guard fault == 0 else { throw Failure(description: "\(arguments[0]) does not run") }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) failed")
    }
    return Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
  }

  private var environment: [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = libraries.isEmpty ? nil : libraries.joined(separator: ":")
    return environment.map { "\($0)=\($1)" }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The libraries that this process has loaded, by their paths; none where it cannot be found out.
enum LoadedLibraries {
  /// Those of ICU.
  static var icu: [String] { all.filter { name(of: $0).hasPrefix("libicu") } }

  /// Those that ICU needs and that are there without it: of C++ and of mathematics.
  static var needed: [String] {
    all.filter { path in
      ["libstdc++", "libgcc_s", "libm."].contains { name(of: path).hasPrefix($0) }
    }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private static var all: [String] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let paths = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0.contains(".so") }).sorted()
  }
}
