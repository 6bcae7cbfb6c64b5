import ArgumentParser

/// The options of all commands for reporting findings.
struct ReportOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }
    enum ColorUse: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Option(help: "The format of diagnostics and of printed lists.")
    var format = Format.text

    @Option(help: "Write the diagnostics to this file, in this format.", completion: .file())
    var report: String?

    @Flag(name: .shortAndLong, help: "Print errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print unchanged files, less severe findings and each of many equal ones, too.")
    var verbose = false

    @Option(help: "When to colour diagnostics.")
    var color = ColorUse.auto

    func validate() throws {
        if quiet && verbose { throw ValidationError("'--quiet' and '--verbose' cannot be combined") }
    }
}
