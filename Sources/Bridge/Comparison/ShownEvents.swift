import Specification

/// The events of one platform that a report shows at a given level of detail.
struct ShownEvents<D: Driver>: Sendable {
  private let detail: CallbackDetail
  private let objects: ObjectTable
  private let watched: WatchedSet<D.Event>

  init(_ script: Script, _ objects: ObjectTable, _ detail: CallbackDetail) {
    self.detail = detail
    self.objects = objects
    watched = WatchedSet(script, objects, on: D.platform, core: D.coreCallbacks)
  }

  func contains(_ event: D.Event) -> Bool {
    switch detail {
    case .core: watched.contains(event)
    case .notable:
      watched.contains(event)
        || !event.isRoutine && (event.className.map { objects[$0] != nil } ?? true)
    case .all: true
    }
  }
}
