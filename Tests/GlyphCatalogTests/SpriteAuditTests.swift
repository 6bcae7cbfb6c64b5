import GlyphAudit
import GlyphFormats
import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphCatalog

/// Ten symbols with three faults. Each fault is marked below the symbol that has it.
private let golden = MarkedText(
    """
    <svg xmlns="http://www.w3.org/2000/svg" style="display:none" fill="red">
      <style>.brand { fill: #2D6CDF }</style>
      <defs>
        <linearGradient id="sky"><stop stop-color="#2D6CDF"/><stop offset="1" stop-color="#4A86F0"/></linearGradient>
        <clipPath id="half"><path d="M0 0h24v12H0z"/></clipPath>
      </defs>
      <symbol id="home" viewBox="0 0 24 24"><path fill="currentColor" d="M4 12 12 4l8 8v8H4z"/></symbol>
      <symbol id="night" viewBox="0 0 24 24">
      ^ missing-dark
        <circle cx="12" cy="12" r="10" fill="#101828"/><circle cx="9" cy="9" r="3" fill="#14479E"/>
      </symbol>
      <symbol id="brand" viewBox="0 0 24 24"><path class="brand" d="M6 6h12v12H6z"/></symbol>
      <symbol id="sunrise" viewBox="0 0 24 24"><path fill="url(#sky)" d="M2 8h20v8H2z"/></symbol>
      <symbol id="star" viewBox="0 0 24 24"><path fill="#FFD60A" d="M4 4h16v16H4z"/></symbol>
      ^ low-contrast-picture
      <symbol id="bowl" viewBox="0 0 24 24"><circle clip-path="url(#half)" cx="12" cy="12" r="9" fill="#2D6CDF"/></symbol>
      <symbol id="badge" viewBox="0 0 24 24">
        <path fill="currentColor" d="M3 3h10v18H3z"/><path fill="#2D6CDF" d="M15 7h6v10h-6z"/>
      </symbol>
      <g><symbol id="card" viewBox="0 0 24 24">
         ^ white-plate
        <path fill="#FFFFFF" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>
      </symbol></g>
      <symbol id="houses" viewBox="0 0 48 24">
        <use href="#home" width="24" height="24"/><use href="#home" x="24" width="24" height="24"/>
      </symbol>
      <symbol id="large" viewBox="-32 -32 64 64"><path d="M-20 -20h40v10h-40z"/></symbol>
    </svg>
    """)

private let ids = ["home", "night", "brand", "sunrise", "star", "bowl", "badge", "card", "houses", "large"]

