internal import Markup
internal import SemanticColor

/// A comparison as one page: each change as old, new, overlay and difference. It needs no other file,
/// no network and no script.
package struct ChangesPage: Sendable {
    package let html: String

    /// - Parameters:
    ///   - title: the name of the compared set.
    ///   - old: the folder or the revision that it was compared with.
    package init(_ comparison: SetComparison, title: String, old: String) {
        var paints = ChangePaints()
        let sections = ChangesSection.all(of: comparison, &paints)
        let links = sections.map { section in
            "<li><a href=\"#\(section.id)\">\(section.title) <span>\(section.count)</span></a></li>\n"
        }
        html = PageTemplate(PackageResources.changes_html).filled([
            "hash": ScriptHash.changes, "title": XMLWriter.escaped(title), "old": XMLWriter.escaped(old),
            "summary": comparison.isEmpty ? "<p class=\"lead\">No asset looks different.</p>\n" : "",
            "counts": comparison.counts.map(Self.item).joined(),
            "navigation": "<li><a href=\"#summary\">Summary</a></li>\n" + links.joined(),
            "sections": sections.map(\.html).joined(),
            "definitions": paints.definitions.map(XMLWriter(indent: "").string).joined(),
            "style": PageTemplate.joinFiles([
                PackageResources.page_css, PackageResources.panel_css, PackageResources.card_css,
                PackageResources.print_css, PackageResources.changes_css,
            ]),
            "script": PageTemplate.joinFiles([PackageResources.changes_js]),
        ])
    }

    private static func item(_ count: Int, _ words: String, _ section: String) -> String {
        let text = "<b>\(count)</b> \(words)"
        return "<li>\(section.isEmpty ? "<p>\(text)</p>" : "<a href=\"#\(section)\">\(text)</a>")</li>\n"
    }
}

/// One kind of change on the page.
private struct ChangesSection {
    var id: String
    var title: String
    var count: Int
    private var content: String

    var html: String {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title) <span>\(count)</span></h2>
        \(content)</section>

        """
    }

    /// The sections that are not empty.
    static func all(of comparison: SetComparison, _ paints: inout ChangePaints) -> [ChangesSection] {
        var colors = ""
        for change in comparison.colors {
            colors += ColorChangeBlock(change, assets: comparison.recolored).html(&paints)
        }
        var changed = key
        for change in comparison.changed { changed += ChangeCard(change: change).html(&paints) }
        func few(_ changes: [AssetChange]) -> String {
            let cards = changes.map { ChangeCard(change: $0).shortHTML(&paints) }
            return "<div class=\"few\">\n\(cards.joined())</div>\n"
        }
        return [
            ChangesSection(id: "colors", title: "Colours", count: comparison.colors.count, content: colors),
            ChangesSection(id: "changed", title: "Changed", count: comparison.changed.count, content: changed),
            ChangesSection(
                id: "renamed", title: "Renamed", count: comparison.renamed.count, content: few(comparison.renamed)),
            ChangesSection(id: "added", title: "Added", count: comparison.added.count, content: few(comparison.added)),
            ChangesSection(
                id: "removed", title: "Removed", count: comparison.removed.count, content: few(comparison.removed)),
        ].filter { $0.count > 0 }
    }

    /// The legend of overlay and difference.
    private static let key = """
        <p class="key"><span><i style="--k:var(--removed)"></i>removed</span>\
        <span><i style="--k:var(--added)"></i>added</span>\
        <span><i style="--k:#8e8e93"></i>unchanged</span>\
        <span><i class="hatch" style="--k:var(--other)"></i>in another colour</span></p>

        """
}

// MARK: - Cards

/// An asset on the page of changes.
private struct ChangeCard {
    var change: AssetChange

    /// The card with every tile, in every style in which it differs.
    func html(_ paints: inout ChangePaints) -> String {
        var views = ""
        for view in change.views {
            let appearances = AppearanceWords.text(view.appearances)
            var tiles = ""
            for tile in ChangeTile.allCases {
                let picture = Self.picture(
                    view, tile, label: "\(change.name), \(tile.rawValue), \(appearances)", &paints)
                tiles +=
                    "<figure data-tile=\"\(tile.rawValue)\">\(picture)"
                    + "<figcaption>\(tile.title)</figcaption></figure>\n"
            }
            views +=
                "<div class=\"view\"><h4>\(appearances)</h4>\n"
                + "<div class=\"row\" data-name=\"\(escapedName)\">\n\(tiles)</div></div>\n"
        }
        let colors = change.colors.map { "<code>\(XMLWriter.escaped($0.rawValue))</code>" }.joined(separator: ", ")
        let also = colors.isEmpty ? "" : "; the change of its colour \(colors) is listed above"
        return """
            <article class="card change" data-name="\(escapedName)">
            <header><h3>\(escapedName)</h3><p>\(XMLWriter.escaped(change.description))\(also)</p></header>
            <div class="views">
            \(views)</div>
            </article>

