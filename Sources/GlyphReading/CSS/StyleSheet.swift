internal import Markup

/// The rules of all `style` elements, in order.
struct StyleSheet: Sendable {
    struct Rule: Sendable {
        var selector: ComplexSelector
        var specificity: Specificity
        /// The index in `blocks`.
        var block: Int
    }

    /// Something that could not be applied, with its offset.
    enum Issue: Hashable, Sendable {
        /// `@import`, `@font-face`: they would load a file.
        case loading(String, offset: Int)
        case atRule(String, offset: Int)
        case selector(String, offset: Int)
        /// Rules for dark appearances, which a drawing that is read as light does not apply.
        case darkRules(offset: Int)
        case tooManyRules(offset: Int)
        case tooManySiblingRules(offset: Int)
    }

    var rules: [Rule] = []
    var blocks: [[Declaration]] = []
    var issues: [Issue] = []

    private var siblingRules = 0

    /// - Parameters:
    ///   - media: the media queries of the whole sheet.
    ///   - origin: is added to offsets in `text` to get offsets in the file.
    mutating func append(_ text: String, media: String = "", origin: Int) {
        guard applies(media, name: "media", offset: origin) else { return }
        var scanner = ByteScanner(Array(text.utf8))
        // Blocks of `@media` that apply are entered; their ends are skipped.
        var openBlocks = 0
        while true {
            scanner.skipSpaceAndComments(withPageMarks: true)
            guard let byte = scanner.peek else { return }
            if byte == UInt8(ascii: "@") {
                if appendAtRule(&scanner, origin: origin) { openBlocks += 1 }
            } else if openBlocks > 0, scanner.take(UInt8(ascii: "}")) {
                openBlocks -= 1
            } else if rules.count >= ReadingLimits.rules {
                issues.append(.tooManyRules(offset: origin + scanner.index))
                return
            } else {
                appendRule(&scanner, origin: origin)
            }
        }
    }

    /// Do the queries apply to a light picture? What they do otherwise is an issue.
    private mutating func applies(_ queries: String, name: String, offset: Int) -> Bool {
        let query = MediaQuery(text: queries)
        switch query.answer(isDark: false) {
        case .yes: return true
        case .no where query.answer(isDark: true) == .yes: issues.append(.darkRules(offset: offset))
        case .no: break
        case .unknown: issues.append(.atRule(name, offset: offset))
        }
        return false
    }

    /// Returns whether its block was entered, because its rules apply.
    private mutating func appendAtRule(_ scanner: inout ByteScanner, origin: Int) -> Bool {
        let start = scanner.index
        scanner.index += 1
        let name = (scanner.identifier() ?? "").lowercased()
        let prelude = scanner.index
        scanner.skip(to: [UInt8(ascii: ";"), UInt8(ascii: "{")])
        if name == "media", scanner.peek == UInt8(ascii: "{") {
            let queries = scanner.plainText(prelude..<scanner.index)
            if applies(queries, name: "@media \(queries.prefix(40))", offset: origin + start) {
                scanner.index += 1
                return true
            }
        }
        if scanner.peek == UInt8(ascii: "{") {
            scanner.index += 1
            scanner.skip(to: [UInt8(ascii: "}")])
        }
        scanner.index += 1
        switch name {
        case "charset", "namespace", "media": break
        case "import", "font-face": issues.append(.loading("@" + name, offset: origin + start))
        default: issues.append(.atRule("@" + name, offset: origin + start))
        }
        return false
    }

    private mutating func appendRule(_ scanner: inout ByteScanner, origin: Int) {
        let start = scanner.index
        scanner.skip(to: [UInt8(ascii: "{")])
        let prelude = start..<scanner.index
        guard !scanner.isAtEnd else { return }  // without a block it is not a rule
        scanner.index += 1
        let blockStart = scanner.index
        scanner.skip(to: [UInt8(ascii: "}")])
        let block = Array(scanner.bytes[blockStart..<scanner.index])
        scanner.index += 1
        var nested = ByteScanner(block)
        nested.skip(to: [UInt8(ascii: "{")])
        if !nested.isAtEnd { issues.append(.atRule("a nested rule", offset: origin + blockStart + nested.index)) }
        blocks.append(Declaration.list(block, origin: origin + blockStart))
        appendSelectors(Array(scanner.bytes[prelude]), origin: origin + start)
    }

    private mutating func appendSelectors(_ bytes: [UInt8], origin: Int) {
        var scanner = ByteScanner(bytes)
        while !scanner.isAtEnd {
            let start = scanner.index
            scanner.skip(to: [UInt8(ascii: ",")])
            let text = Array(bytes[start..<scanner.index])
            scanner.index += 1
            if let selector = ComplexSelector(text) {
                siblingRules += selector.hasSiblings ? 1 : 0
                if siblingRules > ReadingLimits.siblingRules {
                    return issues.append(.tooManySiblingRules(offset: origin + start))
                }
                rules.append(
                    Rule(selector: selector, specificity: selector.specificity, block: blocks.count - 1))
            } else {
                issues.append(
                    .selector(String(decoding: text.prefix(60), as: UTF8.self).trimmedOfSpace, offset: origin + start))
            }
        }
    }
}
