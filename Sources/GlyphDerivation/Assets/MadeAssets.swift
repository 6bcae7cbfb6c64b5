package import GlyphModel
package import Markup

/// The results of a request, without names: by the suffix of each asset, and the findings.
package struct MadeAssets: Sendable {
    package struct Asset: Sendable {
        /// Empty for the glyph itself.
        package var suffix: String
        package var pictures: [Variant.Picture]
    }

    package var assets: [Asset] = []
    package var findings: [AssetFinding] = []
    /// The set's record of its fill; nil where it has none, and for results of an earlier build.
    package var record: FillRecord?

    package var uncertainFills: Int {
        findings.count(where: \.isOfConfidence)
    }

    /// With no more of the alternatives to low-confidence fills than is wanted of them.
    package func limited(to alternatives: Deriver.Alternatives) -> MadeAssets {
        if uncertainFills == 0 || alternatives == .drawn { return self }
        var made = self
        for asset in assets.indices {
            for picture in assets[asset].pictures.indices { made.assets[asset].pictures[picture].alternatives = [] }
        }
        if alternatives == .named { return made }
        made.findings = findings.map { finding in
            guard case .lowConfidence(var fill) = finding else { return finding }
            fill.others = []
            return .lowConfidence(fill)
        }
        return made
    }
}

/// The pictures of a glyph have most of their paths in common; each is written once.
extension MadeAssets: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        var (assets, paths) = (assets, SharedPaths())
        for asset in assets.indices {
            for picture in assets[asset].pictures.indices {
                assets[asset].pictures[picture].eachDrawing { paths.take(from: &$0) }
            }
        }
        paths.encode(into: &encoder)
        encoder.append(assets.count)
        for asset in assets {
            encoder.append(asset.suffix)
            encoder.append(asset.pictures.count)
            for picture in asset.pictures { picture.encode(into: &encoder) }
        }
        encoder.append(each: findings)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        var paths: SharedPaths = try decoder.value()
        assets = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let suffix = try decoder.string()
            var pictures: [Variant.Picture] = try decoder.array()
            for index in pictures.indices {
                try pictures[index].eachDrawing { drawing throws(ByteDecoder.Fault) in try paths.put(into: &drawing) }
            }
            return Asset(suffix: suffix, pictures: pictures)
        }
        findings = try decoder.array()
        guard decoder.isAtEnd else { throw ByteDecoder.Fault() }
    }
}

extension Variant.Picture {
    /// The drawing, its alternatives, the drawings of other weights, and the one for text from right to left.
    package mutating func eachDrawing<Fault>(_ change: (inout Drawing) throws(Fault) -> Void) throws(Fault) {
        try change(&drawing)
        for index in alternatives.indices { try change(&alternatives[index].drawing) }
        if var other = rightToLeft {
            try change(&other)
            rightToLeft = other
        }
        guard var three = symbol else { return }
        try change(&three.ultralight)
        try change(&three.regular)
        try change(&three.black)
        symbol = three
    }
}
