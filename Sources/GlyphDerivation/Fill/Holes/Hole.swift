internal import GlyphModel
internal import PathGeometry

/// A hole in a component of the ink, with the data to decide whether it is the interior of a body.
struct Hole {
    /// The indices of their contours.
    let number: Int, component: Int
    let ink: Figure
    /// The drawn part of the ink, if an overlay closes it.
    let drawn: FlatPath?
    /// The stroke width, in units of the view box.
    let width: Double
    let style: FillStyle

    /// The reason why it is not an interior; nil if it is one.
    var reasonToKeep: FillDecision.Reason? {
        for rule in Self.rules {
            if let answer = rule(self) { return answer == .inside ? nil : answer }
        }
        return nil
    }

    /// A rule that may have an answer for a hole: the reason to keep it, or that it is an interior.
    private typealias Rule = @Sendable (Hole) -> FillDecision.Reason?

    /// The first rule with an answer decides: first by the ink, then by the shapes, then by the style.
    private static let rules: [Rule] = [
        keep(.solidInk) { SolidGuard(ink: $0.ink, drawn: $0.drawn, width: $0.width).isCutOutOfSolidInk($0.number) },
        keep(.opening) {
            SolidBody(ink: $0.ink, drawn: $0.drawn, width: $0.width).hasOpening($0.number, in: $0.component)
        },
        keep(.lens) { Lens.isLens($0.ink, component: $0.component, strokeWidth: $0.width) },
        keep(.prohibition) { Prohibition.isProhibition($0.ink, component: $0.component, strokeWidth: $0.width) },
        keep(.badge) { OverlaidBadge.isBadge($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.scissors) { Scissors.isRing($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.code) { FinderPattern.isFinder($0.component, of: $0.ink, strokeWidth: $0.width) },
        keep(.rune) { Rune.isRune($0.component, of: $0.ink, strokeWidth: $0.width) },
        keep(.paper) { Printer.isPaper($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.bow) { Gift($0.component, of: $0.ink, strokeWidth: $0.width)?.loops.contains($0.number) == true },
        keep(.face) { Face.isFace($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.ground) { Portrait.isGround($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.map) { FoldedMap.isMiddle($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.sea) { Globe($0.component, of: $0.ink, strokeWidth: $0.width)?.sea.contains($0.number) == true },
        asDrawn(keep(.capsule) { Capsule.isUpperHalf($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }),
        asDrawn { hole in
            Vessel(hole.component, of: hole.ink, strokeWidth: hole.width).map { $0.air == hole.number ? .air : .inside }
        },
        keep(.letter) { Word.isLetter($0.component, of: $0.ink, strokeWidth: $0.width) },
        keep(.spot) { RadioButton.isGap($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        keep(.scales) { Scales.isBetweenCords($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) },
        asDrawn(keep(.vehicle) { Vehicle.isOpen($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }),
        asDrawn(keep(.half) { Half.isHollow($0.number, of: $0.component, in: $0.ink) }),
        asDrawn(keep(.battery) { Battery.isBattery($0.ink, component: $0.component, strokeWidth: $0.width) }),
        asDrawn(keep(.sign) { Sign.isSign($0.ink, component: $0.component, strokeWidth: $0.width) }),
        { hole in
            guard hole.style.panels != .both else { return nil }
            let box = Panel(
                in: hole.ink, component: hole.component, isCrossed: hole.drawn != nil, strokeWidth: hole.width)
            return switch hole.style.panels {
            case .strip where hole.number == box?.panel: .panel
            case .panel where box?.strips.contains(hole.number) == true: .strip
            default: nil
            }
        },
        keep(.handle) { hole in
            guard hole.style.handles != .fill,
                let handle = Handle(hole.number, of: hole.component, in: hole.ink.tree)
            else { return false }
            return hole.style.handles == .open || handle.isLoop(in: hole.ink, strokeWidth: hole.width)
        },
    ]

    private static func keep(
        _ reason: FillDecision.Reason, where applies: @escaping @Sendable (Hole) -> Bool
    ) -> Rule {
        { applies($0) ? reason : nil }
    }

    /// A hole closed by an overlay has the shape of the overlay, too, which is weaker evidence.
    private static func asDrawn(_ rule: @escaping Rule) -> Rule {
        { $0.drawn == nil ? rule($0) : nil }
    }
}
