/// What outlives a process and is with the one that runs: the answers of the package manager, which
/// every process gets at once, and the numbers by which the model tells instances apart. The
/// numbers are not part of Android; a trace needs them to say which instance of a class it speaks
/// of.
struct DeviceLedger: Hashable, Sendable {
  /// The number of instances made of each class.
  private var instancesMade = ShortList<Int32>()
  /// The newest instance of each activity record, at the record's slot.
  private var newestInstances: [ActivityID?] = []
  /// How often each callback script that may run only a number of times has run, by its place in
  /// the image.
  private var scriptRuns: [Int] = []
  private(set) var classNames: ClassNames
  /// The names of containers, tags, entries of back stacks and results.
  var symbols = SymbolTable()
  var components = ComponentSettings()
  /// The apps to which `checkSelfPermission` answers that it is granted.
  var permittedApps: Set<UID> = []
  /// The apps whose question is put to the user no more: `getPermissionRequestState`.
  var decidedApps: Set<UID> = []

  private static let usualCount = 4

  init(image: AppImage) {
    classNames = ClassNames(image)
  }

  // MARK: Classes

  mutating func classID(of name: String) -> ClassID {
    classNames.classID(of: name)
  }

  /// Nil: no code has ever named it.
  @inline(__always)
  func knownClassID(of name: String) -> ClassID? {
    classNames.knownClassID(of: name)
  }

  func name(of object: ObjectID) -> InstanceID {
    InstanceID(classNames.name(of: object.classID), Int(object.number))
  }

  /// The object that this name stands for, whether there ever was one or not; nil if its class is
  /// unknown.
  @inline(__always)
  func object(named id: InstanceID) -> ObjectID? { classNames.object(named: id) }

  // MARK: Instances

  /// Numbers a new instance of a class.
  mutating func newInstance(of classID: ClassID) -> ObjectID {
    let index = Int(classID.index)
    while index >= instancesMade.count { instancesMade.append(0) }
    instancesMade[index] += 1
    return ObjectID(classID: classID, number: instancesMade[index])
  }

  /// Numbers a new instance of an activity, for this record.
  mutating func newInstance(of className: String, for token: ActivityToken) -> ActivityID {
    newInstance(of: classID(of: className), for: token)
  }

  /// Numbers a new instance of an activity, for this record.
  mutating func newInstance(of classID: ClassID, for token: ActivityToken) -> ActivityID {
    let id = ActivityID(token: token, object: newInstance(of: classID))
    let slot = Int(token.slot)
    newestInstances.reserveInitialCapacity(Self.usualCount)
    while slot >= newestInstances.count { newestInstances.append(nil) }
    newestInstances[slot] = id
    return id
  }

  /// The number that the next instance of a class will have.
  func nextInstance(of className: String) -> InstanceID {
    InstanceID(className, instancesMade(of: className) + 1)
  }

  /// The newest instance of this record, alive or not; nil if none was ever made.
  func newestInstance(of token: ActivityToken) -> InstanceID? {
    let slot = Int(token.slot)
    guard slot < newestInstances.count, let newest = newestInstances[slot], newest.token == token
    else { return nil }
    return name(of: newest.object)
  }

  /// After the device has been started anew its activity records are others, and none of them has
  /// an instance yet.
  mutating func forgetRecords() { newestInstances = [] }

  /// Whether there ever was such an instance.
  func hasMade(_ id: InstanceID) -> Bool {
    id.number >= 1 && id.number <= instancesMade(of: id.className)
  }

  private func instancesMade(of className: String) -> Int {
    guard let classID = knownClassID(of: className), classID.index < instancesMade.count else {
      return 0
    }
    return Int(instancesMade[Int(classID.index)])
  }

  // MARK: Scripts

  /// Notes a run of the script at this place.
  ///
  /// - Returns: false if it has run as often as it may.
  mutating func mayRun(_ script: Int, times limit: Int) -> Bool {
    while script >= scriptRuns.count { scriptRuns.append(0) }
    guard scriptRuns[script] < limit else { return false }
    scriptRuns[script] += 1
    return true
  }
}
