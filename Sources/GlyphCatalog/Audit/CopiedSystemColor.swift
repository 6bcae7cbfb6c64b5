internal import GlyphAudit
internal import Markup
internal import SemanticColor

/// The system colours that a color set states by their values.
///
/// A copy has the same bytes, or others by as much as another notation explains, in its own colour space. With one
/// value for all appearances, a colour that only looks like one of the system is a colour of the app: there are so
/// many accents and generations that one is always near. With values for light and for dark that both look alike,
/// chance is small, but a copy is not certain.
struct CopiedSystemColor {
    /// Of one generation, the newest that has any.
    let roles: [ColorRole]
    /// Whether all values are the same as the system's; otherwise people can hardly tell them apart.
    let isExact: Bool

    /// Nil for a colour of the app. A gray with one value is none, nor are black and white, which stand for
    /// themselves; of other grays only those with the same bytes, since many apps have backgrounds that are a little
    /// lighter or darker than the system's.
    init?(_ own: DynamicColor) {
        if case let copies = own.translucentCopies, !copies.isEmpty {
            (roles, isExact) = (copies, true)
            return
        }
        let stated = Appearance.withoutLevels.filter { own.stated($0) != nil }
        let isGray = stated.allSatisfy { own[$0].components(in: .oklch).y < SystemColorMatch.leastChroma }
        if isGray && stated.count < 2 || stated.allSatisfy({ own[$0].isBlackOrWhite }) { return nil }
        let exact = SystemColorMatch.generations.lazy.map { generation in
            generation.filter { system in
                stated.allSatisfy {
                    isGray ? system.color[$0].looksLike(own[$0]) : system.color[$0].isStated(as: own[$0])
                }
            }.map(\.role)
        }.first { !$0.isEmpty }
        if let exact {
            (roles, isExact) = (exact, true)
            return
        }
        guard !isGray, own.stated(.dark) != nil, case let near = SystemColorMatch.roles(like: own), !near.isEmpty else {
            return nil
        }
        (roles, isExact) = (near, false)
    }
}

extension Color {
    /// Whether it is black or white, also a translucent one.
    var isBlackOrWhite: Bool { ["#000000", "#FFFFFF"].contains(hex) }

    /// Whether another colour is this one as a file states it: no channel differs by more than two bytes, in the
    /// colour space of the file.
    fileprivate func isStated(as other: Color) -> Bool {
        if abs(alpha - other.alpha) > 0.006 { return false }
        let space = other.space == .sRGB ? ColorSpace.sRGB : .displayP3
        let difference = components(in: space) - other.components(in: space)
        return (0..<3).allSatisfy { abs(difference[$0]) < 2.5 / 255 }
    }
}

extension DynamicColor {
    /// The labels, fills and separators of the system that this gray is the light value of, in any generation: an
    /// opaque gray may be chosen by chance, one that is as translucent in the same bytes is a copy. Empty for other
    /// colours.
    fileprivate var translucentCopies: [ColorRole] {
        let own = self[.light]
        guard own.alpha < 1, !own.isBlackOrWhite, own.components(in: .oklch).y < SystemColorMatch.leastChroma,
            Appearance.allCases.allSatisfy({ $0 == .light || stated($0) == nil })
        else { return [] }
        let generations = SystemColors.Generation.allCases.sorted(by: >)
        return generations.flatMap { Palette.system($0).roles }.uniqued.filter { role in
            guard SystemColors.target(of: role) == nil, let kind = SystemColors.kind(of: role),
                [.label, .fill, .separator].contains(kind)
            else { return false }
            return generations.contains { SystemColors.color(role, in: $0)?[.light].looksLike(own) ?? false }
        }
    }
}
