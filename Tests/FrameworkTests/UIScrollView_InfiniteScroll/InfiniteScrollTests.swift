import Foundation
import Testing

@testable import QuinceUIScrollView_InfiniteScroll

@Suite("UIScrollView-InfiniteScroll", .serialized) @MainActor struct InfiniteScrollTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 30
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func made(_ stage: FrameworkStage, _ rows: Rows) throws -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.rowHeight = 44
        table.dataSource = rows
        try #require(stage.window.rootViewController?.view).addSubview(table)
        stage.session.advance(by: 0.2)
        return table
    }

    private func settle(_ stage: FrameworkStage) async throws {
        // What waits for the main queue comes between the frames.
        for _ in 0..<4 {
            try await Task.sleep(nanoseconds: 20_000_000)
            stage.session.advance(by: 0.3)
        }
    }

    @Test("a finger that comes to the end has more loaded, once, with an indicator behind the rows, which goes when that is done")
    func finger() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let rows = Rows()
        let table = try made(stage, rows)
        var loads = 0
        table.addInfiniteScroll { table in
            loads += 1
            #expect(table.numberOfSections == 1)
        }
        table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        #expect(!table.isAnimatingInfiniteScroll)
        try stage.play("drag 200 600 to 200 200 over 0.4")
        try await settle(stage)
        #expect(loads == 1 && table.isAnimatingInfiniteScroll)
        let indicator = try #require(table.infiniteScrollIndicatorView as? UIActivityIndicatorView)
        let room: CGFloat = indicator.bounds.height + 22
        #expect(indicator.isAnimating && indicator.superview === table && table.contentInset.bottom == room)
        #expect(indicator.center == CGPoint(x: table.bounds.midX, y: table.contentSize.height + room / 2))
        try stage.play("picture infinite-scroll")
        rows.count = 40
        table.reloadData()
        var ended = false
        table.finishInfiniteScroll { _ in ended = true }
        try await settle(stage)
        #expect(ended && !table.isAnimatingInfiniteScroll && table.contentInset.bottom == 0 && indicator.isHidden)
        table.removeInfiniteScroll()
        try stage.play("drag 200 600 to 200 100 over 0.2")
        try await settle(stage)
        #expect(loads == 1 && indicator.superview == nil)
    }

    @Test("an app may say that there is no more, give a view of its own and begin without a finger")
    func settings() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let table = try made(stage, Rows())
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        var loads = 0
        var hasMore = false
        table.addInfiniteScroll { (_: UITableView) in loads += 1 }
        table.setShouldShowInfiniteScrollHandler { (_: UITableView) in hasMore }
        table.infiniteScrollIndicatorView = own
        table.infiniteScrollIndicatorMargin = 30
        table.beginInfiniteScroll(true)
        #expect(!table.isAnimatingInfiniteScroll)
        hasMore = true
        table.beginInfiniteScroll(true)
        try await settle(stage)
        #expect(loads == 1 && own.superview === table && table.contentInset.bottom == 100)
        #expect(table.contentOffset.y == table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
        table.finishInfiniteScroll()
        try await settle(stage)
        #expect(own.isHidden && table.contentInset.bottom == 0)
    }
}
