import FillSupport
import Foundation
import GlyphDerivation
import GlyphModel
import PathGeometry
import Support
import Testing

private let rules = RuleStage.all.flatMap(\.rules)

@Suite struct RuleExampleTests {
    /// The share of the view box in which the fills with and without a rule differ.
    private func difference(_ glyph: Glyph, _ style: FillStyle, without id: String) throws -> Double {
        var other = style
        other.without.insert(id)
        let (with, without) = (try fill(glyph, style), try fill(glyph, other))
        if with == without { return 0 }
        return abs(with.combined(with: without, by: .exclusiveOr, tolerance: 0.001).area) / glyph.viewBox.area
    }

    @Test(arguments: rules.map(\.id)) func aRuleChangesItsExamples(id: String) throws {
        let rule = try #require(rules.first { $0.id == id })
        #expect(!rule.examples.isEmpty)
        for (name, drawing) in rule.examples {
            for (variant, glyph) in try drawing.variants {
                let difference = try difference(glyph, drawing.style, without: id)
                #expect(difference > 0.005, "\(name), \(variant): the same without \(id)")
            }
        }
    }

    @Test(arguments: rules.map(\.id)) func `a rule does not change its near misses`(id: String) throws {
        let rule = try #require(rules.first { $0.id == id })
        #expect(!rule.nearMisses.isEmpty)
        for (name, drawing) in rule.nearMisses {
            for (variant, glyph) in try drawing.variants {
                let difference = try difference(glyph, drawing.style, without: id)
                #expect(difference == 0, "\(name), \(variant): different without \(id)")
            }
        }
    }

    @Test(arguments: rules.map(\.id)) func `the decisions of a near miss are as stated`(id: String) throws {
        let rule = try #require(rules.first { $0.id == id })
        for (name, drawing) in rule.nearMisses where !drawing.decisions.isEmpty {
            for (variant, glyph) in try drawing.variants {
                let decisions = try glyph.filled(style: drawing.style, tolerance: .standard).decisions
                let found = decisions.map { "\($0.outcome) \($0.reason)" }.sorted()
                #expect(found == drawing.decisions, "\(name), \(variant)")
            }
        }
    }

    @Test(arguments: rules.map(\.id)) func `a rule applies to a near miss with its stated change`(id: String) throws {
        let rule = try #require(rules.first { $0.id == id })
        for (name, drawing) in rule.nearMisses {
            guard let (change, changed) = drawing.changed else { continue }
            for (variant, glyph) in try changed.variants {
                let difference = try difference(glyph, changed.style, without: id)
                #expect(difference > 0.005, "\(name), if \(change), \(variant): the same without \(id)")
            }
        }
    }

    /// Every change that makes the rule apply to the named ones would be another drawing.
    @Test func `a near miss states its decisions and a change, with few exceptions`() {
        func names(_ isException: (RuleDrawing) -> Bool) -> [String] {
            rules.flatMap { rule in
                rule.nearMisses.filter { isException($0.value) }.map { "\(rule.id): \($0.key)" }
            }
        }
        // The gap of the folder is closed in its mirror image, by another rule.
        #expect(names(\.decisions.isEmpty) == ["clearance: a folder with a pencil alone"])
        #expect(
            names { $0.changed == nil } == [
                "open-body: the links of a chain",
                "slash: a percent sign",
                "sign: a star",
                "sign: an hourglass",
                "sign: a gem",
                "sign: a plug on its cord",
                "panel: a pyramid",
                "overlap: the arms and the back of a chair",
                "overlap: a lid",
                "overlap: a roof",
            ])
    }

    @Test func everyRuleHasExamples() {
        #expect(rules.map(\.id) == DerivationRule.all.map(\.id), "by stage, in the order of the list")
        for rule in rules {
            let names = (Array(rule.examples) + rule.nearMisses).map(\.key)
            #expect(Set(names).count == names.count, "\(rule.id)")
        }
    }

    @Test func eachRuleHasAnIdAndASentence() {
        #expect(Set(DerivationRule.all.map(\.id)).count == DerivationRule.all.count)
        for rule in DerivationRule.all {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(rule.principle.hasSuffix(".") && rule.principle.first?.isUppercase == true)
        }
    }

    /// `RECORD=1` writes it anew.
    @Test func `the page about the rules matches their texts`() throws {
        let file = Repository.root.appending(path: ".github/RULES.md")
        if Recording.isOn { try Data(RuleStage.reference.utf8).write(to: file) }
        let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let difference = Recording.firstDifference(written, RuleStage.reference)
        #expect(difference == nil, "\(Recording.advice(for: ".github/RULES.md", of: "RuleExampleTests"))")
    }
}
