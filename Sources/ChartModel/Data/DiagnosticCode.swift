extension Diagnostic {
  /// What can happen, each with the arguments that it carries.
  public enum Code: String, Sendable, Equatable, Codable, CaseIterable {
    /// A cell does not fit its column's type: column name, cell text, type.
    case cellDoesNotFit

    /// A column's numbers can be read with either decimal mark: column, example, reading, option.
    case ambiguousDecimal

    /// A column's dates can be read day first or month first: column, example, reading, option.
    case ambiguousDate

    /// A column's dates can be of either of two calendars: column, example, reading, its calendar, option,
    /// which is empty where the other was asked for and not all years lie within it.
    case ambiguousCalendar

    /// Numbers that look like years are read as dates: column, option.
    case yearsReadAsDates

    /// A column's cells begin like numbers but are no numbers, so that rows were counted: column, example.
    case numbersReadAsNames

    /// Columns of amounts that a chart chosen for a table does not show: count, the first names.
    case columnsNotShown

    /// A row has fewer or more cells than the header: found, expected.
    case raggedRow

    /// Two columns have one name; the second is renamed: name, new name.
    case duplicateColumnName

    /// A column without a name is given one: column number, new name.
    case unnamedColumn

    /// A column has no value at all: column name.
    case emptyColumn

    /// Lines before the header were skipped: count.
    case preambleSkipped

    /// Missing values were left out: column name, count.
    case missingValues

    /// Negative amounts, which no sector can show, were left out: column name, count.
    case negativeSectors

    /// Missing amounts have no sector: column name, count.
    case missingSectors

    /// One series has several values at one place: series name, count of places, first place.
    case duplicatePositions

    /// Values that a logarithmic axis cannot show: column name, count.
    case notPositiveOnLogAxis

    /// Values outside the domain that was asked for: column name, count.
    case outsideDomain

    /// A stride that marks no values of an axis, which marks those that fit instead: axis, stride.
    case axisStride

    /// More values than an axis can mark, which marks those that fit instead: axis, count.
    case axisValuesTooMany

    /// Stacked values of both signs are stacked on either side of zero: column name.
    case mixedSignsStacked

    /// Something of a declaration that could not be read: what.
    case notRead

    /// More elements were declared one by one than are read: how many are.
    case elementsNotRead

    /// Something that an author asked for and no drawing shows; it is described all the same: what.
    case notDrawn

    /// Numbers that are infinite or none were left out: column name, count.
    case valuesNotFinite

    /// A domain that no axis can have, in place of which one that fits is used: axis, its two ends.
    case domainIgnored

    /// A length of what is in sight that no axis can have, so that all of it is: axis, length.
    case visibleLengthIgnored

    /// A scale that its number does not allow, in place of which a linear one is used: axis, number.
    case scaleIgnored

    /// A size that nothing can have, in place of which the usual one is used: what, the number.
    case sizeIgnored

    /// Values that their author gives no label: channel.
    case labelMissing

    /// A function for which neither its author nor the chart gives a domain: function, ends of that used.
    case functionDomainMissing

    /// A function that has no value all over its domain: function, ends of the domain.
    case functionUndefined

    /// Amounts whose sum is zero, of which there are no shares: column name, count of places.
    case noShares

    /// Intervals that end before they start: column of the starts, count.
    case intervalsReversed

    /// Rows were combined: aggregate, count of rows, count of marks.
    case aggregated

    /// A part of a chart was asked for from its later end to its earlier one, and is taken the other way
    /// round: as taken.
    case selectionReversed

    /// Texts of the author give numbers that are not those of their marks: "value" for what marks
    /// are said to show or "note" for what is written beside them, count, count of all.
    case authoredMismatch

    /// Texts of the author that have no translation for the readers and stand as they are: what they are in
    /// the chart, the first of them, the readers' language in English, count.
    case untranslated

    /// Dates are told by a calendar whose months are not the Gregorian ones at which the axis has its marks
    /// and periods are taken: the calendar.
    case calendarMonthsDiffer

    /// A language is told in another variety of it: the one asked for and the other, in English.
    case otherVariety

    /// Messages that the readers' catalogue does not have are told from another one: the readers' language
    /// and the other, in English; the first id. Both are the same where the other is built in.
    case messagesFromElsewhere

    /// Messages that cannot be read are told from another catalogue: the language, the first id, why.
    case messagesUnreadable

    /// Messages that are told with a hole: the language, the first id, why.
    case messagesIncomplete

    /// Labels of other languages than the readers': those languages, the readers' language, in English.
    case labelsOfOthers

    /// Keys of labels that stand for no text of the chart, while others lack theirs: count, the first.
    case labelsUnused

    /// Two texts of the chart that the labels tell by the same words: what they are, both texts, the words.
    case labelsCoincide
  }
}
