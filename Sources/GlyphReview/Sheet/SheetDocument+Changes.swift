// What a sheet shows of an earlier state of its set.

extension SheetDocument {
    /// The earlier state, and what is not at a glyph: the counts of changes, colours, removed assets.
    struct Changes: Encodable {
        /// The earlier state as the user named it: a folder or a revision.
        var against: String
        /// The number of changes of each kind, in words: `2 changed, 1 colour changed in 3 assets, 80 unchanged`.
        var words: String
        /// The changed colours, in the order of the palette; removed ones are last.
        var colors: [ColorChange]
        /// The assets that are removed, in the order of the earlier set.
        var removed: [RemovedGlyph]
    }

    /// A colour that has changed.
    struct ColorChange: Encodable {
        /// Its name in the palette; of a removed colour, its former name.
        var name: String
        /// `added`, `removed`, `changed` or `renamed`.
        var kind: String
        /// What has changed, and where that is visible.
        var words: String
        /// The former values that differ; nil for none.
        var before: [FormerColor]?
    }

    /// The former value of a colour in some appearances.
    struct FormerColor: Encodable, Equatable {
        /// The numbers of the appearances.
        var appearances: [Int]
        /// For style sheets.
        var value: String
        /// The same for readers: the hex, and the alpha in percent where there is one.
        var caption: String
    }

    /// An asset that only the earlier set has.
    struct RemovedGlyph: Encodable {
        /// The name with the names of its groups.
        var name: String
        /// The number of the background that it was made for; nil for the first.
        var background: Int?
        /// Its pictures.
        var pictures: [FormerPicture]
    }

    /// What has changed in an asset.
    struct Change: Encodable {
        /// `added`, `changed`, `renamed`, or `recolored` where nothing but colours of the palette has changed.
        var kind: String
        /// What has changed, and in which appearances; nothing for an added asset.
        var words: [String]
        /// The former name of a renamed asset, with the names of its groups.
        var from: String?
        /// The former pictures where they look different; nil for none.
        var before: [FormerPicture]?
    }

    /// What an asset showed before, in the former values of its colours.
    struct FormerPicture: Encodable, Equatable {
        /// The numbers of the appearances.
        var appearances: [Int]
        /// The number of the drawing.
        var drawing: Int
        /// The number of each layer's paint.
        var paints: [Int]
        /// Contours of the areas that only the former drawing has, only the present one has, or both have in different
        /// colours, in the units of the former drawing. A changed colour of the palette does not count if
        /// the asset has another one. Nil for none.
        var removed, added, recolored: [Int]?
    }
}
