package import ChartModel

extension Wording {
  /// The line for something that was read with loss or in one of several ways.
  ///
  /// `source` is the input's name, empty for none; `asFault` calls it an error, as `--strict` does.
  package func line(
    for diagnostic: Diagnostic,
    in source: String,
    asFault: Bool = false
  ) -> String {
    let name = source.isEmpty ? program : English.path(source)
    let weight = asFault ? "error" : diagnostic.severity.rawValue
    return "\(place(name, diagnostic.position)): \(weight): \(sentence(for: diagnostic))"
  }

  /// What happened, without a full stop.
  ///
  /// One switch over every code, so that a new one does not compile before it has its sentence.
  package func sentence(for diagnostic: Diagnostic) -> String {
    let said = DiagnosticArguments(diagnostic.arguments)
    let times = diagnostic.occurrences
    return switch diagnostic.code {
    case .cellDoesNotFit: cellDoesNotFit(said, times)
    case .ambiguousDecimal, .ambiguousDate: ambiguous(said, times)
    case .ambiguousCalendar: ambiguousCalendar(said, times)
    case .yearsReadAsDates:
      "column \(said.quoted(0)): numbers that look like years are read as dates; \(said[1]) "
        + "reads them as numbers" + again(times)
    case .numbersReadAsNames:
      "column \(said.quoted(0)): cells like \(said.quoted(1)) are read as names, so rows are counted"
        + again(times)
    case .columnsNotShown:
      "\(said.count(0, "further column")) of amounts \(said.isOne(0) ? "is" : "are") not shown: "
        + "\(said[1]); --y chooses" + again(times)
    case .raggedRow:
      "found \(said.count(0, "cell")) in a row; expected \(said[1])" + inAll(times, "such row")
    case .duplicateColumnName:
      "a second column named \(said.quoted(0)) is called \(said.quoted(1))" + again(times)
    case .unnamedColumn:
      "column \(said[0]) has no name and is called \(said.quoted(1))" + again(times)
    case .emptyColumn: "column \(said.quoted(0)) holds no value" + again(times)
    case .preambleSkipped:
      "\(said.count(0, "line")) before the header \(said.isOne(0) ? "was" : "were") skipped"
        + again(times)
    case .missingValues:
      "column \(said.quoted(0)): \(said.count(1, "missing value")) left out" + again(times)
    case .negativeSectors:
      "column \(said.quoted(0)): \(said.count(1, "value")) below zero left out, "
        + "which no sector can show" + again(times)
    case .missingSectors:
      "column \(said.quoted(0)): \(said.count(1, "missing value")) without a sector" + again(times)
    case .duplicatePositions: duplicatePositions(said) + again(times)
    case .notPositiveOnLogAxis:
      "column \(said.quoted(0)): \(said.count(1, "value")) of zero or less left out, "
        + "which a logarithmic axis cannot show" + again(times)
    case .notRead: "\(said[0]) could not be read" + again(times)
    case .elementsNotRead: "elements after the first \(said[0]) were not read" + again(times)
    case .notDrawn: "\(said[0]) is not drawn" + again(times)
    case .outsideDomain:
      "column \(said.quoted(0)): \(said.count(1, "value")) outside the domain that was asked for"
        + again(times)
    case .axisStride:
      "axis \(said.quoted(0)): a stride of \(said[1]) marks no values, so those that fit are marked"
        + again(times)
    case .axisValuesTooMany:
      "axis \(said.quoted(0)): \(said.count(1, "value")) are too many to mark, so those that fit are"
        + again(times)
    case .mixedSignsStacked:
      "column \(said.quoted(0)): values above and below zero are stacked on either side of it"
        + again(times)
    case .aggregated:
      "\(said.count(1, "row")) became \(said.count(2, "mark")) by \(said[0])" + again(times)
    case .valuesNotFinite:
      "column \(said.quoted(0)): \(said.count(1, "number")) that \(said.isOne(1) ? "is" : "are") "
        + "infinite or no number left out" + again(times)
    case .domainIgnored, .visibleLengthIgnored, .scaleIgnored, .sizeIgnored:
      ignored(diagnostic.code, said) + again(times)
    case .labelMissing:
      "the values on channel \(said.quoted(0)) have no label, so that nobody hears what they are"
        + again(times)
    case .functionDomainMissing:
      "function \(said.quoted(0)): no domain was given, so it is shown from \(said[1]) to "
        + said[2] + again(times)
    case .functionUndefined:
      "function \(said.quoted(0)) has no value from \(said[1]) to \(said[2])" + again(times)
    case .noShares:
      "column \(said.quoted(0)): the amounts at \(said.count(1, "place")) come to zero, "
        + "which has no shares" + again(times)
    case .intervalsReversed:
      "column \(said.quoted(0)): \(said.count(1, "interval")) \(said.isOne(1) ? "ends" : "end") "
        + "before \(said.isOne(1) ? "it starts" : "they start")" + again(times)
    case .selectionReversed:
      "the selection runs from its end to its start and is taken as \(said[0])" + again(times)
    case .authoredMismatch:
      "\(said[1]) of \(said.count(2, said[0] == "note" ? "number" : "value")) "
        + "\(said[0] == "note" ? "written beside marks" : "given by the author") "
        + "\(said.isOne(1) ? "differs" : "differ") from the data" + again(times)
    case .untranslated: untranslated(said)
    case .otherVariety: "there is no \(said[0]); it is told in \(said[1])" + again(times)
    case .messagesFromElsewhere, .messagesUnreadable, .messagesIncomplete:
      messages(diagnostic.code, said, times)
    case .labelsOfOthers: "the labels are in \(said[0]); none are in \(said[1])" + again(times)
    case .labelsUnused:
      "labels: \(said.count(0, "key")) \(said.isOne(0) ? "is no text" : "are no texts") of the chart, "
        + "such as \(said.quoted(1))" + again(times)
    case .labelsCoincide:
      "labels: the \(said[0]) names \(said.quoted(1)) and \(said.quoted(2)) are both told as "
        + said.quoted(3) + again(times)
    case .calendarMonthsDiffer:
      "days are told by the \(said[0]) calendar; the axis is marked, and months, quarters and years are "
        + "taken, by the Gregorian one" + again(times)
    }
  }

