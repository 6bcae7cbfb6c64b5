import Markup
import Support
import Testing

private let sets: [PercentEncoding] = [.bare, .path, .fragment]

@Test func everyTextIsReadBackAsItWas() {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<200 {
        let text = String((0..<12).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0...255, using: &random))) })
        for set in sets { #expect(set.decoded(set.encoded(text)) == text) }
    }
}

@Test func `reserved bytes are encoded as a percent sign with two uppercase digits`() {
    #expect(PercentEncoding.bare.encoded("a b/(é)\n") == "a%20b/%28%C3%A9%29%0A")
    #expect(PercentEncoding.path.encoded("c:/a(1)%?.svg") == "c%3A/a(1)%25%3F.svg")
    #expect(PercentEncoding.fragment.encoded("a/b:c?#") == "a%2Fb:c?%23")
}

@Test(arguments: ["%", "%4", "%zz", "%+5", "%C3", "a b", "#", "a/b"])
func `an invalid encoded fragment is refused`(text: String) {
    #expect(PercentEncoding.fragment.decoded(text) == nil)
}

/// As people write them.
@Test func `a fragment may contain unencoded letters of other scripts`() {
    #expect(PercentEncoding.fragment.decoded("farbe-grün%2f1") == "farbe-grün/1")
}
