/// Makes a source of a link definition, if the address is good enough for the evidence class it
/// claims.
///
/// The parser cannot see what a page says. It can check whether the page will be found again, and
/// whether its address is of the kind that the evidence class promises.
struct SourceReader {
  let index: VocabularyIndex
  let diagnostics: DiagnosticCollector

  func read(_ definition: LinkDefinition) -> Source? {
    guard
      let title = SourceTitleReader(index: index, diagnostics: diagnostics).read(definition),
      let range = definition.title?.range,
      let address = address(of: definition), canBeFoundAgain(address, definition.destination)
    else { return nil }
    let platforms = platforms(of: title, at: address, range, definition.destination.range)
    guard let platforms, hasPlace(title, address, range) else { return nil }
    return Source(
      label: definition.label.value, destination: definition.destination.value,
      evidence: title.evidence, detail: title.place, platforms: platforms,
      versions: title.versions, range: definition.label.range)
  }

  // MARK: The address

  private func address(of definition: LinkDefinition) -> SourceAddress? {
    let destination = definition.destination
    guard let address = SourceAddress(destination.value) else {
      diagnostics.fileError(
        "a source has to be an address that can be opened: http://… or https://…",
        at: destination.range)
      return nil
    }
    guard address.namesPage else {
      diagnostics.fileError("the address names a site, not a page", at: destination.range)
      return nil
    }
    return address
  }

  /// Branches move, and folders and profiles hold many things.
  private func canBeFoundAgain(
    _ address: SourceAddress, _ destination: Located<String>
  ) -> Bool {
    let form = RepositoryAddress.Host(rawValue: address.host)?.form ?? ""
    switch address.repository {
    case .file, .thread, nil:
      return true
    case .uncertain(let revision):
      diagnostics.fileError(
        "the address names '\(revision)', not a commit with all 40 digits", at: destination.range,
        help: ["write: \(form)"])
    case .noFile:
      diagnostics.fileError(
        "the address does not name a file in a repository", at: destination.range,
        help: ["write: \(form)"])
    }
    return false
  }

  // MARK: What it covers

  /// Nil if the evidence class does not allow the platforms, which is reported.
  private func platforms(
    of title: SourceTitle, at address: SourceAddress, _ range: SourceRange,
    _ destination: SourceRange
  ) -> [String]? {
    let word = title.evidence.rawValue
    switch title.evidence {
    case .documented:
      return vendors(of: address, title, range, destination)
    case .upstreamTest, .upstreamSource:
      guard case .file = address.repository else {
        diagnostics.fileError(
          "a source of class '\(word)' has to be a file in a repository", at: destination,
          help: ["for what others write about the platform, use 'secondary'"])
        return nil
      }
      guard let platform = title.platform else {
        diagnostics.fileError(
          "the title names no platform; write it after the class", at: range,
          help: ["such as \"\(word) \(index.platformNames.first ?? "platform"): …\""])
        return nil
      }
      return [platform]
    case .observed:
      guard let platform = title.platform, title.versions != nil else {
        diagnostics.fileError(
          "the title does not name the version on which the log was recorded", at: range,
          help: ["such as \"observed \(index.platformNames.first ?? "platform") 30: …\""])
        return nil
      }
      return [platform]
    case .reimplementation, .secondary, .inferred, .memory, .claim:
      return title.platform.map { [$0] } ?? []
    }
  }

  /// The platforms whose vendor hosts the page, or the one among them that the title names.
  private func vendors(
    of address: SourceAddress, _ title: SourceTitle, _ range: SourceRange,
    _ destination: SourceRange
  ) -> [String]? {
    let all = index.vocabulary.platforms
    let own = all.filter { platform in
      platform.documentation.contains { $0.holds(address) }
    }.map(\.name)
    // What the vendor of a framework says about it holds wherever the framework runs.
    let ofFrameworks = index.vocabulary.lenses.filter { lens in
      lens.documentation.contains { $0.holds(address) }
    }.flatMap(\.platforms)
    let vendors = own.isEmpty ? index.platformNames.filter(ofFrameworks.contains) : own
    guard !vendors.isEmpty else {
      let hosts = all.flatMap(\.documentation).map(\.host)
      diagnostics.fileError(
        "the page is not by the platform's vendor; for what others write, use 'secondary'",
        at: destination, help: ["vendors' sites: \(hosts.joined(separator: ", "))"])
      return nil
    }
    guard let platform = title.platform else { return vendors }
    guard vendors.contains(platform) else {
      diagnostics.fileError("the page is not by the vendor of \(platform)", at: range)
      return nil
    }
    return [platform]
  }

  // MARK: The place

  private func hasPlace(
    _ title: SourceTitle, _ address: SourceAddress, _ range: SourceRange
  ) -> Bool {
    switch title.evidence {
    case .documented where title.place.isEmpty:
      diagnostics.fileError(
        "the title names no section of the page", at: range,
        help: ["such as \"documented: Coordinating activities\""])
      return false
    case .upstreamTest, .upstreamSource:
      var name: Substring = ""
      if case .file(let file) = address.repository { name = file }
      guard !SymbolName.begins(title.place, inFile: name) else { return true }
      diagnostics.fileError(
        "the title names no method or symbol of the file", at: range,
        help: [
          "such as \"upstream-test …: ActivityLifecycleTests.testLaunchOnTop\", or a test's title "
            + "in quotation marks: 'it pops'"
        ])
      return false
    case .documented, .observed, .reimplementation, .secondary, .inferred, .memory, .claim:
      return true
    }
  }
}

extension DocumentationSite {
  fileprivate func holds(_ address: SourceAddress) -> Bool {
    address.host == host && !(address.path.first.map { excluding.contains(String($0)) } ?? false)
      && address.path.prefix(under.count).elementsEqual(under) { $0 == $1[...] }
  }
}
