internal import GlyphModel
internal import Markup

/// How Swift code is written: its names, and its access level.
struct SwiftStyle {
    enum Access: String, CaseIterable {
        case `public`, package, `internal`

        var meaning: String {
            switch self {
            case .public: "all modules see the types"
            case .package: "the modules of the package"
            case .internal: "the module itself"
            }
        }
    }

    enum Case: String, CaseIterable {
        case camel, snake

        var meaning: String { self == .camel ? "`bellSlash`" : "`bell_slash`" }
    }

    enum Bundle: String, CaseIterable {
        case main, module

        var meaning: String { self == .main ? "the app's" : "the bundle of the Swift package's target" }
    }

    var access = Access.public
    var prefix = standardPrefix
    var cases = Case.camel
    var bundle = Bundle.main

    static let standardPrefix = "Glyph"

    init() {}

    init(_ export: Export) {
        access = export.options["access"].flatMap(Access.init) ?? access
        prefix = export.options["prefix"] ?? prefix
        cases = export.options["case"].flatMap(Case.init) ?? cases
        bundle = export.options["bundle"].flatMap(Bundle.init) ?? bundle
    }

    /// `GlyphName`
    func type(_ name: String) -> String { prefix + name }

    func identifier(_ name: String) -> String {
        cases == .camel
            ? CodeName.swift(name) : CodeName.swift(CodeName.words(name, joinedBy: "_"), keepsUnderscores: true)
    }

    /// Code that is written for the standard style.
    func code(_ text: String) -> String {
        var text = text
        for name in ["Name", "Color"] { text = text.replacing("\(Self.standardPrefix)\(name)", with: type(name)) }
        text = text.replacing("Bundle.main", with: "Bundle." + bundle.rawValue)
        return access == .public ? text : text.replacing("public ", with: access == .package ? "package " : "")
    }

    static let options = [
        AttributeRule(
            "access", .one(of: Access.self, \.meaning), "Who sees the types.", standard: .value(Access.public.rawValue),
            example: Access.internal.rawValue),
        AttributeRule(
            "prefix",
            ValueSyntax(
                expectation: "a letter, followed by letters and digits", form: .text(pattern: "[A-Za-z][A-Za-z0-9]*")
            ) { $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit } },
            "Begins the names of the types.", standard: .value(standardPrefix), example: "Acme"),
        AttributeRule(
            "case", .one(of: Case.self, \.meaning), "How the names of assets and colours are written.",
            standard: .value(Case.camel.rawValue), example: Case.snake.rawValue),
        AttributeRule(
            "bundle", .one(of: Bundle.self, \.meaning), "The bundle with the catalog.",
            standard: .value(Bundle.main.rawValue), example: Bundle.module.rawValue),
    ]
}
