import Testing
@testable import UIKit

/// What tables and collection views do alike, each on both.
@MainActor @Suite struct ListBehaviourTests {
    static let long = String(repeating: "A long text that wraps. ", count: 8)

    static func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    // MARK: Views

    @Test("cells are used again: scrolling over five hundred rows makes no more than two screens of them", arguments: ListStage.Kind.allCases)
    func reuse(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(500)])
        defer { stage.close() }
        for _ in 0..<40 {
            stage.view.contentOffset.y += 500
            stage.run(0.02)
        }
        #expect(stage.filled.count > 300)
        #expect(stage.cells.count < 45)
        // What is in sight shows its own text, whoever showed it before.
        let first: Int = Int(stage.view.contentOffset.y / 44)
        #expect(stage.texts.first == "\(first)")
        #expect(stage.texts == (0..<stage.texts.count).map { "\(first + $0)" })
    }

    @Test("display begins once and ends once for every row that comes and goes", arguments: ListStage.Kind.allCases)
    func display(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(60)])
        defer { stage.close() }
        stage.view.contentOffset.y = 44 * 30
        stage.run(0.02)
        for row in 0..<19 {
            #expect(stage.log.filter { $0 == "display 0.\(row)" }.count == 1)
            #expect(stage.log.filter { $0 == "end 0.\(row)" }.count == 1)
        }
        #expect(stage.log.contains("display 0.30"))
        #expect(!stage.log.contains("end 0.30"))
    }

    @Test("rows measure their contents, and what is seen stays where it is while rows above it are", arguments: ListStage.Kind.allCases)
    func anchor(_ kind: ListStage.Kind) throws {
        let stage = ListStage(kind, [(0..<300).map { $0 % 2 == 0 ? "\($0)" : Self.long }])
        defer { stage.close() }
        #expect(try #require(stage.cell(0)).frame.height == 44)
        #expect(try #require(stage.cell(1)).frame.height > 80)
        stage.view.contentOffset.y = 6000
        stage.run(0.05)
        for _ in 0..<20 {
            let cell: UIView = stage.visible[3]
            let before: CGFloat = cell.frame.minY - stage.view.contentOffset.y
            let text: String? = stage.text(cell)
            stage.view.contentOffset.y -= 50
            stage.run(0.02)
            guard stage.visible.contains(cell), stage.text(cell) == text else { continue }
            #expect(abs(cell.frame.minY - stage.view.contentOffset.y - before - 50) < 0.01)
        }
    }

    @Test("a row that was never seen is scrolled to, however high those are that come into sight", arguments: ListStage.Kind.allCases)
    func scrollTo(_ kind: ListStage.Kind) throws {
        let stage = ListStage(kind, [(0..<300).map { $0 % 3 == 0 ? "\($0)" : Self.long }])
        defer { stage.close() }
        stage.scroll(to: [0, 150])
        let cell = try #require(stage.cell(150))
        #expect(stage.text(cell) == "150")
        #expect(abs(cell.frame.minY - stage.view.contentOffset.y) < 0.01)
    }

    @Test("rows a screen away are prefetched once; those that are far again are cancelled", arguments: ListStage.Kind.allCases)
    func prefetch(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(400)])
        defer { stage.close() }
        #expect(stage.log.contains("prefetch 0.30"))
        #expect(!stage.log.contains("prefetch 0.0"))
        #expect(!stage.log.contains("prefetch 0.60"))
        stage.view.contentOffset.y += 10
        stage.run(0.02)
        #expect(stage.log.filter { $0 == "prefetch 0.30" }.count == 1)
        stage.view.contentOffset.y = 44 * 200
        stage.run(0.02)
        #expect(stage.log.contains("cancel 0.30"))
        #expect(stage.log.contains("prefetch 0.190") && stage.log.contains("prefetch 0.230"))
        #expect(!stage.log.contains("cancel 0.190"))
    }

    // MARK: Batches

    @Test("batches: rows come, go and move; what stays keeps its cell", arguments: ListStage.Kind.allCases)
    func batch(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a", "b", "c", "d"]])
        defer { stage.close() }
        let last: UIView? = stage.cell(3)
        stage.data = [["d", "b", "x", "c"]]
        var finished = false
        stage.batch({
            stage.delete([[0, 0]])
            stage.insert([[0, 2]])
            stage.move([0, 3], to: [0, 0])
        }) { finished = $0 }
        stage.run(0.1)
        #expect(!finished)
        #expect(stage.cell(0) === last)
        stage.run()
        #expect(finished)
        #expect(stage.texts == ["d", "b", "x", "c"])
        #expect(stage.visible.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(stage.visible.allSatisfy { $0.alpha == 1 && !$0.isHidden })
    }

    @Test("batches within a batch are one; single changes are batches of their own", arguments: ListStage.Kind.allCases)
    func nested(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a", "b"]])
        defer { stage.close() }
        stage.batch {
            stage.data = [["x", "a"]]
            stage.batch { stage.insert([[0, 0]]) }
            stage.delete([[0, 1]])
        }
        stage.run()
        #expect(stage.texts == ["x", "a"])
        stage.data[0].append("y")
        stage.insert([[0, 2]])
        stage.run()
        #expect(stage.texts == ["x", "a", "y"])
    }

    @Test("changes before the list was ever laid out show the data as it is", arguments: ListStage.Kind.allCases)
    func early(_ kind: ListStage.Kind) {
        var finished = 0
        let stage = ListStage(kind, [["a"]]) { stage in
            stage.data = [["a", "b"]]
            stage.insert([[0, 1]])
            stage.data = [["a", "b", "c"]]
            stage.batch({ stage.insert([[0, 2]]) }) { _ in finished += 1 }
        }
        defer { stage.close() }
        #expect(finished == 1)
        #expect(stage.texts == ["a", "b", "c"])
    }

    @Test("sections come, go and move with their rows", arguments: ListStage.Kind.allCases)
    func sections(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a"], ["b", "c"], ["d"]])
        defer { stage.close() }
        let kept: UIView? = stage.cell(0, 2)
        stage.data = [["d"], ["x"], ["b", "c"]]
        stage.batch {
            stage.deleteSections([0])
            stage.moveSection(2, to: 0)
            stage.insertSections([1])
        }
        stage.run()
        #expect(stage.texts == ["d", "x", "b", "c"])
        #expect(stage.cell(0, 0) === kept)
    }

    @Test("a reloaded row gets another cell, a reconfigured one keeps its own; both may become higher", arguments: ListStage.Kind.allCases)
    func reloadAndReconfigure(_ kind: ListStage.Kind) throws {
        let stage = ListStage(kind, [["a", "b", "c"]])
        defer { stage.close() }
        let cells: [UIView] = stage.visible
        stage.data = [[Self.long, Self.long, "c"]]
        stage.reload([[0, 0]])
        stage.run()
        stage.reconfigure([[0, 1]])
        stage.run()
        #expect(stage.cell(0) !== cells[0])
        #expect(stage.cell(1) === cells[1])
        #expect(stage.cell(2) === cells[2])
        #expect(stage.texts == [Self.long, Self.long, "c"])
        let heights: [CGFloat] = stage.visible.map(\.frame.height)
        #expect(heights[0] > 80 && heights[0] == heights[1])
        #expect(abs(stage.visible[2].frame.minY - heights[0] - heights[1]) < 0.01)
    }

    @Test("the cells of a reloaded section are asked for again, others are not", arguments: ListStage.Kind.allCases)
    func reloadSection(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a"], ["b"]])
        defer { stage.close() }
        stage.filled = []
        stage.data = [["a"], ["B"]]
        stage.reloadSections([1])
        stage.run()
        #expect(stage.filled == ["B"])
        #expect(stage.texts == ["a", "B"])
    }

    @Test("a hundred random batches leave what a list made anew shows (seed 11)", arguments: ListStage.Kind.allCases)
    func random(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(30), Self.numbers(3)])
        defer { stage.close() }
        var seed: UInt64 = 11
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(bound, 1)
        }
        for round in 0..<100 {
            let section: Int = next(2)
            let old: [String] = stage.data[section]
            let gone: Set<Int> = Set((0..<next(4)).map { _ in next(old.count) }.filter { $0 < old.count })
            var new: [String] = old.indices.filter { !gone.contains($0) }.map { old[$0] }
            var places: [Int] = []
            for number in 0..<next(4) {
                let place: Int = next(new.count + 1)
                places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
                new.insert("\(round).\(number)", at: place)
            }
            stage.data[section] = new
            stage.batch {
                stage.delete(gone.map { [section, $0] })
                stage.insert(places.map { [section, $0] })
            }
            stage.run(next(3) == 0 ? 0.1 : 0.5)
        }
        stage.run(1)
        let expected: [String] = (stage.data[0] + stage.data[1]).map { $0 }
        let first: Int = Int((stage.view.contentOffset.y / 44).rounded(.down))
        let shown: [String] = stage.texts
        #expect(shown == Array(expected.dropFirst(first).prefix(shown.count)))
        #expect(shown.count >= min(19, expected.count))
        #expect(stage.view.contentSize.height == CGFloat(expected.count) * 44)
    }

    // MARK: Selection and touches

    @Test("a selection goes along with its row, and goes with it", arguments: ListStage.Kind.allCases)
    func selectionFollows(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a", "b", "c"]])
        defer { stage.close() }
        stage.allowMultipleSelection()
        stage.select([0, 1])
        stage.select([0, 2])
        stage.data = [["c", "x", "a"]]
        stage.batch {
            stage.delete([[0, 1]])
            stage.insert([[0, 1]])
            stage.move([0, 2], to: [0, 0])
        }
        stage.run()
        #expect(stage.selected == [[0, 0]])
        #expect(stage.visible.map { stage.isSelected($0) } == [true, false, false])
        stage.reloadData()
        stage.run()
        #expect(stage.selected.isEmpty)
        #expect(!stage.isSelected(stage.cell(0)))
    }

    @Test("a selected row that comes into sight again shows it", arguments: ListStage.Kind.allCases)
    func selectionShown(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(200)])
        defer { stage.close() }
        stage.select([0, 2])
        stage.view.contentOffset.y = 3000
        stage.run(0.05)
        #expect(stage.visible.allSatisfy { !stage.isSelected($0) })
        stage.view.contentOffset.y = 0
        stage.run(0.05)
        #expect(stage.isSelected(stage.cell(2)))
    }

    @Test("a tap highlights, selects and deselects the one before", arguments: ListStage.Kind.allCases)
    func tap(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a", "b", "c"]])
        defer { stage.close() }
        stage.log = []
        stage.tap(0)
        stage.run(0.1)
        #expect(stage.log == ["highlight 0.0", "unhighlight 0.0", "select 0.0"])
        stage.log = []
        stage.tap(2)
        stage.run(0.1)
        #expect(stage.log == ["highlight 0.2", "unhighlight 0.2", "deselect 0.0", "select 0.2"])
        #expect(stage.selected == [[0, 2]])
    }

    @Test("where several may be selected a second tap deselects", arguments: ListStage.Kind.allCases)
    func multiple(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [["a", "b", "c"]])
        defer { stage.close() }
        stage.allowMultipleSelection()
        for item in [0, 1, 0] {
            stage.tap(item)
            stage.run(0.1)
        }
        #expect(stage.selected == [[0, 1]])
        #expect(stage.log.filter { $0.contains("select") } == ["select 0.0", "select 0.1", "deselect 0.0"])
    }

    @Test("a row that must not be highlighted is not selected, nor is one under a finger that scrolls", arguments: ListStage.Kind.allCases)
    func refused(_ kind: ListStage.Kind) {
        let stage = ListStage(kind, [Self.numbers(60)])
        defer { stage.close() }
        stage.refused = ["1"]
        stage.log = []
        stage.tap(1)
        stage.run(0.1)
        #expect(stage.log.isEmpty)
        stage.window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), seconds: 0.2)
        stage.run(1)
        #expect(!stage.log.contains { $0.hasPrefix("select") })
        #expect(stage.visible.allSatisfy { !stage.isHighlighted($0) })
        #expect(stage.view.contentOffset.y > 50)
    }
}
