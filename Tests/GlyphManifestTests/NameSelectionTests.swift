import GlyphModel
import Markup
import Testing

@testable import GlyphManifest

@Test(arguments: [
    ("heart", "heart"), ("*", ""), ("he*t", "heart"), ("*.fill", "heart.fill"), ("h?art", "heart"),
    ("a*b*c", "aXbYbZc"), ("**", "x"),
])
func aPatternMatches(pattern: String, name: String) {
    #expect(NameSelection(["other", pattern]).contains(name))
}

@Test(arguments: [("heart", "hearts"), ("h?art", "hart"), ("*.fill", "heart"), ("a*b*c", "acb"), ("", "a")])
func aPatternDoesNotMatch(pattern: String, name: String) {
    #expect(!NameSelection([pattern]).contains(name))
}

private func entry(_ name: String, in groups: [GroupName] = [], variants: [String] = []) -> GlyphEntry {
    var settings = GlyphSettings()
    settings.geometry.variants = variants
    return GlyphEntry(
        name: name, source: name + ".svg", groups: groups,
        location: SourceFile.Location(path: "m.xml", line: 1, column: 1), settings: settings)
}

private let lock = entry(
    "lock", in: [GroupName("Ns", isNamespace: true), GroupName("Plain"), GroupName("Deep")], variants: ["fill"])

@Test(arguments: [
    "lock", "l*k", "Deep/lock", "Plain/Deep/lock", "Ns/Plain/Deep/lock", "Ns/lock", "Ns/*", "Deep/*", "*/lock",
    "Deep/l?ck",
])
func aGlyphIsNamedByItsGroupsToo(pattern: String) {
    let selection = NameSelection([pattern])
    #expect(selection.includes(lock))
    #expect(selection.includes("lock", of: lock) && selection.includes("lock.fill", of: lock))
}

@Test(arguments: ["lock.fill", "*.fill", "Ns/lock.fill", "Deep/*.fill"])
func anAssetIsNamedAlone(pattern: String) {
    let selection = NameSelection([pattern])
    #expect(selection.includes(lock))
    #expect(!selection.includes("lock", of: lock) && selection.includes("lock.fill", of: lock))
}

@Test(arguments: ["Ns", "D*", "lock/", "/lock", "Plain/lock", "Ns/Deep/lock", "lock.slash", "Lock"])
func `a partial or wrong path selects nothing`(pattern: String) {
    #expect(!NameSelection([pattern]).includes(lock))
}

@Test(arguments: [
    ("lokc", ["lock"]), ("Lock", ["lock"]), ("lock.fil", ["lock.fill"]), ("Wrong/lock", ["Ns/Plain/Deep/lock"]),
    ("Wrong/*.fill", ["Ns/Plain/Deep/lock.fill"]), ("ns", ["Ns/*"]), ("Nss/*", ["Ns/*"]), ("zzzz", []), ("*z*", []),
    ("lck", ["lock", "luck"]),
])
func aPatternThatMatchesNothingIsReportedWithSimilarNames(pattern: String, meant: [String]) {
    let misses = NameSelection([pattern, "lock"]).misses(among: [lock, entry("luck")])
    #expect(misses.map(\.pattern) == [pattern] && misses.first?.meant == meant, "\(misses)")
}
