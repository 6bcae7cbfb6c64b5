internal import PathGeometry

/// A place on a contact sheet that a reader can go to: the beginning of a group, or of a letter in it.
package struct ContactBookmark: Hashable, Sendable {
    package var title: String
    /// The index of its page.
    package var page: Int
    /// The distance of its upper edge from the page's upper edge, in points.
    package var y: Double
    /// The letters of a large group.
    package var letters: [ContactBookmark] = []
}

extension ContactBookmark {
    /// A group of so many assets has letters, here as on the interactive sheet.
    package static let letteredCount = 200

    /// The groups in their order, each with its letters. The only group of a set without groups has no heading: its
    /// letters, if it has any, are the outline.
    ///
    /// - Parameter groups: the names of the assets of each group, numbered across groups as the cells of the layout.
    static func outline(of layout: ContactLayout, _ groups: [[String]]) -> [ContactBookmark] {
        var places: [Int: ContactBookmark] = [:]
        for (page, content) in layout.pages.enumerated() {
            for (index, corner) in content.cells {
                places[index] = ContactBookmark(title: "", page: page, y: corner.y - ContactLayout.rowGap / 2)
            }
        }
        var first = 0
        let letters = groups.map { names in
            defer { first += names.count }
            return initials(of: names).compactMap { letter, index in
                var bookmark = places[first + index]
                bookmark?.title = letter
                return bookmark
            }
        }
        let headings = layout.pages.enumerated().flatMap { page, content in
            content.headings.filter { !$0.isContinued }.map {
                ContactBookmark(
                    title: $0.text, page: page, y: $0.y - ContactLayout.headingTop, letters: letters[$0.group])
            }
        }
        return headings.isEmpty ? letters.flatMap(\.self) : headings
    }

    /// The first letters of the names of a large group, each once, with the index of the first name that has it; in the
    /// order of these names, which is the order of the pages.
    private static func initials(of names: [String]) -> [(letter: String, index: Int)] {
        if names.count < letteredCount { return [] }
        var known: Set<String> = []
        return names.enumerated().compactMap { index, name in
            let letter = initial(of: name)
            return known.insert(letter).inserted ? (letter, index) : nil
        }
    }

    /// The first letter as a capital; `#` for a name that begins with none.
    private static func initial(of name: String) -> String {
        guard let first = name.unicodeScalars.first, first.isLetter else { return "#" }
        return String(first).uppercased()
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of any script.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
