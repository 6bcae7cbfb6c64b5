package import GlyphModel
package import Markup

/// A set of a catalog: a folder with a `Contents.json` (Apple, "Asset Catalog Format Reference"); or a drawing in a
/// folder that is not a catalog, or a symbol of a sprite there, which is a set of one picture; or a drawable or a
/// colour of an Android `res` folder, with its values for light and night.
package struct AssetSet: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case image, color, symbol
        /// A set of another kind, such as an app's icon: only its files are looked at (`FileSets`).
        case file

        /// For messages.
        var words: String { self == .color ? "colour" : rawValue }
    }

    package var kind: Kind
    /// The catalog, or the folder of drawings, as the command line names it: `App/Assets.xcassets`.
    package var catalog: String
    /// The folder of the set, with the catalog: `App/Assets.xcassets/Nav/home.imageset`. Of a drawing that is alone,
    /// the folder that it is in, and of a symbol its sprite. Of a resource, `res/drawable/home` or `res/values/brand`,
    /// wherever its files are.
    package var path: String
    /// The groups around it, outermost first.
    package var groups: [GroupName]
    /// Without the suffix of its kind, or the extension of its file; of a set of which only the files are looked at,
    /// the name of its folder.
    package var name: String
    /// Its `Contents.json`; nil for a drawing that is alone, and where it cannot be read, which is reported.
    package var contents: JSONFile? { didSet { statedSlots = stated } }
    /// Its entries in the order of the file, without those that are not objects. Many lints ask for them.
    private(set) var statedSlots: [StatedSlot] = []
    /// The files and folders in its folder, sorted by bytes, without `Contents.json` and hidden ones. Of a drawing that
    /// is alone, its own name.
    package var files: [FolderEntry]
    /// Whether it is a drawing that is alone.
    package var isLoose: Bool

    /// What an Android resource has in place of a `Contents.json`; nil for all others.
    package var resource: Resource?

    package struct Resource: Sendable, Hashable {
        /// Where its first file begins, or its first value.
        package var location: SourceFile.Location

        package init(location: SourceFile.Location) { self.location = location }
    }

    /// Where it is in a sprite; nil for all other sets.
    package var symbol: Symbol?

    package struct Symbol: Sendable, Hashable {
        /// The name of the sprite: `icons.svg`.
        package var file: String
        /// Where the element of the symbol begins.
        package var location: SourceFile.Location

        package init(file: String, location: SourceFile.Location) { (self.file, self.location) = (file, location) }

        /// The name of a symbol as references have it: `icons.svg#home`.
        static func name(_ id: String, in file: String) -> String { file + "#" + id }
    }

    package init(
        kind: Kind, catalog: String, path: String, groups: [GroupName], name: String, contents: JSONFile?,
        files: [FolderEntry], isLoose: Bool = false, resource: Resource? = nil, symbol: Symbol? = nil
    ) {
        (self.kind, self.catalog, self.path, self.groups) = (kind, catalog, path, groups)
        (self.name, self.contents, self.files) = (name, contents, files)
        (self.isLoose, self.resource, self.symbol) = (isLoose, resource, symbol)
        statedSlots = stated
    }

    package var platform: AssetPlatform { resource == nil ? .apple : .android }

    /// The name with its namespaces, as code has it: `Nav/home`. Of a symbol, with the sprite: `icons.svg#home`.
    package var qualifiedName: String {
        groups.filter(\.isNamespace).map { $0.name + "/" }.joined()
            + (symbol.map { Symbol.name(name, in: $0.file) } ?? name)
    }

    /// Where findings about the whole set are: the beginning of its `Contents.json`, of the drawing, or of
    /// the symbol.
    package var location: SourceFile.Location {
        if let resource { return resource.location }
        if let symbol { return symbol.location }
        if let contents { return contents.location(at: contents.root.offset) }
        return SourceFile.Location(
            path: isLoose ? FolderPath.below(path, files.first?.name ?? "") : path + "/Contents.json")
    }

    /// For baselines: independent of lines, and of the folder that the command runs in.
    package var subject: String { "\(kind.rawValue) \(qualifiedName)" }
}

/// The systems whose resources are audited.
package enum AssetPlatform: String, Sendable, CaseIterable { case apple, android }

/// A JSON file with its text, so that it can be edited.
package struct JSONFile: Sendable {
    package let source: SourceFile
    package let root: JSONNode
    /// Edits of it. How the file is written is found once for all of them.
    package let edit: JSONEdit

    package init(source: SourceFile, root: JSONNode) {
        (self.source, self.root, edit) = (source, root, JSONEdit(source: source))
    }

    package func location(at offset: Int) -> SourceFile.Location { source.location(at: offset) }
}
