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

  /// If there are more pairs of elements than this, they are not compared.
  private static let most = 4_000_000

  init(_ left: [String], _ right: [String]) {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    steps = (0..<start).map { Step(left: $0, right: $0) }
    merge(left, start..<(left.count - end), right, start..<(right.count - end))
    steps += (0..<end).reversed().map {
      Step(left: left.count - 1 - $0, right: right.count - 1 - $0)
    }
  }

  private mutating func merge(
    _ left: [String], _ leftRange: Range<Int>, _ right: [String], _ rightRange: Range<Int>
  ) {
    let width = rightRange.count + 1
    guard leftRange.count * rightRange.count <= Self.most else {
      steps += leftRange.map { Step(left: $0) } + rightRange.map { Step(right: $0) }
      return
    }
    // The number of common elements in the rests of both, from each pair of positions on.
    var common = [Int](repeating: 0, count: (leftRange.count + 1) * width)
    for row in (0..<leftRange.count).reversed() {
      for column in (0..<rightRange.count).reversed() {
        let isSame = left[leftRange.lowerBound + row] == right[rightRange.lowerBound + column]
        common[row * width + column] =
          isSame
          ? common[(row + 1) * width + column + 1] + 1
          : max(common[(row + 1) * width + column], common[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < leftRange.count, column < rightRange.count {
      let (here, there) = (leftRange.lowerBound + row, rightRange.lowerBound + column)
      if left[here] == right[there] {
        steps.append(Step(left: here, right: there))
        (row, column) = (row + 1, column + 1)
      } else if common[(row + 1) * width + column] >= common[row * width + column + 1] {
        steps.append(Step(left: here))
        row += 1
      } else {
        steps.append(Step(right: there))
        column += 1
      }
    }
    steps += (leftRange.lowerBound + row..<leftRange.upperBound).map { Step(left: $0) }
    steps += (rightRange.lowerBound + column..<rightRange.upperBound).map { Step(right: $0) }
  }
}
