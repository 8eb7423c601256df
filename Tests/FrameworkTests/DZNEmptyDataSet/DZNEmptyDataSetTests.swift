import Testing
@testable import QuinceDZNEmptyDataSet
@testable import UIKit

@Suite("DZNEmptyDataSet", .serialized) @MainActor
struct DZNEmptyDataSetTests {
    private final class Owner: NSObject, DZNEmptyDataSetSource, DZNEmptyDataSetDelegate, UITableViewDataSource {
        var rows = 0
        var isForced = false
        var own: UIView?
        var heard: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! {
            NSAttributedString(string: "Nothing here", attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .foregroundColor: UIColor.darkGray])
        }
        func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
            NSAttributedString(string: "Whatever is added comes here, in words that need more than one line of the screen")
        }
        func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage! { UIImage(systemName: "tray") }
        func buttonTitle(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> NSAttributedString? {
            NSAttributedString(string: "Add one")
        }
        func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView? { own }
        func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { -40 }
        func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView) -> Bool { isForced }
        func emptyDataSet(_ scrollView: UIScrollView, didTap view: UIView) { heard.append("view") }
        func emptyDataSet(_ scrollView: UIScrollView, didTap button: UIButton) { heard.append("button") }
        func emptyDataSetDidAppear(_ scrollView: UIScrollView!) { heard.append("appeared") }
        func emptyDataSetDidDisappear(_ scrollView: UIScrollView) { heard.append("disappeared") }
    }

    private func made(_ owner: Owner, _ stage: FrameworkStage) throws -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.tableFooterView = UIView()
        table.dataSource = owner
        table.emptyDataSetSource = owner
        table.emptyDataSetDelegate = owner
        try #require(stage.window.rootViewController?.view).addSubview(table)
        return table
    }

    @Test("shows picture, title, words and button below each other in the middle of a table without rows")
    func parts() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let table = try made(owner, stage)
        table.reloadEmptyDataSet()
        stage.session.advance(by: 0.5)
        try stage.play("picture empty\nexpect \"Nothing here\"\nexpect \"Add one\"")
        #expect(table.isEmptyDataSetVisible && !table.isScrollEnabled && owner.heard.contains("appeared"))
        let view = try #require(table.subviews.first { $0 is EmptyDataSetView })
        let parts: [UIView] = try #require(view.subviews.first).subviews
        #expect(parts.count == 4 && zip(parts, parts.dropFirst()).allSatisfy { abs($1.frame.minY - $0.frame.maxY - 11) < 0.5 })
        #expect(parts.dropFirst().allSatisfy { abs($0.frame.width - table.bounds.width * 14 / 16) < 1 })
        #expect(abs(try #require(view.subviews.first).center.y - (table.bounds.height / 2 - 40)) < 1)
    }

    @Test("goes when there are rows, and comes without them, as the table is reloaded")
    func reloading() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let table = try made(owner, stage)
        stage.session.advance(by: 0.5)
        // The first layout of a table asks for its data.
        #expect(table.isEmptyDataSetVisible && owner.heard == ["appeared"])
        owner.rows = 2
        table.reloadData()
        #expect(!table.isEmptyDataSetVisible && table.isScrollEnabled && owner.heard == ["appeared", "disappeared"])
        owner.rows = 0
        table.beginUpdates()
        table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        table.endUpdates()
        #expect(table.isEmptyDataSetVisible)
        table.emptyDataSetSource = nil
        #expect(!table.isEmptyDataSetVisible)
    }

    @Test("hears of touches of what is shown and of the button")
    func touches() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let table = try made(owner, stage)
        table.reloadEmptyDataSet()
        stage.session.advance(by: 0.5)
        owner.heard = []
        try stage.play("tap \"Nothing here\"\nwait 0.5\ntap \"Add one\"\nwait 0.5\ntap 200 100\nwait 0.5")
        #expect(owner.heard == ["view", "button"])
    }

    @Test("shows a view of the app's own as wide as the table, also over rows where that is forced, in every window")
    func ownView() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        (owner.rows, owner.isForced) = (3, true)
        let label = UILabel()
        label.text = "Own"
        owner.own = label
        let table = try made(owner, stage)
        table.reloadEmptyDataSet()
        #expect(table.isEmptyDataSetVisible && label.frame.width == table.bounds.width)
        table.frame = CGRect(x: 0, y: 0, width: 800, height: 300)
        table.layoutIfNeeded()
        #expect(label.frame.width == 800)
    }
}
