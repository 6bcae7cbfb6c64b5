/// An initialiser that loads an asset: its type, and the label of the name; `_` for none, nil for all of the type.
struct Loader: Hashable, Sendable {
    var type: String
    var label: String?
    /// The type that it is declared in; nil for one of the module.
    var outer: String?

    /// The types whose initialisers load assets.
    static let types: Set<String> = [
        "Image", "Color", "Label", "Tab", "UIImage", "UIColor", "NSImage", "NSColor",
    ]
}

/// What a source declares with the names of types that load assets, and what it imports.
///
/// A type of the app's own hides the system's, and so does an initialiser of the same form: of two, the compiler takes
/// the one without default arguments.
struct DeclaredLoaders {
    private(set) var imports: Set<String> = []
    /// What hides the system's in other sources, too: in all, or where the type around it is extended.
    private(set) var shared: Set<Loader> = []
    /// The types that are declared or extended here.
    private(set) var types: Set<String> = []
    /// The types that are declared in a body that is not the one of a type.
    private var local: Set<String> = []

    private let code: SourceTokens

    private static let declarations: Set<String> = [
        "struct", "class", "enum", "actor", "typealias", "protocol", "associatedtype", "func",
    ]
    private static let importedKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
    /// The number of tokens that may be between a word and what belongs to it.
    private static let tokenLimit = 32
    /// The number of types that are kept of one source.
    private static let typeLimit = 256

    init(_ code: SourceTokens) {
        self.code = code
        if code.language == .swift { findInSwift() } else { findInC() }
    }

    /// Whether it is a test, which may load what does not exist.
    var isOfTests: Bool { !imports.isDisjoint(with: Self.testModules) }

    func hides(_ loader: Loader) -> Bool { local.contains(loader.type) || Self.hides(loader, in: types, shared) }

    /// Whether one of the declared hides a loader in a source with these types.
    static func hides(_ loader: Loader, in types: Set<String>, _ declared: Set<Loader>) -> Bool {
        if declared.contains(loader) || declared.contains(Loader(type: loader.type)) { return true }
        return types.contains { declared.contains(Loader(type: loader.type, outer: $0)) }
    }

    // MARK: Swift

    private mutating func findInSwift() {
        // Of each open brace, the type that it is the body of.
        var (bodies, next) = ([String?](), String?.none)
        var (extended, extendedDepth) = (String?.none, 0)
        for index in code.tokens.indices {
            if code.isPunctuation(index, "{") {
                bodies.append(next)
                next = nil
            } else if code.isPunctuation(index, "}") {
                _ = bodies.popLast()
                if bodies.count < extendedDepth { extended = nil }
            }
            guard let word = code.text(index) else { continue }
            if let extended, word == "init", bodies.count == extendedDepth { noteInitialiser(index, of: extended) }
            guard let name = code.text(index + 1) else { continue }
            if word == "import" {
                imports.insert(Self.importedKinds.contains(name) ? code.text(index + 2) ?? name : name)
            }
            if word == "extension" {
                let last = code.isPunctuation(index + 2, ".") ? code.text(index + 3) ?? name : name
                if Loader.types.contains(last) { (extended, extendedDepth) = (last, bodies.count + 1) }
                next = last
                noteType(last)
            } else if Self.declarations.contains(word) {
                if Loader.types.contains(name) {
                    if let body = bodies.last, body == nil {
                        local.insert(name)
                    } else {
                        shared.insert(Loader(type: name, outer: bodies.last ?? nil))
                    }
                }
                if word == "typealias" || word == "associatedtype" { continue }
                next = name
                if word != "func" { noteType(name) }
            }
        }
    }

    private mutating func noteType(_ name: String) {
        if types.count < Self.typeLimit { types.insert(name) }
    }

    /// The types of a first argument that a text in a source can be.
    private static let textTypes: Set<String> = ["String", "Substring", "StaticString", "S", "T", "some", "any"]

    private mutating func noteInitialiser(_ index: Int, of type: String) {
        let end = min(index + Self.tokenLimit, code.tokens.count)
        guard let paren = (index..<end).first(where: { code.isPunctuation($0, "(") }), let label = code.text(paren + 1),
            let colon = (paren..<min(paren + 4, end)).first(where: { code.isPunctuation($0, ":") }),
            let argument = code.text(colon + 1), Self.textTypes.contains(argument)
        else { return }
        shared.insert(Loader(type: type, label: label))
    }

    // MARK: Objective-C

    /// A category with the method, and code that exchanges it with another one, hide the system's.
    private mutating func findInC() {
        var (implemented, isNamed, isExchanged) = (String?.none, false, false)
        for index in code.tokens.indices {
            switch code.text(index) {
            case "import", "include":
                if let name = code.text(index + 1) ?? code.text(index + 2) { imports.insert(name) }
            case "implementation": implemented = code.text(index + 1)
            case "imageNamed":
                isNamed = true
                let isDeclared = code.isPunctuation(index - 1, ")") && code.isPunctuation(index + 2, "(")
                if isDeclared, let implemented { shared.insert(Loader(type: implemented)) }
            case "method_exchangeImplementations": isExchanged = true
            default: break
            }
        }
        if isNamed, isExchanged { shared.formUnion([Loader(type: "UIImage"), Loader(type: "NSImage")]) }
    }
}
