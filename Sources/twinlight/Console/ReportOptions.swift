import ArgumentParser

/// What all commands have: how findings are told.
struct ReportOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }
    enum ColorUse: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Option(help: "How diagnostics are written.")
    var format = Format.text

    @Option(help: "A file that takes the diagnostics in this format.", completion: .file())
    var report: String?

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Say more: unchanged files and small findings too.")
    var verbose = false

    @Option(help: "Colours in diagnostics.")
    var color = ColorUse.auto

    func validate() throws {
        if quiet && verbose { throw ValidationError("'--quiet' and '--verbose' cannot be combined") }
    }
}
