import Testing
@testable import UIKit

/// What lists did with fingers before context menus, and what two fingers do.
@MainActor @Suite(.serialized) struct ListMenusTests {
    final class Rows: UITableViewController {
        var log: [String] = []
        var data: [String] = (0..<12).map { "Row \($0)" }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == Selector("copy:") }
        override func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
            log.append("\(action) \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
                data.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .none)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("sweep \(indexPath.row)")
            setEditing(true, animated: false)
        }
        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("swept") }
        override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("primary \(indexPath.row)") }
    }

    private func stage() -> (TouchStage, Rows) {
        let stage = TouchStage()
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        rows.tableView.contentInsetAdjustmentBehavior = .never
        rows.tableView.contentOffset = .zero
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        stage.wait(0.1)
        return (stage, rows)
    }

    private func buttons(_ stage: TouchStage) -> [EditMenuButton] {
        func all(_ view: UIView) -> [EditMenuButton] { view.subviews.flatMap { ($0 as? EditMenuButton).map { [$0] } ?? all($0) } }
        return stage.window.subviews.filter { $0 is EditMenuContainer }.flatMap(all).filter { !$0.isHidden }
    }

    @Test("a press on a row shows what its delegate allows; what is chosen the delegate does")
    func editMenu() throws {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.down(100, 110)
        stage.wait(0.7)
        stage.up()
        stage.wait(0.3)
        #expect(buttons(stage).isEmpty)
        stage.down(100, 66)
        stage.wait(0.7)
        stage.up()
        stage.wait(0.3)
        #expect(buttons(stage).compactMap(\.accessibilityLabel) == ["Copy"] && UIMenuController.shared.isMenuVisible)
        let button = try #require(buttons(stage).first)
        let place: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.wait(0.4)
        #expect(rows.log.last == "copy: 1" && !rows.log.contains("copy: 2") && !UIMenuController.shared.isMenuVisible)
    }

    @Test("a swipe begins the editing of a row; it ends when the row is closed, and without a row where that is deleted")
    func swiped() throws {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 300, y: 66), CGPoint(x: 200, y: 66))
        stage.wait(0.5)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(rows.log == ["begin 1"] && cell.showingDeleteConfirmation)
        stage.tap(100, 200)
        stage.wait(0.5)
        #expect(rows.log == ["begin 1", "end 1"] && !cell.showingDeleteConfirmation)
    }

    @Test("two fingers select the rows they pass over, and those again that they leave are not")
    func sweep() {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.down(100, 66, finger: 0)
        stage.down(140, 66, finger: 1)
        for y in stride(from: 70.0, through: 198, by: 8) {
            stage.move(100, y, finger: 0)
            stage.move(140, y, finger: 1)
        }
        #expect(rows.log == ["sweep 1"] && rows.tableView.isEditing)
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3, 4])
        for y in stride(from: 190.0, through: 110, by: -8) {
            stage.move(100, y, finger: 0)
            stage.move(140, y, finger: 1)
        }
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2])
        stage.up(finger: 0)
        stage.up(finger: 1)
        stage.wait(1)
        #expect(rows.log == ["sweep 1", "swept"] && abs(rows.tableView.contentOffset.y) < 1)
    }

    @Test("the rows between two are in order, whichever was first")
    func span() {
        let (a, b) = (IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 2))
        let paths: [IndexPath] = [a, IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1), b]
        #expect(SelectionSweep.span(from: a, to: b, counts: [3, 1, 2]) == paths)
        #expect(SelectionSweep.span(from: b, to: a, counts: [3, 1, 2]) == paths)
        #expect(SelectionSweep.span(from: a, to: a, counts: [3]) == [a])
    }

    @Test("a tap performs the row's primary action where it has one")
    func primaryAction() {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.tap(100, 66)
        stage.tap(100, 22)
        stage.wait(0.2)
        #expect(rows.log == ["primary 0"])
    }
}
