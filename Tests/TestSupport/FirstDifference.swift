/// The first line in which a text differs from the expected one, in both versions; nil if they are
/// equal.
///
/// For texts that are too long to compare by eye in a test's message.
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
