package import SemanticColor

/// Finds the system colours whose values a colour repeats.
package enum SystemColorMatch {
    /// Black, white and grays are not copies of anything.
    package static let leastChroma = 0.03

    package struct Candidate: Sendable {
        package var role: ColorRole
        package var color: DynamicColor
        /// Whether it is an accent, such as `systemRed`.
        package var isAccent: Bool
    }

    /// The colours that adapt, of each generation. The newest first: a copy of several is most likely one of that.
    package static let generations: [[Candidate]] = SystemColors.Generation.allCases.sorted(by: >).map { generation in
        let palette = Palette.system(generation)
        return palette.roles.compactMap { role in
            guard SystemColors.target(of: role) == nil, let kind = SystemColors.kind(of: role, in: generation),
                kind != .fixed,
                let color = palette[role]
            else { return nil }
            return Candidate(role: role, color: color, isAccent: kind == .accent)
        }
    }

    /// The system colours of one generation that a colour is a copy of, in all values that it states: of the newest
    /// generation that has any.
    ///
    /// A gray, black or white with one value is not a copy.
    package static func roles(like own: DynamicColor) -> [ColorRole] {
        let stated = Appearance.allCases.filter { own.stated($0) != nil }
        guard own[.light].isColorful || stated.count > 1 else { return [] }
        for candidates in generations {
            let found = candidates.filter { candidate in
                stated.allSatisfy { candidate.color[$0].isLike(own[$0], within: Color.noticeableDifference) }
            }.map(\.role)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The system's accent colour that has this value in light or in dark, in any generation; nil for grays.
    package static func accent(like color: Color) -> ColorRole? {
        guard color.isColorful else { return nil }
        for candidates in generations {
            let found = candidates.first { candidate in
                candidate.isAccent
                    && [Appearance.light, .dark].contains {
                        candidate.color[$0].isLike(color, within: Color.noticeableDifference)
                    }
            }
            if let found { return found.role }
        }
        return nil
    }
}

extension Color {
    fileprivate var isColorful: Bool { components(in: .oklch).y >= SystemColorMatch.leastChroma }

    fileprivate func isLike(_ other: Color, within limit: Double) -> Bool {
        abs(alpha - other.alpha) < limit && difference(from: other) < limit
    }
}
