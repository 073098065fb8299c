/// What a `ShortList` can hold: what fits in a word.
protocol ShortListElement: Hashable, Sendable {
  init(word: UInt64)
  var word: UInt64 { get }
}

extension Int32: ShortListElement {
  init(word: UInt64) { self.init(truncatingIfNeeded: word) }

  var word: UInt64 { UInt64(UInt32(bitPattern: self)) }
}

/// A list that is mostly short: as long as it is, it lies in what holds it, so that no memory is
/// asked for and nothing is counted for its sake. As words, whatever the elements are, so that to
/// copy it is to copy numbers.
struct ShortList<Element: ShortListElement>: Sendable {
  // 0 where there is no element, so that equal lists are equal.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private(set) var count = 0
  /// What comes after the first four.
  private var rest: [UInt64] = []

  private static var placesInside: Int { 4 }

  init() {}

  @inline(__always)
  mutating func append(_ element: Element) {
    count += 1
    if count > Self.placesInside { rest.append(element.word) } else { self[count - 1] = element }
  }

  /// What is at this place and after it moves up.
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    guard place < count - 1 else { return }
    for index in stride(from: count - 1, to: place, by: -1) { self[index] = self[index - 1] }
    self[place] = element
  }

  @inline(__always)
  mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    var kept = 0
    for index in 0..<count {
      let element = self[index]
      if try isGone(element) { continue }
      if kept < index { self[kept] = element }
      kept += 1
    }
    while count > kept { removeEnd() }
  }

  /// Looked for in place, without a copy of the list.
  @inline(__always)
  func contains(_ element: Element) -> Bool {
    let word = element.word
    return count > 0 && first == word || count > 1 && second == word || count > 2 && third == word
      || count > 3 && fourth == word || count > Self.placesInside && rest.contains(word)
  }

  /// Likewise.
  @inline(__always)
  func contains(where isSought: (Element) -> Bool) -> Bool {
    for place in 0..<count where isSought(self[place]) { return true }
    return false
  }

  /// Leaves nothing in it.
  @inline(__always)
  mutating func takeAll() -> Self {
    let all = self
    self = Self()
    return all
  }

  /// A function of its own, so that the array is not prepared for a change where it is hardly ever
  /// used.
  @inline(never)
  private mutating func setFurther(_ word: UInt64, at place: Int) { rest[place] = word }

  mutating func removeEnd() {
    count -= 1
    switch count {
    case 0: first = 0
    case 1: second = 0
    case 2: third = 0
    case 3: fourth = 0
    default: rest.removeLast()
    }
  }
}

extension ShortList: InlineList, ExpressibleByArrayLiteral {
  subscript(place: Int) -> Element {
    @inline(__always) get {
      let word =
        switch place {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: rest[place - Self.placesInside]
        }
      return Element(word: word)
    }
    @inline(__always) set {
      switch place {
      case 0: first = newValue.word
      case 1: second = newValue.word
      case 2: third = newValue.word
      case 3: fourth = newValue.word
      default: setFurther(newValue.word, at: place - Self.placesInside)
      }
    }
  }

  @inline(__always)
  var last: Element? { isEmpty ? nil : self[count &- 1] }
}

extension ShortList: Hashable {}
