import ArgumentParser
import GlyphKit
import Markup
import SemanticColor

struct ColorsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors", abstract: "Print a palette: each colour with its eight values.",
        discussion: CommandHelp.text(
            "With --format json the colours are printed as JSON; 'twinlight schema colors' describes it.",
            examples: ["twinlight colors Icons", "twinlight colors theme.resolver.json --with brand=beta"],
            codes: [
                .usage: CommandHelp.manifestFault, .unreadable: "an input could not be read",
                .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(
        help: """
            A manifest, a design-tokens file (.json, .tokens) or an asset catalog (.xcassets); the system's colours if \
            not given.
            """,
        completion: .file(extensions: ["xml", "json", "tokens", "xcassets"]))
    var file: String?

    @Option(
        help: """
            For a resolver document: the contexts of appearances, such as 'high=light-high-contrast \
            dark=dark-dimmed'.
            """)
    var contexts: String?

    @Option(
        help: "For a resolver document: the contexts of modifiers that are not about appearances, such as 'brand=beta'."
    )
    var with: String?

    @OptionGroup var options: ReportOptions

    func run() throws {
        if contexts != nil || with != nil, !(file.map(Palette.canImport) ?? false) {
            throw UsageError(
                "'--contexts' and '--with' need a resolver document; a manifest states them on its <import>")
        }
        let palette = try file.map(read) ?? Palette.newestSystem
        if file == nil { try Reporter(options: options).reportNothing() }
        if options.format == .json { return Console.printResult(String(PaletteJSON.text(palette).dropLast())) }
        let heading = ["name"] + Appearance.allCases.map(\.name)
        let rows = palette.roles.map { role in
            [role.rawValue] + Appearance.allCases.map { palette[role]?[$0].shortText ?? "" }
        }
        for line in Table(rows: [heading] + rows).lines { Console.printResult(line) }
    }

    private func read(_ path: String) throws -> Palette {
        let reporter = Reporter(options: options)
        guard Palette.canImport(path) else {
            let (manifest, warnings) = try ManifestArgument.read(
                ManifestArgument.file(at: path), reportingTo: reporter)
            try reporter.report(warnings)
            return manifest.palette
        }
        do {
            let (palette, warnings) = try Palette.imported(
                from: path, contexts: contexts ?? "", with: with ?? "")
            try reporter.report(Findings(warnings))
            return palette
        } catch let findings as Findings {
            try reporter.report(findings)
            throw findings.manifestStatus
        }
    }
}

extension Color {
    /// `#RRGGBB`, with the opacity after it where it is translucent; a colour outside sRGB is marked.
    fileprivate var shortText: String {
        let percent = Int((alpha * 100).rounded())
        return hex + (percent < 100 ? " \(percent)%" : "") + (space == .displayP3 ? " p3" : "")
    }
}
