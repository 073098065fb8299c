/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}
