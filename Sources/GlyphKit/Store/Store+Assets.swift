internal import GlyphDerivation
internal import Markup

/// The places in a store of the results of a request.
struct AssetKeys: Sendable {
    /// The key without alternatives to low-confidence fills, or of an entry that has none.
    let plain: Digest
    /// The key with the known alternatives.
    let named: Digest
    /// The key with their pictures, too.
    let drawn: Digest

    var all: [Digest] { [plain, named, drawn] }

    init(_ key: Digest) {
        func digest(_ word: String) -> Digest {
            var encoder = ByteEncoder()
            encoder.append(key)
            encoder.append(word)
            return Digest(of: encoder.bytes)
        }
        (plain, named, drawn) = (key, digest("named"), digest("drawn"))
    }

    /// The keys of results that have at least the requested alternatives, the least of them first.
    func keys(of alternatives: Deriver.Alternatives) -> [Digest] {
        switch alternatives {
        case .none: all
        case .named, .ofAll: [named, drawn]
        case .drawn: [drawn]
        }
    }
}

/// The results of a request now or by an earlier build.
struct StoredAssets: Sendable {
    var result: AssetRequest.Result
    /// As the store has it; nil where it cannot be kept.
    var item: Store.Item?
    /// Whether an earlier build made it.
    var isFound = false
    /// The set's record of its fill, if that was made now.
    var record: FillRecord?
}

extension Store {
    /// The result in memory for a request, or else a new one.
    func assets(of request: AssetRequest, at keys: AssetKeys?) -> StoredAssets {
        if let keys, let found = found(request, at: keys) { return found }
        let made = request.made()
        let result = request.named(made)
        guard let keys else { return StoredAssets(result: result, record: made.record) }
        var encoder = ByteEncoder()
        made.encode(into: &encoder)
        let own = made.uncertainFills > 0 ? keys.keys(of: request.alternatives)[0] : keys.plain
        // As long as it has to be: a build keeps many.
        return StoredAssets(result: result, item: (own, Array(encoder.bytes[...])[...]), record: made.record)
    }

    private func found(_ request: AssetRequest, at keys: AssetKeys) -> StoredAssets? {
        let wanted = keys.keys(of: request.alternatives)
        for own in wanted + (wanted.contains(keys.plain) ? [] : [keys.plain]) {
            guard let bytes = self[own] else { continue }
            var decoder = ByteDecoder(bytes)
            guard let made: MadeAssets = try? decoder.value() else { continue }
            // A glyph without a low-confidence fill is the same for any request for alternatives.
            if !wanted.contains(own), made.uncertainFills > 0 { continue }
            guard let result = request.result(of: made.limited(to: request.alternatives)) else { continue }
            return StoredAssets(result: result, item: (own, bytes), isFound: true)
        }
        return nil
    }
}
