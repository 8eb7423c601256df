import Testing
@testable import QuinceMJRefresh
@testable import UIKit

@Suite("Where headers and footers are pulled out")
struct RefreshGeometryTests {
    private func geometry(_ offset: CGFloat, content: CGFloat = 1000) -> RefreshGeometry {
        RefreshGeometry(offset: offset, top: 100, bottom: 34, content: content, height: 800)
    }

    @Test("A header is pulled out beyond the upper inset, and stays in sight as far as it is not scrolled away")
    func headers() {
        #expect(geometry(-100).headerPull(54) == 0 && geometry(-154).headerPull(54) == 1 && geometry(0).headerPull(54) < 0)
        #expect(geometry(-154).headerInset(54, original: 100) == 154 && geometry(-120).headerInset(54, original: 100) == 120)
        #expect(geometry(50).headerInset(54, original: 100) == 100 && geometry(-300).headerInset(54, original: 100) == 154)
    }

    @Test("A footer behind the content begins at its end, or at the lower edge where there is room left")
    func footers() {
        #expect(geometry(0).overflow == 334 && geometry(0).footerStart == 234 && geometry(234 + 22).footerPull(44) == 0.5)
        #expect(geometry(0, content: 300).footerStart == -100 && geometry(0, content: 300).backFooterY(ignoring: 0) == 666)
        #expect(geometry(0).backFooterY(ignoring: 10) == 1010)
    }

    @Test("A footer at the end of the content loads when as much of it is seen as is wished")
    func automatic() {
        #expect(geometry(1000 - 800 + 34).triggersAutomatically(44, percent: 1) && !geometry(200).triggersAutomatically(44, percent: 1))
        #expect(geometry(1000 - 800 + 34 - 44).triggersAutomatically(44, percent: 0))
        #expect(!geometry(0, content: 300).triggersAutomatically(44, percent: 1) && geometry(-100, content: 300).triggersAtEndOfDrag)
    }

    @Test("Words are Chinese for those who prefer it, and English for others") func languages() {
        #expect(RefreshWords.language(for: "zh-Hans-CN") == "zh-Hans" && RefreshWords.language(for: "zh-Hant") == "zh-Hant")
        #expect(RefreshWords.table(of: RefreshWords.language(for: "fr"))[MJRefreshHeaderPullingText] == "Release to refresh")
    }
}

@Suite("MJRefresh", .serialized) @MainActor
struct MJRefreshTests {
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

    @Test("A header is pulled out, refreshes when it is let go, and goes when that has ended")
    func header() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let rows = Rows()
        let table = try made(stage, rows)
        var count = 0
        let header = MJRefreshNormalHeader(refreshingBlock: { count += 1 })
        header.lastUpdatedTimeKey = "MJRefreshTests"
        table.mj_header = header
        stage.session.advance(by: 0.2)
        let top: CGFloat = table.mj_insetT
        #expect(header.frame == CGRect(x: 0, y: -54, width: table.bounds.width, height: 54) && header.stateLabel.text == "Pull down to refresh")
        let finger: Int = stage.session.beginTouch(x: 200, y: 200)
        stage.session.moveTouch(finger, from: (200, 200), to: (200, 450), duration: 0.5)
        #expect(header.state == .pulling && header.stateLabel.text == "Release to refresh")
        try stage.play("picture pulled")
        stage.session.endTouch(finger, x: 200, y: 450)
        try await settle(stage)
        #expect(header.isRefreshing && count == 1 && table.mj_insetT == top + 54 && table.contentOffset.y == -top - 54)
        try stage.play("picture refreshing")
        header.endRefreshing()
        try await settle(stage)
        #expect(header.state == .idle && table.mj_insetT == top && table.contentOffset.y == -top && header.lastUpdatedTime != nil)
        UserDefaults.standard.removeObject(forKey: "MJRefreshTests")
    }

    @Test("Refreshing that begins before the view is on screen begins there")
    func early() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        var count = 0
        let table = UITableView(frame: stage.window.bounds)
        table.mj_header = MJRefreshStateHeader { count += 1 }
        table.mj_header.beginRefreshing()
        #expect(table.mj_header.state == .willRefresh && table.mj_header.isRefreshing)
        try #require(stage.window.rootViewController?.view).addSubview(table)
        try await settle(stage)
        #expect(table.mj_header.state == .refreshing && count == 1)
    }

    @Test("A footer at the end of the content loads as it is seen, until there is nothing more")
    func autoFooter() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let rows = Rows()
        let table = try made(stage, rows)
        let bottom: CGFloat = table.mj_insetB
        var count = 0
        let footer = MJRefreshAutoNormalFooter { count += 1 }
        table.mj_footer = footer
        stage.session.advance(by: 0.2)
        #expect(table.mj_insetB == bottom + 44 && footer.mj_y == 30 * 44)
        table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - table.bounds.height + table.mj_insetB), animated: false)
        #expect(footer.state == .refreshing && count == 1 && footer.stateLabel.text == "Loading...")
        rows.count = 40
        table.reloadData()
        footer.endRefreshingWithNoMoreData()
        try await settle(stage)
        try stage.play("picture footer")
        #expect(footer.state == .noMoreData && footer.stateLabel.text == "No more data" && footer.mj_y == 40 * 44)
        footer.isHidden = true
        #expect(table.mj_insetB == bottom)
        table.mj_footer = nil
        #expect(footer.superview == nil && table.mj_insetB == bottom)
    }

    @Test("A footer behind the content is pulled out like a header")
    func backFooter() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let rows = Rows()
        rows.count = 3
        let table = try made(stage, rows)
        let bottom: CGFloat = table.mj_insetB
        var count = 0
        let footer = MJRefreshBackNormalFooter { count += 1 }
        table.mj_footer = footer
        stage.session.advance(by: 0.2)
        try stage.play("drag 200 600 to 200 300 over 0.4")
        try await settle(stage)
        #expect(footer.state == .refreshing && count == 1 && table.mj_insetB > bottom)
        footer.endRefreshing()
        try await settle(stage)
        #expect(footer.state == .idle && table.mj_insetB == bottom)
    }

    @Test("Subclasses place views of their own and hear of states") func subclasses() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        final class Own: MJRefreshHeader {
            let mark = UIView()
            var states: [MJRefreshState] = []
            override func prepare() {
                super.prepare()
                mj_h = 50
                addSubview(mark)
            }
            override func placeSubviews() {
                super.placeSubviews()
                mark.frame = bounds.insetBy(dx: 10, dy: 10)
            }
            override var state: MJRefreshState { didSet { states.append(state) } }
        }
        let table = try made(stage, Rows())
        let header = Own(frame: .zero)
        table.mj_header = header
        stage.session.advance(by: 0.2)
        header.state = .pulling
        #expect(header.frame.height == 50 && header.mark.frame.height == 30 && header.states == [.pulling])
    }
}
