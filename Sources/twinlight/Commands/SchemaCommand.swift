import ArgumentParser
import GlyphKit

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the grammar of manifests (RELAX NG), or of JSON reports or colours (JSON Schema).",
        discussion: CommandHelp.text(
            "'twinlight schema reference' prints the manifest's elements and attributes for people (Markdown).",
            examples: ["twinlight schema > manifest.rng", "twinlight schema reference | less"],
            codes: [.unwritable: CommandHelp.unwritten]))

    enum Subject: String, CaseIterable, ExpressibleByArgument { case manifest, reference, report, colors }

    @Argument(help: "What to describe.")
    var subject = Subject.manifest

    @OptionGroup var options: ReportOptions

    func run() throws {
        // There are no findings here; a requested report is empty.
        try Reporter(options: options).reportNothing()
        switch subject {
        case .manifest: Console.printResult(String(ManifestSchema.text.dropLast()))
        case .reference: Console.printResult(String(ManifestSchema.reference.dropLast()))
        case .report: Console.printResult(String(ReportSchema.text.dropLast()))
        case .colors: Console.printResult(String(ColorsSchema.text.dropLast()))
        }
    }
}
