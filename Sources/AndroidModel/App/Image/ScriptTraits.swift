/// What the code of an app can come to: what none of it does is not looked for while it runs. This
/// is not part of Android; it saves time.
extension [CallbackScript] {
  /// Some of it runs when a Lifecycle has got a new state.
  var hearsLifecycles: Bool {
    contains { script in
      if case .lifecycle = script.callback { true } else { false }
    }
  }

  /// Some of it runs when a fragment is asked for an animation.
  var hearsOfAnimations: Bool {
    contains { script in
      script.callback == .fragment(.onCreateAnimation)
        || script.callback == .fragment(.onCreateAnimator)
    }
  }

  /// Some of it runs when a fragment is asked for an inflater.
  var hearsOfInflaters: Bool { contains { $0.callback == .fragment(.onGetLayoutInflater) } }

  /// Some of it takes long, so that time passes.
  var takesTime: Bool {
    contains { script in script.actions.contains { $0.takesTime } }
  }

  /// Some of it goes by whether its activity is the root of its task.
  var asksForTaskRoot: Bool {
    contains { script in
      script.arguments.contains { $0.label == AndroidProperty.isTaskRoot.rawValue }
    }
  }
}
