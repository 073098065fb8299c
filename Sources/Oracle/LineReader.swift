#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of a file, read one by one: a file of any length takes the memory of its longest line.
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

  /// Whether reading has stopped at an error, as it does in a folder, instead of the file's end.
  package var hasFailed: Bool { ferror(file) != 0 }

  /// The next line without its end; nil at the end of the file.
  package mutating func next() -> [UInt8]? {
    var length = getline(&buffer, &capacity, file)
    guard length >= 0, let buffer else { return nil }
    if length > 0, buffer[length - 1] == 0x0A { length -= 1 }
    return Array(UnsafeRawBufferPointer(start: buffer, count: length))
  }
}
