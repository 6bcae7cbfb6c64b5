// twinlight: the program. It parses a command line, asks the library for the result, and prints or writes that.
//
// In: the arguments, the manifest and the drawings that they name, and the environment (`HOME`, `XDG_CACHE_HOME`,
// `NO_COLOR`, `PATH`).
// Out: files in the output folder, results on standard output, diagnostics on standard error, and an exit code.
//
// It derives no shape, resolves no colour and defines no format: the modules below do. It passes no argument through a
// shell, and its preview answers only on this machine.
//
// Where to begin:
// - `Twinlight.swift`, below: the list of the commands, and the end of every run.
// - `Commands/BuildCommand.swift`: the default command, from its options to the output; `Commands/OutputRun.swift` has
//   the steps after the build: findings, plan, files. Each other command is one file with its runs.
// - `Options/ManifestArgument.swift`: which manifest a command reads, which of its glyphs, and how strictly. Next to it
//   are the other options that several commands share.
// - `Console/Reporter.swift`: how findings, results and progress are printed; `Console/ExitStatus.swift`: exit codes.
// - `Files/FinishedBuild.swift`: how a build finds that nothing has changed.
// - `Live/ServeRun.swift`: the live preview; `Live/Watcher.swift`: the loop that follows changes of files.
// - `Programs/PictureRenderer+Installed.swift`: the proof by librsvg and a browser; `Programs/RunningProgram.swift`
//   runs every other program.

import ArgumentParser
import GlyphKit
import Markup

#if canImport(Glibc)
import Glibc
#endif

/// The command. Bare `twinlight` builds.
@main
struct Twinlight: AsyncParsableCommand {
    static let version = "0.3.0-dev"

    static let configuration = CommandConfiguration(
        commandName: "twinlight",
        abstract: "Generates light/dark asset pairs from outline icons.",
        discussion: """
            For example:
              twinlight init Icons --from Downloads/icons
              twinlight build Icons
              twinlight audit App/Assets.xcassets
              twinlight help contrast

            'twinlight help ID' explains a lint or a rule of the fill derivation; 'help lints' and 'help rules' list them. \
            '--version --verbose' says what this program was built with, and which optional programs it finds.

            Exit codes: 0 done; 1 findings, or a stale output with --check; 2 a usage error or an invalid \
            manifest; 3 an input could not be read or is not an SVG; 4 a write failed.
            """,
        version: version,
        subcommands: [
            BuildCommand.self, LintCommand.self, AuditCommand.self, PreviewCommand.self, InitCommand.self,
            AddCommand.self, ApplyCommand.self, MergeCommand.self, FillCommand.self, OutlineCommand.self,
            SchemaCommand.self,
            ColorsCommand.self,
        ],
        defaultSubcommand: BuildCommand.self)

    /// Usage errors end with 2; the parser's default would be 64.
    static func main() async {
        Memory.limitReserves()
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments == ["--version"] { return Console.printResult(version) }
            if let page = try HelpPage.findPage(for: arguments, besides: commandNames) {
                return Console.printResult(page)
            }
            if VersionText.isAsked(by: arguments) { return Console.printResult(VersionText.text) }
            var command = try parseCommand(from: arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let status as ExitStatus {
            exit(withError: ExitCode(status.rawValue))
        } catch let stop as Stopped {
            exit(withError: ExitCode(stop.status))
        } catch let error as UsageError {
            Console.note(DiagnosticText(isColored: false).fault(error.message))
            exit(withError: ExitCode(ExitStatus.usage.rawValue))
        } catch {
            let isRequest = exitCode(for: error).isSuccess  // of help, or the version
            if isRequest {
                Console.printResult(fullMessage(for: error))
            } else {
                Console.note(OptionFaultText(message: message(for: error), full: fullMessage(for: error)).text)
            }
            exit(withError: isRequest ? ExitCode.success : ExitCode(ExitStatus.usage.rawValue))
        }
    }

    /// The command with its options.
    ///
    /// A word chooses it, and it parses its own arguments: to parse them by way of the root sets up all options of a
    /// build five times. The root has the last word where a command refuses them, since its messages name the whole
    /// line.
    private static func parseCommand(from arguments: [String]) throws -> any ParsableCommand {
        let commands = configuration.subcommands
        try CommandWord.check(arguments, of: commandNames)
        if let chosen = commands.first(where: { name($0) == arguments.first }) {
            if let command = try? chosen.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == chosen {
                return command
            }
        } else if !arguments.contains(where: { word in word == "help" || commands.contains { name($0) == word } }) {
            if let command = try? BuildCommand.parseAsRoot(arguments), command is BuildCommand { return command }
        }
        return try parseAsRoot(arguments)
    }

    static var commandNames: [String] { configuration.subcommands.map(name) }

    private static func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "" }
}

/// The first argument of `twinlight`: a command, or the manifest of the default command.
private enum CommandWord {
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

/// The memory of the process.
private enum Memory {
    /// Large blocks are given back at once. By default, glibc keeps ever larger blocks in the reserves of each thread,
    /// which take 64 MiB of address space each: a limit on it ends the process although most of that is unused.
    static func limitReserves() {
        #if canImport(Glibc)
        // Its header cannot be imported.
        typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
        guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
        let set = unsafe unsafeBitCast(symbol, to: Option.self)
        let (mmapThreshold, trimThreshold, mostArenas) = (Int32(-3), Int32(-1), Int32(-8))
        _ = set(mmapThreshold, 1 << 20)
        // Memory that is given back must be asked for again: only much of it is.
        _ = set(trimThreshold, 8 << 20)
        _ = set(mostArenas, 4)
        #endif
    }
}
