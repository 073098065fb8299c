import Foundation

/// Runs the body on a thread with enough stack for the deepest recursion of app code that the
/// models allow; otherwise a test's thread may have only 512 KB.
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
