import IOSModel

/// Follows one controller through its callbacks and records every illegal one. The rules are the
/// transitions that square/swift-modals checks (Modals/Tests/VisibilityTests.swift), and that a
/// view is loaded once and a deallocated controller receives nothing.
struct AppearanceRules {
  /// Whether code begins a transition by hand now, which it may do again after the end. UIKit
  /// itself begins nothing twice, before and after that.
  var mayBeginAgain = false
  private(set) var appearance = AppearanceState.disappeared
  private(set) var isGone = false
  private var isMade = false
  private var isViewLoaded = false
  private(set) var violations: [String] = []

  mutating func follow(_ callback: ControllerCallback) {
    require(!isGone, callback)
    switch callback {
    case .initNibName, .initCoder:
      require(!isMade, callback)
      isMade = true
    case .loadView:
      require(isMade && !isViewLoaded, callback)
      isViewLoaded = true
    case .viewDidLoad: require(isViewLoaded, callback)
    case .viewWillAppear:
      require(isViewLoaded, callback)
      go(
        to: .appearing, from: [.disappeared, .disappearing] + (mayBeginAgain ? [.appeared] : []),
        callback)
    case .viewIsAppearing: require(appearance == .appearing, callback)
    case .viewDidAppear: go(to: .appeared, from: [.appearing], callback)
    case .viewWillDisappear:
      go(
        to: .disappearing, from: [.appearing, .appeared] + (mayBeginAgain ? [.disappeared] : []),
        callback)
    case .viewDidDisappear: go(to: .disappeared, from: [.disappearing], callback)
    case .deinit: isGone = true
    default: break
    }
  }

  /// App code sets `view` to nil, so the next access loads it again.
  mutating func forgetView() {
    isViewLoaded = false
  }

  private mutating func go(
    to next: AppearanceState, from legal: [AppearanceState], _ callback: ControllerCallback
  ) {
    require(legal.contains(appearance), callback)
    appearance = next
  }

  private mutating func require(_ isLegal: Bool, _ callback: ControllerCallback) {
    if !isLegal { violations.append("\(callback.rawValue) while \(appearance.rawValue)") }
  }
}
