import ArgumentParser
import GlyphDraft
import GlyphKit

/// The treatment of drawings that a build refuses as they are, where they get a line in a manifest.
struct DraftOptions: ParsableArguments {
    enum Effects: String, CaseIterable, ExpressibleByArgument { case refuse, drop }

    @Option(
        help: """
            What becomes of shadows, blurs, other filters and blending, which paths cannot represent: with 'drop', they are \
            left out, and the lines of these drawings state it; with 'refuse', the drawings are left out. If not given, \
            as the manifest states it, or 'refuse'.
            """)
    var effects: Effects?

    @Flag(
        help: """
            Draw path data up to a syntax error, and leave out filters and blending as '--effects drop' does, with \
            warnings. Drawings with such errors need 'build --lenient', too.
            """)
    var lenient = false

    func validate() throws {
        if lenient && effects == .refuse {
            throw ValidationError("'--lenient' and '--effects refuse' cannot be combined")
        }
    }

    /// - Parameter isStated: whether the manifest states that effects are left out.
    func manner(isStated: Bool = false) -> DraftManner {
        DraftManner(isLenient: lenient, dropsEffects: effects.map { $0 == .drop }, isStated: isStated)
    }
}
