/// The diagonal of a slash: from top left to bottom right, or the other one.
package enum SlashDirection: String, Hashable, Sendable, CaseIterable { case down, up }
