// Made by twinlight: changes are lost with the next build.

/// The assets, by the names that a catalog knows them by.
public enum GlyphName: String, CaseIterable, Hashable, Sendable {
    case waysArrow = "Ways/arrow"
    case waysArrowFill = "Ways/arrow.fill"
    case _3dClass = "3d-class"
    case `class` = "class"
}

extension GlyphName {
    /// The name for those who do not see the image; nil where the manifest has no title.
    public var label: String? {
        nil
    }
}

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
