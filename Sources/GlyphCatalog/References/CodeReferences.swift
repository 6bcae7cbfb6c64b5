internal import Markup

/// Finds names of assets in Swift and Objective-C.
///
/// A call counts as loading an asset only where nothing else can be meant: the whole name is one text, the bundle is
/// the app's, and the type is the system's. All other texts, and members that may be symbols, are mentions.
struct CodeReferences {
    private let code: SourceTokens
    /// The open brackets around the token that is looked at.
    private var open: [Int] = []
    private var imports: Set<String> = []
    /// Whether SwiftGen wrote it, with a member for each asset: then the use of a member is a mention, and its
    /// declaration is not.
    private let isGenerated: Bool
    /// The types that a source declares with the names of types that load assets.
    private(set) var declaredTypes: Set<String> = []
    /// The ones that are declared in another type: they hide the system's in this source only.
    private var innerTypes: Set<String> = []

    /// So many tokens are looked at behind a name, for a bundle: no call of people is longer.
    private static let argumentLimit = 64

    /// - Parameter report: gets each reference, in no order.
    /// - Returns: the names of types that the source declares, and that are types of the system which load assets.
    static func read(
        _ bytes: [UInt8], _ language: SourceTokens.Language, _ report: (Reference) -> Void
    ) -> Set<String> {
        var references = CodeReferences(code: SourceTokens(bytes, language))
        references.findDeclarations()
        references.findNames(report)
        return references.declaredTypes
    }

    private init(code: SourceTokens) {
        self.code = code
        isGenerated = String(decoding: code.bytes.prefix(1024), as: UTF8.self).contains("Generated using SwiftGen")
    }

    // MARK: Declarations

    private static let loaders: Set<String> = ["Image", "Color", "Label", "UIImage", "UIColor", "NSImage", "NSColor"]
    private static let declarations: Set<String> = [
        "struct", "class", "enum", "actor", "typealias", "protocol", "associatedtype",
    ]

    private mutating func findDeclarations() {
        guard code.language == .swift else { return }
        var depth = 0
        for index in code.tokens.indices {
            if code.isPunctuation(index, "{") { depth += 1 }
            if code.isPunctuation(index, "}") { depth -= 1 }
            guard let word = code.identifier(index), let next = code.identifier(index + 1) else { continue }
            let keyword = String(decoding: word, as: UTF8.self)
            let name = String(decoding: next, as: UTF8.self)
            if keyword == "import" { imports.insert(name) }
            guard Self.declarations.contains(keyword), Self.loaders.contains(name) else { continue }
            if depth > 0 { innerTypes.insert(name) } else { declaredTypes.insert(name) }
        }
    }

    // MARK: Names

    private mutating func findNames(_ report: (Reference) -> Void) {
        for index in code.tokens.indices {
            switch code.tokens[index].kind {
            case .punctuation: noteBracket(index)
            case .boundary: open = []
            case .identifier: reportSymbols(index, report)
            case .string: reportText(index, report)
            case .number: break
            }
        }
    }

    private mutating func noteBracket(_ index: Int) {
        if isOpening(index) {
            open.append(index)
        } else if isClosing(index) {
            _ = open.popLast()
        }
    }

    /// A member, a case of an enumeration, whose implicit value is its name, or a constant that Xcode generates for
    /// Objective-C.
    private func reportSymbols(_ index: Int, _ report: (Reference) -> Void) {
        if code.isPunctuation(index - 1, ".") { return mention(index, report) }
        if code.language == .c {
            for prefix in Self.constants where code.identifier(index)?.starts(with: prefix.utf8) ?? false {
                mention(index, dropping: prefix.utf8.count, report)
            }
            return
        }
        // The list of all members, which code can go through.
        if isGenerated, code.isPunctuation(index + 1, ",") || code.isPunctuation(index + 1, "]") {
            mention(index, report)
        }
        guard code.isIdentifier(index, "case") else { return }
        var next = index + 1
        while code.identifier(next) != nil {
            mention(next, report)
            if code.isPunctuation(next + 1, "=") { next += 2 }
            guard code.isPunctuation(next + 1, ",") else { return }
            next += 2
        }
    }

    private static let constants = ["ACImageName", "ACColorName"]

    private func mention(_ index: Int, dropping prefix: Int = 0, _ report: (Reference) -> Void) {
        guard let name = code.identifier(index)?.dropFirst(prefix) else { return }
        report(Reference(.symbol(String(decoding: name, as: UTF8.self)), at: code.tokens[index].offset))
    }

