import AndroidModel
import Testing
import TestSupport

/// Predictive back gestures over fragments, with whatever may interrupt them.
struct BackStackTransitionTests {
  private static func device() -> AndroidDevice {
    var first = FragmentDeclaration(name: "f")
    first.host = "A"
    var activity = ActivityDeclaration(name: "A")
    activity.enableOnBackInvokedCallback = true
    return AndroidDevice(
      api: 36,
      app: AndroidApp(
        activities: [activity, ActivityDeclaration(name: "B")],
        fragments: [first, FragmentDeclaration(name: "g")], targetSDK: 36, fragmentRelease: .v1_8))
  }

  private static func replace(
    _ commit: FragmentTransaction.Commit = .commit, backStack: Bool, animated: Bool = false,
    reordering: Bool? = nil
  ) -> AndroidStimulus {
    .code(
      .fragments(
        .transaction(
          FragmentTransaction(
            commit: commit, reordering: reordering, backStack: backStack ? .init(nil) : nil,
            animations: animated
              ? FragmentAnimations(
                enter: .animator, exit: .animator, popEnter: .animator, popExit: .animation)
              : FragmentAnimations(),
            operations: [.replace(.new(className: "g"), container: nil, tag: nil)]))))
  }

  private static let stimuli: [AndroidStimulus] = [
    .backGesture(.begin), .backGesture(.begin), .backGesture(.commit), .backGesture(.cancel),
    .backGesture(.cancel), .back, replace(backStack: true),
    replace(backStack: true, reordering: true),
    replace(backStack: true, animated: true), replace(.commitNow, backStack: false),
    replace(.commitAllowingStateLoss, backStack: false, animated: true, reordering: true),
    .code(.fragments(.popBackStack(.host, .top, immediate: true))), .home,
    .returnByLauncher, .rotate, .code(.startActivity(Intent("B"))),
  ]

  /// A callback that begins something is followed by the one that ends it before it comes again.
  private static let pairs: [(FragmentCallback, FragmentCallback)] = [
    (.onAttach, .onDetach), (.onCreate, .onDestroy), (.onCreateView, .onDestroyView),
    (.onStart, .onStop), (.onResume, .onPause),
  ]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an interrupted gesture leaves every fragment's callbacks balanced`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var device = Self.device()
    var open: [InstanceID: Set<FragmentCallback>] = [:]
    var program: [AndroidStimulus] = []
    func follow(_ reaction: AndroidReaction) {
      #expect(reaction.defect == nil, "\(program)")
      for event in reaction.events where event.mark == .entered {
        guard case .fragment(let id) = event.subject, case .fragment(let callback) = event.callback
        else { continue }
        for (begin, end) in Self.pairs {
          if callback == begin {
            #expect(open[id, default: []].insert(begin).inserted, "\(program)")
          }
          if callback == end { #expect(open[id, default: []].remove(begin) != nil, "\(program)") }
        }
      }
    }
    follow(try device.perform(.launch(activity: "A")))
    for _ in 0..<30 {
      guard let stimulus = Self.stimuli.randomElement(using: &random) else { continue }
      program.append(stimulus)
      // A stimulus that is impossible now changes nothing.
      guard let reaction = try? device.perform(stimulus) else { continue }
      follow(reaction)
      // A commit after the state has been saved ends the process, together with any gesture in
      // progress.
      if reaction.crash != nil { return }
    }
  }
}
