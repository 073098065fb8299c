import AndroidModel
import Testing

/// A singleTop activity that is started again.
struct SingleTopTests {
  private let top = ActivityDeclaration.named("S") { $0.launchMode = .singleTop }

  @Test func `a new intent does not change the intent, setIntent does, and a relaunch keeps it`()
    throws
  {
    var scenario = Scenario([top]).watching(.onNewIntent)
    try scenario.when(.launch(activity: "S"))
    let news = Intent("S", extras: [.init(key: "id", value: "42")])
    #expect(
      try scenario.when(.code(.startActivity(news)))
        == "S.onPause S.onNewIntent(id=42) S.onResume")
    #expect(scenario.device.intentExtra("id", of: InstanceID("S")) == nil)
    try scenario.when(.code(.setIntent(news)))
    try scenario.when(.rotate)
    #expect(scenario.device.intentExtra("id", of: InstanceID("S", 2)) == "42")
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByRecents)
    #expect(scenario.device.intentExtra("id", of: InstanceID("S", 3)) == nil)
  }

  @Test(arguments: [30, 31])
  func `a singleTop activity that asks itself for a result is cancelled from 31 on`(
    api: Int
  ) throws {
    var scenario = Scenario([top], api: api).watching(.onActivityResult, .onNewIntent)
    try scenario.when(.launch(activity: "S"))
    let events = try scenario.when(.code(.startActivity(Intent("S"), requestCode: 1)))
    #expect(scenario.tasks == (api < 31 ? "[S S#2]" : "[S]"))
    #expect(events.contains("S.onActivityResult(1,0)") == (api >= 31))
  }
}
