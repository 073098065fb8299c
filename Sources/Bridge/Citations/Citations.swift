import Specification

/// What an answer about single events can cite: the cases of a suite and, where no case expects an
/// event, the platform's own pages.
package struct Citations: Sendable {
  var android = CitationIndex<AndroidDriver>()
  var ios = CitationIndex<IOSDriver>()

  /// Only the platforms' pages.
  package init() {}

  /// Runs every case once on the newest version of each platform.
  package init(_ suite: Suite) {
    for part in suite.chapters.concurrentMap({ Citations($0.chapter) }) {
      android.add(part.android)
      ios.add(part.ios)
    }
  }

  private init(_ chapter: Chapter) {
    for one in chapter.cases {
      guard case .script(let script) = one.content else { continue }
      let whole = chapter.setup.followed(by: script)
      guard whole.limitations.isEmpty else { continue }
      let reference = CaseReference(address: chapter.address(of: one.slug), path: chapter.path)
      android.add(one, whole, at: reference)
      ios.add(one, whole, at: reference)
    }
  }
}
