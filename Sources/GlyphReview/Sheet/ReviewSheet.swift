public import GlyphFormats
package import GlyphModel
internal import Markup

extension AssetFormat {
    /// One page that shows every glyph in each of its appearances, on any background, with the resolved colours, their
    /// contrast and the findings of the audit. It needs no other file and no network.
    public static let preview = AssetFormat(
        name: "preview", summary: "the review sheet: one page that needs no network", defaultPath: "preview",
        options: ReviewCover.options, coversAllGlyphs: true, needsDrawings: true
    ) { set, export, context throws(Findings) in
        let covers = try ReviewCover.files(of: set, export)
        return [AssetFile(path: "index.html", text: ReviewSheet(set, context).html)] + covers
    }
}

/// The page: templates with the data that their script draws.
package struct ReviewSheet: Sendable {
    private let document: SheetDocument
    private let title: String

    /// - Parameters:
    ///   - context: the findings, and the exports of the manifest.
    ///   - earlier: the state that the sheet shows changes from.
    package init(
        _ set: GlyphSet, _ context: RenderContext = RenderContext(), since earlier: EarlierState? = nil
    ) {
        document = ReviewData(set, context, earlier).document
        title = set.title
    }

    /// The whole document, as JSON.
    package var data: String { JSON(encoding: document).compact }

    /// The page as a file.
    package var html: String { page(Self.styles, .sheet, ScriptHash.sheet) }

    /// The scripts that the policy of a live page lets run.
    package static let liveScriptHash = ScriptHash.live

    /// The page as the live server sends it, which reports later builds to it.
    ///
    /// - Parameter build: the number of the build that it shows.
    package func html(live build: Int) -> String {
        let mark = "<meta name=\"live\" content=\"\(build)\">\n"
        return page(
            Self.styles + [PackageResources.live_css], .live, ScriptHash.live, head: mark,
            connections: "; connect-src 'self'")
    }

    /// - Parameter connections: the addresses that the page may connect to, for its security policy; nothing, if from a
    ///   file.
    private func page(
        _ styles: [[UInt8]], _ bundle: PageBundle, _ hash: String, head: String = "", connections: String = ""
    ) -> String {
        let parts = SheetParts(document)
        return PageTemplate(PackageResources.page_html).filled([
            "style": PageTemplate.joinFiles(styles), "script": bundle.script,
            "data": JSON(encoding: parts.first).compact, "rest": parts.packed, "head": head,
            "connections": connections, "hash": hash, "title": PageTemplate.escaped(title),
        ])
    }

    /// The style sheets, one for each part of the page.
    private static let styles = [
        PackageResources.page_css, PackageResources.panel_css, PackageResources.card_css, PackageResources.thumb_css,
        PackageResources.inspector_css, PackageResources.changes_css, PackageResources.symbol_css,
        PackageResources.eyes_css,
        PackageResources.overlay_css, PackageResources.print_css,
    ]
}
