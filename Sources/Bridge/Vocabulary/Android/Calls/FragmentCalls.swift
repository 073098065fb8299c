import AndroidModel
import Specification

/// The calls on fragments and their managers.
enum FragmentCalls {
  static let all: [AndroidCall] =
    commits + backStack + observers + results + states + dialogs

  private static let fragment = OperandDefinition.object("fragment", AndroidKind.fragments)

  private static func manager(_ method: String) -> String {
    AndroidPage.fragmentManager + "#" + method
  }

  /// A call on the activity that declares the first fragment in its operands.
  private static func method(
    _ phrase: String, _ operands: OperandDefinition..., hasReceiver: Bool = false,
    attributes: [AttributeDefinition] = [], clauses: [Verb] = [], summary: String, page: String,
    action: @escaping @Sendable (FragmentActions, Arguments) throws -> FragmentAction
  ) -> AndroidCall {
    AndroidCall(
      Verb(
        phrase: phrase, operands: operands + (hasReceiver ? Particle.receiverOperands : []),
        attributes: attributes, clauses: clauses, summary: summary, documentation: page)
    ) { context, arguments in
      .init(
        .fragments(try action(context.fragments, arguments)),
        on: context.fragments.host(of: arguments))
    }
  }

  // MARK: Transactions

  private static let commits = [
    commit("commit", .commit, "commit()"),
    commit("commitNow", .commitNow, "commitNow()"),
    commit(
      "commitAllowingStateLoss", .commitAllowingStateLoss, "commitAllowingStateLoss()"),
    commit(
      "commitNowAllowingStateLoss", .commitNowAllowingStateLoss, "commitNowAllowingStateLoss()"),
  ]

  private static func commit(
    _ phrase: String, _ commit: FragmentTransaction.Commit, _ name: String
  ) -> AndroidCall {
    method(
      phrase, attributes: ManagerWords.all + TransactionWords.all,
      clauses: TransactionOperations.all.map(\.verb),
      summary: "\(name) of a fragment transaction with these operations.",
      page: AndroidPage.fragmentTransaction + "#" + name
    ) { fragments, call in .transaction(try fragments.transaction(commit, call)) }
  }

  // MARK: The back stack

  private static let name = AttributeDefinition.text(
    "name", "Down to the entry of this name.",
    page: manager("popBackStack(java.lang.String,int)"))
  private static let identifier = AttributeDefinition.number(
    "id", "Down to the entry that commit returned.", page: manager("popBackStack(int,int)"))
  private static let inclusive = AttributeDefinition.flag(
    "inclusive", "That entry as well: POP_BACK_STACK_INCLUSIVE.",
    page: manager("POP_BACK_STACK_INCLUSIVE()"))

  private static let backStack = [
    method(
      "executePendingTransactions", hasReceiver: true, attributes: ManagerWords.all,
      summary: "executePendingTransactions()",
      page: manager("executePendingTransactions()")
    ) { fragments, call in .executePendingTransactions(fragments.manager(call)) },
    pop("popBackStack", immediate: false),
    pop("popBackStackImmediate", immediate: true),
    entry("saveBackStack") { .saveBackStack($0, name: $1) },
    entry("restoreBackStack") { .restoreBackStack($0, name: $1) },
    entry("clearBackStack") { .clearBackStack($0, name: $1) },
  ]

  private static func pop(_ phrase: String, immediate: Bool) -> AndroidCall {
    method(
      phrase, hasReceiver: true, attributes: ManagerWords.all + [name, identifier, inclusive],
      summary: "\(phrase)(), or with a name or an id the overload that pops up to that entry.",
      page: manager("\(phrase)()")
    ) { fragments, call in
      let isInclusive = call.flag(inclusive) ?? false
      let target: BackStackTarget =
        if let identifier = call.number(identifier) {
          .identified(identifier, inclusive: isInclusive)
        } else if call.value(name) == nil, !isInclusive {
          .top
        } else {
          .named(call.value(name), inclusive: isInclusive)
        }
      return .popBackStack(fragments.manager(call), target, immediate: immediate)
    }
  }

