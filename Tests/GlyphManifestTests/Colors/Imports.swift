import Foundation
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphManifest

/// Colours that a manifest imports from files in memory.
enum Imports {
    static func manifest(
        _ texts: [String: String], _ imports: String, colors: String = "", generation: String = "ios26"
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        let text = "<glyphs version='1'><palette generation='\(generation)'>\(imports)\(colors)</palette></glyphs>"
        return try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files([], texts: texts), by: .sample)
    }

    /// A token file with the gray `a`.
    static func gray(_ share: Double) -> String {
        "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(share), \(share), \(share)]}}}"
    }

    /// - Parameter text: a token file, or a resolver document with tokens in it.
    static func tokens(_ text: String, path: String = "t.json") throws(Findings) -> Palette {
        try manifest([path: text], "<import tokens='\(path)'/>").manifest.palette
    }

    /// The faults, as `line:column id`.
    static func faults(_ texts: [String: String], _ imports: String) -> [String] {
        do throws(Findings) {
            return try manifest(texts, imports).warnings.filter { $0.severity > .info }.map(text)
        } catch {
            return error.sorted.map(text)
        }
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.id)"
    }
}
