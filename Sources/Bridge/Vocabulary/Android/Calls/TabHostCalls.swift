import AndroidModel
import Specification

/// The calls on a FragmentTabHost.
enum TabHostCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "setCurrentTab", host, .number("index"),
      summary: "setCurrentTab(index) of a tab host, which a tap on the tab calls, too.",
      page: "https://developer.android.com/reference/android/widget/TabHost#setCurrentTab(int)"
    ) { context, call in
      guard let index = call.number else { throw ScriptProblem("the tab is missing") }
      return try action(.setCurrentTab(index), context, call)
    },
    AndroidCall(
      "addTab", host, .object("tab", AndroidKind.fragments),
      summary: "addTab of a tab host, whose tag is the name of the fragment's class.",
      page: AndroidPage.fragmentTabHost
        + "#addTab(android.widget.TabHost.TabSpec,java.lang.Class%3C?%3E,android.os.Bundle)"
    ) { context, call in
      guard call.objects.count > 1 else { throw ScriptProblem("the fragment is missing") }
      return try action(
        .addTab(className: try call.objects[1].className("the tab")), context, call)
    },
  ]

  private static let host = OperandDefinition.object("host", AndroidKind.tabHosts)

  private static func action(
    _ action: TabHostAction, _ context: AndroidActions, _ call: Arguments
  ) throws(ScriptProblem) -> AndroidActions.Call {
    let host = try call.object("the tab host")
    return .init(
      .tabHost(try host.className("the tab host"), action), on: context.activity(around: host))
  }
}
