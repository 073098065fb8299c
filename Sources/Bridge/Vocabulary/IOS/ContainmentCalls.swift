import IOSModel
import Specification

/// Calls of a container's own code.
enum ContainmentCalls {
  static let all: [IOSCall] = children + together + appearance

  private static let controller = CallWords.controller

  private static func page(_ method: String) -> String { "\(IOSPage.viewController)/\(method)" }

  private static let children = [
    IOSCall(
      "addChild", controller, hasReceiver: true, makesInstances: true, summary: "addChild(_:)",
      page: page("addchild(_:)")
    ) { context, call in .containment(.addChild(context.member(try call.object("the child")))) },
    IOSCall(
      "addSubview", controller, hasReceiver: true, summary: "view.addSubview of the child's view.",
      page: IOSPage.view + "/addsubview(_:)"
    ) { context, call in .containment(.addSubview(try context.instance(call))) },
    IOSCall(
      "didMove", controller, .word("parent", ["nil", "parent"]), hasReceiver: true,
      summary: "didMove(toParent:) of the child.", page: page("didmove(toparent:)")
    ) { context, call in
      .containment(.didMoveToParent(try context.instance(call), parent: call.words.first != "nil"))
    },
    IOSCall(
      "willMove", controller, .word("parent", ["nil"]), hasReceiver: true,
      summary: "willMove(toParent: nil) of the child.", page: page("willmove(toparent:)")
    ) { context, call in .containment(.willMoveToNil(try context.instance(call))) },
    IOSCall(
      "removeFromSuperview", controller, summary: "view.removeFromSuperview() of the child.",
      page: IOSPage.view + "/removefromsuperview()"
    ) { context, call in .containment(.removeFromSuperview(try context.instance(call))) },
    IOSCall(
      "removeFromParent", controller, summary: "removeFromParent() of the child.",
      page: page("removefromparent()")
    ) { context, call in .containment(.removeFromParent(try context.instance(call))) },
  ]

  private static let together = [
    IOSCall(
      "embed", controller, hasReceiver: true, makesInstances: true,
      summary: "addChild, addSubview and didMove in one call.", page: page("addchild(_:)")
    ) { context, call in .containment(.embed(context.member(try call.object("the child")))) },
    IOSCall(
      "unembed", controller,
      summary: "willMove(nil), removeFromSuperview and removeFromParent in one call.",
      page: page("removefromparent()")
    ) { context, call in .containment(.unembed(try context.instance(call))) },
    IOSCall(
      "setOverrideTraitCollection", controller, .word("width", ["compact", "regular", "nil"]),
      hasReceiver: true,
      summary: "setOverrideTraitCollection(_:forChild:) with this width, or traitOverrides.",
      page: page("setoverridetraitcollection(_:forchild:)")
    ) { context, call in
      .containment(
        .setOverrideTraitCollection(
          try context.instance(call), call.words.first.flatMap(SizeClass.init)))
    },
    IOSCall(
      "transition", controller, .particle("to"), controller, hasReceiver: true,
      summary: "transition(from:to:duration:options:animations:completion:)",
      page: page("transition(from:to:duration:options:animations:completion:)")
    ) { context, call in
      guard call.objects.count == 2, let to = call.objects.last else {
        throw ScriptProblem("a transition goes from one controller to another")
      }
      return .containment(.transition(from: try context.instance(call), to: context.resolve(to)))
    },
  ]

  private static let appearance = [
    IOSCall(
      "beginAppearanceTransition", controller, .word("direction", AppearanceDirection.self),
      hasReceiver: true, attributes: [CallWords.animated],
      summary: "beginAppearanceTransition of the child.",
      page: page("beginappearancetransition(_:animated:)")
    ) { context, call in
      .containment(
        .beginAppearanceTransition(
          try context.instance(call),
          isAppearing: call.word(as: AppearanceDirection.self) != .disappearing,
          animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "call", .word("method", ControllerCallback.ofAppearance.map { WordDefinition($0.rawValue) }),
      hasReceiver: true, summary: "An appearance method, called by app code instead of by UIKit.",
      page: page("viewwillappear(_:)")
    ) { _, call in
      .view(.callDirectly(call.words.first.flatMap(ControllerCallback.init) ?? .viewWillAppear))
    },
    IOSCall(
      "endAppearanceTransition", controller, hasReceiver: true,
      summary: "endAppearanceTransition of the child.", page: page("endappearancetransition()")
    ) { context, call in .containment(.endAppearanceTransition(try context.instance(call))) },
  ]
}

private enum AppearanceDirection: String, Hashable, Sendable, CaseIterable {
  case appearing
  case disappearing
}
