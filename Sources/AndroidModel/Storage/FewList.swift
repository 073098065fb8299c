/// What a `FewList` can hold.
protocol FewListElement: Hashable, Sendable {
  /// What lies where there is no element, so that equal lists are equal.
  static var placeholder: Self { get }
}

/// A list that mostly has one element or two: as long as it has, they lie in what holds it, and no
/// memory is asked for. For elements that are more than a word; see `ShortList`. It is not part of
/// Android.
struct FewList<Element: FewListElement>: Hashable, Sendable {
  private var one = Element.placeholder
  private var two = Element.placeholder
  /// What comes after the first two.
  private var rest: [Element] = []
  private(set) var count = 0

  private static var placesInside: Int { 2 }

  init() {}

  @inline(__always)
  mutating func append(_ element: Element) {
    count += 1
    switch count {
    case 1: one = element
    case 2: two = element
    default: rest.append(element)
    }
  }

  @inline(__always)
  mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }

  mutating func removeEnd() {
    count -= 1
    switch count {
    case 0: one = .placeholder
    case 1: two = .placeholder
    default: rest.removeLast()
    }
  }
}

extension FewList: InlineList, ExpressibleByArrayLiteral {
  subscript(place: Int) -> Element {
    @inline(__always) get {
      switch place {
      case 0: one
      case 1: two
      default: rest[place - Self.placesInside]
      }
    }
    @inline(__always) set {
      switch place {
      case 0: one = newValue
      case 1: two = newValue
      default: rest[place - Self.placesInside] = newValue
      }
    }
  }
}
