/// Code that nearly every app has, so that no script has to say it. What a manager had it restores
/// by itself: https://developer.android.com/guide/fragments/fragmentmanager
extension AndroidApp {
  /// The app code that declarations stand for: a host adds the fragments declared for it in its
  /// `onCreate`, unless saved state brings them back. The platform's own transactions could not
  /// always be reordered, so that these do not ask for it.
  var impliedScripts: [CallbackScript] {
    let reordering: Bool? = fragmentLibrary.dispatchesInsideSuper ? true : nil
    return fragments.compactMap { declaration in
      guard let host = declaration.host else { return nil }
      let isNested = fragments.contains { $0.name == host }
      let addition = FragmentTransaction(
        manager: isNested ? .child : .host, reordering: reordering,
        operations: [
          .add(
            .new(className: declaration.name),
            container: (isNested ? ContainerNames.ofView : ContainerNames.main).ofLayout, tag: nil)
        ])
      return CallbackScript(
        .allInstances(ofClass: host), isNested ? .fragment(.onCreate) : .activity(.onCreate),
        condition: .withoutSavedState, do: [.fragments(.transaction(addition))])
    }
  }
}
