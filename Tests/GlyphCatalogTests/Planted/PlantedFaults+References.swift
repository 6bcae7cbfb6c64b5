import GlyphModel
import Markup
import SemanticColor
import Support

/// A source of a planted app.
struct PlantedSource {
    var path: String
    /// Has a mark before the place that a finding is expected at.
    var text: String

    var unmarked: String { text.replacing(PlantedSet.mark, with: "") }

    var location: SourceFile.Location {
        let before = text.firstRange(of: PlantedSet.mark).map { text[..<$0.lowerBound] } ?? ""
        return SourceFile(path: path, text: unmarked).location(at: before.utf8.count)
    }
}

/// Sources that name sets in the ways of apps.
enum PlantedSources {
    static func naming(_ sets: [PlantedSet]) -> [String: [UInt8]] {
        var (swift, objectiveC, storyboard) = (["import SwiftUI", ""], ["#import \"Names.h\""], [String]())
        for (index, set) in sets.enumerated() {
            let name = set.qualifiedName
            let isColor = set.kind == "colorset"
            switch (index + name.utf8.count) % 7 {
            case 0: swift.append("let a\(index) = \(isColor ? "UIColor" : "UIImage")(named: \"\(name)\")")
            case 1: swift.append("let a\(index) = \(isColor ? "Color" : "Image")(\"\(name)\")")
            case 2: swift.append("enum A\(index): String { case shown = \"\(set.name)\", other }")
            case 3 where set.kind != "symbolset":
                swift.append("let a\(index) = \(isColor ? "ColorResource" : "ImageResource").\(XcodeSymbol.text(name))")
            case 4:
                objectiveC.append("id a\(index) = [\(isColor ? "UIColor color" : "UIImage image")Named:@\"\(name)\"];")
            case 5: storyboard.append("  <view \(isColor ? "color" : "icon")=\"\(name)\"/>")
            default:
                // A part is put in at run time.
                swift.append("let a\(index) = UIImage(named: \"\(name.dropLast(3))\\(middle)\(name.suffix(2))\")")
            }
        }
        let texts = [
            "App/Sources/Names.swift": swift, "App/Sources/Names.m": objectiveC,
            "App/Sources/Main.storyboard": ["<document>"] + storyboard + ["</document>"],
        ]
        return texts.mapValues { Array(($0.joined(separator: "\n") + "\n").utf8) }
    }
}

extension PlantedSet {
    var qualifiedName: String { groups.filter(\.isNamespace).map { $0.name + "/" }.joined() + name }
}

/// Names without a set, and sets without a name.
extension FaultPlanter {
    static let references: [FaultPlanter] = [
        FaultPlanter("unused-set") { maker in
            var set =
                switch maker.pick(["image", "color", "symbol"]) {
                case "color": maker.colorSet(.pair)
                case "symbol": maker.symbol()
                default: maker.template(PlantedDrawing(maker.shape(), .black))
                }
            set.name += "Spare"
            var fault = PlantedFault("unused-set", "a \(set.kind)", set, at: .json(""))
            fault.isNamed = false
            fault.source = PlantedSource(
                path: "App/Sources/Unused.swift",
                text: """
                    // Image("\(set.qualifiedName)") was here.
                    /* \(set.name) */
                    let text = "The picture \(set.name) is not shown."
                    let longer = UIImage(named: kind + "-\(set.name)")

                    """)
            return fault
        },
        FaultPlanter("missing-set") { maker in
            let mark = PlantedSet.mark
            var set = maker.template(PlantedDrawing(maker.shape(), .black))
            var (variant, path) = ("", "App/Sources/Missing.swift")
            let text: String
            switch maker.pick(["image", "color", "space", "objective", "storyboard"]) {
            case "color":
                variant = "an image in place of a colour"
                text = "let a = UIColor(named: \(mark)\"\(set.qualifiedName)\")\n"
            case "space":
                variant = "without the namespace"
                set.groups = [.init(name: "Spaced", isNamespace: true)]
                text = "import SwiftUI\nlet a = Image(\(mark)\"\(set.name)\")\nlet b = Image(\"Spaced/\(set.name)\")\n"
            case "objective":
                (variant, path) = ("Objective-C", "App/Sources/Missing.m")
                text = "UIImage *a = [UIImage imageNamed:@\(mark)\"\(set.name)Gone\"];\n"
            case "storyboard":
                (variant, path) = ("a storyboard", "App/Sources/Missing.storyboard")
                text = """
                    <document>
                      <imageView \(mark)image="\(set.name)Gone"/>
                      <resources><image name="\(set.name)Gone" width="9" height="9"/></resources>
                    </document>

                    """
            default:
                variant = "SwiftUI"
                text = """
                    import SwiftUI
                    // Image("\(set.name)Gone")
                    let a = Image("\(set.name)Gone", bundle: .module), b = Image(decorative: \(mark)"\(set.name)Gone")

                    """
            }
            var fault = PlantedFault("missing-set", variant, set, at: .source)
            fault.source = PlantedSource(path: path, text: text)
            return fault
        },
    ]
}
