import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle versions`
  static let versions = Subcommand(
    name: "versions",
    summary: "list what changes at which version, with the source",
    usage: ["versions ['SCRIPT'] [OPTION…]", "versions ADDRESS [OPTION…]"],
    explanation: [
      """
      Lists for every version of both platforms, and for the fragment library, what it does \
      differently from the one before: '+' holds from there on, '-' no longer. Versions without a \
      difference are not listed: they behave alike.
      """,
      """
      A range of versions asks for the borders inside it, and a single version for the border \
      below it.
      """,
      """
      A script, or the address of a case, leaves only what the script asks the platforms for, so \
      that its outcome can depend on it. All versions that agree on that do the same, and a case \
      runs once for them.
      """,
    ],
    options: [
      CommonOptions.android.definition, CommonOptions.ios.definition, fragmentReleases.definition,
    ] + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle versions", "every difference that the models know"),
      .init("lifecycle versions --android 27,28", "one border"),
      .init("lifecycle versions --ios 12..17", "what came in between"),
      .init("lifecycle versions --fragment 1.2,1.3", "what a fragment library brought"),
      .init("lifecycle versions 'launch A; home'", "what can matter to a script"),
    ],
    run: { invocation throws(UsageError) in try versions(invocation) })

  private static let fragmentReleases = Option<[String]>(
    "--fragment", "RELEASES",
    help: "Only these of AndroidX Fragment: 1.3, 1.2,1.3, 1.4.. or ..1.4.",
    convert: SettingOption.fragmentReleases)

  private static func versions(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let format = try invocation.format()
    let operands = invocation.arguments.operands
    guard operands.count <= 1 else {
      throw UsageError("a script is one argument; quote it: 'launch A; open B'")
    }
    var releases = try releases(invocation.arguments)
    if let operand = operands.first {
      guard let script = try CompareScript(operand, invocation) else { return .unusableInput }
      releases = VersionCatalogue.changes(of: releases, askedForBy: script.script)
    }
    let report = VersionsReport(releases)
    try invocation.write(report, as: format)
    return .conforming
  }

  private static func releases(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [ReleaseChanges] {
    let android = try arguments.value(of: CommonOptions.android)
    let ios = try arguments.value(of: CommonOptions.ios)
    let fragment = try arguments.value(of: fragmentReleases)
    guard android != nil || ios != nil || fragment != nil else { return VersionCatalogue.all }
    let releases =
      (android.map { VersionCatalogue.borders(between: $0, of: .android) } ?? [])
      + (ios.map { VersionCatalogue.borders(between: $0, of: .ios) } ?? [])
      + (fragment.map(VersionCatalogue.borders(betweenFragmentReleases:)) ?? [])
    guard !releases.isEmpty else {
      throw UsageError("these versions behave alike; leave the option out to see the borders")
    }
    return releases
  }
}
