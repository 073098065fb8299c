import AndroidModel
package import Specification

extension Script {
  /// Lines of code that the script lacks although the log shows that the app has them: whoever logs
  /// what `ActivityLifecycleCallbacks` are told of an activity has registered them.
  ///
  /// https://developer.android.com/reference/android/app/Application#registerActivityLifecycleCallbacks(android.app.Application.ActivityLifecycleCallbacks)
  package func codeImplied(by log: DeviceLog) -> [String] {
    guard log.platform == .android else { return [] }
    let observed = Set(ActivityLifecycleCallback.allCases.map(\.rawValue))
    let isObserved = log.entries.contains {
      observed.contains($0.callback)
        && log.words.group(of: $0.object) == CallbackGroup.androidActivity.name
    }
    let registers = callbackScripts.flatMap(\.actions).contains {
      $0.verb.value == Self.registration
    }
    return isObserved && !registers ? ["on Application.onCreate: \(Self.registration)"] : []
  }

  private static let registration = "registerActivityLifecycleCallbacks"

  /// The script with these lines before its first step.
  package func adding(code lines: [String]) -> Script {
    guard !lines.isEmpty else { return self }
    let text = (["activity A"] + lines + ["launch A"]).joined(separator: "\n")
    var script = self
    script.callbackScripts += ScriptParser.mobile.parse(text).script.callbackScripts
    return script
  }
}
