import ArgumentParser
import GlyphKit
import SemanticColor

struct ColorsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors", abstract: "Print a palette: each name with its eight values.")

    @Argument(help: "A manifest; the system's colours alone if not given.", completion: .file(extensions: ["xml"]))
    var manifest: String?

    @OptionGroup var options: ReportOptions

    func run() throws {
        let palette = try manifest.map { try read($0).palette } ?? Palette.system(.ios26)
        let heading = ["name"] + Appearance.allCases.map(\.name)
        let rows = palette.roles.map { role in
            [role.rawValue] + Appearance.allCases.map { palette[role]?[$0].shortText ?? "" }
        }
        for line in Table(rows: [heading] + rows).lines { Console.result(line) }
    }

    private func read(_ path: String) throws -> Manifest {
        try ManifestArgument.read(path, telling: Reporter(options: options)).manifest
    }
}

extension Color {
    /// `#RRGGBB`, with the opacity behind it where there is less than all; what sRGB cannot hold is marked.
    fileprivate var shortText: String {
        let percent = Int((alpha * 100).rounded())
        return hex + (percent < 100 ? " \(percent)%" : "") + (space == .displayP3 ? " p3" : "")
    }
}
