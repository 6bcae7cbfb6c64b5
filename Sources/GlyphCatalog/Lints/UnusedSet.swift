internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let unusedSet: CatalogLint = CatalogLint(
        id: "unused-set", severity: .info,
        summary: "No source names a set.",
        guideline: "Apple, Reducing your app's size: remove assets that the app does not use.",
        reason: "It makes the app larger, and each redesign has one picture more to draw.",
        remedy: "Delete the set, unless code puts its name together at run time or gets it from a server. This lint "
            + "runs with `--references` only. A set is used by any string with its name; by the symbol that Xcode "
            + "generates; by a string with an interpolation, such as `\"flag-\\(country)\"`, whose beginning and end "
            + "match the name; and by two strings of one source that make the name together: in Swift, C and "
            + "Objective-C, storyboards, XIBs, property lists and the settings of a project. In data, such as JSON, "
            + "in web pages, and in other languages, each word counts. Name the folder of the whole project: the lint "
            + "reports nothing where no code is found, or where a file cannot be read. Where SwiftGen, R.swift or "
            + "Tuist generate a member for each asset, only a use of the member counts. A name that is a number "
            + "counts as used.",
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
                        "brand.colorset/Contents.json": Example.colors(.value("B3261E")),
                        "AccentColor.colorset/Contents.json": Example.colors(.value("B3261E")),
                    ],
                    sources: [
                        "App/View.swift": """
                        import SwiftUI

                        let home = Image(.Nav.icHome)
                        let flag = Image("flag-\\(country)")
                        enum Icon: String, CaseIterable { case star = "ic_star" }
                        """,
                        "App/Info.plist": """
                        <?xml version="1.0" encoding="UTF-8"?>
                        <plist version="1.0">
                          <dict>
                            <key>UILaunchScreen</key>
                            <dict><key>UIColorName</key><string>brand</string></dict>
                          </dict>
                        </plist>
                        """,
                    ]),
                // Without a source, nothing is known.
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.box,
                ]),
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
                    ]),
                Example(
                    ["brand.colorset/Contents.json": Example.colors(.value("B3261E"), isFound: true)],
                    sources: ["App/View.swift": "let title = \"The brand\""]),
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