private func sprite(_ symbols: String) -> String { #"<svg xmlns="http://www.w3.org/2000/svg">"# + symbols + "</svg>" }

private let symbol = #"<symbol id="home" viewBox="0 0 24 24"><path d="M4 12 12 4l8 8v8H4z"/></symbol>"#
private let warnings = CatalogLintRun(least: .warning)

@Suite struct SpriteAuditTests {
    private let catalogs = InMemoryCatalogs(texts: ["Icons/icons.svg": golden.text])

    @Test(arguments: ["Icons", "Icons/icons.svg"])
    func `each symbol of a sprite is judged as a loose drawing at its place`(path: String) async {
        let audit = await catalogs.audit([path], lints: warnings)
        let looks = audit.looks.filter { $0.loss?.row != "lost-on-material" }.sortedByPlace(\.diagnostic.location)
        let found = looks.map { finding in
            (finding.diagnostic.location.map { "\($0.line):\($0.column)" } ?? "nowhere") + " "
                + (finding.loss?.row ?? "")
        }
        #expect(found == golden.expected)
        #expect(audit.findings.allSatisfy { $0.diagnostic.location?.path == "Icons/icons.svg" })
        #expect(
            looks.map(\.subject) == [
                "image icons.svg#night, missing-dark", "image icons.svg#star, low-contrast-picture",
                "image icons.svg#card, white-plate",
            ])
        #expect(looks.allSatisfy { $0.diagnostic.fix == nil && $0.diagnostic.hint != nil })
        #expect(audit.sets.map(\.name) == ids)
        #expect(audit.skipped.isEmpty && audit.catalogs == ["Icons"])
    }

    @Test func `a symbol in the current colour has the colour of text in each appearance`() async throws {
        let listing = await CatalogReader { catalogs.folder($0) }.listing(of: ["Icons"])
            .withSymbols(jobs: 1, timeLimit: nil)
        let sets = listing.places.compactMap { place -> ImageSet? in
            if case .image(let set)? = SetReader().read(place).content { set } else { nil }
        }
        #expect(sets.map(\.set.qualifiedName) == ids.map { "icons.svg#" + $0 })
        #expect(sets.allSatisfy { $0.set.isLoose && $0.set.groups == [GroupName("icons.svg")] })
        func colors(_ index: Int, _ appearance: Appearance) -> [String]? {
            sets[index].picture(in: appearance)?.grid?.colors.dropFirst().map(\.hex)
        }
        #expect(colors(0, .light) == ["#000000"] && colors(0, .dark) == ["#FFFFFF"])
        #expect(colors(6, .light) == ["#000000", "#2D6CDF"] && colors(6, .darkHigh) == ["#FFFFFF", "#2D6CDF"])
        // No attribute of the sprite's root counts where a page refers to a symbol.
        #expect(sets[9].slots.count == 1 && colors(9, .dark) == ["#000000"])
    }

    @Test func `a sprite among drawings is named with its folders, and drawings with symbols stay drawings`() async {
        let inline = symbol + ##"<use href="#home" width="24" height="24"/>"##
        let catalogs = InMemoryCatalogs(texts: [
            "Icons/nav/icons.svg": sprite(symbol), "Icons/home.svg": CatalogLint.Example.svg(inline),
            "Icons/stack.svg": sprite(
                "<style>svg:not(:target) { display: none } svg:root { display: inline }</style>"
                    + #"<svg id="a" viewBox="0 0 9 9"><path d="M0 0h9v5z"/></svg>"#),
        ])
        let audit = await catalogs.audit(["Icons"], lints: warnings)
        #expect(audit.sets.map(\.qualifiedName) == ["home", "nav/icons.svg#home", "stack.svg#a"])
    }

    @Test func `names of symbols are not required in sources, and references to them require no set`() async {
        let page = ##"<svg><use href="icons.svg#home"/></svg><svg><use href="icons.svg#gone"/></svg>"##
        let catalogs = InMemoryCatalogs(texts: [
            "Site/icons.svg": sprite(symbol), "Site/index.html": page,
            "Site/App.swift": #"let address = "icons.svg#gone""#,
        ])
        let audit = await catalogs.audit(["Site"], readsSources: true)
        #expect(!audit.findings.contains { ["missing-set", "unused-set"].contains($0.diagnostic.id) })
        #expect(audit.references?.unusedSets(in: audit.sets).isEmpty == true)
    }

    @Test func `the sheet shows each symbol in the group of its sprite, with its findings`() async {
        let files = catalogs
        let sheet = await CatalogSheet.make(of: "Icons", in: ["Icons"], scaler: nil, jobs: 2) { files.folder($0) }
        #expect(sheet.set.assets.map(\.name) == ids)
        #expect(sheet.set.assets.allSatisfy { $0.entry.groups == [GroupName("icons.svg")] })
        #expect(sheet.left.isEmpty && sheet.named.isEmpty && sheet.subject == .drawings)
        // The current colour is the one of labels.
        #expect(sheet.set.assets[0].pictures[0].drawing.layers.map(\.role) == ["label"])
        let audit = await catalogs.audit(["Icons"], lints: warnings)
        #expect(
            sheet.findings(
                of: audit.looks.filter { $0.loss?.row != "lost-on-material" }.sortedByPlace(\.diagnostic.location)
            )
            .map(\.glyph)
                == ["night", "star", "card"].map { "Icons/icons.svg#" + $0 })
    }

    // MARK: Untrusted input

    @Test func `what no reference can show of a sprite is named, and cycles draw nothing`() async {
        let body = """
            <symbol id="a" viewBox="0 0 9 9"><use href="#b"/></symbol><symbol id="b" viewBox="0 0 9 9"><use href="#a"/></symbol>
            <symbol id="a" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>
            <symbol viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol><symbol id="../x.imageset"/>
            <symbol id="outer" viewBox="0 0 9 9"><path d="M1 1h7v7z"/>
              <symbol id="inner" viewBox="0 0 9 9"><path d="M2 2h4v6z"/></symbol>
            </symbol>
            """
        let catalogs = InMemoryCatalogs(texts: ["Icons/icons.svg": sprite(body)])
        let audit = await catalogs.audit(["Icons"], lints: warnings)
        #expect(audit.findings.isEmpty)
        #expect(audit.sets.map(\.name) == ["a", "b", "../x.imageset", "outer", "inner"])
        #expect(
            audit.skipped.map { "\($0.path): \($0.reason)" } == [
                "Icons/icons.svg: symbols with the id of an earlier element cannot be shown",
                "Icons/icons.svg: symbols without an id cannot be shown",
            ])
    }

    @Test func `a symbol that cannot be read is named, and the others are judged`() async {
        let body = #"<symbol id="text" viewBox="0 0 9 9"><text>a</text></symbol>"# + symbol
        let catalogs = InMemoryCatalogs(texts: ["Icons/icons.svg": sprite(body)])
        let audit = await catalogs.audit(["Icons"])
        #expect(audit.findings.map(\.diagnostic.id) == ["unread-picture"])
        #expect(audit.findings.first?.diagnostic.message.hasPrefix("'icons.svg#text' is not read: ") == true)
        #expect(audit.findings.first?.diagnostic.location?.line == 1)
        #expect(audit.sets.map(\.name) == ["text", "home"])
    }

    @Test func `sprites beyond the limit of bytes stay drawings, which is reported`() async {
        let catalogs = InMemoryCatalogs(texts: ["Icons/a.svg": sprite(symbol), "Icons/b.svg": sprite(symbol)])
        let limit = sprite(symbol).utf8.count
        let listing = await CatalogReader { catalogs.folder($0) }.listing(of: ["Icons"])
            .withSymbols(jobs: 1, timeLimit: nil, byteLimit: limit)
        #expect(listing.places.map(\.qualifiedName) == ["a.svg#home", "b"])
        #expect(listing.findings.map(\.diagnostic.id) == ["file-limit"])
        #expect(listing.findings.first?.diagnostic.location?.path == "Icons/b.svg")
    }

    @Test(.long) func `a sprite of more elements than a drawing may have is refused, and a smaller one is judged`()
        async
    {
        func icons(_ count: Int) -> InMemoryCatalogs {
            InMemoryCatalogs(texts: ["Icons/icons.svg": sprite((0..<count).map { "<symbol id=\"s\($0)\"/>" }.joined())])
        }
        let refused = await icons(100_000).audit(["Icons"])
        #expect(refused.findings.map(\.diagnostic.id) == ["unread-picture"] && refused.sets.count == 1)
        let judged = await icons(10_000).audit(["Icons"], lints: warnings)
        #expect(judged.findings.isEmpty && judged.sets.count == 10_000)
    }
}
