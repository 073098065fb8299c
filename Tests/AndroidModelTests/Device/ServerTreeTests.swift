import Testing

@testable import AndroidModel

/// The server's tree of containers, and the values derived from it.
struct ServerTreeTests {
  private func device(_ stimuli: AndroidStimulus...) throws -> AndroidDevice {
    let app = AndroidApp(activities: [.named("A"), .named("X") { $0.taskAffinity = "x" }])
    var device = AndroidDevice(api: 36, app: app)
    for stimulus in stimuli { _ = try device.perform(stimulus) }
    return device
  }

  @Test func `tasks are ordered back to front, and one task fragment has the resumed activity`()
    throws
  {
    let root = try device(.launch(activity: "A"), .start("X", .newTask)).server.root
    #expect(root.topFocusedDisplay.taskDisplayArea.rootTasks.count == 3)
    #expect(root.appTasks.count == 2)
    let top = try #require(root.topRunningActivity)
    #expect(root.resumedActivity == top)
    #expect(root.task(of: top) == root.topFocusedDisplay.taskDisplayArea.rootTasks.last)
    #expect(root.topFocusedDisplay.visibleActivities == [top])
  }

  @Test
  func `the topmost activity that is not finishing is found, whatever order the others finish in`()
    throws
  {
    var root = try device(.launch(activity: "A"), .start("A"), .start("A"), .start("A")).server.root
    let task = try #require(root.frontAppTask)
    let all = root.activities(in: task)
    try #require(all.count == 4)
    var found: [ActivityToken?] = []
    for place in [1, 3, 2, 0] {
      let activity = try #require(root.find(all[place]))
      root.makeFinishing(activity)
      found.append(root.topNonFinishingActivity(in: task).map { root.activities[$0].token })
    }
    #expect(found == [all[3], all[2], all[0], nil])
  }

