/// https://developer.android.com/reference/android/content/Intent
public struct Intent: Hashable, Sendable {
  // Boxed, as an intent is handed on often and hardly ever changed.
  private var content: Boxed<Content>

  private struct Content: Hashable, Sendable {
    var component: String
    var action: Action?
    var categories: [String] = []
    var data: String?
    var type: String?
    var asksUser = false
    var flags: IntentFlags
    var extras: [Extra]
    var options = ActivityOptions()
  }

  /// The class named by the component; empty: it is implicit, and the system looks for one.
  public var component: String {
    get { content.value.component }
    set { content.value.component = newValue }
  }
  /// `getAction()`, with the category that goes with it; nil: none.
  public var action: Action? {
    get { content.value.action }
    set { content.value.action = newValue }
  }
  /// `getCategories()`, without `android.intent.category.`.
  public var categories: [String] {
    get { content.value.categories }
    set { content.value.categories = newValue }
  }
  /// `getData()`
  public var data: String? {
    get { content.value.data }
    set { content.value.data = newValue }
  }
  /// `getType()`, as the code has set it.
  public var type: String? {
    get { content.value.type }
    set { content.value.type = newValue }
  }
  /// `createChooser`: the user is asked, whatever activities are found.
  public var asksUser: Bool {
    get { content.value.asksUser }
    set { content.value.asksUser = newValue }
  }
  /// What `addFlags` was given.
  public var flags: IntentFlags {
    get { content.value.flags }
    set { if newValue != flags { content.value.flags = newValue } }
  }
  /// Extras in the order in which they were put.
  public var extras: [Extra] {
    get { content.value.extras }
    set { content.value.extras = newValue }
  }
  /// The options that the start carries along, which are no part of what the activity gets.
  public var options: ActivityOptions {
    get { content.value.options }
    set { if newValue != options { content.value.options = newValue } }
  }

  /// One `putExtra`.
  public struct Extra: Hashable, Sendable {
    /// Its name.
    public var key: String
    /// Its value as text.
    public var value: String
    /// An extra of this name.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What an intent asks for.
  public enum Action: Hashable, Sendable {
    /// MAIN, of the category LAUNCHER.
    case main
    case view
    /// Without `android.intent.action.`, or an app's own.
    case other(String)

    /// MAIN, of no category or of another than LAUNCHER.
    public static let mainOfNoLauncher = Action.other("MAIN")
  }

  /// An explicit intent for a class.
  public init(
    _ component: String, flags: IntentFlags = [], extras: [Extra] = [], action: Action? = nil,
    data: String? = nil
  ) {
    content = Boxed(
      Content(component: component, action: action, data: data, flags: flags, extras: extras))
  }
}
