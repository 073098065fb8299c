@testable import Bridge
import Specification
import Testing

@Suite("The vocabulary")
struct VocabularyTests {
  private let vocabulary = Vocabulary.mobile

  @Test func `No phrase has two meanings in the same place`() {
    for platform in vocabulary.platforms {
      let phrases = (vocabulary.neutralVerbs + platform.verbs + platform.actions).map(\.phrase)
      let repeated = Set(phrases.filter { phrase in phrases.count { $0 == phrase } > 1 })
      // This is a platform's own form of the neutral verb, with more arguments.
      #expect(repeated.subtracting(["present"]) == [], "\(platform.name)")
    }
  }

  @Test func `Every word has a summary and a page that documents it`() {
    func check(_ word: String, _ summary: String, _ page: String) {
      #expect(!summary.isEmpty, "\(word)")
      #expect(page.hasPrefix("https://") || page == "Specs/README.md", "\(word)")
    }
    let verbs = vocabulary.neutralVerbs + vocabulary.platforms.flatMap { $0.verbs + $0.actions }
    for verb in verbs + verbs.flatMap(\.clauses) {
      check(verb.phrase, verb.summary, verb.documentation)
    }
    let kinds = vocabulary.neutralKinds + vocabulary.platforms.flatMap(\.kinds)
    for kind in kinds { check(kind.name, kind.summary, kind.documentation) }
    let attributes =
      verbs.flatMap { $0.attributes + $0.clauses.flatMap(\.attributes) }
      + kinds.flatMap(\.attributes) + vocabulary.platforms.flatMap(\.deviceSettings)
    for attribute in attributes {
      check(attribute.name, attribute.summary, attribute.documentation)
    }
    let groups = vocabulary.neutralEvents + vocabulary.platforms.flatMap(\.callbackGroups)
    for callback in groups.flatMap(\.callbacks) {
      check(callback.name, callback.summary, callback.documentation)
    }
    for property in vocabulary.platforms.flatMap(\.properties) {
      check(property.name, property.summary, property.documentation)
    }
  }

  @Test func `Every callback in the group of a kind exists in the model`() throws {
    for kind in Kind.all {
      for platform in vocabulary.platforms {
        guard let name = kind.definition.callbackGroups[platform.name] else { continue }
        let group = try #require(
          platform.callbackGroups.first { $0.name == name }, "\(platform.name) \(name)")
        for callback in group.callbacks where callback.limitation == nil {
          let isKnown =
            platform.name == Platform.android.rawValue
            ? AndroidNames.callback(callback.name, of: kind) != nil
            : IOSNames.callback(callback.name, of: kind) != nil
          #expect(isKnown, "\(kind.name) \(callback.name)")
        }
      }
    }
  }

  @Test func `A callback of only some kinds belongs to kinds that receive its group`() {
    for platform in vocabulary.platforms {
      for group in platform.callbackGroups {
        let receivers = Kind.all.filter {
          $0.definition.callbackGroups[platform.name] == group.name
        }.map(\.name)
        for callback in group.callbacks {
          let strangers = callback.kinds.filter { !receivers.contains($0) }
          #expect(strangers == [], "\(group.name) \(callback.name)")
        }
      }
    }
  }

  @Test func `A delegate's callbacks belong to the containers that have such a delegate`() {
    func kinds(_ group: CallbackGroup, _ name: String) -> [String]? {
      group.callbacks.first { $0.name == name }?.kinds
    }
    #expect(kinds(.iosController, "viewDidLoad") == [])
    #expect(kinds(.iosController, "presentationControllerDidDismiss") == [])
    #expect(kinds(.iosController, "tabBarControllerDidSelect") == ["tabs"])
    #expect(kinds(.iosController, "actionHandler") == ["alert"])
    #expect(kinds(.iosController, "onAppear") == ["screen", "part", "controller"])
    #expect(kinds(.androidFragment, "onStart") == [])
    #expect(kinds(.androidFragment, "onDismiss") == ["dialog"])
    #expect(kinds(.androidFragment, "entry.ON_START") == ["part", "fragment"])
  }

  @Test func `A group has no two callbacks with the same name`() {
    for group in vocabulary.platforms.flatMap(\.callbackGroups) {
      #expect(Set(group.callbacks.map(\.name)).count == group.callbacks.count, "\(group.name)")
    }
  }

  @Test func `Seven, eleven and five callbacks are watched in every case`() {
    func core(_ group: CallbackGroup) -> Int { group.callbacks.count { $0.isCore } }
    #expect(core(.androidActivity) == 7)
    #expect(core(.androidFragment) == 11)
    #expect(core(.iosController) == 5)
  }

  @Test func `Neutral events are in the scope of their subjects`() {
    let scopes = vocabulary.neutralEvents
    #expect(scopes.map(\.name) == ["app", "screen", "part"])
    #expect(scopes.map { $0.callbacks.count } == [7, 10, 8])
    #expect(scopes.map(\.builtInSubjects) == [["app"], [], []])
  }
}
