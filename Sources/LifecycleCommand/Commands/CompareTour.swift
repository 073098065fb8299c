/// What `lifecycle compare` shows to a reader who does not yet know what to ask.
enum Tour {
  struct Stop {
    var sentence: String
    var script: String
  }

  static let stops = [
    Stop(
      sentence: """
        Opening a screen: Android pauses the old screen before it creates the new one, and stops \
        it once the new one is visible. UIKit loads the new one first, and the old one has \
        disappeared before the new one has appeared.
        """,
      script: "launch A; open B; back"),
    Stop(
      sentence: """
        Rotating the device: Android destroys the activity and creates another, UIKit keeps the \
        controller and passes it the new size.
        """,
      script: "launch A; rotate"),
    Stop(
      sentence: """
        Going to the home screen: an activity is paused and stopped; a view controller receives no \
        callback, only the app and its scene do.
        """,
      script: "launch A; home; return"),
  ]
}
