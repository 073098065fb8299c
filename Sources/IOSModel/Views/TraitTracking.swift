/// Automatic trait tracking: UIKit notes which traits a method reads as it updates a view, and has the view updated
/// anew once one of them changes.
///
/// Who reads traits reads all of them here. What a view has not updated yet it will, with the traits of then.
///
/// https://developer.apple.com/documentation/uikit/automatic-trait-tracking
extension UIApplication {
  /// The controller's traits have changed.
  mutating func invalidateReaders(ofTraitsOf id: ControllerID) {
    let methods = self[id].traits.readsTraits
    guard !methods.isEmpty, self[id].view.isLoaded, version.tracksTraits else { return }
    invalidate(methods, of: id)
  }
}
