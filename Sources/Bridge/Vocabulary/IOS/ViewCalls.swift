import IOSModel
import Specification

/// Calls on a controller by itself, and on its view.
enum ViewCalls {
  static let all: [IOSCall] = [
    IOSCall(
      "make", CallWords.controller, makesInstances: true,
      summary: "init(): the app keeps the new controller in a variable, outside any hierarchy.",
      page: IOSPage.viewController + "/init(nibname:bundle:)"
    ) { _, call in .make(className: try call.object("the controller").name.value) },
    IOSCall(
      "loadViewIfNeeded", hasReceiver: true, summary: "loadViewIfNeeded()",
      page: IOSPage.viewController + "/loadviewifneeded()"
    ) { _, _ in .loadViewIfNeeded },
    IOSCall(
      "setView", .word("value", ["nil", "new"]), hasReceiver: true,
      summary: "view = nil, or a new view.",
      page: IOSPage.viewController + "/view"
    ) { _, call in .setView(isNil: call.words.first == "nil") },
    IOSCall(
      "setHidden", CallWords.controller, .word("value", ["true", "false"]),
      summary: "view.isHidden of the controller.", page: IOSPage.view + "/ishidden"
    ) { context, call in .setHidden(try context.instance(call), call.words.first != "false") },
    IOSCall(
      "setNeedsLayout", hasReceiver: true, summary: "view.setNeedsLayout()",
      page: IOSPage.view + "/setneedslayout()"
    ) { _, _ in .setNeedsLayout },
  ]
}