  private static func entry(
    _ phrase: String,
    _ action: @escaping @Sendable (FragmentManagerReference, String) -> FragmentAction
  ) -> AndroidCall {
    method(
      phrase, .text("name"), hasReceiver: true, attributes: ManagerWords.all,
      summary: "\(phrase)(name)", page: manager("\(phrase)(java.lang.String)")
    ) { fragments, call in action(fragments.manager(call), try call.word("the entry's name")) }
  }

  // MARK: Observers

  private static let recursive = AttributeDefinition.flag(
    "recursive", "Also of the children's managers.", page: AndroidPage.fragmentManager)

  private static let allowed = AttributeDefinition.objects(
    "allowViolation", AndroidKind.fragments,
    "The classes that may do what the policy detects: allowViolation of each.",
    page: AndroidPage.fragmentStrictMode
  ).several

  private static let observers = [
    method(
      "setStrictModePolicy",
      .words("violation", WordDefinition.words(of: FragmentViolation.self)).optional,
      attributes: ManagerWords.all + [allowed],
      summary: "setStrictModePolicy, with a policy that detects these, with penaltyDeath.",
      page: manager(
        "setStrictModePolicy(androidx.fragment.app.strictmode.FragmentStrictMode.Policy)")
    ) { fragments, call in
      .setStrictModePolicy(
        fragments.manager(call), call.words.compactMap(FragmentViolation.init(rawValue:)),
        allowing: call.values(allowed))
    },
    method(
      "registerFragmentLifecycleCallbacks", hasReceiver: true,
      attributes: ManagerWords.all + [recursive],
      summary: "registerFragmentLifecycleCallbacks(callbacks, recursive)",
      page: AndroidPage.fragmentManager
    ) { fragments, call in
      .registerObserver(fragments.manager(call), isRecursive: call.flag(recursive) ?? false)
    },
    method(
      "unregisterFragmentLifecycleCallbacks", hasReceiver: true, attributes: ManagerWords.all,
      summary:
        "unregisterFragmentLifecycleCallbacks(callbacks), of the first that this object has registered.",
      page: AndroidPage.fragmentManager
    ) { fragments, call in .unregisterObserver(fragments.manager(call)) },
    method(
      "addOnBackStackChangedListener", hasReceiver: true, attributes: ManagerWords.all,
      summary: "addOnBackStackChangedListener(listener), a listener of this object.",
      page: AndroidPage.fragmentManager
    ) { fragments, call in .addBackStackListener(fragments.manager(call)) },
    method(
      "removeOnBackStackChangedListener", hasReceiver: true, attributes: ManagerWords.all,
      summary:
        "removeOnBackStackChangedListener(listener), of the first that this object has added.",
      page: AndroidPage.fragmentManager
    ) { fragments, call in .removeBackStackListener(fragments.manager(call)) },
    method(
      "addFragmentOnAttachListener", hasReceiver: true, attributes: ManagerWords.all,
      summary: "addFragmentOnAttachListener(listener), a listener of this object.",
      page: manager(
        "addFragmentOnAttachListener(androidx.fragment.app.FragmentOnAttachListener)")
    ) { fragments, call in .addAttachListener(fragments.manager(call)) },
    method(
      "removeFragmentOnAttachListener", hasReceiver: true, attributes: ManagerWords.all,
      summary: "removeFragmentOnAttachListener(listener), of the first that this object has added.",
      page: manager(
        "removeFragmentOnAttachListener(androidx.fragment.app.FragmentOnAttachListener)")
    ) { fragments, call in .removeAttachListener(fragments.manager(call)) },
  ]

  // MARK: Results

  private static let owner = AttributeDefinition.words(
    "owner", ListenerOwner.self,
    "Whose lifecycle the listener follows: this object's, or its view's.",
    page: AndroidPage.fragmentManager)

