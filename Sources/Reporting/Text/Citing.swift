import Bridge
import Specification

/// `documented: https://… (a section)`: how a line cites a source.
///
/// - Parameter standing: the class of its evidence, with what it speaks of.
func citation(_ standing: String, _ address: String, _ detail: String) -> String {
  "\(standing): \(address)" + (detail.isEmpty ? "" : " (\(detail))")
}

extension Source {
  /// As a line cites it.
  var cited: String { citation(standing, destination, detail) }
}

extension BehaviourChange {
  /// As a line cites its source.
  var cited: String { citation(evidence.rawValue, address, detail) }
}
