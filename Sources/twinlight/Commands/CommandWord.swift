import Foundation
import GlyphKit
import Markup

/// The word behind `twinlight`: a command, or the manifest of the command that needs no name.
enum CommandWord {
    /// - Parameter arguments: those of the whole command line.
    /// - Throws: a word that is neither a command nor on disk, with the command that was probably meant. What looks
    ///   like a path is left to the command that reads it.
    static func check(_ arguments: [String], of commands: [String]) throws(Misuse) {
        guard let word = arguments.first, !word.hasPrefix("-"), !(commands + ["help"]).contains(word),
            !word.contains("/"), !word.contains("."), !FileManager.default.fileExists(atPath: word)
        else { return }
        if let near = Suggestion.nearest(to: word, of: commands) {
            throw Misuse("there is no command '\(word)'; did you mean 'twinlight \(near)'?")
        }
        throw Misuse(
            "'\(word)' is neither a command nor a manifest or folder here; the commands are "
                + commands.joined(separator: ", "))
    }
}
