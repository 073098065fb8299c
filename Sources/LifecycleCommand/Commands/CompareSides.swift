import Bridge
import Reporting
import Specification

/// What the options of a comparison specify for one platform.
struct CompareSides: Sendable {
  let platform: Platform
  /// Nil if no version is given.
  private let versions: [Int]?
  private let settings: [(key: String, values: [String])]
  /// The only option with several values.
  private let several: Axis?

  private enum Axis {
    case versions
    case setting(Int)
  }

  /// - Parameter crossesVersions: whether several versions may be combined with several values of
  ///   another option.
  /// - Throws: `UsageError` if more than one option has several values.
  init(
    _ platform: Platform, _ arguments: ParsedArguments, crossesVersions: Bool = false
  ) throws(UsageError) {
    self.platform = platform
    let option = CompareOptions.versions(of: platform)
    versions = try arguments.value(of: option)
    var several: Axis? = (versions?.count ?? 0) > 1 ? .versions : nil
    var names = several == nil || crossesVersions ? [] : [option.definition.name]
    var settings: [(key: String, values: [String])] = []
    for setting in SettingOption.all where setting.platform == platform {
      guard let values = try arguments.value(of: setting.option) else { continue }
      if values.count > 1 {
        several = .setting(settings.count)
        names.append(setting.option.definition.name)
      }
      settings.append((setting.key, values))
    }
    guard names.count < 2 else {
      throw UsageError(
        "\(enumeration(names)) have several values; only one of them can, so give one value to the "
          + "others")
    }
    self.several = several
    self.settings = settings
  }

  /// Whether any option is about the platform.
  var isNamed: Bool { versions != nil || !settings.isEmpty }

  /// Whether several variants of this platform are compared with each other.
  var isSeveral: Bool { several != nil }

  /// Whether an option other than the versions has several values.
  var hasSeveralSettings: Bool {
    if case .setting = several { true } else { false }
  }

  /// The script with the options' settings of the device and the app.
  func applied(to script: Script) -> Script {
    settings.reduce(script) { script, setting in
      guard setting.values.count == 1 else { return script }
      return script.setting(setting.key, to: setting.values[0], on: platform)
    }
  }

  /// The requested version; nil for the newest that the script allows.
  ///
  /// - Throws: `UsageError` if the script does not run on that version.
  func version(of script: Script) throws(UsageError) -> Int? {
    guard isNamed else { return nil }
    return try script.versions(versions, of: platform).last
  }

  /// The variants to compare.
  ///
  /// - Parameter whole: whether to take all versions if none is given, rather than the newest.
  func lineup(_ script: Script, whole: Bool = false) throws(UsageError) -> Lineup {
    let versions = try script.versions(versions, of: platform)
    let device = applied(to: script)
    if case .setting(let position) = several {
      let (key, values) = settings[position]
      return Lineup(device, on: versions.last ?? 0, of: platform, setting: key, to: values)
    }
    let isOpen = self.versions == nil && !whole
    return Lineup(device, on: isOpen ? versions.suffix(1) : versions, of: platform)
  }

  /// The versions with every value of the option that has several; nil if there is only one version
  /// or no such option.
  func grid(_ script: Script) throws(UsageError) -> LineupGrid? {
    guard case .setting(let position) = several else { return nil }
    let versions = try script.versions(versions, of: platform)
    guard versions.count > 1 else { return nil }
    let (key, values) = settings[position]
    return LineupGrid(applied(to: script), on: versions, of: platform, setting: key, to: values)
  }
}

/// Options that only `lifecycle compare` has.
enum CompareOptions {
  static let frameworks = Option<[String]>(
    "--as", "NAMES",
    help: "Show under each step what these frameworks report: flutter,compose."
  ) { text throws(UsageError) in
    let known = Vocabulary.mobile.lenses.map(\.name)
    let names = ListText.entries(of: text).map(String.init)
    for name in names {
      guard known.contains(name) else {
        let meant = Suggestion.nearest(to: name, among: known) ?? lens(speakingOf: name)
        let hint = meant.map { "did you mean '\($0)'?" } ?? "there are \(enumeration(known))"
        throw UsageError("unknown framework '\(name)'; \(hint)")
      }
    }
    return names.uniqued
  }

  /// The lens that reports something under another name: SwiftUI's for `scenePhase`.
  private static func lens(speakingOf name: String) -> String? {
    Vocabulary.mobile.lenses.first { lens in
      lens.summary.split { !$0.isLetter && !$0.isNumber }
        .contains { $0.lowercased() == name.lowercased() }
    }?.name
  }

  static func versions(of platform: Platform) -> Option<[Int]> {
    switch platform {
    case .android: android
    case .ios: ios
    }
  }

  private static let android = Option<[Int]>(
    "--android", "RANGE",
    help: "The API level, the newest by default; 27,28 or 21..37 to compare several."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .android) }

  private static let ios = Option<[Int]>(
    "--ios", "RANGE",
    help: "The iOS version, the newest by default; 12,13 or 12..27 to compare several."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .ios) }

  static let arguments = OptionDefinition(
    "--arguments", help: "Write the callbacks' arguments too.")

  static let everything = OptionDefinition(
    "--all", help: "Show every callback that was sent.")

  static let only = Option<CallbackDetail>(
    "--only", "core",
    help: "Show only the callbacks that a case watches or that stand for a neutral event."
  ) { text throws(UsageError) in
    guard text == "core" else { throw UsageError("--only takes only the word core") }
    return .core
  }

  static let differences = OptionDefinition(
    "--differences", help: "Fold the steps that do not differ.")

  static let why = OptionDefinition(
    "--why", help: "Show the reason for each event, and the case or page that documents it.")

  static let visibility = OptionDefinition(
    "--visibility", help: "Show after each step what the user sees of each screen.")

  static let changes = OptionDefinition(
    "--changes", help: "List only what changes from version to version, and why.")
}
