import Testing

@testable import AndroidModel

/// The server's tree of containers, and what is read from it.
struct ServerTreeTests {
  private func device(_ stimuli: AndroidStimulus...) throws -> AndroidDevice {
    let app = AndroidApp(activities: [.named("A"), .named("X") { $0.taskAffinity = "x" }])
    var device = AndroidDevice(api: 36, app: app)
    for stimulus in stimuli { _ = try device.perform(stimulus) }
    return device
  }

  @Test func `tasks lie on the display back to front, and one fragment has what is resumed`() throws
  {
    let root = try device(.launch(activity: "A"), .start("X", .newTask)).server.root
    #expect(root.topFocusedDisplay.taskDisplayArea.rootTasks.count == 3)
    #expect(root.appTasks.count == 2)
    let top = try #require(root.topRunningActivity)
    #expect(root.resumedActivity == top)
    #expect(root.task(of: top) == root.topFocusedDisplay.taskDisplayArea.rootTasks.last)
    #expect(root.topFocusedDisplay.visibleActivities == [top])
  }

  @Test func `the window of the top has the focus until the shade takes it`() throws {
    var device = try device(.launch(activity: "A"))
    let window = try #require(device.server.root.currentFocus)
    _ = try device.perform(.windowFocus(false))
    #expect(device.server.root.currentFocus != window)
    #expect(
      device.server.root.currentFocus == device.server.root.topFocusedDisplay.notificationShade)
    _ = try device.perform(.windowFocus(true))
    #expect(device.server.root.currentFocus == window)
  }

  @Test func `a container's own configuration holds for what is in it`() throws {
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

  @Test func `nothing is left of a task whose last activity is gone`() throws {
    let empty = try device()
    let used = try device(.launch(activity: "A"), .code(.finish))
    #expect(used.server.root.appTasks.isEmpty)
    #expect(used.server.root.activities.ids == empty.server.root.activities.ids)
    #expect(used.server.root.topFocusedDisplay.taskDisplayArea.rootTasks.count == 1)
  }

  @Test func `a slot is used again, but not its number`() throws {
    var device = try device(.launch(activity: "A"), .start("X"))
    let old = try #require(device.server.root.topRunningActivity)
    _ = try device.perform(.back)
    _ = try device.perform(.start("X"))
    let new = try #require(device.server.root.topRunningActivity)
    #expect(new.slot == old.slot)
    #expect(new.number > old.number)
    #expect(device.server.root.activities.find(old) == nil)
  }

  @Test func `a record that is gone is a defect, and is heard of`() throws {
    var device = try device(.launch(activity: "A"), .start("X"))
    let gone = try #require(device.server.root.topRunningActivity)
    _ = try device.perform(.back)
    device.server.finishIfPossible(gone, resultCode: 0)
    let reaction = try device.perform(.rotate)
    #expect(reaction.defect?.place.contains("Finishing.swift") == true)
  }

  @Test func `a task that went with the activities that a start cleared is made anew`() throws {
    var device = try device(.launch(activity: "A"), .home, .processDeath)
    let intent = Intent("A", flags: [.newTask, .clearTask])
    _ = try device.perform(.deepLink(intent))
    #expect(device.tasks == [TaskSnapshot(activities: [InstanceID("A", 2)])])
    #expect(device.state(of: InstanceID("A", 2)) == .resumed)
  }
}
