/// Two sequences merged into one, in which as many elements as possible are shared (a longest
/// common subsequence).
struct CommonOrder: Hashable, Sendable {
  /// In order. A step with both positions is shared; between two shared steps the left ones come
  /// first.
  private(set) var steps: [Step] = []

  struct Step: Hashable, Sendable {
    var left: Int?
    var right: Int?
  }

  init(_ left: [String], _ right: [String]) {
    var numbers: [String: Int] = [:]
    func number(_ element: String) -> Int {
      if let known = numbers[element] { return known }
      let number = numbers.count
      numbers[element] = number
      return number
    }
    self.init(left.map(number), right.map(number))
  }

  /// - Parameters:
  ///   - left: the elements, each as a number.
  ///   - right: likewise.
  init(_ left: [Int], _ right: [Int]) {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    steps = (0..<start).map { Step(left: $0, right: $0) }
    merge(left[start..<(left.count - end)], right[start..<(right.count - end)])
    steps += (0..<end).reversed().map {
      Step(left: left.count - 1 - $0, right: right.count - 1 - $0)
    }
  }

  /// Sequences that have too many pairs of elements are not compared.
  private mutating func merge(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) {
    var (here, there) = (left.startIndex, right.startIndex)
    if !left.isEmpty, !right.isEmpty, CommonRests.fit(left.count, right.count) {
      let rests = CommonRests(left, right, keepsColumns: true)
      while here < left.endIndex, there < right.endIndex {
        if left[here] == right[there] {
          steps.append(Step(left: here, right: there))
          (here, there) = (here + 1, there + 1)
        } else if rests.isNeeded(row: here - left.startIndex, column: there - right.startIndex) {
          steps.append(Step(right: there))
          there += 1
        } else {
          steps.append(Step(left: here))
          here += 1
        }
      }
    }
    steps += (here..<left.endIndex).map { Step(left: $0) }
    steps += (there..<right.endIndex).map { Step(right: $0) }
  }
}