  private func ambiguousCalendar(_ said: DiagnosticArguments, _ times: Int) -> String {
    let calendar = said[3].prefix(1).uppercased() + said[3].dropFirst()
    let (verb, them) = times == 1 ? ("is", "it") : ("are", "them")
    return
      "column \(said.quoted(0)): \(English.count(times, "cell")) like \(said[1]) \(verb) read as "
      + "\(said[2]), by the \(calendar) calendar"
      + (said[4].isEmpty
        ? ", as not all years lie from 1300 to 1500" : "; \(said[4]) reads \(them) by the other")
  }

  /// Messages that are not told by the readers' own catalogue, or not whole.
  private func messages(
    _ code: Diagnostic.Code,
    _ said: DiagnosticArguments,
    _ times: Int
  ) -> String {
    let count = English.count(times, "message")
    let verb = times == 1 ? "is" : "are"
    switch code {
    case .messagesFromElsewhere where said[0] == said[1]:
      return "\(count) of \(said[0]) \(verb) not in the folder and told as built in, such as "
        + "'\(said[2])'"
    case .messagesFromElsewhere:
      return "\(count) \(verb) not there in \(said[0]) and told in \(said[1]), such as '\(said[2])'"
    case .messagesUnreadable:
      return "\(count) of \(said[0]) cannot be read and \(verb) told from elsewhere, such as "
        + "'\(said[1])': \(said[2])"
    default:
      return "\(count) of \(said[0]) \(verb) told with a hole, such as '\(said[1])': \(said[2])"
    }
  }

  /// The author's texts of one kind that the readers' language lacks.
  private func untranslated(_ said: DiagnosticArguments) -> String {
    switch said[0] {
    case "title", "summary": "\(said[0]): no \(said[2]) text"
    case let role:
      "\(role) \(said.quoted(1)): no \(said[2]) text"
        + (said.isOne(3) ? "" : ", and \(said.count(3, "text")) of this kind in all")
    }
  }

  /// What an author asked for and cannot have.
  private func ignored(_ code: Diagnostic.Code, _ said: DiagnosticArguments) -> String {
    switch code {
    case .domainIgnored:
      "axis \(said.quoted(0)): a domain from \(said[1]) to \(said[2]) cannot be shown, "
        + "so one that fits is"
    case .visibleLengthIgnored:
      "axis \(said.quoted(0)): a part of length \(said[1]) cannot be shown, so all of it is"
    case .scaleIgnored:
      "axis \(said.quoted(0)): no scale can be made with \(said[1]), so a linear one is"
    default: "\(said[0]): \(said[1]) is no size that can be drawn, so the usual one is"
    }
  }

  /// The text "…" stands for further cells that are not shown one by one.
  private func cellDoesNotFit(_ said: DiagnosticArguments, _ times: Int) -> String {
    if said[1] == "…" {
      let verbs = times == 1 ? ("is", "counts") : ("are", "count")
      return "\(English.count(times, "further cell")) in column \(said.quoted(0)) \(verbs.0) not "
        + "\(kind(said[2])) and \(verbs.1) as missing"
    }
    return
      "\(said.quoted(1)) in column \(said.quoted(0)) is not \(kind(said[2])) and counts as missing"
      + inAll(times, "cell")
  }

  private func ambiguous(_ said: DiagnosticArguments, _ times: Int) -> String {
    let (verb, them) = times == 1 ? ("is", "it") : ("are", "them")
    return "column \(said.quoted(0)): \(English.count(times, "cell")) like \(said[1]) \(verb) read "
      + "as \(said[2]); \(said[3]) reads \(them) the other way"
  }

  private func duplicatePositions(_ said: DiagnosticArguments) -> String {
    let holder = said[0].isEmpty ? "there are" : "series \(said.quoted(0)) has"
    return "\(holder) several values at \(said.count(1, "place")), "
      + "\(said.isOne(1) ? "" : "the first ")at \(said[2])"
  }

  private func kind(_ type: String) -> String {
    switch type {
    case "quantitative", "number": "a number"
    case "temporal", "date", "date-day-first", "date-month-first": "a date"
    case "nominal", "category": "a name"
    default: type
    }
  }

  private func again(_ times: Int) -> String {
    times == 1 ? "" : " (\(English.grouped(times)) times)"
  }

  private func inAll(_ times: Int, _ noun: String) -> String {
    times == 1 ? "" : " (\(English.count(times, noun)) in all)"
  }
}

/// The particulars of a diagnostic by position, "?" where one is not there: a message never traps.
private struct DiagnosticArguments {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  subscript(index: Int) -> String {
    index < words.count ? English.path(words[index]) : "?"
  }

  func quoted(_ index: Int) -> String {
    index < words.count ? English.quoted(words[index]) : "?"
  }

  func count(_ index: Int, _ noun: String, _ plural: String? = nil) -> String {
    English.count(self[index], noun, plural)
  }

  func isOne(_ index: Int) -> Bool {
    self[index] == "1"
  }
}
