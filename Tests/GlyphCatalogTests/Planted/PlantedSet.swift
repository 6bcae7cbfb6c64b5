import GlyphManifest
import Markup

/// A set of a planted catalog, with its text and the places in it.
struct PlantedSet {
    /// Stands before the place that a finding is expected at, and is not written.
    static let mark = "§"

    /// The suffix of its folder.
    var kind: String
    var name: String
    var catalog = "Assets"
    /// The groups around it, outermost first; each with whether it is a namespace.
    var groups: [Group] = []
    var contents: PlantedJSON
    var layout = PlantedJSON.Layout.xcode
    var files: [(name: String, bytes: [UInt8])] = []
    /// The marked place of a file, by its name.
    private(set) var marks: [String: (line: Int, column: Int)] = [:]
    /// Written in place of the contents.
    var brokenText: String?
    var hasContents = true

    struct Group { var name: String; var isNamespace: Bool }

    init(_ kind: String, _ name: String, _ key: String, _ entries: [PlantedJSON]) {
        (self.kind, self.name) = (kind, name)
        contents = .object([(key, .list(entries)), ("info", Self.info)])
    }

    static let info = PlantedJSON.object([("author", .text("xcode")), ("version", .number(1))])

    /// The key of its entries.
    var key: String { kind == "colorset" ? "colors" : kind == "symbolset" ? "symbols" : "images" }

    var entries: [PlantedJSON] {
        get { contents[key]?.elements ?? [] }
        set { contents[key] = .list(newValue) }
    }

    var folder: String {
        (["App", catalog + ".xcassets"] + groups.map(\.name) + [name + "." + kind]).joined(separator: "/")
    }

    mutating func add(_ bytes: [UInt8], as name: String) { files.append((name, bytes)) }

    /// - Parameter text: may have a mark.
    mutating func add(_ text: String, as name: String) {
        if let range = text.firstRange(of: Self.mark) {
            let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
            marks[name] = (lines.count, (lines.last ?? "").utf8.count + 1)
        }
        add(Array(text.replacing(Self.mark, with: "").utf8), as: name)
    }

    mutating func state(_ name: String, _ value: PlantedJSON) {
        var properties = contents["properties"] ?? .object([])
        properties[name] = value
        contents["properties"] = properties
    }

    var text: String { brokenText?.replacing(Self.mark, with: "") ?? contents.written(layout).text }

    /// A place in it, such as `images/0/filename`, or `""` for the set itself.
    func location(at place: PlantedFault.Place) -> SourceFile.Location {
        let path = folder + "/Contents.json"
        switch place {
        case .json(let pointer):
            let offset = contents.written(layout).offsets[pointer] ?? -1
            precondition(offset >= 0, "\(path) has no \(pointer)")
            return SourceFile(path: path, text: text).location(at: offset)
        case .broken:
            let marked = brokenText ?? ""
            let offset = marked.firstRange(of: Self.mark).map { marked[..<$0.lowerBound].utf8.count } ?? 0
            return SourceFile(path: path, text: text).location(at: offset)
        case .contents: return SourceFile.Location(path: path)
        case .file(let name): return SourceFile.Location(path: folder + "/" + name)
        case .marked(let name):
            let mark = marks[name] ?? (0, 0)
            return SourceFile.Location(path: folder + "/" + name, line: mark.line, column: mark.column)
        case .source: preconditionFailure("a source is not in a set")
        }
    }
}

/// A fault that was planted, and what must be found of it.
struct PlantedFault {
    enum Place {
        /// A value of `Contents.json`: `images/0/filename`; `""` is the whole.
        case json(String)
        /// The mark in a `Contents.json` that is not JSON.
        case broken
        /// The beginning of a `Contents.json`, which may not exist.
        case contents
        /// The beginning of a file.
        case file(String)
        /// The mark in a file.
        case marked(String)
        /// The mark in its source.
        case source
    }

    var id: String
    /// The sets that have it; the last one has the place.
    var sets: [PlantedSet]
    var place: Place
    /// The kind of set or notation, for messages.
    var variant: String
    /// A link in the set that leads out of it, which only a folder on disk has.
    var link: String?
    /// A source of the app.
    var source: PlantedSource?
    /// Whether the app's sources name its sets.
    var isNamed = true
    /// Other findings about its sets that may be there.
    var consequences: Set<String> = []

    init(_ id: String, _ variant: String, _ sets: [PlantedSet], at place: Place) {
        (self.id, self.variant, self.sets, self.place) = (id, variant, sets, place)
    }

    /// Where it must be found.
    var location: SourceFile.Location {
        if case .source = place, let source { return source.location }
        return sets[sets.count - 1].location(at: place)
    }

    init(_ id: String, _ variant: String, _ set: PlantedSet, at place: Place) {
        self.init(id, variant, [set], at: place)
    }
}
