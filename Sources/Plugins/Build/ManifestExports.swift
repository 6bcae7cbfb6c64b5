import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The exports of a manifest for a target: a build system asks for them before the program runs.
struct ManifestExports {
    /// An export of Swift code.
    struct Code {
        var folder: String
        var prefix: String
        var bundle: String
        var line: Int
    }

    /// Formats whose folders are resources, with the folders that they have if the manifest states none.
    static let resources = [
        "asset-catalog": "Symbols.xcassets",
        "symbols": "SymbolSets.xcassets",
        "svg": "svg",
        "adaptive-svg": "adaptive-svg",
        "png": "png",
        "pdf": "pdf",
    ]
    /// The format of code, with its folder.
    static let code = ["swift": "swift"]

    /// The folder that the manifest names for the command, relative to its own.
    private(set) var ownOutput = "Output"
    private(set) var code: [Code] = []
    /// The line of the root element.
    private(set) var line = 1
    private(set) var hasCatalog = false
    private var resourceFolders: [String] = []
    private var hasNames = false
    private var hasColors = false

    /// - Throws: `Fault` where the manifest cannot be read, or is not XML. All else is for the program to report.
    init(of manifest: URL) throws {
        guard let parser = XMLParser(contentsOf: manifest) else { throw Fault("\(manifest.path) cannot be read") }
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else {
            throw Fault(
                "\(manifest.path):\(parser.lineNumber): the manifest is not well-formed XML",
                hint: "'swift package twinlight lint' says what is wrong")
        }
        self = reader.exports
    }

    private init() {}

    /// The paths of the Swift files, below the output. A type without a case is not written.
    var sources: [String] {
        let types = (hasNames ? ["Name"] : []) + (hasColors ? ["Color"] : [])
        return unique(code.flatMap { code in types.map { "\(code.folder)/\(code.prefix)\($0).swift" } })
    }

    /// The paths of the folders with resources, below the output. A folder in another one of them is copied with it.
    var folders: [String] {
        unique(resourceFolders).filter { folder in
            !resourceFolders.contains { folder.hasPrefix($0 + "/") }
        }
    }

    private func unique(_ paths: [String]) -> [String] {
        var known: Set<String> = []
        return paths.filter { known.insert($0).inserted }
    }

    /// Reads the elements of a manifest.
    private final class Reader: NSObject, XMLParserDelegate {
        var exports = ManifestExports()
        /// How the glyphs of the elements around this place are painted, innermost last.
        private var renderings: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let rendering = attributes["rendering"] ?? renderings.last ?? ""
            switch name {
            case "glyphs":
                exports.ownOutput = attributes["output"] ?? exports.ownOutput
                exports.line = parser.lineNumber
            case "color", "import": exports.hasColors = true
            case "glyph":
                exports.hasNames = true
                // The colours of a drawing itself have no names; all others are of the palette, or the system.
                if rendering != "original" { exports.hasColors = true }
            case "export": exports.add(attributes, line: parser.lineNumber)
            default: break
            }
            renderings.append(rendering)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            _ = renderings.popLast()
        }
    }

    private mutating func add(_ export: [String: String], line: Int) {
        guard let format = export["format"] else { return }
        if let folder = Self.code[format] {
            code.append(
                Code(
                    folder: export["path"] ?? folder, prefix: export["prefix"] ?? "Glyph",
                    bundle: export["bundle"] ?? "main", line: line))
        } else if let folder = Self.resources[format] {
            resourceFolders.append(export["path"] ?? folder)
            if folder.hasSuffix(".xcassets") { hasCatalog = true }
        }
    }
}