  private static let results = [
    method(
      "setFragmentResult", .text("requestKey"), .text("result"), hasReceiver: true,
      attributes: ManagerWords.all, summary: "setFragmentResult(requestKey, result)",
      page: manager("setFragmentResult(java.lang.String,android.os.Bundle)")
    ) { fragments, call in
      guard call.words.count == 2 else { throw ScriptProblem("the result is missing") }
      return .result(
        fragments.manager(call),
        .setFragmentResult(requestKey: call.words[0], result: call.words[1]))
    },
    method(
      "clearFragmentResult", .text("requestKey"), hasReceiver: true, attributes: ManagerWords.all,
      summary: "clearFragmentResult(requestKey)",
      page: manager("clearFragmentResult(java.lang.String)")
    ) { fragments, call in
      .result(
        fragments.manager(call),
        .clearFragmentResult(requestKey: try call.word("the request key")))
    },
    method(
      "setFragmentResultListener", .text("requestKey"), hasReceiver: true,
      attributes: ManagerWords.all + [owner],
      summary:
        "setFragmentResultListener(requestKey, owner, listener); the owner is this, or its view.",
      page: AndroidPage.fragmentManager
    ) { fragments, call in
      let owner = call.value(owner).flatMap(ListenerOwner.init)
      return .result(
        fragments.manager(call),
        .setFragmentResultListener(
          requestKey: try call.word("the request key"), owner: owner ?? .this))
    },
    method(
      "clearFragmentResultListener", .text("requestKey"), hasReceiver: true,
      attributes: ManagerWords.all, summary: "clearFragmentResultListener(requestKey)",
      page: manager("clearFragmentResultListener(java.lang.String)")
    ) { fragments, call in
      .result(
        fragments.manager(call),
        .clearFragmentResultListener(requestKey: try call.word("the request key")))
    },
  ]

  // MARK: A fragment's own

  private static let duration = AttributeDefinition.number(
    "duration", "Milliseconds after which it starts by itself (AndroidX 1.1).",
    page: AndroidPage.fragment + "#postponeEnterTransition()")

  private static let states = [
    AndroidCall(
      "make", fragment,
      summary: "The constructor: the app holds the new fragment, which is in no manager yet.",
      page: AndroidPage.fragment + "#Fragment()"
    ) { _, call in .init(.makeFragment(className: try call.className("the fragment"))) },
    method(
      "setUserVisibleHint", fragment, .word("isVisibleToUser", BooleanWord.self),
      summary: "setUserVisibleHint(isVisibleToUser) of a fragment.",
      page: AndroidPage.fragment + "#setUserVisibleHint(boolean)"
    ) { fragments, call in
      .setUserVisibleHint(try fragments.named(call), call.isTrue)
    },
    method(
      "setMenuVisibility", fragment, .word("menuVisible", BooleanWord.self),
      summary: "setMenuVisibility(menuVisible): whether the fragment's items are in the menu.",
      page: AndroidPage.fragment + "#setMenuVisibility(boolean)"
    ) { fragments, call in
      .setMenuVisibility(try fragments.named(call), call.isTrue)
    },
    method(
      "saveFragmentInstanceState", fragment, attributes: ManagerWords.all,
      summary: "saveFragmentInstanceState(fragment); the app keeps the state.",
      page: manager("saveFragmentInstanceState(androidx.fragment.app.Fragment)")
    ) { fragments, call in
      .saveFragmentInstanceState(fragments.manager(call), try fragments.named(call))
    },
    method(
      "setArguments", fragment, summary: "setArguments of a fragment.",
      page: AndroidPage.fragment + "#setArguments(android.os.Bundle)"
    ) { fragments, call in .setArguments(try fragments.named(call)) },
    method(
      "getViewLifecycleOwner", fragment,
      summary: "getViewLifecycleOwner().getLifecycle() of a fragment.",
      page: AndroidPage.fragment + "#getViewLifecycleOwner()"
    ) { fragments, call in .getViewLifecycleOwner(try fragments.named(call)) },
    method(
      "inflate", fragment,
      summary: "Inflates the fragment's element into the object that it is declared in.",
      page: "https://developer.android.com/reference/android/view/LayoutInflater"
    ) { fragments, call in try fragments.inflation(call) },
    method(
      "postponeEnterTransition", fragment.optional, attributes: [duration],
      summary: "postponeEnterTransition() on the named fragment, else on this one.",
      page: AndroidPage.fragment + "#postponeEnterTransition()"
    ) { fragments, call in
      .postponeEnterTransition(
        try fragments.ownOrNamed(call), milliseconds: call.number(duration))
    },
    method(
      "startPostponedEnterTransition", fragment.optional,
      summary: "startPostponedEnterTransition() on the named fragment, else on this one.",
      page: AndroidPage.fragment + "#startPostponedEnterTransition()"
    ) { fragments, call in .startPostponedEnterTransition(try fragments.ownOrNamed(call)) },
  ]

