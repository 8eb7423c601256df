import CKiwi

/// A generated system of constraints: `a` independent siblings, `b` a chain of labels, `c` nested stacks, `d` cells of an
/// avatar and two labels inside a readable guide, `e` nested stacks with tied hugging priorities.
struct GeneratedSystem {
    enum Kind: String, CaseIterable {
        case a, b, c, d, e
    }

    struct View {
        var left, top, width, height: Int32
    }

    static let required = 1e9, nearlyRequired = 100.0, resistance = 10.0, hugging = 1.0

    let kind: Kind
    let count: Int
    private(set) var variableCount: Int32 = 1
    /// Variable 0 is the window's width.
    let window: Int32 = 0
    private(set) var constraints: [KiwiConstraint] = []
    /// A constraint in the middle whose constant is edited, and the constant it gets.
    private(set) var edited = 0
    private(set) var editedConstant = 0.0
    /// Constraints on whose constants few values hang, most of them in a large component.
    private(set) var localEdits: [Int] = []
    private var random: UInt32
    /// What the cells of `d` hold, for the cells laid out by hand.
    private(set) var cells: [CellContent] = []

    init(_ kind: Kind, count: Int, seed: UInt32 = 12345) {
        random = seed
        self.kind = kind
        self.count = count
        switch kind {
        case .a: addSiblings()
        case .b: addLabelChain()
        case .c, .e: addStacks()
        case .d: addCells()
        }
    }

    private mutating func nextRandom() -> Double {
        random = random &* 1_664_525 &+ 1_013_904_223
        return Double(random >> 8)
    }

    private mutating func random(_ range: Double) -> Double { nextRandom().truncatingRemainder(dividingBy: range) }

    private mutating func makeView() -> View {
        defer { variableCount += 4 }
        return View(left: variableCount, top: variableCount + 1, width: variableCount + 2, height: variableCount + 3)
    }

    /// Adds `terms + constant relation 0`, and returns its index.
    @discardableResult
    private mutating func add(_ relation: Int32, _ strength: Double, _ constant: Double, _ terms: (Int32, Double)...) -> Int {
        var constraint = KiwiConstraint()
        constraint.relation = relation
        constraint.strength = strength
        constraint.constant = constant
        constraint.termCount = Int32(terms.count)
        withUnsafeMutableBytes(of: &constraint.terms) { bytes in
            let stored = bytes.bindMemory(to: KiwiTerm.self)
            for (index, term) in terms.enumerated() { stored[index] = KiwiTerm(variable: term.0, coefficient: term.1) }
        }
        constraints.append(constraint)
        return constraints.count - 1
    }

    private mutating func addIntrinsic(_ variable: Int32, _ size: Double) {
        add(-1, Self.hugging, -size, (variable, 1))
        add(1, Self.resistance, -size, (variable, 1))
    }

    private mutating func edit(_ index: Int, to constant: Double) {
        edited = index
        editedConstant = constant
    }

    private mutating func addSiblings() {
        for index in 0..<count {
            let view = makeView()
            let left = add(0, Self.required, -20, (view.left, 1))
            add(0, Self.required, 20, (view.left, 1), (view.width, 1), (window, -1))
            add(0, Self.required, -44 * Double(index), (view.top, 1))
            add(0, Self.required, -44, (view.height, 1))
            if index == count / 2 { edit(left, to: -36) }
            localEdits.append(left)
        }
    }

    private mutating func addLabelChain() {
        var previous: View?
        for index in 0..<count {
            let view = makeView()
            let width = 100 + random(1100), height = 17 + random(24)
            add(0, Self.required, -16, (view.left, 1))
            add(-1, Self.required, 16, (view.left, 1), (view.width, 1), (window, -1))
            add(1, Self.required, 0, (view.width, 1))
            add(1, Self.required, 0, (view.height, 1))
            addIntrinsic(view.width, width)
            addIntrinsic(view.height, height)
            var spacing: Int
            if let previous {
                add(1, Self.required, -8, (view.top, 1), (previous.top, -1), (previous.height, -1))
                spacing = add(0, Self.nearlyRequired, -8, (view.top, 1), (previous.top, -1), (previous.height, -1))
            } else {
                spacing = add(0, Self.required, -8, (view.top, 1))
            }
            if index == count / 2 { edit(spacing, to: -20) }
            if index >= count - 8 { localEdits.append(spacing) }
            previous = view
        }
    }

