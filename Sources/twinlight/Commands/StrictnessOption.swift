import ArgumentParser
import GlyphKit

/// The treatment of faults in drawings that renderers may skip.
struct StrictnessOption: ParsableArguments {
    @Flag(
        help:
            "Draw path data up to a syntax error, and leave out filters and blending, with warnings, instead of errors."
    )
    var lenient = false

    var strictness: ReadingStrictness { lenient ? .lenient : .strict }
}
