import IOSModel

/// Follows one controller through its moves: a controller that has moved in was told that it will,
/// and is not told twice. A controller that is decoded with its container moves in without
/// callbacks, and a move during an appearance is reported once more when that is over.
struct MoveRules {
  private enum Told { case nothing, willMoveIn, willMoveOut }

  private var told = Told.nothing
  private var isComing = false
  private var isChild = false
  private var mayRepeat = false
  private(set) var violations: [String] = []

  mutating func follow(_ event: IOSEvent, _ callback: ControllerCallback) {
    let isInto = event.arguments.first.map { "\($0.value)" != "nil" } ?? false
    switch callback {
    case .initCoder: isComing = true
    case .willMove:
      if isInto, told == .willMoveIn { violations.append("willMove twice") }
      told = isInto ? .willMoveIn : .willMoveOut
      isComing = isComing || isInto
    case .didMove:
      if isInto, !isComing, !isChild { violations.append("didMove of one that was not to move") }
      if !isInto, !isComing, !isChild, !mayRepeat { violations.append("didMove of nobody's child") }
      mayRepeat = !isInto && (isComing || isChild)
      isComing = false
      isChild = isInto
      told = .nothing
    default: break
    }
  }
}