    private mutating func addStacks() {
        let ties = kind == .e
        let root = makeView()
        add(0, Self.required, 0, (root.left, 1))
        add(0, Self.required, 0, (root.top, 1))
        add(0, Self.required, 0, (root.width, 1), (window, -1))
        add(0, Self.required, -1000, (root.height, 1))
        var parent = root
        for index in 0..<count {
            let label = makeView(), child = makeView()
            let spacing = index < 16 ? 8.0 : 0
            let width = (20 + random(40)) * (ties ? 1 : min(1, 8 / Double(count)))
            let height = (17 + random(8)) * (ties ? 1 : min(1, 30 / Double(count)))
            for view in [label, child] {
                add(1, Self.required, 0, (view.width, 1))
                add(1, Self.required, 0, (view.height, 1))
            }
            addIntrinsic(label.width, width)
            addIntrinsic(label.height, height)
            add(0, Self.required, 0, (label.left, 1))
            add(0, Self.required, 0, (label.top, 1))
            let gap: Int
            if index & 1 == 1 {
                add(ties ? 0 : -1, Self.required, 0, (label.height, 1), (parent.height, -1))
                gap = add(0, Self.nearlyRequired, -spacing, (child.left, 1), (label.left, -1), (label.width, -1))
                add(1, Self.required, 0, (child.left, 1), (label.left, -1), (label.width, -1))
                add(0, Self.required, 0, (child.top, 1))
                add(0, Self.required, 0, (child.height, 1), (parent.height, -1))
                add(0, Self.required, 0, (child.left, 1), (child.width, 1), (parent.width, -1))
            } else {
                add(ties ? 0 : -1, Self.required, 0, (label.width, 1), (parent.width, -1))
                gap = add(0, Self.nearlyRequired, -spacing, (child.top, 1), (label.top, -1), (label.height, -1))
                add(1, Self.required, 0, (child.top, 1), (label.top, -1), (label.height, -1))
                add(0, Self.required, 0, (child.left, 1))
                add(0, Self.required, 0, (child.width, 1), (parent.width, -1))
                add(0, Self.required, 0, (child.top, 1), (child.height, 1), (parent.height, -1))
            }
            if index == count / 2 { edit(gap, to: -12) }
            if index >= count - 8 { localEdits.append(gap) }
            parent = child
        }
    }

    private mutating func addCells() {
        for index in 0..<count {
            let cell = makeView(), guide = makeView(), avatar = makeView(), title = makeView(), text = makeView()
            let content = CellContent(
                titleWidth: 60 + random(200), textWidth: 200 + random(900), titleHeight: 20, textHeight: 17 + random(3) * 17)
            cells.append(content)
            add(0, Self.required, 0, (cell.left, 1))
            add(0, Self.required, -88 * Double(index), (cell.top, 1))
            add(0, Self.required, 0, (cell.width, 1), (window, -1))
            add(0, Self.required, -88, (cell.height, 1))

            add(0, Self.required, 0, (guide.left, 2), (guide.width, 1), (cell.width, -1))
            add(-1, Self.required, -672, (guide.width, 1))
            let margin = add(1, Self.required, -16, (guide.left, 1))
            add(0, Self.nearlyRequired, 32, (guide.width, 1), (cell.width, -1))
            add(0, Self.required, -8, (guide.top, 1))
            add(0, Self.required, 8, (guide.top, 1), (guide.height, 1), (cell.height, -1))

            add(0, Self.required, 0, (avatar.left, 1), (guide.left, -1))
            add(0, Self.required, -44, (avatar.width, 1))
            add(0, Self.required, -44, (avatar.height, 1))
            add(0, Self.required, 0, (avatar.top, 1), (avatar.height, 0.5), (cell.height, -0.5))

            add(0, Self.required, -12, (title.left, 1), (avatar.left, -1), (avatar.width, -1))
            add(-1, Self.required, 0, (title.left, 1), (title.width, 1), (guide.left, -1), (guide.width, -1))
            add(0, Self.required, 0, (title.top, 1), (guide.top, -1))
            add(1, Self.required, 0, (title.width, 1))
            add(1, Self.required, 0, (title.height, 1))
            addIntrinsic(title.width, content.titleWidth)
            addIntrinsic(title.height, content.titleHeight)

            add(0, Self.required, 0, (text.left, 1), (title.left, -1))
            add(-1, Self.required, 0, (text.left, 1), (text.width, 1), (guide.left, -1), (guide.width, -1))
            add(0, Self.required, -4, (text.top, 1), (title.top, -1), (title.height, -1))
            add(1, Self.required, 0, (text.width, 1))
            add(1, Self.required, 0, (text.height, 1))
            addIntrinsic(text.width, content.textWidth)
            addIntrinsic(text.height, content.textHeight)
            add(-1, Self.required, 0, (text.top, 1), (text.height, 1), (guide.top, -1), (guide.height, -1))
            if index == count / 2 { edit(margin, to: -24) }
            localEdits.append(margin)
        }
    }
}
