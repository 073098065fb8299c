import Bridge
import Specification

/// The declared divergences, by how they are treated, with the cases that prove each.
struct DivergencesReport: Sendable {
  let statuses: [DivergenceStatus]

  var count: Int { statuses.count }

  /// The divergences of each treatment, in the order of the treatments.
  private var kinds: [(title: String, statuses: [DivergenceStatus])] {
    Divergence.Treatment.kinds.compactMap { name, title in
      let alike = statuses.filter { $0.divergence.treatment.name == name }
      return alike.isEmpty ? nil : ("\(title) (\(grouped(alike.count)))", alike)
    }
  }

  func text(_ options: TextOptions) -> String {
    kinds.map { kind in
      options.paragraph(kind.title, .quiet, indent: 2)
        + kind.statuses.map { text($0, options) }.joined()
    }.joined(separator: "\n")
  }

  var blocks: [Block] {
    kinds.map { .section([.text($0.title)], [.list($0.statuses.map(item))]) }
  }

  private func text(_ status: DivergenceStatus, _ options: TextOptions) -> String {
    func block(_ text: String, indent: Int) -> String {
      Wrapping.lines(text, width: options.width - indent, indent: 2)
        .map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
    }
    let divergence = status.divergence
    let sides = Platform.allCases.map { platform in
      let side = divergence.side(platform)
      return block("\(platform.title)\(side.range(of: platform)): \(side.statement)", indent: 6)
        + side.sources.map { block($0.text, indent: 8) }.joined()
    }
    let state = options.paint(status.state.sentence, status.state.tint)
    return block("\(divergence.id): \(divergence.statement)", indent: 2) + sides.joined()
      + block(state, indent: 6) + status.proofs.map { block($0, indent: 8) }.joined()
  }

  private func item(_ status: DivergenceStatus) -> Block.Item {
    let divergence = status.divergence
    let sides = Platform.allCases.map { platform in
      let side = divergence.side(platform)
      return Block.Item(
        ["\(platform.title)\(side.range(of: platform)): \(side.statement)"],
        side.sources.map { source in
          .init([
            .link(source.evidenceTitle, to: source.address),
            source.detail.isEmpty ? "" : ": \(source.detail)",
          ])
        })
    }
    let state = Block.Item(
      [.text(status.state.sentence)], status.proofs.map { .init([.code($0)]) })
    return .init([.strong(divergence.id), " \(divergence.statement)"], sides + [state])
  }
}

extension Divergence.Treatment {
  /// The names of the treatments in the order of reports, each with what it requires.
  fileprivate static let kinds = [
    ("asserted", "Asserted: a case shows both sides"),
    ("profile", "Profile: cases show both sides, for two values of what it depends on"),
    ("synthesised", "Synthesised: a case shows the event on both, and the callbacks of each"),
    ("unasserted", "Unasserted: no case is needed, for the given reason"),
  ]
}

extension Divergence.Side {
  /// ` 33..36`; empty if it holds on all versions.
  fileprivate func range(of platform: Platform) -> String {
    versions.map { range in
      " \(VersionSet(platform, platform.supportedVersions.filter(range.contains)))"
    } ?? ""
  }
}

extension Divergence.Source {
  /// `observed 13..16`
  fileprivate var evidenceTitle: String {
    versions.isEmpty ? evidence.rawValue : "\(evidence.rawValue) \(versions)"
  }

  fileprivate var text: String { citation(evidenceTitle, address, detail) }
}

extension DivergenceStatus.State {
  /// The word for the status in a summary.
  var name: String {
    switch self {
    case .proven: "proven"
    case .unasserted: "unasserted"
    case .pending: "pending"
    case .unproven: "not proven"
    }
  }

  /// Every such word, in the order of a summary.
  static let names = ["proven", "unasserted", "pending", "not proven"]

  var tint: Tint? {
    switch self {
    case .proven: .success
    case .unasserted: .quiet
    case .pending: .warning
    case .unproven: .failure
    }
  }

  /// What excuses the missing proof, or what is missing; nil if the proof is complete.
  var reason: String? {
    switch self {
    case .proven: nil
    case .unasserted(let reason): reason
    case .pending(let reasons): "not modelled yet, \(reasons.joined(separator: "; "))"
    case .unproven(let gap): gap
    }
  }

  /// The word with its reason.
  fileprivate var sentence: String { reason.map { "\(name): \($0)" } ?? name }
}
