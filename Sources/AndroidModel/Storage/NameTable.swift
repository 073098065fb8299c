/// Names, each with its place. One that is already there keeps its first place.
struct NameTable: Hashable, Sendable {
  private(set) var names: [String] = []
  /// Only of a long table: a few names are found sooner by looking through them.
  private var places: [String: Int] = [:]

  private static let shortTable = 16

  init() {}

  init(_ names: [String]) {
    for name in names { insert(name) }
  }

  @discardableResult
  mutating func insert(_ name: String) -> Int {
    if let known = place(of: name) { return known }
    // A table that others have too is made anew, with room for what comes next.
    if names.count == names.capacity { names.reserveCapacity(2 * names.count + 4) }
    names.append(name)
    if names.count > Self.shortTable {
      if places.isEmpty {
        for (place, name) in names.enumerated() { places[name] = place }
      }
      places[name] = names.count - 1
    }
    return names.count - 1
  }

  /// Nil: it is not there.
  func place(of name: String) -> Int? {
    places.isEmpty ? names.firstIndex(of: name) : places[name]
  }
}
