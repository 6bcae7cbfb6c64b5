// Made by twinlight: changes are lost with the next build.

/// The assets, by the names that a catalog knows them by.
public enum GlyphName: String, CaseIterable, Hashable, Sendable {
    case waysArrow = "Ways/arrow"
    case waysArrowFill = "Ways/arrow.fill"
    case _3dClass = "3d-class"
    case `class` = "class"
}
