public import Foundation

/// Files that are not part of the project: drawings that were made to do harm, schemas as they were published, icon
/// sets.
///
/// `TWINLIGHT_MATERIAL` names the folder that `.ci/material` prepares. Tests whose files are not there are skipped.
/// Where a test checks each drawing of an icon set by itself, it takes a sample instead: `IconSet.all`.
public enum TestMaterial {
    private static let root = ProcessInfo.processInfo.environment["TWINLIGHT_MATERIAL"].map {
        URL(filePath: $0, directoryHint: .isDirectory)
    }

    /// Whether the variable names a folder; the folder's content does not matter.
    public static let isNamed = root != nil

    /// The published schemas of design tokens, 2025.10.
    public static let tokenSchemas = place("schemas/design-tokens-2025.10")

    /// The published schema of SARIF 2.1.0.
    public static let sarifSchema = place("schemas/sarif-schema-2.1.0.json")

    static let hostile = place("hostile")
    static let corpora = place("corpora")

    private static func place(_ path: String) -> URL? {
        root.map { $0.appending(path: path) }.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }
}
