/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  case automatic
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none
}
