internal import GlyphModel
internal import Markup

/// The files of an import: each opened once, and checked for its syntax.
struct TokenFiles {
    var faults: TokenFaults
    private let folder: ManifestFolder
    /// Where the first one is; sources are named from there.
    private let path: String
    private var checks: SourceCheck
    /// Nil for files that cannot be read.
    private var known: [String: JSONNode?] = [:]

    /// The largest size of all files together, in bytes: they are held while colours are read.
    private static let limit = 64 << 20

    init(_ path: String, in folder: ManifestFolder, _ meter: ImportMeter) {
        faults = TokenFaults(meter)
        self.path = path
        self.folder = folder
        checks = SourceCheck(folder)
    }

    mutating func node(at path: String) -> JSONNode? {
        faults.node(at: path, in: folder, limit: JSONLimits().bytes, total: Self.limit, "the files are together")
    }

    mutating func check(_ root: JSONNode) {
        guard faults.spend(1, at: root.offset) else { return }
        var grammar = TokenGrammar(faults: faults.given())
        grammar.check(file: root)
        faults = grammar.faults
    }

    /// The tokens of the file that a reference in the first one names by a path from there.
    mutating func file(_ reference: JSONNode) -> JSONNode? {
        guard let text = reference.string, let target = Self.path(text, from: path) else {
            faults.error(
                "unsafe-path", "a source is a path that stays in the manifest's folder, or #/sets/NAME",
                at: reference.offset)
            return nil
        }
        if let node = known[target] { return node }
        if let fault = PortablePath.fault(target) {
            faults.error("missing-source", "the file '\(target)' \(fault)", at: reference.offset)
            return nil
        }
        if let fault = checks.fault(ofFile: target) {
            faults.error(
                "missing-source", "the file '\(target)' \(fault.text)", at: reference.offset, hint: fault.hint)
            return nil
        }
        let root = node(at: target)
        if let root { check(root) }
        known[target] = .some(root)
        return root
    }

    /// The path with `..` resolved; nil where it leads out of the manifest's folder.
    private static func path(_ text: String, from origin: String) -> String? {
        var names = origin.split(separator: "/").dropLast().map(String.init)
        for name in text.split(separator: "/", omittingEmptySubsequences: false) where name != "." {
            if name == ".." {
                if names.popLast() == nil { return nil }
            } else {
                names.append(String(name))
            }
        }
        return text.hasPrefix("/") ? nil : names.joined(separator: "/")
    }
}
