// Follows platform/frameworks/base, core/java/android/app/ActivityThread.java: mActivities.

/// The activities that live in the process, each at the slot of its record.
struct ActivityTable: Hashable, Sendable {
  /// At the place after its slot; the first place is empty, and stands for all activities that are
  /// not here.
  private var places = InPlace([Place()])
  /// Those that are no more, in the order in which they went.
  private var destroyed = InPlace<DestroyedActivity>()

  private struct Place: Hashable, Sendable {
    var instance = ActivityInstance.nobody
    /// What the instance has; nil where none is.
    var belongings: Boxed<ActivityBelongings>?

    var id: ActivityID { instance.id }

    @inline(__always)
    mutating func changeBelongings(_ change: (inout ActivityBelongings) -> Void) {
      belongings?.change(change)
    }
  }

  /// With the empty place.
  private static let usualCount = 4

  /// Nil: no instance of this record is alive here.
  @inline(__always)
  subscript(token: ActivityToken) -> ActivityInstance? {
    let place = place(of: token)
    return place == 0 ? nil : places[place].instance
  }

  /// Changes the instance of this record where it lies, if one is alive here.
  @inline(__always)
  mutating func change(_ token: ActivityToken, _ change: (inout ActivityInstance) -> Void) {
    let place = place(of: token)
    if place != 0 { change(&places[place].instance) }
  }

  /// What the instance of this record has; nil if none is alive here.
  subscript(belongingsOf token: ActivityToken) -> Boxed<ActivityBelongings>? {
    @inline(__always) get { places[place(of: token)].belongings }
    @inline(__always) _modify { yield &places[place(of: token)].belongings }
  }

  /// Changes that where it lies.
  @inline(__always)
  mutating func changeBelongings(
    of token: ActivityToken, _ change: (inout ActivityBelongings) -> Void
  ) {
    let place = place(of: token)
    places[place].changeBelongings(change)
  }

  @inline(__always)
  private func place(of token: ActivityToken) -> Int {
    let place = Int(token.slot) + 1
    return place < places.count && places[place].id.token.number == token.number ? place : 0
  }

  @inline(__always)
  func contains(_ token: ActivityToken) -> Bool { place(of: token) != 0 }

  /// The instance, if it is the one that its record has now.
  @inline(__always)
  func contains(_ id: ActivityID) -> Bool { places[place(of: id.token)].id.object == id.object }

  mutating func insert(
    _ activity: ActivityInstance, with belongings: consuming Boxed<ActivityBelongings>
  ) {
    let place = Int(activity.token.slot) + 1
    if places.count == 1 { places.reserveCapacity(Self.usualCount) }
    while place >= places.count { places.append(Place()) }
    places[place] = Place(instance: activity, belongings: belongings)
  }

  mutating func remove(_ token: ActivityToken) {
    let place = place(of: token)
    guard place != 0 else { return }
    destroyed.append(DestroyedActivity(places[place].instance, places[place].belongings))
    places[place] = Place()
  }

  /// What the instance says of its end; nil if it is not the one that its record has now.
  @inline(__always)
  func ending(of id: ActivityID) -> ActivityEnding? {
    // No other instance is called the same.
    let place = Int(id.token.slot) + 1
    guard place < places.count, places[place].id.object == id.object else { return nil }
    return ActivityEnding(
      isFinishing: places[place].instance.isFinishing,
      isChangingConfigurations: places[place].instance.isChangingConfigurations)
  }

  /// In the order in which their records were made.
  var tokens: [ActivityToken] { places.map(\.id.token).filter { $0.number >= 0 }.sorted() }

  /// The live instance of this name.
  func activity(_ object: ObjectID) -> ActivityID? {
    for place in places.indices where places[place].id.object == object { return places[place].id }
    return nil
  }

  /// The newest live instance of a class: their numbers rise.
  func newest(of classID: ClassID) -> ActivityID? {
    var newest: ActivityID?
    for place in places.indices where places[place].id.object.classID == classID {
      let id = places[place].id
      if newest.map({ $0.object.number < id.object.number }) ?? true { newest = id }
    }
    return newest
  }
}

/// What code still refers to though it is destroyed.
extension ActivityTable {
  /// Nil: this instance lives, or has never lived here.
  func destroyedActivity(_ object: ObjectID) -> DestroyedActivity? {
    destroyed.last { $0.id.object == object }
  }

  mutating func changeDestroyed(_ id: ActivityID, _ change: (inout DestroyedActivity) -> Void) {
    if let place = destroyed.lastIndex(where: { $0.id == id }) { change(&destroyed[place]) }
  }
}

extension Boxed {
  @inline(__always)
  fileprivate mutating func change(_ change: (inout Value) -> Void) { change(&value) }
}
