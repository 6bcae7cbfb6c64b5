internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let unusedSet: CatalogLint = CatalogLint(
        id: "unused-set", severity: .info,
        summary: "No source names a set.",
        guideline: "Apple, Reducing your app's size: remove assets that the app does not use.",
        reason: "It makes the app larger, and each redesign has one picture more to draw.",
        remedy: "Delete the set, unless code puts its name together at run time or gets it from a server. It runs with "
            + "`--references` only: a text in quotes, a member, and a word of data count. Name the folder of the whole "
            + "project; nothing is reported where no code is found.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "Nav/Contents.json": Example.namespace,
                        "Nav/ic_home.imageset/Contents.json": Example.plainSet("home.svg"),
                        "Nav/ic_home.imageset/home.svg": Example.box,
                        "flag-de.imageset/Contents.json": Example.plainSet("flag.svg"),
                        "flag-de.imageset/flag.svg": Example.box,
                        "ic_star.imageset/Contents.json": Example.plainSet("star.svg"),
                        "ic_star.imageset/star.svg": Example.box,
                        "AccentColor.colorset/Contents.json": Example.colors(.value("B3261E")),
                    ],
                    sources: [
                        "App/View.swift": """
                        import SwiftUI

                        let home = Image(.Nav.icHome)
                        let flag = Image("flag-\\(country)")
                        enum Icon: String, CaseIterable { case star = "ic_star" }
                        """
                    ])
            ],
            unclean: [
                Example(
                    [
                        "flag-de.imageset/Contents.json": Example.plainSet("flag.svg", isFound: true),
                        "flag-de.imageset/flag.svg": Example.box,
                        "home.imageset/Contents.json": Example.plainSet("home.svg"),
                        "home.imageset/home.svg": Example.box,
                    ],
                    sources: [
                        "App/View.swift": """
                        import SwiftUI

                        let home = Image("home")
                        // Image("flag-de") was the picture of the title.
                        """
                    ])
            ]),
        check: .references { references, sets in
            references.unusedSets(in: sets).map { set in
                CatalogLint.unusedSet.finding(
                    "no source names '\(set.qualifiedName)'", ofSummary: set,
                    hint: "delete the set, unless its name is put together at run time, or another folder has sources "
                        + "of the app")
            }
        })
}
