#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the lines of a file one by one, so that a file of any length needs only the memory of its
/// longest line.
package struct LineReader: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>
  private var buffer: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  /// - Returns: nil if the file cannot be opened.
  package init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    free(buffer)
    fclose(file)
  }

  /// Whether reading stopped because of an error rather than at the end of the file, as it does for
  /// a folder.
  package var hasFailed: Bool { ferror(file) != 0 }

  /// The next line without its end; nil at the end of the file.
  package mutating func next() -> [UInt8]? {
    var length = getline(&buffer, &capacity, file)
    guard length >= 0, let buffer else { return nil }
    if length > 0, buffer[length - 1] == 0x0A { length -= 1 }
    return Array(UnsafeRawBufferPointer(start: buffer, count: length))
  }
}
