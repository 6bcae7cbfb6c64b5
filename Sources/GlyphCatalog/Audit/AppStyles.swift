internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What property lists and projects say of catalogs: whether they are of an app that is light or dark at any time,
/// whatever people choose in the system. What such a catalog shows in the other style is never seen.
///
/// An app states it in its `Info.plist`, with `UIUserInterfaceStyle` or `NSRequiresAquaSystemAppearance`, or its
/// project does in the settings that make one. A list is for the catalogs in its folder, and for the ones in the folder
/// around it if that was not named itself. The nearest lists of a catalog must agree, also by stating nothing.
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
    /// The largest size of one file, and of all of them together, in bytes. What is larger says nothing: then both
    /// styles are judged.
    private static let byteLimit = 8 << 20
    private static let totalLimit = 64 << 20

    init() {}

    /// Reads a file if its name is one of a list or a project.
    mutating func read(_ inner: String, in root: CatalogRoot) {
        let (path, name) = (root.full(inner), FolderPath.last(of: inner))
        let folder = FolderPath.parent(of: path)
        let depth = root.path.split(separator: "/").count
        guard lists.count + projects.count < Self.fileLimit, bytes < Self.totalLimit else { return }
        if name == "Info.plist" || name.hasSuffix("-Info.plist") {
            // A list of tests says nothing about the app.
            if FolderPath.last(of: folder).hasSuffix("Tests") { return }
            let source = try? root.read(inner, limit: Self.byteLimit)
            bytes += source?.bytes.count ?? 0
            // One that cannot be read may state anything.
            let document = source.flatMap { try? XMLReader.read($0) }
            let style = document.flatMap { Self.style(of: $0.root) }
            lists.append(Statement(path: path, folder: folder.split(separator: "/"), root: depth, style: style))
        } else if name == "project.pbxproj" {
            let source = try? root.read(inner, limit: Self.byteLimit)
            bytes += source?.bytes.count ?? 0
            let project = FolderPath.parent(of: folder).split(separator: "/")
            let style = source.flatMap { Self.style(ofProject: $0) }
            projects.append(Statement(path: path, folder: project, root: depth, style: style))
        }
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
        let parts = catalog.split(separator: "/")
        let near = lists.compactMap { list -> (depth: Int, list: Statement)? in
            let depth = zip(list.folder, parts).prefix { $0 == $1 }.count
            let isNear = depth == list.folder.count || depth > list.root && depth == list.folder.count - 1
            return isNear ? (depth, list) : nil
        }
        let depth = near.map(\.depth).max()
        let nearest = near.filter { $0.depth == depth }.map(\.list)
        if let first = nearest.first, first.style != nil {
            return nearest.allSatisfy { $0.style == first.style } ? first : nil
        }
        let around = projects.filter { parts.starts(with: $0.folder) }
        let inner = around.map(\.folder.count).max()
        let innermost = around.filter { $0.folder.count == inner }
        return innermost.allSatisfy { $0.style == innermost.first?.style } ? innermost.first : nil
    }

    // MARK: Reading

    private static func style(of list: Element) -> Appearance.Style? {
        guard let dictionary = list.children.first(where: { $0.name == "dict" }) else { return nil }
        let styles = zip(dictionary.children, dictionary.children.dropFirst()).compactMap { key, value in
            switch key.name == "key" ? key.text : "" {
            case "UIUserInterfaceStyle": Appearance.Style(rawValue: value.text.lowercased())
            case "NSRequiresAquaSystemAppearance": value.name == "true" ? .light : nil
            default: nil
            }
        }
        return Set(styles).count == 1 ? styles.first : nil
    }

    private static let settings = [
        "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_NSRequiresAquaSystemAppearance",
    ]

    /// Each configuration of each app states the settings: the one of an app without them would be missed.
    private static func style(ofProject source: SourceFile) -> Appearance.Style? {
        guard settings.contains(where: { source.contains($0) }) else { return nil }
        let text = String(decoding: source.bytes, as: UTF8.self)
        var (styles, apps): ([Appearance.Style?], Int) = ([], 0)
        for line in text.split(whereSeparator: \.isNewline) {
            if line.contains("com.apple.product-type.application\"") { apps += 1 }
            guard settings.contains(where: { line.contains($0) }) else { continue }
            let sides = line.split(separator: "=")
            let value = sides.last.map { $0.filter(\.isLetter) } ?? ""
            // A condition, as for one system, is in brackets.
            let isPlain = sides.count == 2 && !line.contains("[")
            let style = value == "YES" ? .light : Appearance.Style(rawValue: value.lowercased())
            styles.append(isPlain ? style : nil)
        }
        guard let first = styles.first, let style = first, styles.allSatisfy({ $0 == style }) else { return nil }
        return apps <= 1 || styles.count >= 2 * apps ? style : nil
    }
}
