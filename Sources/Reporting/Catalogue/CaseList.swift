package import Bridge
import Specification

/// Cases with their verdict and the versions on which they ran, chapter by chapter.
package struct CaseList: Report {
  let cases: [CaseResult]

  package init(_ cases: [CaseResult]) {
    self.cases = cases
  }

  package func text(_ options: TextOptions) -> String {
    let rows = cases.map { [status($0), Cell(Self.versions(of: $0), .quiet), Cell($0.title)] }
    let columns = Columns(rows, margin: 2)
    let lines = columns.lines(options)
    var chapter: String?
    var text = ""
    for (result, line) in zip(cases, lines) {
      let address = result.chapterAddress
      if address != chapter {
        if chapter != nil { text += "\n" }
        text += heading(address.visible(), result.chapterTitle.visible(), options)
        chapter = address
      }
      text += line
    }
    return text
  }

  private func heading(_ address: String, _ title: String, _ options: TextOptions) -> String {
    let painted = options.paint(address, .heading)
    guard address.columns + 2 + title.columns > options.width else {
      return "\(painted)  \(title)\n"
    }
    return "\(painted)\n" + options.paragraph(title, nil, indent: 2)
  }

  package var page: Page {
    let rows = cases.map { result in
      Block.Row(
        [
          [.text(result.title)], [.text(result.status.name)], [.text(Self.versions(of: result))],
          [.code(result.address)],
        ], result.status.tint)
    }
    return Page(
      "Cases", isDocument: false, [.table(["case", "status", "versions", "address"], rows)])
  }

  /// `Android 21..37, iOS 12..27`; empty for a case that did not run.
  static func versions(of result: CaseResult) -> String {
    result.runs.map { "\($0.platform.title) \($0.versions)" }.joined(separator: ", ")
  }

  private func status(_ result: CaseResult) -> Cell {
    Cell(result.status.listName, result.status.tint)
  }
}

extension CaseResult {
  /// `navigation/opening`
  var chapterAddress: String { Chapter.chapterAddress(ofCase: address) }
}

extension CaseStatus {
  /// A shortened name that leaves room for the title.
  var listName: String {
    switch self {
    case .informationalPassed: "informational"
    case .informationalFailed: "does not hold"
    case .passed, .failed, .pending, .outOfScope, .invalid, .notSelected: name
    }
  }

  /// The colour of a status.
  var tint: Tint {
    switch self {
    case .passed: .success
    case .failed, .invalid: .failure
    case .informationalPassed, .informationalFailed, .pending: .warning
    case .outOfScope, .notSelected: .quiet
    }
  }
}