    private func reportText(_ index: Int, _ report: (Reference) -> Void) {
        guard code.length(index) <= AssetNames.lengthLimit else { return }
        let offset = code.tokens[index].offset
        let parts = code.parts(index)
        let first = code.isPunctuation(index - 1, "@") ? index - 1 : index
        let (isAfter, isBefore) = (followsText(first), code.isPunctuation(index + 1, "+"))
        let isName = isLoaderArgument(first)
        if parts.count > 1 || isAfter || isBefore {
            let (beginning, end) = (isAfter ? "" : parts[0], isBefore ? "" : parts[parts.count - 1])
            if let ends = NameEnds(beginning, end, isName: isName) { report(Reference(.ends(ends), at: offset)) }
        }
        guard parts.count == 1, let text = parts.first, !text.isEmpty, !declaresMember(of: text, at: index) else {
            return
        }
        if text.utf8.contains(UInt8(ascii: "%")), let ends = NameEnds(format: text, isName: isName) {
            report(Reference(.ends(ends), at: offset))
        }
        if !isAfter, !isBefore, let call = statedCall(at: index, first) {
            report(Reference(.text(text), .stated(call.kind), at: offset, type: call.type))
        } else {
            report(Reference(.text(text), at: offset))
        }
    }

    /// Whether a text is the name that a generated member stands for:
    /// `static let icHome = ImageAsset(name: "ic_home")`.
    private func declaresMember(of text: String, at index: Int) -> Bool {
        guard isGenerated, code.isPunctuation(index - 1, ":"), code.isPunctuation(index - 3, "("),
            code.isPunctuation(index - 5, "="), let member = code.identifier(index - 6)
        else { return false }
        let name = text.split(separator: "/").last.map(String.init) ?? text
        return AssetNames.symbolKey(name) == AssetNames.symbolKey(String(decoding: member, as: UTF8.self))
    }

    private static let joiningCalls = ["append", "appending", "stringByAppendingString", "appendString"]

    /// Whether a text is added to the end of another one: `kind + "-dark"`, `name += "-dark"`.
    private func followsText(_ first: Int) -> Bool {
        if code.isPunctuation(first - 1, "+") { return true }
        if code.isPunctuation(first - 1, "="), code.isPunctuation(first - 2, "+") { return true }
        guard code.isPunctuation(first - 1, "(") || code.isPunctuation(first - 1, ":") else { return false }
        return Self.joiningCalls.contains { code.isIdentifier(first - 2, $0) }
    }

    private static let nameLabels = ["named", "image", "decorative", "imageNamed", "colorNamed", "resourceName"]

    /// Whether a text is certainly a part of the name of an asset.
    private func isLoaderArgument(_ first: Int) -> Bool {
        if Self.nameLabels.contains(where: { code.isIdentifier(first - 2, $0) }), code.isPunctuation(first - 1, ":") {
            return true
        }
        guard let callee = open.last.flatMap({ code.identifier($0 - 1) }) else { return false }
        let name = String(decoding: callee, as: UTF8.self)
        return Self.loaders.contains(name) && name != "Label"
    }

    // MARK: Calls that load an asset

    private struct Call {
        var kind: Reference.Kind
        var type: String
    }

    private func statedCall(at index: Int, _ first: Int) -> Call? {
        let call = code.language == .swift ? swiftCall(at: index) : messageCall(at: index, first)
        guard let call, !innerTypes.contains(call.type), !declaredTypes.contains(call.type) else { return nil }
        return call
    }

    /// `[UIImage imageNamed:@"x"]`, without a bundle.
    private func messageCall(at index: Int, _ first: Int) -> Call? {
        guard first == index - 1, code.isPunctuation(index + 1, "]"), code.isPunctuation(first - 1, ":"),
            code.isPunctuation(first - 4, "[")
        else { return nil }
        for (type, selector, kind) in Self.messages
        where code.isIdentifier(first - 3, type) && code.isIdentifier(first - 2, selector) {
            return Call(kind: kind, type: type)
        }
        return nil
    }

    private static let messages: [(String, String, Reference.Kind)] = [
        ("UIImage", "imageNamed", .image), ("NSImage", "imageNamed", .image), ("UIColor", "colorNamed", .color),
        ("NSColor", "colorNamed", .color),
    ]

    /// A form of a call in Swift.
    private struct Form {
        var type: String
        /// The label of the name; nil for none.
        var label: String?
        var kind: Reference.Kind
        /// Whether the name is the first argument. Of a `Label`, it is the second one.
        var isFirst = true
        /// The labels of arguments after it that do not change where the asset is searched.
        var others: Set<String> = []
        var isOfSwiftUI = false
    }

