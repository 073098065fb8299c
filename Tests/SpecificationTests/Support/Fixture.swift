import Specification

/// A small vocabulary with two platforms, sufficient for everything that the language can express.
enum Fixture {
  static let vocabulary = Vocabulary(
    platforms: [android, ios],
    neutralKinds: [
      ObjectKind(
        name: "screen", callbackGroups: ["android": "activity", "ios": "controller"],
        neutralScope: "screen", attributes: activityAttributes + controllerAttributes),
      ObjectKind(
        name: "part", callbackGroups: ["android": "fragment", "ios": "controller"],
        neutralScope: "part", containers: ["screen", "part"]),
    ],
    neutralVerbs: [
      Verb(
        phrase: "launch", operands: [object("screen", kinds: [])], makesInstances: true,
        summary: "The user taps the icon."),
      Verb(
        phrase: "open", operands: [object("screen", kinds: ["screen", "activity", "controller"])],
        makesInstances: true, summary: "The platform's ordinary way forward."),
      Verb(phrase: "back", summary: "The user's way back."),
      Verb(phrase: "home", summary: "The user leaves the app."),
      Verb(phrase: "rotate", summary: "The device turns by 90 degrees."),
      Verb(phrase: "swipe away", summary: "The user removes the app from the list of recent apps."),
      Verb(
        phrase: "wait", operands: [OperandDefinition(name: "duration", value: .duration)],
        summary: "Time passes."),
    ],
    neutralEvents: [
      group(
        "screen",
        [
          "load", "willShow", "didShow", "willHide", "didHide", "saveState", "restoreState",
          "removed", "destroy", "environmentChange",
        ]),
      group(
        "part", ["attach", "loadView", "willShow", "didShow", "willHide", "didHide", "detach"]),
      CallbackGroup(
        name: "application", builtInSubjects: ["app"],
        callbacks: ["launch", "activate", "terminate"].map { CallbackDefinition(name: $0) }),
    ],
    neutralArguments: [
      "cause": .words(["launch", "navigation", "cover", "user"]), "final": .boolean,
    ],
    divergences: ["D1", "D2", "D3"],
    lenses: [
      LensDefinition(
        name: "flutter", platforms: ["android", "ios"],
        words: ["resumed", "inactive", "hidden", "paused"].map { CallbackDefinition(name: $0) }
          + [CallbackDefinition(name: "change", arguments: ["isActive"])],
        documentation: [
          DocumentationSite(host: "api.flutter.dev"),
          DocumentationSite(host: "github.com", under: ["flutter", "website"]),
        ]),
      LensDefinition(
        name: "compose", platforms: ["android", "ios"], reportsOnScreens: true,
        words: ["ON_START", "ON_PAUSE", "ON_STOP"].map { CallbackDefinition(name: $0) }),
      LensDefinition(
        name: "scenePhase", platforms: ["ios"],
        words: ["active", "inactive"].map { CallbackDefinition(name: $0) }),
    ])

  static let android = PlatformVocabulary(
    name: "android", versions: Array(21...36),
    kinds: [
      ObjectKind(
        name: "activity", callbackGroups: ["android": "activity"], neutralScope: "screen",
        attributes: activityAttributes),
      ObjectKind(
        name: "fragment", callbackGroups: ["android": "fragment"],
        containers: ["screen", "activity", "fragment"]),
    ],
    verbs: [Verb(phrase: "deep link", operands: [text("url")], summary: "A link is opened.")],
    actions: [
      Verb(
        phrase: "start", operands: [object("activity", kinds: ["screen", "activity"])],
        attributes: [
          AttributeDefinition(
            name: "flags", value: .words(["NEW_TASK", "CLEAR_TASK", "CLEAR_TOP", "SINGLE_TOP"])),
          AttributeDefinition(name: "extra", value: .pairs),
        ], makesInstances: true, summary: "`startActivity`"),
      Verb(phrase: "finish", summary: "`finish`"),
      Verb(
        phrase: "commit", attributes: [AttributeDefinition(name: "addToBackStack", value: .flag)],
        clauses: [
          Verb(
            phrase: "replace",
            operands: [
              object("fragment", kinds: ["fragment", "part"]),
              OperandDefinition(name: "with", value: .particle("with")),
              object("fragment", kinds: ["fragment", "part"]),
            ], summary: "`replace`"),
          Verb(
            phrase: "remove", operands: [object("fragment", kinds: ["fragment", "part"])],
            summary: "`remove`"),
          Verb(
            phrase: "add", operands: [object("fragment", kinds: ["fragment", "part"])],
            attributes: [AttributeDefinition(name: "container", value: .words(["main", "side"]))],
            summary: "`add`"),
        ], summary: "A fragment transaction."),
    ],
    callbackGroups: [
      CallbackGroup(
        name: "activity",
        callbacks: [
          CallbackDefinition(
            name: "onCreate", isCore: true, arguments: ["savedInstanceState", "requestCode"])
        ]
          + ["onStart", "onResume", "onPause", "onStop", "onRestart", "onDestroy"].map {
            CallbackDefinition(name: $0, isCore: true)
          } + ["onSaveInstanceState", "onNewIntent"].map { CallbackDefinition(name: $0) }),
      group("fragment", ["onAttach", "onCreate", "onStart", "onDetach", "lifecycle.ON_START"]),
      CallbackGroup(
        name: "application", builtInSubjects: ["Application"],
        callbacks: [CallbackDefinition(name: "onCreate")]),
    ],
    argumentValues: ["requestCode": .number],
    states: ["activity": ["created", "resumed", "stopped", "destroyed", "not created"]],
    properties: [PropertyDefinition(name: "intent", group: "activity")],
    deviceSettings: [
      AttributeDefinition(name: "targetSdk", value: .number),
      AttributeDefinition(name: "rotation", value: .words(["free", "locked"])),
    ],
    hasTasks: true,
    documentation: [
      DocumentationSite(host: "example.org"),
      DocumentationSite(host: "developer.android.com", excluding: ["forums"]),
    ])

