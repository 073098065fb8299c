import Bridge
import Testing

@Suite("Transitions")
struct TransitionTests {
  @Test("Every transition runs on the newest version", arguments: TransitionGroup.all)
  func runs(_ group: TransitionGroup) throws {
    for transition in group.transitions {
      let newest = try #require(transition.platform.supportedVersions.last)
      let runs = transition.runs(on: [newest])
      #expect(runs.count == 1, "\(transition.text)")
      for run in runs {
        #expect(run.refusal == nil, "\(transition.text)")
        #expect(!run.callbacks.isEmpty, "\(transition.text)")
      }
    }
  }

  @Test("No two transitions have the same script")
  func areDistinct() {
    let texts = TransitionGroup.all.flatMap(\.transitions).map(\.text)
    #expect(Set(texts).count == texts.count)
  }
}
