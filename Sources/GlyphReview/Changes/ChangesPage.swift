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
            "style": PageTemplate.joined([
                PackageResources.page_css, PackageResources.panel_css, PackageResources.card_css,
                PackageResources.print_css, PackageResources.changes_css,
            ]),
            "script": PageTemplate.joined([PackageResources.changes_js]),
        ])
    }

    private static func item(_ count: Int, _ words: String, _ section: String) -> String {
        let text = "<b>\(count)</b> \(words)"
        return "<li>\(section.isEmpty ? "<p>\(text)</p>" : "<a href=\"#\(section)\">\(text)</a>")</li>\n"
    }
}

/// One kind of change on the page.
struct ChangesSection {
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
