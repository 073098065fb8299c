import Specification

/// An element of an XML document.
struct XMLElement {
  let name: String
  /// In the order of writing.
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text it contains, instead of children.
  var text = ""

  /// The element as the root of a document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written(indent: "") }

  private func written(indent: String) -> String {
    let start =
      "\(indent)<\(name)" + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    if !text.isEmpty { return "\(start)>\(Self.escaped(text))</\(name)>\n" }
    guard !children.isEmpty else { return "\(start)/>\n" }
    let inside = children.map { $0.written(indent: indent + "  ") }.joined()
    return "\(start)>\n\(inside)\(indent)</\(name)>\n"
  }

  /// Text escaped for XML; characters that XML 1.0 cannot represent are spelt out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.visible() {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