  @Test func `the window of the top has the focus until the shade takes it`() throws {
    var device = try device(.launch(activity: "A"))
    let window = try #require(device.server.root.focusedWindow)
    _ = try device.perform(.windowFocus(false))
    #expect(device.server.root.focusedWindow != window)
    #expect(
      device.server.root.focusedWindow == device.server.root.topFocusedDisplay.notificationShade)
    _ = try device.perform(.windowFocus(true))
    #expect(device.server.root.focusedWindow == window)
  }

  @Test func `a dialog's window is above its activity's, and has the focus while it exists`()
    throws
  {
    var device = try device(.launch(activity: "A"))
    let main = try #require(device.server.root.focusedWindow)
    _ = try device.perform(.code(.showDialog()))
    let dialog = try #require(device.server.root.focusedWindow)
    #expect(device.windowsOfTop == [main, dialog])
    _ = try device.perform(.home)
    #expect(device.server.root.focusedWindow != dialog)
    _ = try device.perform(.returnByLauncher)
    #expect(device.server.root.focusedWindow == dialog)
    _ = try device.perform(.code(.dismissDialog))
    #expect(device.server.root.focusedWindow == main)
    #expect(device.windowsOfTop == [main])
  }

  @Test func `a relaunch closes open dialogs, and recreate() keeps the window`() throws {
    var device = try device(.launch(activity: "A"))
    let main = try #require(device.server.root.focusedWindow)
    _ = try device.perform(.code(.showDialog()))
    _ = try device.perform(.code(.recreate))
    #expect(device.windowsOfTop == [main])
    #expect(device.server.root.focusedWindow == main)
    _ = try device.perform(.code(.showDialog()))
    _ = try device.perform(.rotate)
    let new = try #require(device.server.root.focusedWindow)
    #expect(device.windowsOfTop == [new])
    #expect(new != main)
  }

  @Test func `the window of a fragment's dialog belongs to its activity`() throws {
    var fragment = FragmentDeclaration(name: "D")
    fragment.kind = .dialog(hasContentView: true)
    var device = AndroidDevice(
      api: 36, app: AndroidApp(activities: [.named("A")], fragments: [fragment]))
    _ = try device.perform(.launch(activity: "A"))
    let show = FragmentAction.showDialog(.host, className: "D", tag: nil, now: false)
    _ = try device.perform(.code(.fragments(show)))
    #expect(device.windowsOfTop.count == 2)
    #expect(device.windowsOfTop.last == device.server.root.focusedWindow)
    _ = try device.perform(.rotate)
    #expect(device.windowsOfTop.count == 2)
    #expect(device.windowsOfTop.last == device.server.root.focusedWindow)
    _ = try device.perform(.back)
    #expect(device.windowsOfTop.count == 1)
  }

  @Test func `a message to a process goes to the process of that name`() throws {
    var server = try device(.launch(activity: "A")).server
    let activity = try #require(server.root.find(server.root.topRunningActivity))
    #expect(server.root.activities[activity].app == server.root.activities[activity].processName)
    server.post(.lowMemory, to: .launcher)
    #expect(server.outgoing.isEmpty)
    server.post(.lowMemory, to: .app)
    #expect(server.outgoing.map(\.process) == [.app])
    server.handleAppsDied([.app], byCrash: false)
    #expect(!server.outgoing.contains { $0.content == .lowMemory })
    #expect(server.processes.filter(\.hasThread).isEmpty)
  }

  @Test func `a container's own configuration applies to its contents`() throws {
    var server = try device(.launch(activity: "A"), .start("X", .newTask)).server
    let front = try #require(server.root.topRunningActivity)
    let activity = try #require(server.root.activities.find(front))
    let fragment = try #require(
      server.root.taskFragments.find(server.root.activities[activity].parent))
    server.root.taskFragments[fragment].container.requestedOverride.change(.screenSize)
    let merged = server.root.configuration(of: activity)
    #expect(merged.differences(from: server.root.configuration) == .screenSize)
    let home = try #require(server.root.homeTask)
    for token in server.root.activities(in: home) {
      let other = try #require(server.root.activities.find(token))
      #expect(server.root.configuration(of: other) == server.root.configuration)
    }
  }

  @Test func `a task is removed with its last activity`() throws {
    let empty = try device()
    let used = try device(.launch(activity: "A"), .code(.finish))
    #expect(used.server.root.appTasks.isEmpty)
    #expect(used.server.root.activities.ids == empty.server.root.activities.ids)
    #expect(used.server.root.topFocusedDisplay.taskDisplayArea.rootTasks.count == 1)
  }

  @Test func `a slot is reused, but not its number`() throws {
    var device = try device(.launch(activity: "A"), .start("X"))
    let old = try #require(device.server.root.topRunningActivity)
    _ = try device.perform(.back)
    _ = try device.perform(.start("X"))
    let new = try #require(device.server.root.topRunningActivity)
    #expect(new.slot == old.slot)
    #expect(new.number > old.number)
    #expect(device.server.root.activities.find(old) == nil)
  }

  @Test func `access to a removed record is a defect that is reported`() throws {
    var device = try device(.launch(activity: "A"), .start("X"))
    let gone = try #require(device.server.root.topRunningActivity)
    _ = try device.perform(.back)
    device.server.finishIfPossible(gone)
    let reaction = try device.perform(.rotate)
    #expect(reaction.defect?.place.contains("Finishing.swift") == true)
  }

  @Test func `a task that was removed with cleared activities is recreated by the start`() throws {
    var device = try device(.launch(activity: "A"), .home, .process(.death))
    let intent = Intent("A", flags: [.newTask, .clearTask])
    _ = try device.perform(.deepLink(intent))
    #expect(device.tasks == [TaskSnapshot(activities: [InstanceID("A", 2)])])
    #expect(device.state(of: InstanceID("A", 2)) == .resumed)
  }
}

extension AndroidDevice {
  /// The windows of the activity in front, bottom to top.
  fileprivate var windowsOfTop: [WindowID] {
    guard let activity = server.root.topRunning else { return [] }
    let token = server.root.activities[activity].token
    return server.root.activities[activity].windows.map { WindowID($0, of: token) }
  }
}
