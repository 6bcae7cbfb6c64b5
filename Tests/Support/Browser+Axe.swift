internal import Foundation

/// axe-core, an independent checker of accessibility.
extension Browser {
    /// Where `.ci/setup judges` puts it.
    private static let axe = Repository.root.appending(path: ".build/judges/axe_playwright_python/axe.min.js")

    public static let hasAxe = FileManager.default.fileExists(atPath: axe.path)

    /// Makes it a part of the page.
    public func loadAxe() async throws {
        try await run(String(contentsOf: Self.axe, encoding: .utf8) + "; window.axe = axe;")
    }

    /// A script for a page that has it: all violations that it finds, as a list.
    public static let axeViolations = """
        const found = await axe.run(document, { resultTypes: ["violations"] });
        return found.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.html.slice(0, 120)).join(" | "));
        """
}
