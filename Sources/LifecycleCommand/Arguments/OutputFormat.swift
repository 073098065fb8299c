/// A format for people, or one of the command's own formats for programs.
package enum OutputFormat<Form>: Sendable
where Form: RawRepresentable<String> & CaseIterable & Sendable {
  case report(ReportFormat)
  case form(Form)
}

extension OutputFormat: RawRepresentable, CaseIterable {
  package init?(rawValue: String) {
    if let format = ReportFormat(rawValue: rawValue) {
      self = .report(format)
    } else if let form = Form(rawValue: rawValue) {
      self = .form(form)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .report(let format): format.rawValue
    case .form(let form): form.rawValue
    }
  }

  package static var allCases: [OutputFormat] {
    ReportFormat.allCases.map(OutputFormat.report) + Form.allCases.map(OutputFormat.form)
  }
}
