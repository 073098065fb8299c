import Specification

/// The nesting of declared objects: creating one creates everything inside it.
struct Containment {
  private let objects: [DeclaredObject]
  /// For each object, the indices of those that are created with it.
  private let inner: [[Int]]
  private var sizes: [Size?]

  private struct Size {
    /// How deeply objects are nested, this one included.
    var depth: Int
    /// How many instances there are, this one included.
    var instances: Int
  }

  /// - Parameter members: the names of the objects that an object lists in its attributes.
  init(_ objects: ObjectTable, members: (DeclaredObject) -> [String]) {
    self.objects = objects.objects
    var places: [String: Int] = [:]
    for (place, object) in objects.objects.enumerated() { places[object.name] = place }
    var inner = objects.objects.map { members($0).compactMap { places[$0] } }
    for (place, object) in objects.objects.enumerated() {
      guard let around = object.container.flatMap({ places[$0] }),
        !inner[around].contains(place)
      else { continue }
      inner[around].append(place)
    }
    self.inner = inner
    sizes = Array(repeating: nil, count: objects.objects.count)
  }

  /// Throws if an object is inside itself, directly or indirectly, or if objects are nested too
  /// deeply or bring too many others with them.
  mutating func check() throws(ScriptProblem) {
    for place in objects.indices { _ = try size(of: place, path: []) }
  }

  private mutating func size(of place: Int, path: [Int]) throws(ScriptProblem) -> Size {
    if let known = sizes[place] { return known }
    guard !path.contains(place) else {
      throw problem(isInsideItself(place), place)
    }
    guard Limit.containment.allows(path.count + 1) else {
      throw problem(circle(from: place) ?? Limit.containment.complaint, place)
    }
    var size = Size(depth: 1, instances: 1)
    for member in inner[place] {
      let held = try self.size(of: member, path: path + [place])
      size.depth = max(size.depth, held.depth + 1)
      size.instances += held.instances
    }
    guard Limit.containment.allows(size.depth) else {
      throw problem(Limit.containment.complaint, place)
    }
    guard Limit.instances.allows(size.instances) else {
      throw problem(Limit.instances.complaint, place)
    }
    sizes[place] = size
    return size
  }

  /// Reports that the object contains itself, rather than being nested too deeply; nil if it does
  /// not.
  private func circle(from place: Int) -> String? {
    var seen: Set<Int> = []
    var waiting = inner[place]
    while let next = waiting.popLast() {
      if next == place { return isInsideItself(place) }
      if seen.insert(next).inserted { waiting += inner[next] }
    }
    return nil
  }

  private func isInsideItself(_ place: Int) -> String {
    "\(objects[place].name) is declared inside itself"
  }

  private func problem(_ reason: String, _ place: Int) -> ScriptProblem {
    ScriptProblem(reason, at: objects[place].range)
  }
}
