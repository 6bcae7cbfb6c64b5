internal import Markup

/// Where a store has what was made of a request.
struct AssetKeys: Sendable {
    /// Without alternatives to low-confidence fills, or of an entry that has none.
    let plain: Digest
    /// With alternatives.
    let judged: Digest

    var all: [Digest] { [plain, judged] }

    init(_ key: Digest) {
        plain = key
        var encoder = ByteEncoder()
        encoder.append(key)
        encoder.append("judged")
        judged = Digest(of: encoder.bytes)
    }
}

/// What was made of a request now or by an earlier build.
struct StoredAssets: Sendable {
    var result: AssetRequest.Result
    /// As the store has it; nil for what cannot be kept.
    var item: Store.Item?
    /// Whether an earlier build made it.
    var isFound = false
}

extension Store {
    /// What is in memory for a request, or else what is made now.
    func assets(of request: AssetRequest, at keys: AssetKeys?) -> StoredAssets {
        if let keys, let found = found(request, at: keys) { return found }
        let made = request.made()
        let result = request.named(made)
        guard let keys else { return StoredAssets(result: result) }
        var encoder = ByteEncoder()
        encoder.append(made)
        let own = made.uncertainFills > 0 && request.judgesFills ? keys.judged : keys.plain
        // As long as it has to be: a build keeps many.
        return StoredAssets(result: result, item: (own, Array(encoder.bytes[...])[...]))
    }

    private func found(_ request: AssetRequest, at keys: AssetKeys) -> StoredAssets? {
        for own in request.judgesFills ? [keys.judged, keys.plain] : [keys.plain, keys.judged] {
            guard let bytes = self[own] else { continue }
            var decoder = ByteDecoder(bytes)
            guard let made: MadeAssets = try? decoder.value() else { continue }
            // What has no low-confidence fill is the same whether these are judged or not.
            if request.judgesFills, own == keys.plain, made.uncertainFills > 0 { continue }
            guard let result = request.result(of: request.judgesFills ? made : made.unjudged) else { continue }
            return StoredAssets(result: result, item: (own, bytes), isFound: true)
        }
        return nil
    }
}
