extension DerivationRule {
    /// All rules, in the order of the stages; within a stage an earlier rule has priority.
    public static let all = closures + faces + details + lines

    /// How open bodies are closed.
    static let closures: [DerivationRule] = [
        openBody, bust, cloud, clearedDisc, clearance, crossedByGroup, cornerBadge, cornerSign, leavingArrow, powerSign,
        outermost, companion, slash,
    ]

    /// Which holes of a body stay: first by the ink, then by the shapes, then by the style.
    static let faces: [DerivationRule] = [
        solidInk, opening, lens, prohibition, badge, scissors, paper, bow, face, portraitGround,
        globe, word, vehicle, half, sign, panel, handle, sideHandle,
    ]

    /// Which counters of details are cleared with them.
    static let details: [DerivationRule] = [emblem, person, bookmark]

    /// Which lines are cut out of bodies.
    static let lines: [DerivationRule] = [
        fold, spur, branching, drum, overlap, header, ribbon,
        visibleBoundary,
    ]
}
