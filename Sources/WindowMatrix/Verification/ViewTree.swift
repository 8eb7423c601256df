/// A recorded view tree, read back from its text: the lines that `recursiveDescription` writes, and the accessibility elements under them.
struct ViewTree: Hashable, Sendable {
    struct Rect: Hashable, Sendable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    struct View: Hashable, Sendable {
        var className: String
        var frame: Rect?
        var text: String?
        /// The attributes in the rest of the line, in its order: `alpha = 0.5`, `hidden = YES`, `truncated = YES`.
        var attributes: [String]
        var subviews: [View] = []
    }

    /// The window; nil where there is none.
    var root: View?
    /// The accessibility elements in the order they are read, without their frames: the views tell of those.
    var spoken: [String]

    private static let accessibilityTitle = "Accessibility, in the order it is read:"
    /// Trees are as deep as views nest; deeper lines are taken for siblings.
    private static let deepest = 400

    init(_ text: String) {
        var views: [(depth: Int, view: View)] = []
        var spoken: [String] = []
        var isSpoken = false
        for line in Self.logicalLines(of: text) {
            if line == Self.accessibilityTitle {
                isSpoken = true
            } else if isSpoken {
                spoken.append(Self.withoutFrame(line))
            } else if let (depth, view) = Self.view(line) {
                views.append((min(depth, Self.deepest), view))
            }
        }
        var position = 0
        root = views.isEmpty ? nil : Self.assemble(views, &position)
        self.spoken = spoken
    }

    /// Text of a label may hold line breaks: what does not begin like a line belongs to the one before.
    private static func logicalLines(of text: String) -> [String] {
        var lines: [String] = []
        var isSpoken = false
        for line in text.split(separator: "\n") {
            if line == accessibilityTitle { isSpoken = true }
            let begins: Bool = isSpoken || line.drop { $0 == " " || $0 == "|" }.hasPrefix("<")
            if begins || lines.isEmpty { lines.append(String(line)) } else { lines[lines.count - 1] += "\n" + line }
        }
        return lines
    }

    private static func assemble(_ views: [(depth: Int, view: View)], _ position: inout Int) -> View {
        let depth: Int = views[position].depth
        var view: View = views[position].view
        position += 1
        while position < views.count, views[position].depth > depth { view.subviews.append(assemble(views, &position)) }
        return view
    }

    /// One line: its depth and what it says of the view.
    private static func view(_ line: String) -> (Int, View)? {
        guard let start: String.Index = line.firstIndex(of: "<") else { return nil }
        let depth: Int = line[..<start].count { $0 == "|" }
        // A text may hold the separator; what follows it has names that are known, and so it is read from both ends.
        var parts: [Substring] = line[line.index(after: start)...].split(separator: "; ", omittingEmptySubsequences: false)
        var view = View(className: String(parts.removeFirst()), attributes: [])
        if parts.count > 1, parts[0].hasPrefix("frame = (") {
            view.frame = rect(parts[0].dropFirst("frame = (".count), parts[1].dropLast())
            parts.removeFirst(2)
        }
        if parts.last?.hasPrefix("layer = ") == true { parts.removeLast() }
        var after: [String] = []
        // What ends with a quote is the text's end.
        while let last: Substring = parts.last, !last.hasSuffix("'"), trailing.contains(where: { last.hasPrefix($0) }),
            parts.contains(where: { $0.hasPrefix("text = '") })
        {
            after.insert(String(last), at: 0)
            parts.removeLast()
        }
        if let index: Int = parts.firstIndex(where: { $0.hasPrefix("text = '") }) {
            view.text = String(parts[index...].joined(separator: "; ").dropFirst("text = '".count).dropLast())
            parts.removeSubrange(index...)
        }
        view.attributes = parts.map(String.init) + after
        return (depth, view)
    }

    /// The beginnings of attributes that may stand after a text.
    private static let trailing = ["clipsToBounds = ", "opaque = ", "autoresize = ", "userInteractionEnabled = ", "tag = ", "truncated = "]

    private static func rect(_ origin: Substring, _ size: Substring) -> Rect? {
        let numbers: [Double] = (origin.split(separator: " ") + size.split(separator: " ")).compactMap { Double($0) }
        return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    private static func withoutFrame(_ line: String) -> String {
        guard line.hasSuffix(")"), let open: String.Index = line.lastIndex(of: "(") else { return line }
        return String(line[..<open].reversed().drop { $0 == " " }.reversed())
    }
}
