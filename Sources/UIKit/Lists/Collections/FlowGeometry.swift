/// One section of a flow layout: lines of items along the scrolling axis. Values in, frames out; `along` runs with the scrolling,
/// `across` with the lines.
struct FlowSection {
    struct Size: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    /// The room around the items, and between them.
    struct Spacing: Equatable {
        var before: CGFloat = 0
        var after: CGFloat = 0
        var acrossStart: CGFloat = 0
        var acrossEnd: CGFloat = 0
        var line: CGFloat = 10
        var item: CGFloat = 10
    }

    enum Items {
        case uniform(count: Int, Size)
        case sizes([Size])

        var count: Int {
            switch self {
            case .uniform(let count, _): count
            case .sizes(let sizes): sizes.count
            }
        }
    }

    private struct Line {
        var first: Int
        var count: Int
        var start: CGFloat
        var thickness: CGFloat
        var gap: CGFloat
        var indent: CGFloat
    }

    let items: Items
    let spacing: Spacing
    let header: CGFloat
    let footer: CGFloat
    /// The section's beginning along the axis, and its extent.
    let start: CGFloat
    private(set) var length: CGFloat = 0
    private let across: CGFloat
    private let scale: CGFloat
    /// Items in each line of uniform ones.
    private var perLine = 1
    private var uniformGap: CGFloat = 0
    private var lines: [Line] = []

    init(_ items: Items, spacing: Spacing, header: CGFloat, footer: CGFloat, start: CGFloat, across: CGFloat, scale: CGFloat) {
        self.items = items
        self.spacing = spacing
        self.header = header
        self.footer = footer
        self.start = start
        self.across = across
        self.scale = max(scale, 1)
        length = header + spacing.before + layOutLines() + spacing.after + footer
        if items.count == 0 { length = header + spacing.before + spacing.after + footer }
    }

    private var available: CGFloat { max(0, across - spacing.acrossStart - spacing.acrossEnd) }
    private var itemsStart: CGFloat { start + header + spacing.before }

    private mutating func layOutLines() -> CGFloat {
        switch items {
        case .uniform(let count, let size):
            guard count > 0 else { return 0 }
            perLine = max(1, Int((available + spacing.item + 0.001) / max(size.across + spacing.item, 0.001)))
            uniformGap = perLine > 1 ? (available - CGFloat(perLine) * size.across) / CGFloat(perLine - 1) : 0
            let lineCount: Int = (count + perLine - 1) / perLine
            return CGFloat(lineCount) * size.along + CGFloat(lineCount - 1) * spacing.line
        case .sizes(let sizes):
            return breakLines(sizes)
        }
    }

    private mutating func breakLines(_ sizes: [Size]) -> CGFloat {
        var first = 0
        var offset: CGFloat = 0
        let isEven: Bool = sizes.allSatisfy { $0.across == sizes[0].across }
        while first < sizes.count {
            var count = 0
            var used: CGFloat = 0
            while first + count < sizes.count {
                let next: CGFloat = used + (count > 0 ? spacing.item : 0) + sizes[first + count].across
                if count > 0, next > available + 0.001 { break }
                used = next
                count += 1
            }
            let members: ArraySlice<Size> = sizes[first..<(first + count)]
            let content: CGFloat = members.reduce(0) { $0 + $1.across }
            let thickness: CGFloat = members.map(\.along).max() ?? 0
            let isLast: Bool = first + count == sizes.count
            var gap: CGFloat = count > 1 ? (available - content) / CGFloat(count - 1) : 0
            var indent: CGFloat = 0
            if isLast, let before = lines.last, count < before.count { gap = isEven ? before.gap : spacing.item }
            if isLast, lines.isEmpty, count > 1 { gap = spacing.item }
            if count == 1, !isLast || lines.last?.count == 1 { indent = (available - content) / 2 }
            lines.append(Line(first: first, count: count, start: offset, thickness: thickness, gap: gap, indent: indent))
            offset += thickness + spacing.line
            first += count
        }
        return max(0, offset - spacing.line)
    }

    // MARK: Frames

    struct Frame: Equatable {
        var along: CGFloat
        var across: CGFloat
        var size: Size
    }

    func frame(of index: Int) -> Frame {
        switch items {
        case .uniform(let count, let size):
            let line: Int = index / perLine
            let place: Int = index % perLine
            let indent: CGFloat = perLine == 1 ? (available - size.across) / 2 : 0
            // A single line does not spread over the whole width.
            let gap: CGFloat = count < perLine ? spacing.item : uniformGap
            return Frame(
                along: itemsStart + CGFloat(line) * (size.along + spacing.line),
                across: snapped(spacing.acrossStart + indent + CGFloat(place) * (size.across + gap)), size: size)
        case .sizes(let sizes):
            let line: Line = lines[self.line(of: index)]
            var across: CGFloat = spacing.acrossStart + line.indent
            for other in line.first..<index { across += sizes[other].across + line.gap }
            let centred: CGFloat = (line.thickness - sizes[index].along) / 2
            return Frame(along: itemsStart + line.start + snapped(centred), across: snapped(across), size: sizes[index])
        }
    }

    private func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    private func line(of index: Int) -> Int {
        var low = 0
        var high: Int = lines.count - 1
        while low < high {
            let middle: Int = (low + high + 1) / 2
            if lines[middle].first <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The items whose lines touch the interval.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        switch items {
        case .uniform(let count, let size):
            guard count > 0 else { return 0..<0 }
            let pitch: CGFloat = max(size.along + spacing.line, 0.001)
            let first: Int = max(0, Int(((low - itemsStart - size.along) / pitch).rounded(.up)))
            let last: Int = Int(((high - itemsStart) / pitch).rounded(.down))
            guard last >= first else { return 0..<0 }
            return min(count, first * perLine)..<min(count, (last + 1) * perLine)
        case .sizes(let sizes):
            guard let first = lines.firstIndex(where: { itemsStart + $0.start + $0.thickness >= low }),
                let last = lines.lastIndex(where: { itemsStart + $0.start <= high }), last >= first
            else { return 0..<0 }
            return lines[first].first..<min(sizes.count, lines[last].first + lines[last].count)
        }
    }
}