            """
    }

    /// Its name, and its picture in each style.
    func shortHTML(_ paints: inout ChangePaints) -> String {
        let tile = change.kind == .removed ? ChangeTile.old : .new
        var pictures = ""
        for view in change.views {
            let label = "\(change.name), \(AppearanceWords.text(view.appearances))"
            pictures += Self.picture(view, tile, label: label, &paints)
        }
        let name =
            if case .renamed(let old) = change.kind {
                "<del>\(XMLWriter.escaped(old))</del> → \(escapedName)"
            } else {
                escapedName
            }
        let single = change.views.count == 1 ? " single" : ""
        return "<article class=\"card\"><header><h3>\(name)</h3></header>"
            + "<div class=\"pair\(single)\">\(pictures)</div></article>\n"
    }

    /// A drawing on its background.
    static func picture(_ view: AssetView, _ tile: ChangeTile, label: String, _ paints: inout ChangePaints) -> String {
        let attributes = [("role", "img"), ("aria-label", label)]
        let svg = tile.node(view, attributes, &paints).map(XMLWriter(indent: "").string) ?? ""
        return "<div class=\"ground\" style=\"--g:\(view.ground.css)\">\(svg)</div>"
    }

    private var escapedName: String { XMLWriter.escaped(change.name) }
}

/// A colour on the page of changes, with the assets that differ only because of it.
private struct ColorChangeBlock {
    private var change: ColorChange
    private var assets: [AssetChange]

    /// With more pictures, a page loads slowly.
    private static let pictureLimit = 60

    /// - Parameter assets: all that differ because of a colour.
    init(_ change: ColorChange, assets: [AssetChange]) {
        let names = Set(change.assets)
        self.change = change
        self.assets = assets.filter { names.contains($0.name) }
    }

    func html(_ paints: inout ChangePaints) -> String {
        let name = XMLWriter.escaped(change.role.rawValue)
        let note =
            switch change.kind {
            case .changed: ""
            case .added: " <small>added</small>"
            case .removed: " <small>removed</small>"
            case .renamed(let old): " <small>was \(XMLWriter.escaped(old.rawValue)), with the same values</small>"
            }
        return """
            <article class="general roles">
            <h3>\(name)\(note)</h3>
            \(table)\(shown(&paints))</article>

            """
    }

    private var table: String {
        if change.values.isEmpty { return "" }
        let rows = change.values.map { value in
            let cells = [value.old, value.new].map { Self.cell($0, on: value.ground) }.joined()
            return "<tr><th scope=\"row\">\(AppearanceWords.text(value.appearances))</th>\(cells)</tr>\n"
        }.joined()
        return """
            <div class="table"><table>
            <thead><tr><th scope="col">Appearance</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table></div>

            """
    }

    private static func cell(_ color: Color?, on ground: Color) -> String {
        guard let color else { return "<td class=\"none\">–</td>" }
        return "<td><i style=\"--i:\(color.css);--g:\(ground.css)\"></i><code>\(color.caption)</code></td>"
    }

    private func shown(_ paints: inout ChangePaints) -> String {
        if assets.isEmpty { return "" }
        var figures = ""
        for asset in assets.prefix(Self.pictureLimit) {
            var pictures = ""
            for view in asset.views {
                let appearances = AppearanceWords.text(view.appearances)
                for tile in [ChangeTile.old, .new] {
                    let label = "\(asset.name), \(tile.rawValue), \(appearances)"
                    pictures += ChangeCard.picture(view, tile, label: label, &paints)
                }
            }
            figures +=
                "<figure><div class=\"pair\">\(pictures)</div>"
                + "<figcaption>\(XMLWriter.escaped(asset.name))</figcaption></figure>\n"
        }
        let rest = assets.dropFirst(Self.pictureLimit).map { XMLWriter.escaped($0.name) }
        let more =
            rest.isEmpty
            ? "" : "<details><summary>\(rest.count) more</summary><p>\(rest.joined(separator: ", "))</p></details>\n"
        let others = assets.count == 1 ? "1 asset uses it and has" : "\(assets.count) assets use it and have"
        return "<p>\(others) no other change: old on the left, new on the right.</p>\n"
            + "<div class=\"few\">\n\(figures)</div>\n\(more)"
    }
}