    private static let forms = [
        Form(type: "UIImage", label: "named", kind: .image, others: ["compatibleWith"]),
        Form(type: "UIColor", label: "named", kind: .color, others: ["compatibleWith"]),
        Form(type: "NSImage", label: "named", kind: .image), Form(type: "NSColor", label: "named", kind: .color),
        Form(type: "imageLiteral", label: "resourceName", kind: .image),
        Form(type: "Image", kind: .image, others: ["label", "variableValue"], isOfSwiftUI: true),
        Form(type: "Image", label: "decorative", kind: .image, others: ["variableValue"], isOfSwiftUI: true),
        Form(type: "Color", kind: .color, isOfSwiftUI: true),
        Form(type: "Label", label: "image", kind: .image, isFirst: false, isOfSwiftUI: true),
    ]

    private func swiftCall(at index: Int) -> Call? {
        guard let paren = open.last, code.isPunctuation(paren, "("), let type = callee(before: paren),
            let value = argument(around: index, in: paren)
        else { return nil }
        var (start, label) = (value.lowerBound, String?.none)
        if code.isPunctuation(start - 1, ":"), let word = code.identifier(start - 2) {
            (label, start) = (String(decoding: word, as: UTF8.self), start - 2)
        }
        let isFirst = start - 1 == paren
        guard isFirst || code.isPunctuation(start - 1, ",") else { return nil }
        let forms = Self.forms.filter { $0.type == type && $0.label == label && $0.isFirst == isFirst }
        guard let form = forms.first, !form.isOfSwiftUI || imports.contains("SwiftUI"),
            let labels = labels(after: value.upperBound), form.others.isSuperset(of: labels)
        else { return nil }
        return Call(kind: form.kind, type: type)
    }

    /// The tokens of an argument without its label, if it is the text alone, or the text is one of two that a condition
    /// chooses: `isOn ? "on" : "off"`. Nil where the text is a part of something else.
    private func argument(around index: Int, in paren: Int) -> ClosedRange<Int>? {
        let isText = { code.tokens.indices.contains($0) && code.tokens[$0].kind == .string }
        let mark: Int
        if code.isPunctuation(index - 1, "?"), code.isPunctuation(index + 1, ":"), isText(index + 2) {
            mark = index - 1
        } else if code.isPunctuation(index - 1, ":"), isText(index - 2), code.isPunctuation(index - 3, "?") {
            mark = index - 3
        } else {
            return index...index
        }
        // A condition has no comma outside of brackets, and a label is the only colon before the mark.
        var (start, depth) = (mark, 0)
        while start - 1 > paren, start > mark - Self.argumentLimit {
            let before = start - 1
            if depth == 0, code.isPunctuation(before, ",") || code.isPunctuation(before, ":") { break }
            if depth == 0, code.isPunctuation(before, "?") { return nil }
            if isOpening(before) { depth -= 1 }
            if isClosing(before) { depth += 1 }
            start = before
        }
        guard start < mark, depth == 0, start - 1 >= paren else { return nil }
        return start...(mark + 3)
    }

    private func isOpening(_ index: Int) -> Bool {
        code.isPunctuation(index, "(") || code.isPunctuation(index, "[") || code.isPunctuation(index, "{")
    }

    private func isClosing(_ index: Int) -> Bool {
        code.isPunctuation(index, ")") || code.isPunctuation(index, "]") || code.isPunctuation(index, "}")
    }

    private static let modules = ["SwiftUI", "UIKit", "AppKit"]

    /// The name of the type that is initialised: `UIImage(`, `UIKit.UIImage(`, `UIImage.init(`, `#imageLiteral(`.
    private func callee(before paren: Int) -> String? {
        var index = paren - 1
        if code.isIdentifier(index, "init"), code.isPunctuation(index - 1, ".") { index -= 2 }
        guard let name = code.identifier(index).map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
        if name == "imageLiteral" { return code.isPunctuation(index - 1, "#") ? name : nil }
        if code.isPunctuation(index - 1, ".") {
            guard Self.modules.contains(where: { code.isIdentifier(index - 2, $0) }),
                !code.isPunctuation(index - 3, ".")
            else { return nil }
        }
        return code.isIdentifier(index - 1, "func") ? nil : name
    }

    /// The labels of the arguments after a text that is one itself, `_` for none; nil where it is a part of an
    /// argument, or the call is too long.
    private func labels(after index: Int) -> [String]? {
        var (labels, depth, next) = ([String](), 0, index + 1)
        guard code.isPunctuation(next, ",") || code.isPunctuation(next, ")") else { return nil }
        while next <= index + Self.argumentLimit {
            if depth == 0, code.isPunctuation(next, ")") { return labels }
            if depth == 0, code.isPunctuation(next, ","), !code.isPunctuation(next + 1, ")") {
                let word = code.isPunctuation(next + 2, ":") ? code.identifier(next + 1) : nil
                labels.append(word.map { String(decoding: $0, as: UTF8.self) } ?? "_")
            }
            if isOpening(next) { depth += 1 }
            if isClosing(next) { depth -= 1 }
            next += 1
        }
        return nil
    }
}
