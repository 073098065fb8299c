import Bridge
import Specification
import Testing

@Suite("The proof that a divergence's treatment requires")
struct ProofTests {
  private static let opening = """
    screen A
    screen B

    launch A
    open B
    """

  private static let order = """
      differs  D2  android  B.didShow ... A.didHide
                   ios      A.didHide ... B.didShow
    """

  private func status(
    _ treatment: Divergence.Treatment, notModelledYet: String? = nil, _ scripts: String...
  ) -> DivergenceStatus.State {
    let divergence = Divergence(
      "D2", "They differ.", android: .init("So."), ios: .init("Otherwise."), treatment,
      notModelledYet: notModelledYet)
    return DivergenceStatus(divergence, in: scripts.compactMap { run($0) }).state
  }

  @Test func `An asserted divergence needs one case that holds`() {
    #expect(status(.asserted, Self.opening + "\n" + Self.order) == .proven)
    #expect(
      status(.asserted)
        == .unproven("no case that holds asserts both sides with 'differs D2'"))
  }

  @Test func `A case that does not hold, or has no proof, does not prove a divergence`() {
    let wrong = Self.opening + "\n  differs  D2  android B.didHide  ios A.didHide"
    #expect(status(.asserted, wrong) != .proven)
    let remembered = run(Self.opening + "\n" + Self.order, evidence: "memory")
    let divergence = Divergence("D2", "", android: .init(""), ios: .init(""))
    #expect(DivergenceStatus(divergence, in: [remembered].compactMap(\.self)).gap != nil)
  }

  @Test func `A profile needs two values of a dependency`() {
    let plain = Self.opening + "\n" + Self.order
    let split = """
      \(Self.opening)
        differs  D2  android ..27  B.didShow ... A.didHide  ios A.didHide ... B.didShow
        differs  D2  android 28..  B.didShow ... A.didHide  ios A.didHide ... B.didShow
      """
    let target = "device android targetSdk=27\n" + plain
    let mode = plain.replacing("screen B", with: "screen B launchMode=singleTop")
    #expect(status(.profile([.release(.android)]), plain) != .proven)
    #expect(status(.profile([.release(.android)]), split) == .proven)
    #expect(status(.profile([.release(.ios)]), split) != .proven)
    #expect(status(.profile([.setting(.android, "targetSdk")]), target) != .proven)
    #expect(status(.profile([.setting(.android, "targetSdk")]), target, plain) == .proven)
    #expect(status(.profile([.attribute("launchMode")]), mode, plain) == .proven)
    #expect(status(.profile([.attribute("theme")]), mode, plain) != .proven)
    #expect(status(.profile([.attribute("theme"), .release(.android)]), split) == .proven)
  }

  @Test func `A synthesised divergence needs the shared event and the callbacks of both platforms`()
  {
    let neutral = Self.opening + "\n" + Self.order + "\n  both  A.willHide"
    let native = """
      \(Self.opening)
        both  A.willHide ... B.willShow
        differs  D2
          android native  A.onPause ... A.onStop
          ios native      ... A.viewWillDisappear ...
      """
    #expect(status(.synthesised, neutral) != .proven)
    #expect(status(.synthesised, native) == .proven)
    let without = native.replacing("  both  A.willHide ... B.willShow\n", with: "")
    #expect(status(.synthesised, without) != .proven)
  }

  @Test func `A divergence that needs no case has a reason, and can have a case`() {
    #expect(status(.unasserted(reason: "no promise")) == .unasserted(reason: "no promise"))
    let proof = Self.opening + "\n" + Self.order
    #expect(status(.unasserted(reason: "no promise"), proof) == .proven)
  }

  @Test func `A proof that no model supports yet is pending, with the reason`() {
    let pending = """
      screen A

      launch A
      android: start A flags=MATCH_EXTERNAL & ios: home
        differs  D2  android never A.willShow  ios app.enterBackground
      """
    #expect(
      status(.asserted, pending)
        == .pending(reasons: ["'MATCH_EXTERNAL': there are no instant apps"]))
    #expect(status(.asserted, notModelledYet: "no lens") == .pending(reasons: ["no lens"]))
  }

  @Test func `'not modelled yet' has to be removed once there is a proof`() {
    let state = status(.asserted, notModelledYet: "no lens", Self.opening + "\n" + Self.order)
    #expect(state == .unproven("it is proven, so 'not modelled yet' no longer applies"))
  }

  @Test func `A suite reports the proofs that are required`() {
    let suite = suite(Self.opening + "\n" + Self.order)
    let proven = Divergence("D2", "", android: .init(""), ios: .init(""))
    let missing = Divergence("D1", "", android: .init(""), ios: .init(""))
    #expect(suite.namesDivergences)
    #expect(suite.run(newest).isConforming)
    #expect(suite.run(newest, proving: [proven]).isConforming)
    let result = suite.run(newest, proving: [proven, missing])
    #expect(!result.isConforming)
    #expect(result.divergences.map { $0.gap != nil } == [false, true])
  }

  // MARK: Messages

  @Test func `A side can contain callbacks, and is then exact`() {
    let hidden = """
      screen A
      part P in A

      launch A
      hide part P
        differs  D2
          android native  P.onHiddenChanged(hidden: true)
          ios native      -
      """
    #expect(run(hidden)?.status == .passed)
    let wrong = hidden.replacing("P.onHiddenChanged(hidden: true)", with: "-")
    #expect(run("watch P.onHiddenChanged\n" + wrong)?.failures.map(\.platform) == [.android])
  }

  @Test func `A step can have commands for each platform and a 'differs' line under it`() {
    let result = run(
      """
      screen A
      screen B

      launch A
      open B
      android: finish & ios: pop animated
        android  B.onPause A.onRestart A.onStart A.onResume B.onStop B.onDestroy
        ios      B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear
        differs  D2  android  A.didShow ... B.didHide
                     ios      B.didHide ... A.didShow
      """)
    #expect(result?.failures.map(\.explanation) == [])
    #expect(result?.status == .passed)
  }
}
