import Bridge
import Specification

/// `documented: https://… (a section)`: how a line cites a source.
///
/// - Parameter evidence: the class of its evidence, with the platforms and versions it covers.
func citation(_ evidence: String, _ address: String, _ detail: String) -> String {
  "\(evidence): \(address)" + (detail.isEmpty ? "" : " (\(detail))")
}

extension Source {
  /// The source as a line cites it.
  var cited: String { citation(evidenceTitle, destination, detail) }
}

extension BehaviourChange {
  /// The source of a behaviour as a line cites it.
  var cited: String { citation(evidence.rawValue, address, detail) }
}