  // MARK: Dialogs

  private static let tag = AttributeDefinition.text(
    "tag", "The fragment's tag.", page: AndroidPage.dialogFragment)
  private static let window = AttributeDefinition.flag(
    "window", "getDialog().dismiss(), which the fragment learns from the window.",
    page: AndroidPage.dialogFragment + "#getDialog()")

  private static let dialogs = [
    show("show", with: [TransactionWords.addToBackStack, TransactionWords.name]) {
      manager, className, call in
      let name = call.value(TransactionWords.name)
      let isKept = call.flag(TransactionWords.addToBackStack) ?? (name != nil)
      return isKept
        ? .showDialogOnBackStack(manager, className: className, tag: call.value(tag), name: name)
        : .showDialog(manager, className: className, tag: call.value(tag), now: false)
    },
    show("showNow") { manager, className, call in
      .showDialog(manager, className: className, tag: call.value(tag), now: true)
    },
    method(
      "dismiss", fragment, attributes: [window],
      summary: "dismiss() of a dialog fragment, or of its dialog's window.",
      page: AndroidPage.dialogFragment + "#dismiss()"
    ) { fragments, call in
      .dismissDialog(
        try fragments.named(call), call.flag(window) == true ? .window : .fragment)
    },
    method(
      "dismissNow", fragment,
      summary: "dismissNow() of a dialog fragment (AndroidX 1.5).",
      page: AndroidPage.dialogFragment + "#dismissNow()"
    ) { fragments, call in .dismissDialog(try fragments.named(call), .fragmentNow) },
    method(
      "dismissAllowingStateLoss", fragment,
      summary: "dismissAllowingStateLoss() of a dialog fragment.",
      page: AndroidPage.dialogFragment + "#dismissAllowingStateLoss()"
    ) { fragments, call in
      .dismissDialog(try fragments.named(call), .fragmentAllowingStateLoss)
    },
    method(
      "cancel", fragment, summary: "The dialog of the fragment is cancelled, as by Back.",
      page: "https://developer.android.com/reference/android/app/Dialog#cancel()"
    ) { fragments, call in .cancelDialog(try fragments.named(call)) },
    method(
      "setCancelable", fragment, .word("cancelable", BooleanWord.self),
      summary: "setCancelable(cancelable) of a dialog fragment: whether the user can cancel it.",
      page: AndroidPage.dialogFragment + "#setCancelable(boolean)"
    ) { fragments, call in .setCancelable(try fragments.named(call), call.isTrue) },
  ]

  private static func show(
    _ phrase: String, with attributes: [AttributeDefinition] = [],
    action: @escaping @Sendable (FragmentManagerReference, String, Arguments) -> FragmentAction
  ) -> AndroidCall {
    let orTransaction =
      attributes.isEmpty ? "" : " To add it to the back stack: \(phrase)(transaction, tag)."
    return method(
      phrase, .object("dialog", AndroidKind.fragments),
      attributes: ManagerWords.all + [tag] + attributes,
      summary: "\(phrase)(manager, tag) of a new dialog fragment.\(orTransaction)",
      page: AndroidPage.dialogFragment
        + "#\(phrase)(androidx.fragment.app.FragmentManager,java.lang.String)"
    ) { fragments, call in
      action(fragments.manager(call), try call.className("the dialog"), call)
    }
  }
}
