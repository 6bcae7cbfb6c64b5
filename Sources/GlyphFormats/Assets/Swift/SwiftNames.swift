internal import GlyphModel

/// The assets as an enumeration, with their images.
struct SwiftNames {
    let variants: [Variant]
    let style: SwiftStyle

    var text: String {
        let cases = variants.map { variant in
            comment(on: variant) + "    case \(style.identifier(variant.qualifiedName)) = "
                + "\(variant.qualifiedName.swiftLiteral)\n"
        }
        return CodeNotice.line + "\n" + style.code(Self.head) + cases.joined() + allCases + "}\n" + style.code(label)
            + labels
            + style.code(Self.images)
    }

    private func comment(on variant: Variant) -> String {
        variant.entry.deprecated.map { "    @available(*, deprecated, message: \($0.swiftLiteral))\n" } ?? ""
    }

    private static let head = """
        /// The assets, by the names that a catalog knows them by.
        public enum GlyphName: String, CaseIterable, Hashable, Sendable {

        """

    /// The compiler gives none to an enumeration with deprecated cases, and naming these would warn.
    private var allCases: String {
        guard variants.contains(where: { $0.entry.deprecated != nil }) else { return "" }
        let names = variants.map { "\n            \($0.qualifiedName.swiftLiteral)," }.joined()
        return style.code(
            "\n    /// All of them, those that are deprecated too.\n    public static var allCases: [GlyphName] {\n        ["
        )
            + names + style.code("\n        ].compactMap(GlyphName.init(rawValue:))\n    }\n")
    }

    private let label = """

        extension GlyphName {
            /// The name for those who do not see the image; nil where the manifest has no title.
            public var label: String? {

        """

    private var labels: String {
        let titled = variants.compactMap { variant in variant.title.map { (variant.qualifiedName, $0) } }
        if titled.isEmpty { return "        nil\n    }\n}\n" }
        let cases = titled.map { "        case \($0.swiftLiteral): \($1.swiftLiteral)\n" }.joined()
        return "        switch rawValue {\n\(cases)        default: nil\n        }\n    }\n}\n"
    }

    private static let images = """

        #if canImport(UIKit) && !os(watchOS)
            import UIKit

            extension GlyphName {
                /// The image in the catalog; nil where the bundle has none.
                public var uiImage: UIImage? { UIImage(named: rawValue, in: Bundle.main, compatibleWith: nil) }
            }
        #elseif canImport(AppKit)
            import AppKit

            extension GlyphName {
                /// The image in the catalog, with its label; nil where the bundle has none.
                public var nsImage: NSImage? {
                    let image = Bundle.main.image(forResource: rawValue)
                    image?.accessibilityDescription = label
                    return image
                }
            }
        #endif

        #if canImport(SwiftUI)
            import SwiftUI

            @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
            extension GlyphName {
                /// The image in the catalog. Its label is looked up in the bundle's strings; without one it is decoration.
                public var image: Image {
                    if let label {
                        Image(rawValue, bundle: Bundle.main, label: Text(LocalizedStringKey(label), bundle: Bundle.main))
                    } else {
                        Image(decorative: rawValue, bundle: Bundle.main)
                    }
                }
            }
        #endif

        """
}
