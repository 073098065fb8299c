import Dispatch
import Synchronization

#if !canImport(Glibc)
  import Foundation
#endif

extension Array where Element: Sendable {
  /// Transforms the elements on all cores. The results are in the order of the elements, whatever
  /// each of them took.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    DeepStack.concurrentPerform(iterations: count) { index in
      results.set(transform(self[index]), at: index)
    }
    return results.all
  }
}

private final class Results<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  init(count: Int) {
    results = Mutex([Result?](repeating: nil, count: count))
  }

  func set(_ result: Result, at place: Int) { results.withLock { $0[place] = result } }

  var all: [Result] { results.withLock { $0.compactMap { $0 } } }
}

/// Threads with enough stack for the deepest recursion of an app's code that the models allow.
/// UIKit's needs some 3 MB, and a worker of a dispatch queue has 512 KB on macOS; with the GNU C
/// library it has what the main thread has, 8 MB.
private enum DeepStack {
  #if canImport(Glibc)
    static func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void) {
      DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
    }
  #else
    /// In bytes.
    private static let size = 16 << 20

    static func concurrentPerform(
      iterations: Int, execute work: @escaping @Sendable (Int) -> Void
    ) {
      let next = Counter()
      let group = DispatchGroup()
      for _ in 0..<Swift.min(iterations, ProcessInfo.processInfo.activeProcessorCount) {
        let thread = Thread {
          while let iteration = next.next(below: iterations) { work(iteration) }
          group.leave()
        }
        thread.stackSize = size
        group.enter()
        thread.start()
      }
      group.wait()
    }

    private final class Counter: Sendable {
      private let count = Mutex(0)

      /// Nil at the end.
      func next(below end: Int) -> Int? {
        count.withLock { count in
          guard count < end else { return nil }
          defer { count += 1 }
          return count
        }
      }
    }
  #endif
}
