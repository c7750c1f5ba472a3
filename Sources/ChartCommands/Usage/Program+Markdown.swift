extension Program {
  /// The usage block of the read-me file: every command's help, fenced.
  ///
  /// Common options and statuses stand once, in the program's own help at the top.
  package var markdownUsage: String {
    var text = "```text\n\(help(for: nil))```\n"
    for command in commands {
      text += "\n**`\(synopsis(of: command))`**  \n\(sentence(command.summary))\n"
      let options = command.ownGroups.flatMap(\.options)
      guard !options.isEmpty else { continue }
      text += "\n"
      for option in options { text += "- `\(option.forms)` \(option.fullHelp)\n" }
    }
    return text
  }
}
