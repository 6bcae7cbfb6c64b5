/// Calls that certainly load an asset of the app: the whole name is one text, the bundle is the app's, and the type is
/// the system's.
extension CodeReferences {
    struct Call {
        var kind: Reference.Kind
        var loader: Loader
    }

    /// The call of which a text is the whole name.
    ///
    /// - Parameter first: the first token of the text, which may be an `@`.
    func statedCall(at index: Int, _ first: Int) -> Call? {
        let call = code.language == .swift ? swiftCall(at: index) : messageCall(at: index, first)
        guard let call, !declared.hides(call.loader) else { return nil }
        return call
    }

    /// `[UIImage imageNamed:@"x"]`, without a bundle.
    private func messageCall(at index: Int, _ first: Int) -> Call? {
        guard first == index - 1, code.isPunctuation(index + 1, "]"), code.isPunctuation(first - 1, ":"),
            code.isPunctuation(first - 4, "[")
        else { return nil }
        for (type, selector, kind) in Self.messages
        where code.isIdentifier(first - 3, type) && code.isIdentifier(first - 2, selector) {
            return Call(kind: kind, loader: Loader(type: type, label: selector))
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
        Form(type: "UIImage", label: "named", kind: .image, others: ["compatibleWith", "with"]),
        Form(type: "UIColor", label: "named", kind: .color, others: ["compatibleWith"]),
        Form(type: "NSImage", label: "named", kind: .image), Form(type: "NSColor", label: "named", kind: .color),
        Form(type: "UIImage", label: "imageLiteralResourceName", kind: .image),
        Form(type: "NSImage", label: "imageLiteralResourceName", kind: .image),
        Form(type: "imageLiteral", label: "resourceName", kind: .image),
        Form(type: "Image", kind: .image, others: ["label", "variableValue"], isOfSwiftUI: true),
        Form(type: "Image", label: "decorative", kind: .image, others: ["variableValue"], isOfSwiftUI: true),
        Form(type: "Color", kind: .color, isOfSwiftUI: true),
        Form(type: "Label", label: "image", kind: .image, isFirst: false, isOfSwiftUI: true),
        Form(type: "Tab", label: "image", kind: .image, isFirst: false, isOfSwiftUI: true),
    ]

    private func swiftCall(at index: Int) -> Call? {
        guard var paren = open.last, code.isPunctuation(paren, "(") else { return nil }
        let value: ClosedRange<Int>
        if let name = nameValue(around: index, in: paren), let outer = open.dropLast().last {
            (paren, value) = (outer, name)
        } else if let text = argument(around: index, in: paren) {
            value = text
        } else {
            return nil
        }
        guard code.isPunctuation(paren, "("), let type = callee(before: paren) else { return nil }
        var (start, label) = (value.lowerBound, String?.none)
        if code.isPunctuation(start - 1, ":"), let word = code.identifier(start - 2) {
            (label, start) = (String(decoding: word, as: UTF8.self), start - 2)
        }
        let isFirst = start - 1 == paren
        guard isFirst || code.isPunctuation(start - 1, ",") else { return nil }
        let forms = Self.forms.filter { $0.type == type && $0.label == label && $0.isFirst == isFirst }
        guard let form = forms.first, !form.isOfSwiftUI || declared.imports.contains("SwiftUI"),
            let labels = labels(after: value.upperBound), form.others.isSuperset(of: labels)
        else { return nil }
        return Call(kind: form.kind, loader: Loader(type: type, label: label ?? "_"))
    }

    /// The tokens of a name in AppKit that is made of the text alone: `NSImage.Name("x")`, `.init("x")`,
    /// `NSImage.Name(rawValue: "x")`.
    private func nameValue(around index: Int, in paren: Int) -> ClosedRange<Int>? {
        let hasLabel = code.isIdentifier(paren + 1, "rawValue") && code.isPunctuation(paren + 2, ":")
        guard index == paren + (hasLabel ? 3 : 1), code.isPunctuation(index + 1, ")"),
            code.isPunctuation(paren - 2, ".")
        else { return nil }
        if code.isIdentifier(paren - 1, "init"), code.isPunctuation(paren - 3, ":"),
            code.isIdentifier(paren - 4, "named"), open.dropLast().last == paren - 5
        {
            return (paren - 2)...(index + 1)
        }
        let isName =
            code.isIdentifier(paren - 1, "Name")
            && (code.isIdentifier(paren - 3, "NSImage") || code.isIdentifier(paren - 3, "NSColor"))
        return isName ? (paren - 3)...(index + 1) : nil
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

    /// Whether an argument says the bundle that is taken without it: `nil`, `.main`, `Bundle.main`.
    private func isMainBundle(_ index: Int) -> Bool {
        var last = index
        if code.isIdentifier(last, "Bundle") { last += 1 }
        if code.isPunctuation(last, "."), code.isIdentifier(last + 1, "main") {
            last += 1
        } else if last > index || !code.isIdentifier(index, "nil") {
            return false
        }
        return code.isPunctuation(last + 1, ",") || code.isPunctuation(last + 1, ")")
    }

    /// The labels of the arguments after a text that is one itself, `_` for none, without the one of the main bundle;
    /// nil where it is a part of an argument, or the call is too long.
    private func labels(after index: Int) -> [String]? {
        var (labels, depth, next) = ([String](), 0, index + 1)
        guard code.isPunctuation(next, ",") || code.isPunctuation(next, ")") else { return nil }
        while next <= index + Self.argumentLimit {
            if depth == 0, code.isPunctuation(next, ")") { return labels }
            if depth == 0, code.isPunctuation(next, ","), !code.isPunctuation(next + 1, ")") {
                let label = code.isPunctuation(next + 2, ":") ? code.text(next + 1) ?? "_" : "_"
                if !(label == "in" || label == "bundle") || !isMainBundle(next + 3) { labels.append(label) }
            }
            if isOpening(next) { depth += 1 }
            if isClosing(next) { depth -= 1 }
            next += 1
        }
        return nil
    }
}
