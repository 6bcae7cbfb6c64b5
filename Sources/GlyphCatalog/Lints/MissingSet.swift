internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let missingSet: CatalogLint = CatalogLint(
        id: "missing-set", severity: .warning,
        summary: "A source loads an image or a colour that is in no catalog.",
        guideline:
            "Apple, UIImage.init(named:) and Image.init(_:bundle:): the name is looked for in the catalogs of the "
            + "bundle. Where there is none, the result is nil, or nothing is shown.",
        reason: "The app shows an empty picture, or a colour that was not chosen. The compiler does not see this.",
        remedy:
            "Correct the name, or add a set of this name. It runs with `--references` only, and counts a text behind a "
            + "call such as `UIImage(named:` on its line. An `info` is a line that goes on without the asset (`if let`, "
            + "`??`), and a storyboard.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "Nav/Contents.json": Example.namespace,
                        "Nav/home.imageset/Contents.json": Example.plainSet("home.svg"),
                        "Nav/home.imageset/home.svg": Example.box,
                        "brand.colorset/Contents.json": Example.colors(.value("B3261E")),
                    ],
                    sources: [
                        "App/View.swift": """
                        import SwiftUI

                        // Image("old") is not shown any more.
                        let views = [Image("Nav/home"), Image("chart", bundle: .module), Image(systemName: "star")]
                        let dynamic = UIImage(named: "flag-\\(country)")
                        let brand = Color("brand")
                        """
                    ])
            ],
            unclean: [
                Example(
                    [
                        "home.imageset/Contents.json": Example.plainSet("home.svg"),
                        "home.imageset/home.svg": Example.box,
                    ],
                    sources: [
                        "App/View.swift": """
                        import SwiftUI

                        let home = Image("hoem")
                                         ^
                        let brand = UIColor(named: "brand")
                                                   ^
                        """
                    ])
            ]),
        check: .references { references, _ in
            references.missing.map { missing in
                let kind = missing.kind == .color ? "colour" : "image"
                let others = missing.places.dropFirst()
                let shown = others.prefix(3).map(\.description)
                let more = others.count > shown.count ? ", and \(others.count - shown.count) more" : ""
                let hint =
                    missing.suggestion.map { "did you mean '\($0)'?" }
                    ?? "correct the name, add a set of this name, or audit the folder of the whole project"
                return AuditFinding(
                    Diagnostic(
                        missing.isCertain ? CatalogLint.missingSet.severity : .info, id: CatalogLint.missingSet.id,
                        "there is no \(kind) '\(missing.name)'", at: missing.places.first,
                        hint: hint,
                        notes: shown.isEmpty
                            ? [] : ["it is loaded at " + shown.joined(separator: ", ") + more + ", too"]),
                    subject: "missing \(missing.kind.rawValue) \(missing.name)")
            }
        })
}
