internal import GlyphDerivation
internal import GlyphModel
internal import Markup

/// The bodies that the glyphs of a set have in common: bodies that simpler glyphs show whole, and are filled there.
///
/// It is about all glyphs of the manifest, also where a run makes only some of them: these get the same bytes then. The
/// loans of a glyph are a part of the key of all its results; the name of the relative is not.
struct SetRelatives: Sendable {
    /// The relations by the index of a glyph in the manifest; glyphs without relatives have none.
    var relations: [Int: Relation] = [:]

    /// The relation of a glyph that shows bodies of simpler ones.
    struct Relation: Sendable {
        /// The qualified names of the glyphs with these bodies.
        var bases: [String] = []
        /// The bodies that it takes from some of them.
        var loans: [Loan] = []
        /// Where its fill, with its loans, is still another one.
        var unlike: Unlike?
    }

    /// The bodies that a glyph takes from one relative.
    struct Loan: Sendable {
        /// The name of the relative.
        let relative: String
        let body: BorrowedBody
    }

    /// A fill that is not as the one of a relative.
    struct Unlike: Sendable {
        let difference: FillDifference
        /// The parts that were tried for the glyph and make it alike there, though they do not make it better; empty if
        /// none does.
        let parts: [PartOverride]
    }

    /// A glyph with its loans.
    func applied(to entry: GlyphEntry, at place: Int) -> GlyphEntry {
        guard let own = relations[place]?.loans, !own.isEmpty else { return entry }
        var entry = entry
        entry.borrowed = own.map(\.body)
        return entry
    }
}

extension [String: SetRelatives.Relation] {
    /// The motifs: the qualified names of glyphs that show the same simplest glyph, which comes first.
    var motifs: [[String]] {
        func root(of name: String) -> String {
            var (root, known) = (name, [name])
            while let base = self[root]?.bases.first, !known.contains(base) {
                (root, known) = (base, known + [base])
            }
            return root
        }
        var members: [String: [String]] = [:]
        for name in keys.sorted() {
            let root = root(of: name)
            members[root, default: [root]] += name == root ? [] : [name]
        }
        return members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

// MARK: - Bytes

extension SetRelatives: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(relations.count)
        for (place, relation) in relations.sorted(by: { $0.key < $1.key }) {
            encoder.append(place)
            encoder.append(relation)
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        for _ in 0..<(try decoder.count()) { relations[try decoder.int()] = try decoder.value() }
    }
}

extension SetRelatives.Relation: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: bases)
        encoder.append(each: loans) { encoder, loan in
            encoder.append(loan.relative)
            encoder.append(loan.body)
        }
        encoder.append(unlike) { encoder, unlike in
            encoder.append(unlike.difference)
            encoder.append(BorrowedBody(parts: unlike.parts))
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        bases = try decoder.strings()
        loans = try decoder.array { decoder throws(ByteDecoder.Fault) in
            SetRelatives.Loan(relative: try decoder.string(), body: try decoder.value())
        }
        unlike = try decoder.optional { decoder throws(ByteDecoder.Fault) in
            SetRelatives.Unlike(difference: try decoder.value(), parts: try decoder.value(BorrowedBody.self).parts)
        }
    }
}
