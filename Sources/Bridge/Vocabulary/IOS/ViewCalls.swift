import IOSModel
import Specification

/// Calls on a controller's view.
enum ViewCalls {
  static let all: [IOSCall] = [
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
