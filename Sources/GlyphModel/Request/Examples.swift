package import Markup

/// Fills that people drew for glyphs of the root or of a group. Derived fills of these glyphs take from them the
/// options of their style that no attribute states.
package struct Examples: Hashable, Sendable {
    /// `examples`: where some of them are.
    package struct Source: Hashable, Sendable {
        /// A path, or a pattern with `*`; nil for the fills that the glyphs themselves state.
        package var pattern: String?
        /// The paths of the drawings, relative to the manifest's folder.
        package var paths: [String]
        package var location: SourceFile.Location

        package init(pattern: String? = nil, paths: [String] = [], location: SourceFile.Location) {
            (self.pattern, self.paths, self.location) = (pattern, paths, location)
        }
    }

    /// In document order; at least one.
    package var sources: [Source]
    /// The style that the root or the group states or inherits.
    package var style: FillStyle
    /// The options that are stated.
    package var statedFill: FillOptions

    package init(sources: [Source], style: FillStyle = .knockout, statedFill: FillOptions = []) {
        (self.sources, self.style, self.statedFill) = (sources, style, statedFill)
    }

    /// The paths of all its drawings.
    package var paths: [String] { sources.flatMap(\.paths) }
}
