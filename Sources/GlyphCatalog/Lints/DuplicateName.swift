internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let duplicateName: CatalogLint = CatalogLint(
        id: "duplicate-name", severity: .error,
        summary: "Two sets of one kind have the same name.",
        guideline:
            "Apple, Asset Catalog Format Reference: an asset is found by its name; folders are a part of it only "
            + "if they provide a namespace.",
        reason: "An app gets one of the two, and which one is undefined.",
        remedy: "Rename one of the sets, or let one of the groups provide a namespace (`\"provides-namespace\" : true` "
            + "in its `Contents.json`). An image and a colour may have the same name.",
        examples: Examples(
            clean: [
                Example([
                    "Nav/Contents.json": Example.namespace,
                    "Nav/home.colorset/Contents.json": Example.colors(.value("14479E")),
                    "Tabs/home.colorset/Contents.json": Example.colors(.value("14479E")),
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.box,
                ])
            ],
            unclean: [
                Example([
                    "Nav/home.colorset/Contents.json": Example.colors(.value("14479E")),
                    "Tabs/home.colorset/Contents.json": Example.colors(.value("14479E"), isFound: true),
                ])
            ]),
        check: .catalog { sets, _ in
            var first: [String: SetSummary] = [:]
            return sets.compactMap { set -> AuditFinding? in
                guard let other = first[set.subject] else {
                    first[set.subject] = set
                    return nil
                }
                return CatalogLint.duplicateName.finding(
                    "the catalog has another \(set.kind.words) '\(set.qualifiedName)'", ofSummary: set,
                    hint: "rename one of the two, or let its group provide a namespace",
                    notes: ["the other one is at \(other.location)"])
            }
        })
}
