internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// What a cache holds for a key: a result, or what else must be known to find it.
///
/// The first byte is zero for a result.
enum GeometryItem {
    static func bytes(of context: GeometryContext) -> [UInt8] { [UInt8(truncatingIfNeeded: context.rawValue)] }

    /// Nil for a result.
    static func context(_ bytes: ArraySlice<UInt8>) -> GeometryContext? {
        bytes.first.flatMap { $0 == 0 ? nil : GeometryContext(rawValue: Int($0)) }
    }

    /// Nil where colours or names differ from the request.
    static func bytes(of result: AssetMaking.Result, for request: GeometryRequest) -> [UInt8]? {
        var encoder = ByteEncoder()
        encoder.append(false)
        var (variants, paths) = (result.variants, SharedPaths())
        for index in variants.indices {
            guard variants[index].name.hasPrefix(request.entry.name) else { return nil }
            for picture in variants[index].pictures.indices {
                let numbered = variants[index].pictures[picture].renaming { $0.number(among: request.roles) }
                guard var numbered else { return nil }
                numbered.eachDrawing { paths.take(from: &$0) }
                variants[index].pictures[picture] = numbered
            }
        }
        let places = request.entry.places
        encoder.append(result.uncertainFills)
        encoder.append(paths)
        encoder.append(each: variants) { encoder, variant in
            encoder.append(String(variant.name.dropFirst(request.entry.name.count)))
            encoder.append(each: variant.pictures)
        }
        encoder.append(each: result.diagnostics) { encoder, diagnostic in
            var diagnostic = diagnostic
            let place = diagnostic.location.flatMap { places.firstIndex(of: $0) }
            if place != nil { diagnostic.location = nil }
            encoder.append(place)
            encoder.append(diagnostic)
        }
        // As long as it has to be: a build keeps many.
        return Array(encoder.bytes[...])
    }

    /// With the names, places and colours of the request; nil where the bytes are not of a result.
    static func result(_ bytes: ArraySlice<UInt8>, for request: GeometryRequest) -> AssetMaking.Result? {
        var decoder = ByteDecoder(bytes)
        guard (try? decoder.bool()) == false, let result = try? result(from: &decoder, for: request),
            decoder.isAtEnd
        else { return nil }
        return result
    }

    private static func result(
        from decoder: inout ByteDecoder, for request: GeometryRequest
    ) throws(ByteDecoder.Fault) -> AssetMaking.Result {
        let uncertainFills = try decoder.int()
        var paths: SharedPaths = try decoder.value()
        let variants = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let name = request.entry.name + (try decoder.string())
            var pictures: [Variant.Picture] = try decoder.array()
            for index in pictures.indices {
                let named = pictures[index].renaming { $0.role(among: request.roles) }
                guard var named else { throw ByteDecoder.Fault() }
                try named.eachDrawing { drawing throws(ByteDecoder.Fault) in try paths.put(into: &drawing) }
                pictures[index] = named
            }
            return Variant(name: name, entry: request.entry, pictures: pictures)
        }
        let places = request.entry.places
        let diagnostics = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let place = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.int() }
            var diagnostic: Diagnostic = try decoder.value()
            guard let place else { return diagnostic }
            guard places.indices.contains(place) else { throw ByteDecoder.Fault() }
            diagnostic.location = places[place]
            return diagnostic
        }
        return (variants, diagnostics, uncertainFills)
    }
}

extension Variant.Picture {
    /// With other colours; nil where one has no other name.
    fileprivate func renaming(_ name: (ColorRole) -> ColorRole?) -> Variant.Picture? {
        var (picture, isComplete) = (self, true)
        func renamed(_ role: ColorRole) -> ColorRole {
            guard let other = name(role) else {
                isComplete = false
                return role
            }
            return other
        }
        picture.tint = renamed(tint)
        picture.eachDrawing { drawing in
            for index in drawing.layers.indices {
                switch drawing.layers[index].paint {
                case .role(let role, let opacity): drawing.layers[index].paint = .role(renamed(role), opacity: opacity)
                case .fade(let role, let gradient): drawing.layers[index].paint = .fade(renamed(role), gradient)
                case .original: break
                }
            }
        }
        return isComplete ? picture : nil
    }

    /// The drawing, its alternatives, and the drawings of other weights.
    fileprivate mutating func eachDrawing<Fault>(_ change: (inout Drawing) throws(Fault) -> Void) throws(Fault) {
        try change(&drawing)
        for index in alternatives.indices { try change(&alternatives[index].drawing) }
        guard var three = symbol else { return }
        try change(&three.ultralight)
        try change(&three.regular)
        try change(&three.black)
        symbol = three
    }
}

/// What a result depends on besides its key: its messages name glyphs, drawings and colours.
///
/// Which of these it depends on follows from the key, so that this can be asked first.
struct GeometryContext: OptionSet, Hashable {
    var rawValue: Int

    /// A low-confidence fill: whether fills are judged.
    static let judgement = GeometryContext(rawValue: 1)
    /// A message: the names of the glyph and of its drawings.
    static let names = GeometryContext(rawValue: 2)
    /// A message that may name anything: all that is requested, and the palette.
    static let request = GeometryContext(rawValue: 4)

    /// Messages that have no other names than the names of the glyph and of its drawings.
    private static let plainIDs = [
        Lint.doubtfulFill.id, Diagnostic.nothingToFillID, Diagnostic.limitedWeightsID,
    ]

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of result: AssetMaking.Result) {
        self = []
        // Where fills are judged, it says so.
        if result.uncertainFills > 0 { formUnion([.judgement, .names]) }
        if !result.diagnostics.isEmpty { insert(.names) }
        if result.diagnostics.contains(where: { !Self.plainIDs.contains($0.id) }) { insert(.request) }
    }

    /// The key of a result with this context.
    func key(of request: GeometryRequest, _ key: Digest) -> Digest {
        var encoder = ByteEncoder()
        encoder.append(key)
        encoder.append(rawValue)
        if contains(.judgement) { encoder.append(request.judgesFills) }
        encoder.append(request.entry.name)
        encoder.append(each: request.entry.sources) { encoder, path in
            encoder.append(path)
            // The path of the file, as messages have it.
            encoder.append(request.glyphs[path]?.layers.first?.location.path)
        }
        // Places are put back, but not distinguished where they were the same.
        let places = request.entry.places
        encoder.append(each: places) { $0.append(places.firstIndex(of: $1) ?? 0) }
        if contains(.request) {
            encoder.append(request.entry)
            encoder.append(request.palette)
        }
        return Digest(of: encoder.bytes)
    }
}
