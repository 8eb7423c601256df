import Testing
@testable import UIKit

@MainActor @Suite struct SwipeActionsTests {
    final class Rows: UITableViewController {
        var data = ["a", "b", "c"]
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = data[indexPath.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
                log.append("delete \(data[indexPath.row])")
                data.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [self] _, _, done in
                log.append("flag \(data[indexPath.row])")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    }

    private func stage() -> (TouchStage, Rows) {
        let stage = TouchStage()
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        rows.tableView.contentInsetAdjustmentBehavior = .never
        rows.tableView.contentOffset = .zero
        stage.wait(0.1)
        return (stage, rows)
    }

    @Test("a swipe uncovers the actions, a tap on one runs it and closes the row")
    func tap() throws {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 300, y: 66), CGPoint(x: 200, y: 66))
        stage.wait(0.5)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let pull = try #require(rows.tableView.subviews.compactMap { $0 as? UISwipeActionPullView }.first)
        #expect(pull.frame.width >= 148 && pull.frame.maxX == 393)
        #expect(cell.layer.sublayerTransform.m41 == -pull.frame.width)
        #expect(rows.log.isEmpty)
        stage.tap(393 - pull.frame.width + 20, 66)
        stage.wait(0.5)
        #expect(rows.log == ["flag b"])
        #expect(rows.tableView.subviews.allSatisfy { !($0 is UISwipeActionPullView) })
        #expect(cell.layer.sublayerTransform.m41 == 0)
    }

    @Test("a swipe all the way runs the first action")
    func full() {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 380, y: 22), CGPoint(x: 20, y: 22), steps: 20)
        stage.wait(1)
        #expect(rows.log == ["delete a"])
        #expect(rows.tableView.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
        #expect(rows.tableView.visibleCells.allSatisfy { $0.layer.sublayerTransform.m41 == 0 })
    }

    @Test("a tap beside an open row closes it and selects nothing; taps select otherwise")
    func closing() {
        let (stage, rows) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 300, y: 66), CGPoint(x: 200, y: 66))
        stage.wait(0.5)
        stage.tap(100, 110)
        stage.wait(0.5)
        #expect(rows.log.isEmpty)
        #expect(rows.tableView.subviews.allSatisfy { !($0 is UISwipeActionPullView) })
        stage.tap(100, 110)
        stage.wait(0.1)
        #expect(rows.log == ["select 2"])
    }

    @Test("rests: by offset, by speed, and past the full swipe")
    func rests() {
        let layout = SwipeActionsLayout(contentWidths: [40, 60], rowWidth: 400, allowsFullSwipe: true)
        #expect(layout.buttonWidths == [74, 90])
        #expect(layout.rest(offset: 60, velocity: 0) == .closed)
        #expect(layout.rest(offset: 100, velocity: 0) == .open)
        #expect(layout.rest(offset: 30, velocity: 500) == .open)
        #expect(layout.rest(offset: 120, velocity: -500) == .closed)
        #expect(layout.rest(offset: 260, velocity: 0) == .full)
        let spans = layout.spans(offset: 164)
        #expect(spans[1].start == 0 && spans[1].width == 90 && spans[0].start == 90 && spans[0].width == 74)
    }
}
