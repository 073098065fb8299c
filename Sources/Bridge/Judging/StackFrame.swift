/// Frames of a stack that was printed into a log. They name callbacks that are running or have
/// failed, which says nothing of when they came.
enum StackFrame {
  /// Whether the line is a frame: `at com.example.Main.onCreate(Main.kt:12)` of Java, or
  /// `3   App   0x0000000102b4 -[Main viewDidLoad] + 64` of Apple's reports.
  static func isAlone(in line: some StringProtocol) -> Bool {
    guard line.utf8.contains(UInt8(ascii: ".")) || line.utf8.contains(UInt8(ascii: "+")) else {
      return false
    }
    let line = String(line)
    return line.firstMatch(of: java) != nil || line.firstMatch(of: apple) != nil
  }

  private static var java: some RegexComponent {
    #/
      (^|\s) at \s [\w.$/@]+ [.] [\w$<>]+
      \( (\w+[.](java|kt) | Native\sMethod | Unknown\sSource | SourceFile)? (:\d+)? \) \s* $
    /#
  }

  private static var apple: some RegexComponent {
    /\s0x[0-9a-f]{6,}\s.*\s\+\s\d+(\s\(.*\))?\s*$/
  }
}
