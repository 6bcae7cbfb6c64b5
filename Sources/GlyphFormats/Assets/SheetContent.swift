package import SemanticColor

/// What a sheet shows, which decides the words that it has for it.
package enum SheetSubject: String, Sendable {
    /// The assets of a manifest.
    case set
    /// The sets of an asset catalog.
    case catalog
    /// Drawings in a folder.
    case drawings
    /// The resources of an Android app.
    case resources

    /// What one of the things that it shows is called, as on the page: `Page/words.js` has the same.
    package var noun: String {
        switch self {
        case .set: "asset"
        case .catalog: "set"
        case .drawings: "drawing"
        case .resources: "resource"
        }
    }
}

/// A colour that a sheet lists, as people know it: two in different groups may have one name.
package struct ListedColor: Sendable {
    /// In the palette.
    package var role: ColorRole
    /// As code has it.
    package var title: String
    /// The names of the groups around it, the outermost first.
    package var groups: [String]

    package init(role: ColorRole, title: String, groups: [String] = []) {
        (self.role, self.title, self.groups) = (role, title, groups)
    }
}

/// A file or a folder that a sheet does not show, or whose content was not audited.
package struct UnseenPart: Hashable, Sendable {
    /// As the page has paths: from the folder of `RenderContext`.
    package var path: String
    /// As a sentence without its end: `a PDF is not drawn`.
    package var reason: String
    /// The name of the entry that it belongs to; nil for what has no place among the glyphs.
    package var entry: String?

    package init(path: String, reason: String, entry: String? = nil) {
        (self.path, self.reason, self.entry) = (path, reason, entry)
    }
}
