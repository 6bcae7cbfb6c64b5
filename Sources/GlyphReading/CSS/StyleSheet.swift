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
        case tooManyRules(offset: Int)
    }

    var rules: [Rule] = []
    var blocks: [[Declaration]] = []
    var issues: [Issue] = []

    /// - Parameter origin: is added to offsets in `text` to get offsets in the file.
    mutating func append(_ text: String, origin: Int) {
        var scanner = ByteScanner(Array(text.utf8))
        while true {
            scanner.skipSpaceAndComments(withPageMarks: true)
            guard let byte = scanner.peek else { return }
            if byte == UInt8(ascii: "@") {
                appendAtRule(&scanner, origin: origin)
            } else if rules.count >= ReadingLimits.rules {
                issues.append(.tooManyRules(offset: origin + scanner.index))
                return
            } else {
                appendRule(&scanner, origin: origin)
            }
        }
    }

    private mutating func appendAtRule(_ scanner: inout ByteScanner, origin: Int) {
        let start = scanner.index
        scanner.index += 1
        let name = (scanner.identifier() ?? "").lowercased()
        scanner.skip(to: [UInt8(ascii: ";"), UInt8(ascii: "{")])
        if scanner.peek == UInt8(ascii: "{") {
            scanner.index += 1
            scanner.skip(to: [UInt8(ascii: "}")])
        }
        scanner.index += 1
        switch name {
        case "charset", "namespace": break
        case "import", "font-face": issues.append(.loading("@" + name, offset: origin + start))
        default: issues.append(.atRule("@" + name, offset: origin + start))
        }
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
                rules.append(
                    Rule(selector: selector, specificity: selector.specificity, block: blocks.count - 1))
            } else {
                issues.append(
                    .selector(String(decoding: text.prefix(60), as: UTF8.self).trimmedOfSpace, offset: origin + start))
            }
        }
    }
}
