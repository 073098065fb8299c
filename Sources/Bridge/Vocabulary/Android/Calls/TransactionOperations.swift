import AndroidModel
import Specification

/// An operation of a fragment transaction.
typealias TransactionOperation = PlatformVerb<FragmentActions, FragmentTransaction.Operation>

/// The operations that a transaction can have.
enum TransactionOperations {
  static let all: [TransactionOperation] = [
    TransactionOperation(
      "add", fragment, attributes: place + [initialSavedState],
      summary:
        "add(container, fragment, tag); the fragment may be given the saved state of another.",
      page: page("add(int,androidx.fragment.app.Fragment,java.lang.String)")
    ) { fragments, call in
      .add(
        try fragments.added(call, state: call.value(initialSavedState)),
        container: fragments.container(call), tag: call.value(tag))
    },
    TransactionOperation(
      "replace", fragment, attributes: place + [initialSavedState],
      summary:
        "replace(container, fragment, tag); the fragment may be given the saved state of another.",
      page: page("replace(int,androidx.fragment.app.Fragment,java.lang.String)")
    ) { fragments, call in
      .replace(
        try fragments.added(call, state: call.value(initialSavedState)),
        container: fragments.container(call), tag: call.value(tag))
    },
    simple("remove") { .remove($0) },
    simple("hide") { .hide($0) },
    simple("show") { .show($0) },
    simple("attach") { .attach($0) },
    simple("detach") { .detach($0) },
    TransactionOperation(
      "setMaxLifecycle", fragment, .word("state", LifecycleState.self),
      summary: "setMaxLifecycle(fragment, state)",
      page: page(
        "setMaxLifecycle(androidx.fragment.app.Fragment,androidx.lifecycle.Lifecycle.State)")
    ) { fragments, call in
      guard let state = call.word(as: LifecycleState.self) else {
        throw ScriptProblem("setMaxLifecycle needs a state")
      }
      return .setMaxLifecycle(try fragments.named(call), state)
    },
    TransactionOperation(
      "setPrimaryNavigationFragment", fragment.optional,
      summary: "setPrimaryNavigationFragment(fragment), by default null",
      page: page("setPrimaryNavigationFragment(androidx.fragment.app.Fragment)")
    ) { fragments, call in
      .setPrimaryNavigationFragment(call.objects.first.map(fragments.reference))
    },
  ]

  static let byPhrase = PhraseTable(all)

  /// `container=side`
  static let containerName = AttributeDefinition.words(
    "container", ContainerName.self,
    "The container view: one of the two in every activity's layout, or a fragment's own.",
    page: page("add(int,androidx.fragment.app.Fragment)"))
  static let noContainer = AttributeDefinition.flag(
    "noContainer", "Without a container view.",
    page: page("add(androidx.fragment.app.Fragment,java.lang.String)"))

  private static let tag = AttributeDefinition.text(
    "tag", "The fragment's tag.", page: page("add(androidx.fragment.app.Fragment,java.lang.String)")
  )
  private static let initialSavedState = AttributeDefinition.objects(
    "initialSavedState", AndroidKind.fragments,
    "setInitialSavedState with what saveFragmentInstanceState gave for this fragment.",
    page: AndroidPage.fragment)
  private static let place = [containerName, noContainer, tag]
  private static let fragment = OperandDefinition.object("fragment", AndroidKind.fragments)

  private static func page(_ method: String) -> String {
    AndroidPage.fragmentTransaction + "#" + method
  }

  private static func simple(
    _ phrase: String,
    _ operation: @escaping @Sendable (FragmentReference) -> FragmentTransaction.Operation
  ) -> TransactionOperation {
    TransactionOperation(
      phrase, fragment, summary: "\(phrase)(fragment)",
      page: page("\(phrase)(androidx.fragment.app.Fragment)")
    ) { fragments, call in operation(try fragments.named(call)) }
  }
}

/// The views that can contain fragments.
enum ContainerName: String, CaseIterable {
  /// The two containers in every activity's layout.
  case main
  case side
  /// A fragment's own view.
  case child
}
