import ArgumentParser
import GlyphKit

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the manifest's grammar, RELAX NG, for editors; or that of JSON reports or colours, JSON Schema.")

    enum Subject: String, CaseIterable, ExpressibleByArgument { case manifest, report, colors }

    @Argument(help: "What is described.")
    var subject = Subject.manifest

    @OptionGroup var options: ReportOptions

    func run() throws {
        // Nothing can be found here; a report that is asked for says so.
        try Reporter(options: options).tellNothing()
        switch subject {
        case .manifest: Console.result(ManifestSchema.text)
        case .report: Console.result(String(ReportSchema.text.dropLast()))
        case .colors: Console.result(String(ColorsSchema.text.dropLast()))
        }
    }
}
