import ArgumentParser
import GlyphKit

/// Chooses one of several parts of the glyphs.
struct ShardOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Build part I of N: the same glyphs each time, as even as their names allow.",
            discussion: """
                The parts of one manifest can be built on several machines, each into a folder of its own ('--output'). \
                'twinlight merge' makes of these folders what one build makes.
                """,
            valueName: "I/N"),
        transform: { text in
            guard let shard = Shard(text) else {
                throw ValidationError("'\(text)' is not a part: use a number and a count, such as 1/4")
            }
            return shard
        })
    var shard: Shard?
}
