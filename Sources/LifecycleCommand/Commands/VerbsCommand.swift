import Bridge
import Reporting
import Specification

extension Subcommand {
  /// `lifecycle verbs`
  static let verbs = Subcommand(
    name: "verbs",
    summary: "list every step that a script may use",
    usage: ["verbs [OPTION…]"],
    explanation: [
      """
      Lists the steps that run on both platforms, those of one platform, which a script marks with \
      'android:' or 'ios:', and the actions of an app's own code, which may also stand in a \
      callback: 'on A.onCreate: finish'.
      """
    ],
    options: [
      CommonOptions.format.definition, CommonOptions.output.definition,
      CommonOptions.color.definition, CommonOptions.help,
    ],
    examples: [.init("lifecycle verbs", "every step with what it does")],
    run: { invocation throws(UsageError) in
      try invocation.refuseOperands()
      let format = try invocation.format()
      let report = VerbsReport(.mobile)
      try invocation.write { options in
        switch format {
        case .text: report.text(options)
        case .markdown: report.markdown
        }
      }
      return .conforming
    })
}
