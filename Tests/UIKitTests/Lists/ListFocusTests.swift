import Testing
@testable import UIKit

/// Arrow keys in lists.
@MainActor @Suite struct ListFocusTests {
    final class Rows: UITableViewController {
        var chosen: [IndexPath] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? 0 : 30 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath != [0, 1] }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    @Test("arrow keys move the focus, Return chooses, a finger takes it away")
    func table() throws {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        stage.press(UIKeyCommand.inputDownArrow)
        #expect(rows.tableView.focusedPath == nil)
        rows.tableView.allowsFocus = true
        stage.press(UIKeyCommand.inputDownArrow)
        #expect(rows.tableView.focusedPath == [0, 0])
        stage.press(UIKeyCommand.inputDownArrow)
        #expect(rows.tableView.focusedPath == [0, 2] && rows.chosen.isEmpty)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 2]))
        #expect(cell.configurationState.isFocused && cell.subviews.contains { $0 is FocusHaloView })
        stage.press("\r")
        #expect(rows.chosen == [[0, 2]])
        for _ in 0..<28 { stage.press(UIKeyCommand.inputDownArrow) }
        #expect(rows.tableView.focusedPath == [2, 0])
        #expect(rows.tableView.indexPathsForVisibleRows?.contains([2, 0]) == true && rows.tableView.contentOffset.y > 0)
        stage.tap(300, 600)
        stage.wait(0.3)
        #expect(rows.tableView.focusedPath == nil)
    }

    @Test("selection follows the focus where it is asked to")
    func selection() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        rows.tableView.selectionFollowsFocus = true
        stage.wait(0.1)
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputUpArrow)
        #expect(rows.chosen == [[0, 0], [0, 2], [0, 0]] && rows.tableView.indexPathForSelectedRow == [0, 0])
    }

    @Test("in a grid the nearest item in the direction is next")
    func distance() {
        let start = CGRect(x: 100, y: 100, width: 80, height: 80)
        #expect(FocusDistance.from(start, to: CGRect(x: 200, y: 100, width: 80, height: 80), .right) == 100)
        #expect(FocusDistance.from(start, to: CGRect(x: 200, y: 200, width: 80, height: 80), .down) == 300)
        #expect(FocusDistance.from(start, to: CGRect(x: 100, y: 200, width: 80, height: 80), .down) == 100)
        #expect(FocusDistance.from(start, to: CGRect(x: 200, y: 100, width: 80, height: 80), .left) == nil)
    }
}
