/// What outlives a process: instances are numbered and scripts are counted over the device's life.
/// Of it only the saved state is part of UIKit.
struct Ledger: Hashable, Sendable {
  /// Instances made so far, by class.
  private var made: [Int32]
  /// All instances made so far: their order of creation.
  private(set) var serial: Int32 = 0
  /// How often each limited script of the app has run.
  private var scriptRuns: [Int]
  /// State was saved by an app that restores it the old way.
  private(set) var savedState: SavedState?

  init(_ image: AppImage) {
    made = Array(repeating: 0, count: image.classes.count)
    scriptRuns = Array(repeating: 0, count: image.limitedScripts)
  }

  func made(_ classID: ClassID) -> Int32 {
    let index = Int(classID.index)
    return index < made.count ? made[index] : 0
  }

  mutating func saveState(_ roots: [SavedController]) { savedState = SavedState(roots: roots) }
  mutating func discardState() { savedState = nil }

  /// Counts one more run of a script that may run so often; false if it has had them all.
  mutating func countRun(of counter: Int, atMost times: Int) -> Bool {
    guard scriptRuns[counter] < times else { return false }
    scriptRuns[counter] += 1
    return true
  }

  /// The number of one more instance.
  mutating func countInstance(of classID: ClassID) -> Int32 {
    let index = Int(classID.index)
    while made.count <= index { made.append(0) }
    made[index] += 1
    serial += 1
    return made[index]
  }
}
