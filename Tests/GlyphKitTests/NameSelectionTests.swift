import GlyphKit
import Testing

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
