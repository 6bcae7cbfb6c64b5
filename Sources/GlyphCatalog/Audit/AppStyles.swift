internal import Markup
internal import SemanticColor

/// What property lists and projects say of catalogs: whether they are of an app that is light or dark at any time,
/// whatever people choose in the system. What such a catalog shows in the other style is never seen.
///
/// An app states it in its `Info.plist`, with `UIUserInterfaceStyle` or `NSRequiresAquaSystemAppearance`, or in the
/// settings of its project. A statement is for the catalogs in its folder, a list also for those in the folder around
/// it if that was not named itself; the innermost ones must agree, also by stating nothing.
struct AppStyles: Sendable {
    private struct Statement: Sendable {
        var path: String
        var folder: [Substring]
        /// How deep the folder is that was named.
        var root: Int
        /// Nil for an app of both styles.
        var style: Appearance.Style?
    }

    private var lists: [Statement] = []
    private var projects: [Statement] = []
    /// The bytes of the files that were read.
    private var bytes = 0

    /// Far more lists and projects than an app has.
    private static let fileLimit = 256
    /// The largest size of one file, and of all of them together. What is larger says nothing: both styles are
    /// judged.
    private static let byteLimit = 8 << 20
    private static let totalLimit = 64 << 20

    init() {}

    /// Reads a file if its name is one of a list or a project.
    mutating func read(_ inner: String, in root: CatalogRoot) {
        let name = FolderPath.last(of: inner)
        var folder = FolderPath.parent(of: root.full(inner))
        let isList = name == "Info.plist" || name.hasSuffix("-Info.plist")
        // A list of tests says nothing about the app.
        if !isList && name != "project.pbxproj" || isList && folder.hasSuffix("Tests") { return }
        guard lists.count + projects.count < Self.fileLimit, bytes < Self.totalLimit,
            let source = try? root.read(inner, limit: Self.byteLimit)
        else { return }
        bytes += source.bytes.count
        if !isList { folder = FolderPath.parent(of: folder) }
        let style = isList ? Self.style(ofList: source) : Self.style(ofProject: source)
        let depth = isList ? root.path.split(separator: "/").count : .max
        let new = Statement(path: root.full(inner), folder: folder.split(separator: "/"), root: depth, style: style)
        if isList { lists.append(new) } else { projects.append(new) }
    }

    /// The only style that an app shows a catalog in; nil for both.
    func style(of catalog: String) -> Appearance.Style? { statement(about: catalog)?.style }

    /// What is not looked at in catalogs for that reason.
    func skipped(in catalogs: [String]) -> [SkippedPart] {
        catalogs.filter { $0.hasSuffix(CatalogRoot.suffix) }.compactMap { catalog in
            guard let statement = statement(about: catalog), let style = statement.style else { return nil }
            return SkippedPart(
                path: catalog,
                reason: "its app is always \(style.rawValue), as '\(statement.path)' states: "
                    + "\(style == .dark ? "light" : "dark") is not judged")
        }
    }

    private func statement(about catalog: String) -> Statement? {
        for own in [Self.nearest(lists, to: catalog), Self.nearest(projects, to: catalog)] {
            guard let first = own.first, first.style != nil else { continue }
            return own.allSatisfy { $0.style == first.style } ? first : nil
        }
        return nil
    }

    private static func nearest(_ statements: [Statement], to catalog: String) -> [Statement] {
        let parts = catalog.split(separator: "/")
        let around = statements.compactMap { statement -> (depth: Int, statement: Statement)? in
            let (folder, depth) = (statement.folder, zip(statement.folder, parts).prefix { $0 == $1 }.count)
            let isNear = depth == folder.count || depth > statement.root && depth == folder.count - 1
            return isNear ? (depth, statement) : nil
        }
        let depth = around.map(\.depth).max()
        return around.filter { $0.depth == depth }.map(\.statement)
    }

    private static func style(ofList source: SourceFile) -> Appearance.Style? {
        let root = (try? XMLReader.read(source))?.root
        guard let dictionary = root?.children.first(where: { $0.name == "dict" }) else { return nil }
        return zip(dictionary.children, dictionary.children.dropFirst()).lazy.compactMap { key, value in
            switch key.name == "key" ? key.text : "" {
            case "UIUserInterfaceStyle": Appearance.Style(rawValue: value.text.lowercased())
            case "NSRequiresAquaSystemAppearance": value.name == "true" ? .light : nil
            default: nil
            }
        }.first
    }

    private static let settings = [
        "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_NSRequiresAquaSystemAppearance",
    ]

    /// Each configuration of each app must state the same: the one of an app without a statement would be missed.
    private static func style(ofProject source: SourceFile) -> Appearance.Style? {
        guard settings.contains(where: { source.contains($0) }) else { return nil }
        var (styles, apps): ([Appearance.Style?], Int) = ([], 0)
        for line in String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.contains("com.apple.product-type.application\"") { apps += 1 }
            guard settings.contains(where: { line.contains($0) }) else { continue }
            let value = line.split(separator: "=").last.map { $0.filter(\.isLetter) } ?? ""
            // A condition, as for one system, is in brackets.
            let style = value == "YES" ? .light : Appearance.Style(rawValue: value.lowercased())
            styles.append(line.contains("[") ? nil : style)
        }
        guard let first = styles.first, styles.allSatisfy({ $0 == first }) else { return nil }
        return apps <= 1 || styles.count >= 2 * apps ? first : nil
    }
}
