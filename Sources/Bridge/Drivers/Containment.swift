import Specification

/// How declared objects stand in each other: whoever makes one makes what it holds.
struct Containment {
  private let names: [String]
  /// For each object, the places of those that it brings with it.
  private let inner: [[Int]]
  private var sizes: [Size?]

  private struct Size {
    /// How many objects stand in each other, this one included.
    var depth: Int
    /// How many instances there are, this one included.
    var instances: Int
  }

  /// - Parameter members: the names of what an object holds by its attributes.
  init(_ objects: ObjectTable, members: (DeclaredObject) -> [String]) {
    names = objects.objects.map(\.name)
    var places: [String: Int] = [:]
    for (place, name) in names.enumerated() { places[name] = place }
    var inner = objects.objects.map { members($0).compactMap { places[$0] } }
    for (place, object) in objects.objects.enumerated() {
      guard let around = object.container.flatMap({ places[$0] }),
        !inner[around].contains(place)
      else { continue }
      inner[around].append(place)
    }
    self.inner = inner
    sizes = Array(repeating: nil, count: names.count)
  }

  /// Throws if an object stands inside itself, over however many others, or if objects stand in each
  /// other deeper, or bring more with them, than anybody needs.
  mutating func check() throws(ScriptProblem) {
    for place in names.indices { _ = try size(of: place, path: []) }
  }

  private mutating func size(of place: Int, path: [Int]) throws(ScriptProblem) -> Size {
    if let known = sizes[place] { return known }
    guard !path.contains(place) else {
      throw ScriptProblem("\(names[place]) is declared inside itself")
    }
    guard Limit.containment.allows(path.count + 1) else {
      throw ScriptProblem(circle(from: place) ?? Limit.containment.complaint)
    }
    var size = Size(depth: 1, instances: 1)
    for member in inner[place] {
      let held = try self.size(of: member, path: path + [place])
      size.depth = max(size.depth, held.depth + 1)
      size.instances += held.instances
    }
    guard Limit.containment.allows(size.depth) else {
      throw ScriptProblem(Limit.containment.complaint)
    }
    guard Limit.instances.allows(size.instances) else {
      throw ScriptProblem(Limit.instances.complaint)
    }
    sizes[place] = size
    return size
  }

  /// That the way down from an object comes back to it, rather than going deeper and deeper.
  private func circle(from place: Int) -> String? {
    var seen: Set<Int> = []
    var waiting = inner[place]
    while let next = waiting.popLast() {
      if next == place { return "\(names[place]) is declared inside itself" }
      if seen.insert(next).inserted { waiting += inner[next] }
    }
    return nil
  }
}
