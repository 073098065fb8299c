/// A window of an activity has become a part of the display or a small one over others, or is it no
/// longer.
///
/// https://developer.android.com/reference/android/app/Activity#onMultiWindowModeChanged(boolean,%20android.content.res.Configuration)
enum WindowModeChange: Hashable, Sendable {
  /// `isInMultiWindowMode`
  case multiWindow(Bool)
  /// `isInPictureInPictureMode`
  case pictureInPicture(Bool)

  var ofActivity: ActivityCallback {
    switch self {
    case .multiWindow: .onMultiWindowModeChanged
    case .pictureInPicture: .onPictureInPictureModeChanged
    }
  }

  var ofFragment: FragmentCallback {
    switch self {
    case .multiWindow: .onMultiWindowModeChanged
    case .pictureInPicture: .onPictureInPictureModeChanged
    }
  }

  var ofListener: ActivityListenerCallback {
    switch self {
    case .multiWindow: .onMultiWindowModeChanged
    case .pictureInPicture: .onPictureInPictureModeChanged
    }
  }

  var arguments: CallbackArguments {
    switch self {
    case .multiWindow(let isIn): .flag(.isInMultiWindowMode, isIn)
    case .pictureInPicture(let isIn): .flag(.isInPictureInPictureMode, isIn)
    }
  }
}
