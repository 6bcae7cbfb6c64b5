import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup

@testable import GlyphCatalog

/// Files in memory, by their paths from the folder that a command would run in.
struct InMemoryCatalogs: Sendable {
    var texts: [String: String] = [:]
    var bytes: [String: [UInt8]] = [:]
    var links: [String] = []

    /// The color set of a name, in a catalog.
    static func color(_ name: String, _ colors: [ExampleColor]) -> InMemoryCatalogs {
        InMemoryCatalogs(texts: ["A.xcassets/\(name).colorset/Contents.json": CatalogLint.Example.colors(colors)])
    }

    /// What some lints find in it.
    func findings(_ rules: Set<String>) async -> [Diagnostic] {
        await audit(["A.xcassets"], lints: CatalogLintRun(rules: rules)).findings.map(\.diagnostic)
    }

    /// The files below a path, as `ManifestFolder.disk` gives them.
    func folder(_ root: String) -> ManifestFolder {
        let prefix = root == "." ? "" : root + "/"
        func inside(_ path: String) -> String? { path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil }
        func inside<Value>(_ files: [String: Value]) -> [String: Value] {
            Dictionary(files.compactMap { path, value in inside(path).map { ($0, value) } }) { first, _ in first }
        }
        return .files([], texts: inside(texts), bytes: inside(bytes), links: links.compactMap(inside))
    }

    func audit(
        _ paths: [String], lints: CatalogLintRun = CatalogLintRun(), readsSources: Bool = false,
        decoder: BitmapDecoder? = nil, jobs: Int = 2
    ) async -> CatalogAudit {
        await CatalogAudit.run(paths, lints: lints, readsSources: readsSources, decoder: decoder, jobs: jobs) {
            folder($0)
        }
    }

    /// The same files after fixes, each applied completely or not at all.
    ///
    /// - Returns: nil where an edit is of no file, would replace one, or is outside of its bytes.
    func applying(_ fixes: [Fix]) -> InMemoryCatalogs? {
        var result = self
        let edits = fixes.flatMap(\.edits).uniqued
        for (path, edits) in Dictionary(grouping: edits, by: \.path) {
            if let text = texts[path] {
                let source = SourceFile(path: path, text: text)
                guard edits.allSatisfy({ $0.range.upperBound <= source.bytes.count }) else { return nil }
                result.texts[path] = String(decoding: source.making(edits).bytes, as: UTF8.self)
            } else {
                guard edits.count == 1, let edit = edits.first, edit.range == 0..<0, bytes[path] == nil else {
                    return nil
                }
                result.texts[path] = edit.replacement
            }
        }
        return result
    }
}

extension InMemoryCatalogs {
    /// A `Contents.json` with slots as JSON texts.
    static func contents(_ key: String, _ slots: [String], properties: String? = nil) -> String {
        "{\n  \"\(key)\" : [\n    \(slots.joined(separator: ",\n    "))\n  ]"
            + (properties.map { ",\n  \"properties\" : \($0)" } ?? "") + "\n}\n"
    }

    /// An image set of one drawing with its `Contents.json`.
    static func imageSet(_ path: String, _ drawing: String = #"<rect width="24" height="24"/>"#) -> [String: String] {
        [
            path + "/Contents.json": contents("images", [#"{ "filename" : "a.svg", "idiom" : "universal" }"#]),
            path + "/a.svg": CatalogLint.Example.svg(drawing),
        ]
    }
}

extension CatalogLint.Example {
    /// The catalog in memory.
    var catalogs: InMemoryCatalogs {
        func inRoot<Value>(_ files: [String: Value]) -> [String: Value] {
            Dictionary(files.map { (folder + "/" + $0, $1) }) { first, _ in first }
        }
        return InMemoryCatalogs(
            texts: inRoot(files).merging(sources) { file, _ in file }, bytes: inRoot(bytes),
            links: links.map { folder + "/" + $0 })
    }
}
