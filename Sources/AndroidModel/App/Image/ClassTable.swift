/// Gives each class that an app declares or scripts its number. It is not part of Android.
struct ClassTable {
  private(set) var table = NameTable()

  init(_ app: AndroidApp, _ code: [CallbackScript]) {
    for declaration in app.activities { add(declaration.name) }
    for declaration in app.fragments { add(declaration.name) }
    for declaration in app.fragments {
      if let host = declaration.layout?.host { add(host) }
      if let target = declaration.target { add(target) }
    }
    for pager in app.pagers {
      add(pager.host)
      for page in pager.pages { add(page) }
    }
    for host in app.tabHosts {
      add(host.host)
      for tab in host.tabs { add(tab) }
    }
    for script in code {
      switch script.target {
      case .application: break
      case .allInstances(let name): add(name)
      case .instance(let id): add(id.className)
      }
    }
  }

  /// The number of a class that the app names.
  func number(of name: String) -> ClassID { ClassID(table.place(of: name) ?? table.names.count) }

  /// What is made of the declarations of classes, at the places of their numbers. Of several of one
  /// class the first counts.
  func byNumber<Declaration, Class>(
    _ declarations: [Declaration], name: (Declaration) -> String, _ make: (Declaration) -> Class
  ) -> [Class?] {
    var made = [Class?](repeating: nil, count: table.names.count)
    for declaration in declarations {
      let number = Int(number(of: name(declaration)).index)
      if made[number] == nil { made[number] = make(declaration) }
    }
    return made
  }

  private mutating func add(_ name: String) {
    table.insert(name)
  }
}
