"""What can be measured of a sound, by tools that share nothing with the project."""
import re
import subprocess

import numpy as np
import pyloudnorm
import soundfile
from scipy.signal import bilinear, butter, lfilter, sosfilt

SILENT = 1e-9


def load(path):
    """Samples as frames by channels, and the rate."""
    return soundfile.read(path, always_2d=True)


def decibels(amplitude):
    return 20 * np.log10(max(float(amplitude), SILENT))


def mono(sound):
    return sound.mean(axis=1)


def pitch_at(samples, rate, time, window):
    """The strongest partial of a window around a time, in hertz; NaN in silence or past the ends.

    Hann window, fourfold zero padding, a parabola through the logarithms of the three highest bins.
    """
    start = int(round(time * rate)) - window // 2
    if start < 0 or start + window > len(samples):
        return np.nan
    piece = samples[start : start + window]
    if np.sqrt(np.mean(piece**2)) < 1e-3:
        return np.nan
    size = 4 * window
    spectrum = np.abs(np.fft.rfft(piece * np.hanning(window), size))
    low, high = int(60 * size / rate), int(4000 * size / rate)
    peak = low + int(np.argmax(spectrum[low:high]))
    a, b, c = np.log(spectrum[peak - 1 : peak + 2] + 1e-12)
    return (peak + 0.5 * (a - c) / (a - 2 * b + c)) * rate / size


def aubio_pitches(path, window=2048, hop=480):
    """Times and pitches by aubio's yinfft, NaN where it hears none; times of the windows' middles."""
    command = ["aubiopitch", "-i", str(path), "-p", "yinfft", "-B", str(window), "-H", str(hop), "-u", "Hz"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows = np.array([[float(cell) for cell in line.split()] for line in text.splitlines() if line.strip()])
    rate = soundfile.info(str(path)).samplerate
    times = rows[:, 0] + (hop - window / 2) / rate
    pitches = np.where(rows[:, 1] < 50, np.nan, rows[:, 1])
    return times, pitches


def cents(found, expected):
    return 1200 * np.log2(found / expected)


def onset_near(samples, rate, time, silent_from, peak):
    """When a millisecond's mean square first passes a twentieth of a tone's amplitude; NaN if never."""
    start = int(max(time - 0.03, silent_from + 0.001, 0) * rate)
    piece = samples[start : int((time + 0.06) * rate)]
    width = int(rate / 1000)
    level = np.sqrt(np.convolve(piece**2, np.ones(width) / width, "same"))
    above = np.flatnonzero(level > 0.05 * peak)
    return (start + above[0]) / rate if len(above) else np.nan


def click(samples, rate):
    """The loudest millisecond above 8 kHz against the whole sound's mean square, in decibels."""
    high = sosfilt(butter(8, 8000, "high", fs=rate, output="sos"), samples)
    width = int(rate / 1000)
    loudest = np.sqrt(np.convolve(high**2, np.ones(width) / width, "same").max())
    return decibels(loudest) - decibels(np.sqrt(np.mean(samples**2)))


def a_weighted(samples, rate):
    """The A-weighted sound by IEC 61672-1's poles, through the bilinear transform."""
    f1, f2, f3, f4 = 20.598997, 107.65265, 737.86223, 12194.217
    numerator = [(2 * np.pi * f4) ** 2 * 10 ** (1.9997 / 20), 0, 0, 0, 0]
    denominator = np.polymul([1, 4 * np.pi * f4, (2 * np.pi * f4) ** 2], [1, 4 * np.pi * f1, (2 * np.pi * f1) ** 2])
    denominator = np.polymul(np.polymul(denominator, [1, 2 * np.pi * f3]), [1, 2 * np.pi * f2])
    return lfilter(*bilinear(numerator, denominator, rate), samples)


def ffmpeg_levels(path):
    """Integrated loudness, loudest moment and true peak of a file as ffmpeg decodes and measures it."""
    command = ["ffmpeg", "-nostats", "-hide_banner", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    summary = text[text.rindex("Summary:") :]
    moments = [float(m) for m in re.findall(r" M:\s*(-?[\d.]+)", text)]
    integrated = float(re.search(r"I:\s*(-?[\d.]+|-inf) LUFS", summary).group(1))
    peak = re.search(r"Peak:\s*(-?[\d.]+|-inf) dBFS", summary).group(1)
    return integrated, max(moments, default=-120.0), float(peak)


def pyloudnorm_level(sound, rate):
    return pyloudnorm.Meter(rate).integrated_loudness(sound)
