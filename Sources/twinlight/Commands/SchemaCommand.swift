import ArgumentParser
import GlyphKit

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the manifest's grammar, RELAX NG, for editors.")

    @OptionGroup var options: ReportOptions

    func run() { Console.result(ManifestSchema.text) }
}
