/// An entry of a color set in the example of a lint.
struct ExampleColor {
    /// The lines of its `color`, without the braces.
    private var lines: [String]
    private var traits: [String]
    private var isFound: Bool
    private var isFoundAtColor: Bool

    private init(_ lines: [String], _ traits: [String], isFound: Bool, isFoundAtColor: Bool = false) {
        (self.lines, self.traits, self.isFound, self.isFoundAtColor) = (lines, traits, isFound, isFoundAtColor)
    }

    /// - Parameters:
    ///   - hex: six digits, `14479E`.
    ///   - traits: `dark` and `high`.
    ///   - isFound: whether a finding is at the entry.
    ///   - isFoundAtColor: whether a finding is at its `color`.
    static func value(
        _ hex: String, _ traits: String..., alpha: String = "1.000", isFound: Bool = false, isFoundAtColor: Bool = false
    ) -> ExampleColor {
        let bytes = stride(from: 0, to: 6, by: 2).map { "\"0x\(hex.dropFirst($0).prefix(2))\"" }
        let components =
            "{ \"alpha\" : \"\(alpha)\", \"blue\" : \(bytes[2]), \"green\" : \(bytes[1]), \"red\" : \(bytes[0]) }"
        return ExampleColor(
            ["\"color-space\" : \"srgb\",", "\"components\" : \(components)"], traits, isFound: isFound,
            isFoundAtColor: isFoundAtColor)
    }

    static func reference(_ name: String, _ traits: String..., platform: String = "ios") -> ExampleColor {
        ExampleColor(["\"platform\" : \"\(platform)\",", "\"reference\" : \"\(name)\""], traits, isFound: false)
    }

    fileprivate var text: String {
        let appearances = traits.map { trait in
            let name = trait == "high" ? "contrast" : "luminosity"
            return "{ \"appearance\" : \"\(name)\", \"value\" : \"\(trait)\" }"
        }
        let all = appearances.isEmpty ? [] : ["      \"appearances\" : [ \(appearances.joined(separator: ", ")) ],"]
        let color =
            ["      \"color\" : {"] + (isFoundAtColor ? ["                ^"] : [])
            + lines.map { "        " + $0 } + ["      },"]
        let entry =
            ["    {"] + (isFound ? ["    ^"] : []) + all + color + ["      \"idiom\" : \"universal\"", "    }"]
        return entry.joined(separator: "\n")
    }
}

extension CatalogLint.Example {
    /// The `Contents.json` of a color set.
    ///
    /// - Parameter isFound: whether a finding is at its beginning.
    static func colors(_ entries: ExampleColor..., isFound: Bool = false) -> String {
        colors(entries, isFound: isFound)
    }

    static func colors(_ entries: [ExampleColor], isFound: Bool = false) -> String {
        """
        {\(isFound ? "\n^" : "")
          "colors" : [
        \(entries.map(\.text).joined(separator: ",\n"))
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }
        """
    }

    /// The `Contents.json` of an image set with one picture.
    static func oneImage(_ filename: String, isFound: Bool = false) -> String {
        """
        {\(isFound ? "\n^" : "")
          "images" : [
            { "filename" : "\(filename)", "idiom" : "universal" }
          ],
          "info" : { "author" : "xcode", "version" : 1 }
        }
        """
    }

    /// A drawing of a filled box.
    static let box = svg(##"<path fill="#14479E" d="M4 4h16v16H4z"/>"##)

    /// The `Contents.json` of a group whose name is a part of names.
    static let namespace = """
        {
          "info" : { "author" : "xcode", "version" : 1 },
          "properties" : { "provides-namespace" : true }
        }
        """
}
