@testable import Oracle
import TestSupport
import Testing

/// The description of the format lists every word that a recording may contain.
@Suite struct RecordingFormTests {
  @Test func `The page about recordings names every field and every word`() throws {
    let page = try Repository.text(of: "Documentation/Recordings.md")
    let fields = RecordedName.allCases.map { "\($0)" }
    let steps = RecordedHostStep.Kind.allCases.map(\.rawValue)
    let calls = RecordedCall.Name.allCases.map(\.rawValue)
    let operations = RecordedOperation.Name.allCases.map(\.rawValue)
    let phases = RecordedException.Phase.allCases.map(\.rawValue)
    for word in fields + steps + calls + operations + phases {
      #expect(page.contains("`\(word)`"), "\(word)")
    }
  }
}
