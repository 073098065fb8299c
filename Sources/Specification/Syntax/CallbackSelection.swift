/// What a `watch` or `ignore` line is about: `B.onNewIntent`, `Inner`, `viewDidLoad`.
package struct CallbackSelection: Hashable, Sendable {
  /// Nil selects the callback of every object.
  package var object: Located<String>?
  /// Nil selects everything of the object.
  package var callback: Located<String>?
  package var range: SourceRange

  package init(object: Located<String>? = nil, callback: Located<String>? = nil, range: SourceRange)
  {
    self.object = object
    self.callback = callback
    self.range = range
  }

  /// Whether everything that the other one selects is also selected by this one.
  package func covers(_ other: CallbackSelection) -> Bool {
    (object == nil || object?.value == other.object?.value)
      && (callback == nil || callback?.value == other.callback?.value)
  }
}
