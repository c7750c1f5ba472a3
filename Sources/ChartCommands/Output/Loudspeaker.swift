import ChartAudio
import ChartPlayback

/// The sound device, as a command uses it: what plays is faded out when the person interrupts.
enum Loudspeaker {
  /// Throws where no device is to be had, before anything is made for it.
  static func check() throws(CommandFailure) {
    do throws(PlaybackError) {
      _ = try Playback().play(
        [Float](),
        channels: 2,
        sampleRate: Int(AudioBuffer.standardRate)
      )
    } catch {
      throw .device(error.description)
    }
  }

  /// Plays a sound and waits for its end; an interruption fades it out and then ends the process.
  static func play(_ sound: AudioBuffer) throws(CommandFailure) {
    let playback = Playback()
    let watch = Interruption.fading { playback.stop() }
    defer { watch.end() }
    do throws(PlaybackError) {
      _ = try playback.play(
        sound.interleaved,
        channels: sound.channels.count,
        sampleRate: Int(sound.sampleRate)
      )
    } catch {
      throw .device(error.description)
    }
  }
}

extension AudioBuffer {
  /// The samples of the first moment, then those of the second, and so on.
  fileprivate var interleaved: [Float] {
    var samples: [Float] = []
    samples.reserveCapacity(frameCount * channels.count)
    for frame in 0..<frameCount {
      for channel in channels { samples.append(channel[frame]) }
    }
    return samples
  }
}
