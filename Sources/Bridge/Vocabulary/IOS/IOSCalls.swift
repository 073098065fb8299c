import IOSModel
import Specification

/// A call of iOS app code, in a callback script or from an event handler.
typealias IOSCall = PlatformVerb<IOSActions, AppAction>

/// Every call of iOS app code.
enum IOSCalls {
  static let all =
    (NavigationCalls.all + ContainmentCalls.all + ViewCalls.all + TransitionCalls.all
    + WindowCalls.all).map {
      advised($0.made(by: IOSKind.controllers))
    }

  static let byPhrase = PhraseTable(all)
}

extension OperandDefinition {
  /// The same operand, for a controller that a declared tab bar must contain.
  var ofTabBar: OperandDefinition {
    var copy = self
    copy.holder = Holder(
      kind: IOSKind.tabs.rawValue, attribute: ContainerAttributes.viewControllers.definition.name)
    return copy
  }
}

/// Operands and attributes that many calls share.
enum CallWords {
  static let controller = OperandDefinition.object("controller", IOSKind.controllers)
  static let controllers = OperandDefinition.objects("controller", IOSKind.controllers)
  static let animated = AttributeDefinition.flag(
    "animated", "With an animation.", page: IOSPage.viewController)

  static func isAnimated(_ arguments: Arguments) -> Bool { arguments.flag(animated) ?? false }
}
