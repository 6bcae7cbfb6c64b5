import ArgumentParser
import GlyphKit

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the grammar of manifests, RELAX NG, or of JSON reports or colours, JSON Schema.",
        discussion: "'twinlight schema reference' prints the manifest's elements and attributes for people, Markdown.")

    enum Subject: String, CaseIterable, ExpressibleByArgument { case manifest, reference, report, colors }

    @Argument(help: "What is described.")
    var subject = Subject.manifest

    @OptionGroup var options: ReportOptions

    func run() throws {
        // Nothing can be found here; a report that is asked for says so.
        try Reporter(options: options).tellNothing()
        switch subject {
        case .manifest: Console.result(String(ManifestSchema.text.dropLast()))
        case .reference: Console.result(String(ManifestSchema.reference.dropLast()))
        case .report: Console.result(String(ReportSchema.text.dropLast()))
        case .colors: Console.result(String(ColorsSchema.text.dropLast()))
        }
    }
}
