/// The writing of several columns' names in one word of the command line.
enum ColumnNames {
  /// The names in a list parted by commas, or `nil` if one of them is empty.
  ///
  /// `\,` is a comma within a name and `\\` a backslash; before anything else a backslash stands
  /// for itself.
  static func split(_ list: String) -> [String]? {
    var names = [""]
    var isEscaped = false
    for character in list {
      if isEscaped {
        isEscaped = false
        if character != ",", character != "\\" { names[names.count - 1].append("\\") }
        names[names.count - 1].append(character)
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        names.append("")
      } else {
        names[names.count - 1].append(character)
      }
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return names.contains("") ? nil : names
  }

  /// One name as a list of one, so that `split` gives it back.
  static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      if character == "," || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