  static let ios = PlatformVocabulary(
    name: "ios", versions: Array(12...18) + [26],
    kinds: [
      ObjectKind(
        name: "controller", callbackGroups: ["ios": "controller"], neutralScope: "screen",
        attributes: controllerAttributes),
      ObjectKind(
        name: "navigation", callbackGroups: ["ios": "controller"],
        attributes: [
          AttributeDefinition(name: "root", value: .objects(kinds: ["screen", "controller"]))
        ]),
      ObjectKind(name: "alert", callbackGroups: ["ios": "controller"]),
    ],
    verbs: [
      Verb(
        phrase: "drag sheet",
        operands: [
          OperandDefinition(
            name: "gesture", value: .word(["complete", "cancel"]), isOptional: true)
        ], summary: "A drag on the sheet."),
      Verb(
        phrase: "turn",
        operands: [OperandDefinition(name: "side", value: .word(["left", "right"]))],
        summary: "The device is turned to a side."),
    ],
    actions: [
      Verb(
        phrase: "present", operands: [object("controller", kinds: [])],
        attributes: [
          AttributeDefinition(name: "style", value: .words(["formSheet", "fullScreen"])),
          AttributeDefinition(name: "animated", value: .flag),
        ], summary: "`present`"),
      Verb(
        phrase: "transition",
        operands: [
          object("controller", kinds: []), OperandDefinition(name: "to", value: .particle("to")),
          object("controller", kinds: []),
          OperandDefinition(name: "duration", value: .duration, isOptional: true),
        ], summary: "`transition`"),
      Verb(
        phrase: "set view controllers",
        operands: [
          OperandDefinition(name: "controller", value: .object(kinds: []), isRepeated: true)
        ], attributes: [AttributeDefinition(name: "animated", value: .flag)],
        summary: "`setViewControllers`"),
      Verb(
        phrase: "set title", operands: [text("title")],
        attributes: [AttributeDefinition(name: "size", value: .number)], summary: "`title`"),
      Verb(
        phrase: "select", operands: [OperandDefinition(name: "index", value: .number)],
        summary: "`selectedIndex`"),
    ],
    callbackGroups: [
      CallbackGroup(
        name: "controller",
        callbacks: [
          "viewDidLoad", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "loadView",
        ].map { CallbackDefinition(name: $0, isCore: $0 != "loadView") } + [
          CallbackDefinition(name: "viewWillAppear", isCore: true, arguments: ["animated"]),
          CallbackDefinition(name: "didMove", arguments: ["toParent"]),
          CallbackDefinition(name: "deinit", hasMarks: false),
          CallbackDefinition(name: "navigationControllerDidShow", kinds: ["navigation"]),
        ])
    ],
    argumentValues: [
      "animated": .boolean, "toParent": .objectOrWord(["nil"]),
      "view.window": .words(["set", "nil"]),
    ],
    states: ["controller": ["appeared", "disappeared"]],
    properties: ["view", "view.window", "viewControllers"].map {
      PropertyDefinition(name: $0, group: "controller")
    },
    deviceSettings: [AttributeDefinition(name: "idiom", value: .words(["phone", "pad"]))],
    documentation: [DocumentationSite(host: "example.org")])

  private static let activityAttributes = [
    AttributeDefinition(
      name: "launchMode", value: .words(["standard", "singleTop", "singleTask"])),
    AttributeDefinition(name: "theme", value: .words(["opaque", "translucent", "dialog"])),
    AttributeDefinition(name: "configChanges", value: .words(["orientation", "screenSize"])),
    AttributeDefinition(name: "taskAffinity", value: .text),
    AttributeDefinition(name: "noHistory", value: .flag),
    AttributeDefinition(name: "embedded", value: .flag, limitation: "nothing is embedded"),
  ]

  private static let controllerAttributes = [
    AttributeDefinition(
      name: "modalPresentationStyle", value: .words(["overFullScreen", "pageSheet"]))
  ]

  private static func object(_ name: String, kinds: [String]) -> OperandDefinition {
    OperandDefinition(name: name, value: .object(kinds: kinds))
  }

  private static func text(_ name: String) -> OperandDefinition {
    OperandDefinition(name: name, value: .text)
  }

  private static func group(_ name: String, _ callbacks: [String]) -> CallbackGroup {
    CallbackGroup(name: name, callbacks: callbacks.map { CallbackDefinition(name: $0) })
  }
}
