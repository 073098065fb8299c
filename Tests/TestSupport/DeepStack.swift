import Foundation

/// Runs something on a thread with room for code that calls itself as deep as the models let it: where a test
/// runs otherwise there may be 512 KB.
package func onDeepStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
  nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = Swift.Result(catching: body)
    isDone.signal()
  }
  thread.stackSize = 16 << 20
  thread.start()
  isDone.wait()
  guard let result else { throw CancellationError() }
  return try result.get()
}
