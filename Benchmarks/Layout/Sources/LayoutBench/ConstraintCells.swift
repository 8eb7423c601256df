import LayoutEngine

/// The cells of system `d` as code makes them: variables and constraints, cell by cell, from what the cells hold. The same
/// constraints in the same order as the generated system's.
final class ConstraintCells: Contender {
    private struct Box {
        let left, top, width, height: LayoutVariable

        init(_ engine: LayoutSystem) {
            left = engine.makeVariable()
            top = engine.makeVariable()
            width = engine.makeVariable()
            height = engine.makeVariable()
        }
    }

    private let engine: LayoutSystem
    private let window: LayoutVariable
    /// What a caller keeps to read the frames: five boxes for each cell.
    private var boxes: [Box] = []

    convenience init(_ system: GeneratedSystem) { self.init(system, LayoutSystem()) }

    /// Cells in a system that knows the shapes of another's.
    convenience init(_ system: GeneratedSystem, like other: ConstraintCells) {
        self.init(system, LayoutSystem(sharingPlansOf: other.engine))
    }

    private init(_ system: GeneratedSystem, _ engine: LayoutSystem) {
        self.engine = engine
        window = engine.makeInput(320)
        var made: [Box] = []
        made.reserveCapacity(5 * system.cells.count)
        for (index, content) in system.cells.enumerated() { addCell(content, top: 88 * Double(index), to: &made) }
        boxes = made
    }

    private func addCell(_ content: CellContent, top: Double, to boxes: inout [Box]) {
        let engine = engine
        let cell = Box(engine), guide = Box(engine), avatar = Box(engine), title = Box(engine), text = Box(engine)
        boxes.append(cell)
        boxes.append(guide)
        boxes.append(avatar)
        boxes.append(title)
        boxes.append(text)
        engine.add(1, cell.left, .equal, 0, priority: 1000)
        engine.add(1, cell.top, .equal, top, priority: 1000)
        engine.add(1, cell.width, -1, window, .equal, 0, priority: 1000)
        engine.add(1, cell.height, .equal, 88, priority: 1000)

        engine.add(2, guide.left, 1, guide.width, -1, cell.width, .equal, 0, priority: 1000)
        engine.add(1, guide.width, .lessThanOrEqual, 672, priority: 1000)
        engine.add(1, guide.left, .greaterThanOrEqual, 16, priority: 1000)
        engine.add(1, guide.width, -1, cell.width, .equal, -32, priority: 999)
        engine.add(1, guide.top, .equal, 8, priority: 1000)
        engine.add(1, guide.top, 1, guide.height, -1, cell.height, .equal, -8, priority: 1000)

        engine.add(1, avatar.left, -1, guide.left, .equal, 0, priority: 1000)
        engine.add(1, avatar.width, .equal, 44, priority: 1000)
        engine.add(1, avatar.height, .equal, 44, priority: 1000)
        engine.add(1, avatar.top, 0.5, avatar.height, -0.5, cell.height, .equal, 0, priority: 1000)

        engine.add(1, title.left, -1, avatar.left, -1, avatar.width, .equal, 12, priority: 1000)
        keep(title, inside: guide)
        engine.add(1, title.top, -1, guide.top, .equal, 0, priority: 1000)
        addSizes(title, content.titleWidth, content.titleHeight)

        engine.add(1, text.left, -1, title.left, .equal, 0, priority: 1000)
        keep(text, inside: guide)
        engine.add(1, text.top, -1, title.top, -1, title.height, .equal, 4, priority: 1000)
        addSizes(text, content.textWidth, content.textHeight)
        engine.add(1, text.top, 1, text.height, -1, guide.top, -1, guide.height, .lessThanOrEqual, 0, priority: 1000)
    }

    @inline(__always)
    private func keep(_ label: Box, inside guide: Box) {
        engine.add(1, label.left, 1, label.width, -1, guide.left, -1, guide.width, .lessThanOrEqual, 0, priority: 1000)
    }

    @inline(__always)
    private func addSizes(_ label: Box, _ width: Double, _ height: Double) {
        engine.add(1, label.width, .greaterThanOrEqual, 0, priority: 1000)
        engine.add(1, label.height, .greaterThanOrEqual, 0, priority: 1000)
        engine.add(1, label.width, .lessThanOrEqual, width, priority: 250)
        engine.add(1, label.width, .greaterThanOrEqual, width, priority: 750)
        engine.add(1, label.height, .lessThanOrEqual, height, priority: 250)
        engine.add(1, label.height, .greaterThanOrEqual, height, priority: 750)
    }

    func setWidth(_ width: Double) {
        engine.setInput(window, to: width)
        engine.solve()
    }

    func setEdited(_ alternative: Bool) {}

    func value(_ variable: Int32) -> Double {
        let box = boxes[Int(variable - 1) / 4]
        return engine.value(of: [box.left, box.top, box.width, box.height][Int(variable - 1) % 4])
    }
}
