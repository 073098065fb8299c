import AndroidModel
import Specification

/// A call of Android app code, in a callback script or from a listener.
typealias AndroidCall = PlatformVerb<AndroidActions, AndroidActions.Call>

/// Every call of Android app code.
enum AndroidCalls {
  static let all =
    (ActivityCalls.all + BackCalls.all + LifecycleCalls.all + modelCalls
    + WindowsOverActivityCalls.all + MenuProviderCalls.all
    + ActivityListenerCalls.all + AppCompatCalls.all + SystemServiceCalls.all + RegistryCalls.all
    + FragmentCalls.all + PagerCalls.all + TabHostCalls.all + NavControllerCalls.all)
    .map {
      advised($0.made(by: AndroidKind.activities + AndroidKind.fragments))
    }

  private static let modelCalls = ViewModelCalls.all + LoaderCalls.all + LiveDataCalls.all

  static let byPhrase = PhraseTable(all)
}
