import ArgumentParser
import GlyphKit
import Markup
import SemanticColor

struct ColorsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors", abstract: "Print a palette: each name with its eight values.")

    @Argument(
        help: """
            A manifest, a design-tokens file (.json, .tokens) or an asset catalog (.xcassets); the system's colours if \
            not given.
            """,
        completion: .file(extensions: ["xml", "json", "tokens", "xcassets"]))
    var file: String?

    @OptionGroup var options: ReportOptions

    func run() throws {
        let palette = try file.map(read) ?? Palette.system(.ios26)
        if file == nil { try Reporter(options: options).tellNothing() }
        let heading = ["name"] + Appearance.allCases.map(\.name)
        let rows = palette.roles.map { role in
            [role.rawValue] + Appearance.allCases.map { palette[role]?[$0].shortText ?? "" }
        }
        for line in Table(rows: [heading] + rows).lines { Console.result(line) }
    }

    private func read(_ path: String) throws -> Palette {
        let reporter = Reporter(options: options)
        guard Palette.canImport(path) else {
            let (manifest, warnings) = try ManifestArgument.read(
                ManifestArgument.file(at: path), telling: reporter)
            try reporter.tell(warnings)
            return manifest.palette
        }
        do {
            let (palette, warnings) = try Palette.imported(from: path)
            try reporter.tell(Findings(warnings))
            return palette
        } catch let findings as Findings {
            try reporter.tell(findings)
            throw findings.manifestStatus
        }
    }
}

extension Color {
    /// `#RRGGBB`, with the opacity behind it where there is less than all; what sRGB cannot hold is marked.
    fileprivate var shortText: String {
        let percent = Int((alpha * 100).rounded())
        return hex + (percent < 100 ? " \(percent)%" : "") + (space == .displayP3 ? " p3" : "")
    }
}
