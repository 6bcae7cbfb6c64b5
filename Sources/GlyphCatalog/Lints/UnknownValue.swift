internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let unknownValue: CatalogLint = CatalogLint(
        id: "unknown-value", severity: .warning,
        summary: "A value of `Contents.json` is not one that Xcode knows.",
        guideline: "Apple, Asset Catalog Format Reference, Image Set Type: the values of `idiom`, `scale`, "
            + "`display-gamut`, `language-direction` and the other keys.",
        reason: "Xcode leaves the entry out, or takes it for any device or appearance: the picture is shown where it "
            + "was not intended, or nowhere.",
        remedy: "Write the value as Xcode does. Unknown keys are never reported: other tools keep theirs there. What "
            + "the set shows, such as a picture that is missing for dark, is not judged until then: its entry may be "
            + "there, with the wrong value.",
        examples: Examples(
            clean: [
                // Everything that Xcode writes, and keys of another tool.
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [
                        { "filename" : "home.svg", "idiom" : "universal", "display-gamut" : "display-P3" },
                        { "idiom" : "iphone", "scale" : "3x", "width-class" : "compact" },
                        { "idiom" : "ipad", "subtype" : "mac-catalyst", "memory" : "4GB" },
                        { "idiom" : "watch", "scale" : "2x", "screen-width" : ">161" },
                        { "idiom" : "vision", "language-direction" : "right-to-left", "locale" : "ar" },
                        { "appearances" : [
                            { "appearance" : "luminosity", "value" : "dark" },
                            { "appearance" : "contrast", "value" : "high" }
                          ], "idiom" : "car", "graphics-feature-set" : "apple4", "export-theme" : "sepia" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1, "made-with" : "sketchbook" },
                      "properties" : {
                        "compression-type" : "gpu-optimized-best",
                        "preserves-vector-representation" : true,
                        "template-rendering-intent" : "original"
                      }
                    }
                    """,
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ])
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [
                        { "filename" : "home.svg", "idiom" : "universal" },
                        {
                          "appearances" : [
                            { "appearance" : "luminosity", "value" : "black" }
                                                                     ^
                          ],
                          "filename" : "home-dark.svg",
                          "idiom" : "universel"
                                    ^
                        }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 },
                      "properties" : {
                        "template-rendering-intent" : "templat"
                                                      ^
                      }
                    }
                    """,
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-dark.svg": Example.svg(##"<path fill="#FFF" d="M4 12 12 4l8 8v8H4z"/>"##),
                ]),
                Example([
                    "ink.colorset/Contents.json": """
                    {
                      "colors" : [
                        {
                          "appearances" : [{ "appearance" : "luminance", "value" : "dark" }],
                                                            ^
                          "color" : { "platform" : "ios", "reference" : "labelColor" },
                          "idiom" : 3
                                    ^
                        },
                        { "color" : { "platform" : "ios", "reference" : "labelColor" }, "idiom" : "universal" }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 }
                    }
                    """
                ]),
            ]),
        check: .set { set, _ in
            guard let contents = set.contents else { return [] }
            var found: [AuditFinding] = []
            for entry in set.list?.elements ?? [] {
                for member in entry.members {
                    guard let values = CatalogVocabulary.values(of: member.name, in: set.kind) else { continue }
                    found += finding(about: member.value, of: member.name, values, in: set)
                }
                found += appearances(of: entry, in: set)
            }
            for member in contents.root["properties"]?.members ?? [] {
                guard let values = CatalogVocabulary.properties[member.name] else { continue }
                found += finding(about: member.value, of: member.name, values, in: set)
            }
            return found.numbered
        },
        curesWholeSet: true, curesWhatIsShown: true)

    private static func appearances(of entry: JSONNode, in set: AssetSet) -> [AuditFinding] {
        (entry["appearances"]?.elements ?? []).flatMap { element -> [AuditFinding] in
            guard let name = element["appearance"], let value = element["value"] else {
                return [
                    fault(
                        at: element, "an appearance has no 'appearance' or no 'value'", detail: "appearances",
                        #"write { "appearance" : "luminosity", "value" : "dark" }"#, set)
                ]
            }
            if let text = name.string, let values = CatalogVocabulary.appearances[text] {
                return finding(about: value, of: text, values, in: set)
            }
            let known = CatalogVocabulary.Values(["luminosity", "contrast"])
            return finding(about: name, of: "appearance", known, in: set)
        }
    }

    /// At most one.
    private static func finding(
        about value: JSONNode, of key: String, _ values: CatalogVocabulary.Values, in set: AssetSet
    ) -> [AuditFinding] {
        let list = values.words.joined(separator: ", ")
        switch value.content {
        case .null: return []
        case .string(let text):
            if values.contains(text) { return [] }
            let near = nearest(to: text, of: values.words)
            return [
                fault(
                    at: value, "'\(text)' is not a value of '\(key)'", detail: "\(key) \(text)",
                    near.map { "did you mean '\($0)'?" } ?? "Xcode knows \(list)", set)
            ]
        default:
            return [fault(at: value, "'\(key)' is \(value.kind)", detail: key, "Xcode knows \(list)", set)]
        }
    }

    /// The word that was meant; nil where another one is as near, as all scales are to `4x`.
    private static func nearest(to text: String, of words: [String]) -> String? {
        let near = Suggestion.nearest(to: text, of: words, most: 2)
        let distances = near.map { Suggestion.distance(text.lowercased(), $0.lowercased()) }
        return distances.count == 2 && distances[0] == distances[1] ? nil : near.first
    }

    private static func fault(
        at node: JSONNode, _ message: String, detail: String, _ hint: String, _ set: AssetSet
    ) -> AuditFinding {
        CatalogLint.unknownValue.finding(message, about: set, at: set.location(of: node), detail: detail, hint: hint)
    }
}
