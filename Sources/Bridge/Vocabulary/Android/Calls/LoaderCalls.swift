import AndroidModel
import Specification

/// The calls on the LoaderManager of an object, and on its loaders.
enum LoaderCalls {
  static let all: [AndroidCall] = [
    call(
      "initLoader", .initLoader,
      "LoaderManager.getInstance(this).initLoader, with callbacks of this object: makes the loader"
        + " if it is not there.",
      page: manager + "#initLoader(int,android.os.Bundle,\(callbacks))"),
    call(
      "restartLoader", .restartLoader,
      "restartLoader, with callbacks of this object: always makes a new loader.",
      page: manager + "#restartLoader(int,android.os.Bundle,\(callbacks))"),
    call(
      "destroyLoader", .destroyLoader, "destroyLoader(id)", page: manager + "#destroyLoader(int)"),
    call(
      "deliverResult", .deliverResult,
      "deliverResult of this loader, which has loaded something; on the main thread.",
      page: "https://developer.android.com/reference/androidx/loader/content/Loader"
        + "#deliverResult(java.lang.Object)"),
  ]

  private static let manager =
    "https://developer.android.com/reference/androidx/loader/app/LoaderManager"

  private static let callbacks = "androidx.loader.app.LoaderManager.LoaderCallbacks"

  private static func call(
    _ phrase: String, _ called: LoaderAction.Call, _ summary: String, page: String
  ) -> AndroidCall {
    AndroidCall(
      phrase, .number("id"), hasReceiver: true, summary: summary, page: page
    ) { _, call in
      .init(.loader(LoaderAction(id: call.number ?? 0, called)), on: call.receiver)
    }
  }
}
