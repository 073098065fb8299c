@testable import Bridge
import Specification
import Testing

/// Every verb of the language with every kind of object that cannot take it.
@Suite("Verbs on wrong objects")
struct WrongReceiverTests {
  @Test(arguments: Platform.allCases)
  func `No verb silently ignores a wrong object`(_ platform: Platform) {
    for trial in Trial.all(on: platform) {
      let outcome = trial.outcome
      #expect(
        outcome != .silence || trial.isStatedNoOperation,
        "\(trial.situation.rawValue): \(trial.text)")
    }
  }

  @Test(arguments: Platform.allCases)
  func `Most wrong objects are refused, by the parser or by the device`(_ platform: Platform) {
    let outcomes = Trial.all(on: platform).map(\.outcome)
    #expect(outcomes.count > 50)
    #expect(outcomes.count { $0 == .error || $0 == .refusal } * 10 > outcomes.count * 7)
  }
}

/// One verb with one wrong object.
private struct Trial {
  var platform: Platform
  var situation: Situation
  /// The whole script.
  var text: String

  /// Why the object cannot take the verb.
  enum Situation: String, CaseIterable {
    /// An object of a suitable kind that no step has made.
    case neverMade
    /// An object that existed and is gone.
    case gone
    /// An object of a kind that the verb does not take.
    case wrongKind
  }

  /// The outcome of a trial.
  enum Outcome: Hashable {
    /// The parser reports an error.
    case error
    /// The step is reported as impossible.
    case refusal
    /// The platform's own response: an exception, a warning, or no such input.
    case answer
    /// Callbacks: the verb made the object, or found another one that could take it.
    case callbacks
    case silence
  }

  static func all(on platform: Platform) -> [Trial] {
    let vocabulary = Vocabulary.mobile
    guard let own = vocabulary.platforms.first(where: { $0.name == platform.rawValue }) else {
      return []
    }
    let verbs = (vocabulary.neutralVerbs + own.verbs + own.actions).filter {
      $0.limitation == nil
    }
    return Situation.allCases.flatMap { situation in
      verbs.compactMap { Trial($0, on: platform, situation) }
    }
  }

  /// Nil for a verb that names no object.
  private init?(_ verb: Verb, on platform: Platform, _ situation: Situation) {
    // A verb that makes an instance needs no existing one.
    guard !verb.makesInstances || situation == .wrongKind else { return nil }
    let scene = Scene.on(platform)
    var words = [verb.phrase]
    var namesObject = false
    for operand in verb.operands {
      switch operand.value {
      case .object(let kinds):
        guard let name = scene.object(of: kinds, situation) else { return nil }
        words.append(name)
        namesObject = true
      case .word(let choices): words.append(choices.first?.name ?? "")
      case .number: words.append("1")
      case .duration: words.append("1s")
      case .text: words.append("x")
      case .particle(let word): words.append(word)
      }
    }
    guard namesObject else { return nil }
    self.platform = platform
    self.situation = situation
    text = (scene.lines + ["\(platform.rawValue): \(words.joined(separator: " "))"])
      .joined(separator: "\n")
  }

  var outcome: Outcome {
    let parsed = ScriptParser.mobile.parse(text)
    guard !parsed.hasErrors else { return .error }
    let objects = ObjectTable(parsed.script.declarations)
    let steps =
      switch platform {
      case .android: SideRecorder<AndroidDriver>(parsed.script, objects, 36, .all).steps
      case .ios: SideRecorder<IOSDriver>(parsed.script, objects, 26, .all).steps
      }
    guard let last = steps.last else { return .silence }
    if last.notes.contains(where: { $0.kind == .impossibleStep }) {
      return .refusal
    }
    if !last.notes.isEmpty { return .answer }
    return last.cells.isEmpty ? .silence : .callbacks
  }

  /// Whether the platform itself ignores the call, according to its pages or sources.
  var isStatedNoOperation: Bool {
    let verb = text.split(separator: "\n").last.map(String.init) ?? ""
    let stated = Self.statedNoOperations + (situation == .gone ? Self.ofDestroyedActivities : [])
    return stated.contains { verb.hasPrefix($0) }
  }

  private static let ofDestroyedActivities = [
    // The server ignores a token whose record is gone.
    "close", "finish", "recreate", "moveTaskToBack", "onNavigateUp", "releaseInstance",
    "startLockTask", "stopLockTask", "setRequestedOrientation",
    // The object keeps the value to itself: `mResultCode`, a registry, a list of the application's.
    "setResult", "removeDialog", "registerForActivityResult", "unregisterForActivityResult",
    "registerComponentCallbacks", "unregisterComponentCallbacks",
    // `InputMethodManager` serves no view that has lost its window.
    "showSoftInput", "hideSoftInput",
    // Code that runs whatever object it belongs to.
    "sleep", "exit", "setValue", "postValue",
  ].map { "android: \($0)" }

  private static let statedNoOperations = [
    // The app holds the new fragment, and no callback follows.
    "android: make",
    // The process is named by the manifest, and dies without a callback.
    "android: kill process of",
  ]
}

/// Objects in all the situations that a verb can meet.
private struct Scene {
  var lines: [String]
  /// By kind: one object that was never made, and one that is gone.
  var objects: [String: (neverMade: String, gone: String)]

  static func on(_ platform: Platform) -> Scene {
    switch platform {
    case .android:
      Scene(
        lines: [
          "activity A", "activity X", "activity Y", "fragment P in X notAdded",
          "fragment Q in A", "dialog D in X", "pager V in X pages=F", "fragment F in X",
          "launch A", "android: start Y", "back", "android: commitNow remove Q",
        ],
        objects: [
          "activity": ("X", "Y"), "fragment": ("P", "Q"), "dialog": ("D", "D"),
          "pager": ("V", "V"),
        ])
    case .ios:
      Scene(
        lines: [
          "controller A", "controller X", "controller Y", "navigation N viewControllers=X",
          "launch A", "ios: push Y", "ios: pop",
        ], objects: ["controller": ("X", "Y"), "navigation": ("N", "N")])
    }
  }

  func object(of kinds: [String], _ situation: Trial.Situation) -> String? {
    let fitting = objects.filter { kinds.isEmpty || kinds.contains($0.key) }
    switch situation {
    case .neverMade: return fitting.min { $0.key < $1.key }?.value.neverMade
    case .gone: return fitting.min { $0.key < $1.key }?.value.gone
    case .wrongKind:
      return objects.filter { fitting[$0.key] == nil }.min { $0.key < $1.key }?.value.neverMade
    }
  }
}
