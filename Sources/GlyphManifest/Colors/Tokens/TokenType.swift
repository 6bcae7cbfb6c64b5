/// The types of tokens (Design Tokens Format Module 2025.10, 8 and 9).
enum TokenType: String, Hashable, Sendable, CaseIterable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
    case strokeStyle, border, transition, shadow, gradient, typography
}

/// The shape of a token's value, as far as validation needs it. Only colours are evaluated.
indirect enum TokenShape: Sendable {
    case number(ClosedRange<Double>)
    /// One of these words; any word where there are none.
    case text([String])
    case boolean
    case list(of: TokenShape, atLeast: Int = 1)
    /// Cubic Bézier: x1 y1 x2 y2, where time, the x, may not leave 0…1.
    case timing
    case object([Field])
    /// The first that fits the kind of JSON.
    case either([TokenShape])
    /// A value of a type, or a reference to a token of that type.
    case type(TokenType)

    struct Field: Sendable {
        var name: String
        var shape: TokenShape
        var isRequired: Bool

        init(_ name: String, _ shape: TokenShape, isRequired: Bool = true) {
            self.name = name
            self.shape = shape
            self.isRequired = isRequired
        }
    }

    static let anyNumber = TokenShape.number(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
}

extension TokenType {
    /// Nil for colours, which have a reader of their own.
    var shape: TokenShape? {
        switch self {
        case .color: TokenShape?.none
        case .number: .anyNumber
        case .dimension: Self.quantity(["px", "rem"])
        case .duration: Self.quantity(["ms", "s"])
        case .fontFamily: .either([.text([]), .list(of: .text([]))])
        case .fontWeight: .either([.number(1...1000), .text(Self.weights)])
        case .cubicBezier: .timing
        case .strokeStyle: Self.stroke
        case .border:
            .object([
                .init("color", .type(.color)), .init("width", .type(.dimension)), .init("style", .type(.strokeStyle)),
            ])
        case .transition:
            .object([
                .init("duration", .type(.duration)), .init("delay", .type(.duration)),
                .init("timingFunction", .type(.cubicBezier)),
            ])
        case .shadow: .either([Self.shadowLayer, .list(of: .type(.shadow))])
        case .gradient: .list(of: .either([Self.gradientStop, .type(.gradient)]))
        case .typography:
            .object([
                .init("fontFamily", .type(.fontFamily)), .init("fontSize", .type(.dimension)),
                .init("fontWeight", .type(.fontWeight)), .init("letterSpacing", .type(.dimension)),
                .init("lineHeight", .type(.number)),
            ])
        }
    }

    private static func quantity(_ units: [String]) -> TokenShape {
        .object([.init("value", .anyNumber), .init("unit", .text(units))])
    }

    private static let stroke = TokenShape.either([
        .text(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
        .object([
            .init("dashArray", .list(of: .type(.dimension))), .init("lineCap", .text(["round", "butt", "square"])),
        ]),
    ])

    private static let shadowLayer = TokenShape.object([
        .init("color", .type(.color)), .init("offsetX", .type(.dimension)), .init("offsetY", .type(.dimension)),
        .init("blur", .type(.dimension)), .init("spread", .type(.dimension)),
        .init("inset", .boolean, isRequired: false),
    ])

    private static let gradientStop = TokenShape.object([
        .init("color", .type(.color)), .init("position", .type(.number)),
    ])

    private static let weights = [
        "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
        "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black", "ultra-black",
    ]
}
