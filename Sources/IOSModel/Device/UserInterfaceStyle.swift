/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  mutating func toggle() { self = self == .light ? .dark : .light }
}
