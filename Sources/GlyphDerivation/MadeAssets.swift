package import GlyphModel
package import Markup
package import SemanticColor

/// The results of a request, without names: by the suffix of each asset, and the findings.
package struct MadeAssets: Sendable {
    package struct Asset: Sendable {
        /// Empty for the glyph itself.
        package var suffix: String
        package var pictures: [GlyphAsset.Rendition]
    }

    package var assets: [Asset] = []
    package var findings: [AssetFinding] = []
    /// What the set knows of its fill; nil where it has none, and for results of an earlier build.
    package var setFill: SetFill?

    package var uncertainFills: Int {
        findings.count(where: \.isOfConfidence)
    }

    /// Whether some picture has alternatives.
    private var hasAlternatives: Bool { assets.contains { $0.pictures.contains { !$0.alternatives.isEmpty } } }

    /// With no more of the alternatives to fills than is wanted of them.
    package func limited(to alternatives: Deriver.Alternatives) -> MadeAssets {
        if alternatives == .drawn { return self }
        var made = self
        if hasAlternatives {
            for asset in assets.indices {
                for picture in assets[asset].pictures.indices {
                    made.assets[asset].pictures[picture].alternatives = []
                    made.assets[asset].pictures[picture].chosen = nil
                }
            }
        }
        if alternatives != .none || uncertainFills == 0 { return made }
        made.findings = findings.map { finding in
            guard case .lowConfidence(var fill) = finding else { return finding }
            fill.others = []
            return .lowConfidence(fill)
        }
        return made
    }
}

extension GlyphAsset.Rendition {
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

/// A finding about the assets of an entry, without the names and places that a manifest has for it: these are put in
/// where it is reported. Drawings and places are numbers: of the entry's sources, and of its `places`.
package enum AssetFinding: Hashable, Sendable {
    /// A fault of a drawing, with its line and column there.
    case fault(Diagnostic, drawing: Int?)
    case nothingToFill(drawing: Int)
    /// - Parameter isEmpty: whether the drawing has no layer at all.
    case nothingVisible(drawing: Int, isEmpty: Bool)
    /// Nothing is left after the step with this word.
    case nothingLeft(after: String)
    case noStrokesToGrade(statedAt: Int)
    case unbearableWeight(Double)
    case lowConfidence(LowConfidence)
    case limitedWeights(LimitedWeights)
    case unknownVariant(String)
    case idleSelector(place: Int, drawing: Int)
    case idlePoint(place: Int, drawing: Int)
    case mergedPaints(MergedDrawing)

    /// Whether it is about a low-confidence fill.
    package var isOfConfidence: Bool { if case .lowConfidence = self { true } else { false } }

    package struct LowConfidence: Hashable, Sendable {
        /// Nil for the drawing of the entry itself.
        package var drawing: Int?
        /// 0 … 1.
        package var uncertainty: Double
        /// The text for the manifest of the fill that is shown in its place; empty for the outline, nil for the fill
        /// itself.
        package var shown: String?
        /// The texts of the alternatives.
        package var others: [String]
    }

    /// Where text next to a symbol would show that it is less light or heavy than it should be.
    package struct LimitedWeights: Hashable, Sendable {
        /// The suffix of the asset.
        package var suffix: String
        package var light: Weight?
        package var heavy: Weight?

        package struct Weight: Hashable, Sendable {
            /// In stroke widths of Regular.
            package var width: Double
            package var limit: WeightMasters.Limit
        }
    }

    package struct MergedDrawing: Hashable, Sendable {
        package var inks: [MergedInk]
        package var tint: ColorRole
        package var drawing: Int
        package var hasFrame: Bool
    }
}

// MARK: - Bytes

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
            var pictures: [GlyphAsset.Rendition] = try decoder.array()
            for index in pictures.indices {
                try pictures[index].eachDrawing { drawing throws(ByteDecoder.Fault) in try paths.put(into: &drawing) }
            }
            return Asset(suffix: suffix, pictures: pictures)
        }
        findings = try decoder.array()
        guard decoder.isAtEnd else { throw ByteDecoder.Fault() }
    }
}

extension AssetFinding: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .fault(let fault, let drawing):
            encoder.append(0)
            encoder.append(fault)
            encoder.append(drawing)
        case .nothingToFill(let drawing):
            encoder.append(1)
            encoder.append(drawing)
        case .nothingVisible(let drawing, let isEmpty):
            encoder.append(2)
            encoder.append(drawing)
            encoder.append(isEmpty)
        case .nothingLeft(let word):
            encoder.append(3)
            encoder.append(word)
        case .noStrokesToGrade(let place):
            encoder.append(4)
            encoder.append(place)
        case .unbearableWeight(let weight):
            encoder.append(5)
            encoder.append(weight)
        case .lowConfidence(let fill):
            encoder.append(6)
            encoder.append(fill.drawing)
            encoder.append(fill.uncertainty)
            encoder.append(fill.shown)
            encoder.append(each: fill.others)
        case .limitedWeights(let weights):
            encoder.append(7)
            encoder.append(weights.suffix)
            encoder.append(weights.light)
            encoder.append(weights.heavy)
        case .unknownVariant(let text):
            encoder.append(8)
            encoder.append(text)
        case .idleSelector(let place, let drawing):
            encoder.append(9)
            encoder.append(place)
            encoder.append(drawing)
        case .idlePoint(let place, let drawing):
            encoder.append(10)
            encoder.append(place)
            encoder.append(drawing)
        case .mergedPaints(let merged):
            encoder.append(11)
            encoder.append(each: merged.inks)
            encoder.append(merged.tint)
            encoder.append(merged.drawing)
            encoder.append(merged.hasFrame)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0:
            self = .fault(
                try decoder.value(),
                drawing: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.int() })
        case 1: self = .nothingToFill(drawing: try decoder.int())
        case 2: self = .nothingVisible(drawing: try decoder.int(), isEmpty: try decoder.bool())
        case 3: self = .nothingLeft(after: try decoder.string())
        case 4: self = .noStrokesToGrade(statedAt: try decoder.int())
        case 5: self = .unbearableWeight(try decoder.double())
        case 6:
            let fill = LowConfidence(
                drawing: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.int() },
                uncertainty: try decoder.double(), shown: try decoder.optionalString(), others: try decoder.strings())
            guard (0...1).contains(fill.uncertainty) else { throw ByteDecoder.Fault() }
            self = .lowConfidence(fill)
        case 7:
            self = .limitedWeights(
                LimitedWeights(
                    suffix: try decoder.string(), light: try decoder.optional(), heavy: try decoder.optional()))
        case 8: self = .unknownVariant(try decoder.string())
        case 9: self = .idleSelector(place: try decoder.int(), drawing: try decoder.int())
        case 10: self = .idlePoint(place: try decoder.int(), drawing: try decoder.int())
        case 11:
            self = .mergedPaints(
                MergedDrawing(
                    inks: try decoder.array(), tint: try decoder.value(), drawing: try decoder.int(),
                    hasFrame: try decoder.bool()))
        default: throw ByteDecoder.Fault()
        }
    }
}

extension AssetFinding.LimitedWeights.Weight: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(width)
        encoder.append(raw: limit)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(width: try decoder.double(), limit: try decoder.raw())
    }
}
