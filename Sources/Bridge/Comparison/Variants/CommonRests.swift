/// How much the rests of two sequences have in common, from each pair of positions on.
///
/// The lengths of longest common subsequences differ by at most one from a position to the next. A
/// bit says whether they do, and one addition computes the bits of 64 positions on the left: the
/// bit-vector algorithm of Crochemore, Iliopoulos, Pinzon and Reid.
struct CommonRests {
  /// The number of elements on the left.
  private let height: Int
  /// The machine words of each column: bit 0 is the last element on the left.
  private let width: Int
  /// A bit is zero if its element adds one to what the rests have in common.
  private var columns: [UInt64] = []
  /// The column before the first element on the right.
  private var first: [UInt64]

  /// More machine words than this would take too much memory.
  private static let most = 16_000_000

  /// Whether the bits of all pairs of positions fit into memory.
  static func fit(_ left: Int, _ right: Int) -> Bool {
    left == 0 || right <= most / (left / UInt64.bitWidth + 1)
  }

  /// - Parameter keepsColumns: whether to keep the bits of each position on the right.
  init(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>, keepsColumns: Bool) {
    height = left.count
    width = left.count / UInt64.bitWidth + 1
    var masks: [Int: [UInt64]] = [:]
    for (bit, element) in left.reversed().enumerated() {
      masks[element, default: Array(repeating: 0, count: width)][bit / UInt64.bitWidth] |=
        1 << UInt64(bit % UInt64.bitWidth)
    }
    first = Array(repeating: .max, count: width)
    if keepsColumns { columns.reserveCapacity(width * right.count) }
    for element in right.reversed() {
      if let mask = masks[element] { Self.add(mask, to: &first) }
      if keepsColumns { columns += first }
    }
  }

  private static func add(_ mask: [UInt64], to column: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in column.indices {
      let bits = column[word]
      let (sum, overflows) = bits.addingReportingOverflow(bits & mask[word])
      let (total, overflowsAgain) = sum.addingReportingOverflow(carry)
      column[word] = total | bits & ~mask[word]
      carry = overflows || overflowsAgain ? 1 : 0
    }
  }

  /// Whether the rests have more in common with this element on the left than without it.
  ///
  /// - Parameter column: a position on the right; the columns must have been kept.
  func isNeeded(row: Int, column: Int) -> Bool {
    Self.isZero(height - 1 - row, of: columns, from: columns.count - (column + 1) * width)
  }

  /// How many elements the rest on the left from each position on has in common with the whole
  /// right side. The last is that of the empty rest.
  var lengths: [Int] {
    var lengths = [0]
    for bit in 0..<height {
      lengths.append(lengths[bit] + (Self.isZero(bit, of: first, from: 0) ? 1 : 0))
    }
    return lengths.reversed()
  }

  private static func isZero(_ bit: Int, of words: [UInt64], from start: Int) -> Bool {
    words[start + bit / UInt64.bitWidth] >> UInt64(bit % UInt64.bitWidth) & 1 == 0
  }
}
