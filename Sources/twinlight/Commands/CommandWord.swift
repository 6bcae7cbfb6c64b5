import GlyphKit
import Markup

/// The first argument of `twinlight`: a command, or the manifest of the default command.
enum CommandWord {
    /// - Parameter arguments: the arguments of the whole command line.
    /// - Throws: for a word that is neither a command nor on disk, with the most similar command. The command itself
    ///   checks words that look like a path.
    static func check(_ arguments: [String], of commands: [String]) throws(UsageError) {
        guard let word = arguments.first, !word.hasPrefix("-"), !(commands + ["help"]).contains(word),
            !word.contains("/"), !word.contains("."), !Disk.exists(word)
        else { return }
        if let near = Suggestion.nearest(to: word, of: commands) {
            throw UsageError("there is no command '\(word)'; did you mean 'twinlight \(near)'?")
        }
        throw UsageError(
            "'\(word)' is not a command, a manifest or a folder; the commands are "
                + commands.joined(separator: ", "))
    }
}
