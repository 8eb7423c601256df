import Testing

@testable import UIKit

/// Delegates of lists and the keyboard's focus.
@MainActor @Suite(.serialized) struct FocusUpdateTests {
    final class Rows: UITableViewController {
        var moves: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            context.nextFocusedIndexPath?.row != 2
        }
        override func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            var ran = false
            coordinator.addCoordinatedFocusingAnimations({ ran = $0.duration >= 0 }, completion: nil)
            let from: String = context.previouslyFocusedIndexPath.map { "\($0.row)" } ?? "none"
            moves.append("\(from) to \(context.nextFocusedIndexPath?.row ?? -1) \(context.focusHeading == .down) \(ran)")
            if context.nextFocusedView !== tableView.cellForRow(at: context.nextFocusedIndexPath!) { moves.append("no cell") }
        }
    }

    @Test("a delegate is asked whether the focus moves, and told when it has")
    func table() {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        rows.tableView.allowsFocus = true
        stage.wait(0.1)
        for _ in 0..<3 { stage.press(UIKeyCommand.inputDownArrow) }
        #expect(rows.moves == ["none to 0 true true", "0 to 1 true true"])
        #expect(rows.tableView.focusedPath == [0, 1])
    }

    @Test("a debugger is told why an item cannot have the focus")
    func debugger() {
        let view = UIView()
        view.isHidden = true
        let words = "\(UIFocusDebugger.checkFocusability(for: view))"
        #expect(words.contains("hidden") && words.contains("canBecomeFocused") && words.contains("no window"))
        let guide = UIFocusGuide()
        guide.preferredFocusedView = view
        #expect(guide.preferredFocusEnvironments.count == 1 && guide.preferredFocusedView === view)
    }
}
