import Bridge
import Specification

/// `documented: https://… (a section)`: how a line cites a source.
///
/// - Parameter standing: the class of its evidence, with the platforms and versions it covers.
func citation(_ standing: String, _ address: String, _ detail: String) -> String {
  "\(standing): \(address)" + (detail.isEmpty ? "" : " (\(detail))")
}

extension Source {
  /// The source as a line cites it.
  var cited: String { citation(standing, destination, detail) }
}

extension BehaviourChange {
  /// The source of a behaviour as a line cites it.
  var cited: String { citation(evidence.rawValue, address, detail) }
}
