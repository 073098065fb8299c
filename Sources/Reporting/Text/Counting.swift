/// `1 case`, `2 cases`: a number with its noun. A plural that is not formed with an s is given.
package func counted(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(grouped(number)) \(number == 1 ? singular : plural ?? singular + "s")"
}

/// `12,345`: a number that can be read at a glance.
package func grouped(_ number: Int) -> String {
  var digits = String(number.magnitude)
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(3)
  }
  groups.insert(digits, at: 0)
  return (number < 0 ? "-" : "") + groups.joined(separator: ",")
}

/// `a`, `a and b`, `a, b and c`.
package func enumeration(_ items: [String], conjunction: String = "and") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// `21–36`, `12–18, 26`: ascending numbers with their runs drawn together.
///
/// A run counts neighbours of `all`, so that 18 and 26 are neighbours where nothing exists between.
package func runs(_ numbers: [Int], among all: [Int]) -> String {
  var result: [(first: Int, last: Int)] = []
  for number in numbers {
    if let run = result.last, let index = all.firstIndex(of: run.last), index + 1 < all.count,
      all[index + 1] == number
    {
      result[result.count - 1].last = number
    } else {
      result.append((number, number))
    }
  }
  return result.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }
    .joined(separator: ", ")
}
