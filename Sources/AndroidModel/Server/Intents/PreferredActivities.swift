/// An answer of the user to the question which app is meant, for all intents of its kind.
///
/// `PreferredActivity`, `findPreferredActivityNotLocked` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/services/core/java/com/android/server/pm/PackageManagerService.java
struct PreferredActivity: Hashable, Sendable {
  let filter: IntentFilter
  let component: String
  /// `mSetComponents`: the activities between which the user could choose.
  let choices: [String]
}

extension ActivityTaskManagerService {
  /// The user has chosen "always".
  mutating func remember(_ component: String, for intent: Intent, among choices: [String]) {
    guard let filter = image.activity(named: component)?.intentFilter else { return }
    preferredActivities.append(
      PreferredActivity(
        filter: filter.partMatching(intent, on: version), component: component, choices: choices))
  }

  /// The intents, with the activities that the user has chosen for always in those that name none.
  @inline(__always)
  mutating func withPreferredActivities(_ intents: [Intent], from caller: UID?) -> [Intent] {
    preferredActivities.isEmpty ? intents : namingPreferred(intents, from: caller)
  }

  private mutating func namingPreferred(_ intents: [Intent], from caller: UID?) -> [Intent] {
    var named = intents
    for position in named.indices where named[position].isImplicit {
      guard let preferred = preferredActivity(for: named[position], from: caller) else { continue }
      named[position].component = preferred
    }
    return named
  }

  /// The activity that the user has chosen for intents like this. The choice is dropped if there is
  /// now another candidate that was not offered then.
  private mutating func preferredActivity(for intent: Intent, from caller: UID?) -> String? {
    guard !intent.asksUser else { return nil }
    let found = image.candidates(for: intent, from: caller, on: version).map(\.name)
    guard
      let index = preferredActivities.firstIndex(where: { preferred in
        preferred.filter.matches(intent, on: version) && found.contains(preferred.component)
      })
    else { return nil }
    guard found.allSatisfy(preferredActivities[index].choices.contains) else {
      preferredActivities.remove(at: index)
      return nil
    }
    return preferredActivities[index].component
  }
}
