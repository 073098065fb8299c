/// The first line in which a text is not what is expected, as both have it; nil if it is the same.
///
/// For texts that are too long to be compared by eye in the message of a test.
package func firstDifference(of actual: String, from expected: String) -> String? {
  guard actual != expected else { return nil }
  let found = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let place = zip(wanted, found).prefix { $0 == $1 }.count
  return """
    line \(place + 1)
    - \(place < wanted.count ? wanted[place] : "nothing more")
    + \(place < found.count ? found[place] : "nothing more")
    """
}
