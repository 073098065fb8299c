import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle versions`
  static let versions = Subcommand(
    name: "versions",
    summary: "list what changes in each version, with the source",
    usage: ["versions ['SCRIPT'] [OPTION…]", "versions ADDRESS [OPTION…]"],
    explanation: [
      """
      Lists for every version of both platforms, and for the fragment library, how it differs from \
      the one before: '+' marks a behaviour that begins there, '-' one that ends. Versions without \
      a difference are not listed.
      """,
      """
      A range of versions lists the changes inside it, and a single version those from the version \
      before it.
      """,
      """
      With a script, or the address of a case, only the behaviours that the script depends on are \
      listed. Versions that agree on these do the same, and a case runs once for them.
      """,
    ],
    options: [
      CommonOptions.android.definition, CommonOptions.ios.definition, fragmentReleases.definition,
    ] + CommonOptions.ofReports(),
    examples: [
      .init("lifecycle versions", "every difference that the models know"),
      .init("lifecycle versions --android 27,28", "what changes between two versions"),
      .init("lifecycle versions --ios 12..17", "every change in a range"),
      .init(
        "lifecycle versions --fragment 1.2,1.3", "what a release of the fragment library changed"),
      .init("lifecycle versions 'launch A; home'", "what can affect a script"),
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
      throw UsageError(
        "these versions behave alike; leave the option out to see where versions differ")
    }
    return releases
  }
}
