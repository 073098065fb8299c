import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle transitions`
  static let transitions = Subcommand(
    name: "transitions",
    summary: "list the callbacks of each way from screen to screen",
    usage: ["transitions [OPTION…]"],
    explanation: [
      """
      Runs every usual way from a screen A to a screen B, or back: a push, a tab, a page, each \
      style of presentation, an activity, a fragment. It lists the callbacks of both screens in \
      order, with a line for each group of versions that do the same.
      """,
      """
      Callbacks that only accompany others are left out, and so are those of the containers around \
      the two; 'lifecycle compare' shows both.
      """,
    ],
    options: [CommonOptions.android.definition, CommonOptions.ios.definition]
      + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle transitions", "every way, on every version"),
      .init("lifecycle transitions --ios 27", "only UIKit's, on the newest version"),
      .init("lifecycle transitions --ios 12,13", "what changes between two versions"),
    ],
    run: { invocation throws(UsageError) in
      try invocation.refuseOperands()
      let format = try invocation.format()
      let report = TransitionsReport(
        TransitionGroup.all, on: try versions(invocation.arguments))
      try invocation.write(report, as: format)
      return .conforming
    })

  /// The requested versions; all versions of both platforms if none are given.
  private static func versions(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [Platform: [Int]] {
    var versions: [Platform: [Int]] = [:]
    versions[.android] = try arguments.value(of: CommonOptions.android)
    versions[.ios] = try arguments.value(of: CommonOptions.ios)
    guard versions.isEmpty else { return versions }
    for platform in Platform.allCases { versions[platform] = platform.supportedVersions }
    return versions
  }
}
