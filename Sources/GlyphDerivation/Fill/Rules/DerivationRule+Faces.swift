internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let solidInk = DerivationRule(
        "solid-ink", keeps: .solidInk, "A hole that was cut out of solid ink stays: there is ink on all sides of it."
    ) { SolidGuard(ink: $0.ink, drawn: $0.drawn, width: $0.width).isCutOutOfSolidInk($0.number) }

    static let opening = DerivationRule(
        "opening", keeps: .opening, "A small opening in a body that is solid as drawn stays."
    ) { SolidBody(ink: $0.ink, drawn: $0.drawn, width: $0.width).hasOpening($0.number, in: $0.component) }

    static let lens = DerivationRule("lens", keeps: .lens, "The lens of a magnifying glass stays clear.") {
        Lens.isLens($0.ink, component: $0.component, strokeWidth: $0.width)
    }

    static let prohibition = DerivationRule(
        "prohibition", keeps: .prohibition, "A ring with one diagonal bar is a prohibition sign, and stays."
    ) { Prohibition.isProhibition($0.ink, component: $0.component, strokeWidth: $0.width) }

    static let badge = DerivationRule(
        "badge", keeps: .badge, "A disc with a sign that is attached to the corner of a body stays a ring."
    ) { OverlaidBadge.isBadge($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }

    static let scissors = DerivationRule(
        "scissors", keeps: .scissors, "Two equal rings that are joined beyond their ends stay open."
    ) { Scissors.isRing($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }

    static let paper = DerivationRule(
        "paper", keeps: .paper, "Sheets that enter a body at the top and leave it at the bottom stay light."
    ) { Printer.isPaper($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }

    static let bow = DerivationRule("bow", keeps: .bow, "The two loops of a bow on a box stay open.") {
        Gift($0.component, of: $0.ink, strokeWidth: $0.width)?.loops.contains($0.number) == true
    }

    static let face = DerivationRule("face", keeps: .face, "A face with two eyes below hair stays light.") {
        Face.isFace($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width)
    }

    static let portraitGround = DerivationRule(
        "ground", keeps: .ground, "The ground behind a person whose head and shoulders are closed stays light."
    ) { Portrait.isGround($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width) }

    static let globe = DerivationRule("sea", keeps: .sea, "The sea between winding coasts on a disc stays light.") {
        Globe($0.component, of: $0.ink, strokeWidth: $0.width)?.sea.contains($0.number) == true
    }

    static let word = DerivationRule("letter", keeps: .letter, "The counters of letters in a row stay open.") {
        Word.isLetter($0.component, of: $0.ink, strokeWidth: $0.width)
    }

    static let vehicle = DerivationRule("vehicle", keeps: .vehicle, "The glass and the wheels of a vehicle stay light.")
    {
        $0.drawn == nil && Vehicle.isOpen($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width)
    }

    static let half = DerivationRule(
        "half", keeps: .half, "The hollow half of a body stays where its mirror image is solid."
    ) { $0.drawn == nil && Half.isHollow($0.number, of: $0.component, in: $0.ink) }

    static let sign = DerivationRule(
        "sign", keeps: .sign, "A space that crossing lines of a written sign enclose stays open."
    ) { $0.drawn == nil && Sign.isSign($0.ink, component: $0.component, strokeWidth: $0.width) }

    static let panel = DerivationRule(
        "panel", "Of a box that a line divides into a strip and a panel, the style says which one is filled.",
        .face { hole in
            guard hole.style.panels != .both else { return nil }
            let box = Panel(
                in: hole.ink, component: hole.component, isCrossed: hole.drawn != nil, strokeWidth: hole.width)
            return switch hole.style.panels {
            case .strip where hole.number == box?.panel: .kept(.panel)
            case .panel where box?.strips.contains(hole.number) == true: .kept(.strip)
            default: nil
            }
        })

    static let handle = DerivationRule("handle", keeps: .handle, "The opening of a handle on top of a body stays open.")
    {
        hole in
        guard hole.style.handles != .fill, let handle = Handle(hole.number, of: hole.component, in: hole.ink.tree)
        else { return false }
        return hole.style.handles == .open || handle.isLoop(in: hole.ink, strokeWidth: hole.width)
    }

    static let sideHandle = DerivationRule(
        "side-handle", keeps: .handle, "The loop of one line at the side of a body, as of a cup, stays open."
    ) {
        $0.style.handles != .fill
            && SideHandle.isHandle($0.number, of: $0.component, in: $0.ink, strokeWidth: $0.width)
    }
}
