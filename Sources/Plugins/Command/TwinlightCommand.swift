import Foundation
import PackagePlugin

/// Runs the program in the folder of the package: `swift package twinlight build`.
@main
struct TwinlightCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(
            context.tool(named: "twinlight").url, arguments, in: context.package.directoryURL,
            work: context.pluginWorkDirectoryURL)
    }

    private func run(_ program: URL, _ arguments: [String], in folder: URL, work: URL) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // A sandbox keeps plugins from the user's cache folder.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": work.path]) { $1 }
        // The plugin's own input is closed, and a file of the program could take its place.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            throw Fault(description: "a signal ended twinlight: \(status)")
        }
        if status != 0 { throw Fault(description: "twinlight ended with status \(status)") }
    }
}

/// The failure of the command: the program has reported the reason.
private struct Fault: Error, CustomStringConvertible { let description: String }

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TwinlightCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        // Xcode adds the targets that are chosen in its dialog, which are nothing to the program.
        var rest = ArgumentExtractor(arguments)
        _ = rest.extractOption(named: "target")
        try run(
            context.tool(named: "twinlight").url, rest.remainingArguments, in: context.xcodeProject.directoryURL,
            work: context.pluginWorkDirectoryURL)
    }
}
#endif
