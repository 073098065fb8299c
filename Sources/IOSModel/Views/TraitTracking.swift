/// Automatic trait tracking: UIKit notes which traits a method reads as it updates a view, and has
/// the view updated again once one of them changes.
///
/// A method that reads traits reads all of them here. A view that has yet to be updated will be,
/// with the traits that it has by then.
///
/// https://developer.apple.com/documentation/uikit/automatic-trait-tracking
extension UIApplication {
  /// The controller's traits have changed.
  mutating func invalidateReaders(ofTraitsOf id: ControllerID) {
    let methods = self[id].traits.readsTraits.subtracting(.ofContainerView)
    guard !methods.isEmpty, self[id].view.isLoaded, version.tracksTraits else { return }
    invalidate(methods, of: id)
  }

  /// The scene's traits have changed, and with them those of its presentation controllers and of
  /// their container views. (A new size lays these views out in any case.)
  ///
  /// https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerviewwilllayoutsubviews()
  mutating func invalidateContainerViews(in scene: SceneID) {
    guard !presentations.isEmpty else { return }
    for id in hostedTrees(of: scene) {
      let methods = self[id].traits.readsTraits.intersection(.ofContainerView)
      if !methods.isEmpty, version.tracksTraits { invalidate(methods, of: id) }
    }
  }
}
