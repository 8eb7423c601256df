import AppSession

/// Which of the things on screen a script means: `"Delete"`, `2nd "Delete"`, `"Delete" in "Milk"`.
package struct ElementQuery: Hashable, Sendable {
    package var text: String
    /// Counted from 1 in reading order; nil for the one in front.
    package var ordinal: Int?
    /// A name of something that the element stands in.
    package var container: String?

    package init(_ text: String, ordinal: Int? = nil, container: String? = nil) {
        self.text = text
        self.ordinal = ordinal
        self.container = container
    }

    /// As it is written in a script.
    var description: String {
        let number: String = ordinal.map { "\(Self.ordinalText($0)) " } ?? ""
        return number + "\"\(text)\"" + (container.map { " in \"\($0)\"" } ?? "")
    }

    /// `1st`, `2nd`, `3rd`, `11th`.
    static func ordinalText(_ number: Int) -> String {
        if (11...13).contains(number % 100) { return "\(number)th" }
        return "\(number)" + (number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th")
    }
}

/// Which element a query means among those found: values in, a value out.
struct ElementChoice {
    /// The elements found by the query's text, front-most first.
    var elements: [ScreenElement]
    /// The name of what covers a point beside the app's own views, such as the device's keyboard; nil where nothing does.
    var coverAt: (Double, Double) -> String? = { _, _ in nil }
    /// The texts on screen, for advice.
    var texts: () -> [String] = { [] }

    enum Outcome: Equatable {
        case found(ScreenElement, note: String?)
        /// Why there is none, one sentence.
        case none(String)
    }

    func choose(_ query: ElementQuery) -> Outcome {
        guard !elements.isEmpty else { return .none("There is no text \"\(query.text)\" on screen." + advice(for: query.text)) }
        let inside: [ScreenElement] = query.container.map { name in elements.filter { $0.containers.contains(name) } } ?? elements
        guard !inside.isEmpty else {
            let places: [String] = Array(Set(elements.flatMap { $0.containers.prefix(3) })).sorted()
            return .none("No \"\(query.text)\" stands in \"\(query.container ?? "")\". It stands in: \(places.map { "\"\($0)\"" }.joined(separator: ", ")).")
        }
        if let ordinal = query.ordinal { return choose(ordinal, of: inside, query) }
        let free: [ScreenElement] = inside.filter { cover(of: $0) == nil }
        guard let first = free.first else { return covered(inside[0], query) }
        guard free.count > 1 else { return .found(first, note: nil) }
        let others: String = free.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: "; ")
        return .found(
            first,
            note: "\"\(query.text)\" stands on screen \(free.count) times (at \(others)): the one at \(Self.text(first.x)) \(Self.text(first.y)) was taken. "
                + "Another is named by 2nd \"\(query.text)\" or \"\(query.text)\" in \"CONTAINER\".")
    }

    private func choose(_ ordinal: Int, of elements: [ScreenElement], _ query: ElementQuery) -> Outcome {
        let ordered: [ScreenElement] = elements.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        guard ordered.indices.contains(ordinal - 1) else {
            return .none("There is no \(query.description): \"\(query.text)\" stands on screen \(ordered.count == 1 ? "once" : "\(ordered.count) times").")
        }
        let element: ScreenElement = ordered[ordinal - 1]
        return cover(of: element) == nil ? .found(element, note: nil) : covered(element, query)
    }

    private func cover(of element: ScreenElement) -> String? { element.coveredBy ?? coverAt(element.x, element.y) }

    private func covered(_ element: ScreenElement, _ query: ElementQuery) -> Outcome {
        .none(
            "\(query.description) (\(element.kind) at \(Self.text(element.x)) \(Self.text(element.y))) is covered by \(cover(of: element) ?? "another view").")
    }

    /// The texts on screen that are near `text`, or all there are when those are few, as a sentence.
    private func advice(for text: String) -> String {
        let all: [String] = texts().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let near: [String] = all.filter { Self.isNear($0, text) }
        if !near.isEmpty { return " Near it: " + near.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ") + "." }
        guard !all.isEmpty else { return "" }
        let shown: String = all.prefix(8).map { "\"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" }.joined(separator: ", ")
        return " On screen: \(shown)\(all.count > 8 ? " and \(all.count - 8) more" : "")."
    }

    static func isNear(_ a: String, _ b: String) -> Bool {
        let (a, b) = (a.lowercased(), b.lowercased())
        if a.count > 2, b.count > 2, a.contains(b) || b.contains(a) { return true }
        guard abs(a.count - b.count) <= 3, a.count < 60, b.count < 60 else { return false }
        return ScriptGrammar.editDistance(a, b) <= max(1, b.count / 3)
    }

    private static func text(_ number: Double) -> String {
        let rounded: Double = (number * 10).rounded() / 10
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
