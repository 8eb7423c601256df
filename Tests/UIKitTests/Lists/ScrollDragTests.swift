import Testing
@testable import UIKit

/// Scrolling as a user does it.
@MainActor @Suite struct ScrollDragTests {
    final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var velocity = CGPoint.zero
        var target: CGPoint?
        var allowsTop = true
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin \(scrollView.isDragging)") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            lines.append("willEnd")
            self.velocity = velocity
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("end \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { lines.append("zoomed") }
    }

    private func stage(content: CGSize = CGSize(width: 393, height: 5000)) -> (TouchStage, UIScrollView, Log) {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = content
        stage.view.addSubview(scroll)
        let log = Log()
        scroll.delegate = log
        stage.wait(0.1)
        return (stage, scroll, log)
    }

    @Test("content follows the finger after ten points, and stays where a finger that had stopped leaves it")
    func follow() {
        let (stage, scroll, log) = stage()
        defer { stage.close() }
        stage.down(200, 500)
        #expect(scroll.isTracking && !scroll.isDragging)
        stage.move(200, 495)
        #expect(scroll.contentOffset.y == 0 && !scroll.isDragging)
        stage.move(200, 480)
        #expect(scroll.isDragging && scroll.contentOffset.y == 10)
        stage.move(200, 400)
        #expect(scroll.contentOffset.y == 90)
        stage.wait(0.3)
        stage.up()
        #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
        #expect(log.lines == ["begin true", "willEnd", "end false"])
        stage.wait(1)
        #expect(scroll.contentOffset.y == 90)
    }

    @Test("thrown content glides on, a finger catches it")
    func glide() {
        let (stage, scroll, log) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 400))
        #expect(scroll.isDecelerating && scroll.contentOffset.y >= 190)
        #expect(log.velocity.y > 1 && log.velocity.y < 1.4 && log.velocity.x == 0)
        stage.wait(0.3)
        let offset: CGFloat = scroll.contentOffset.y
        #expect(offset > 350)
        stage.down(200, 500)
        #expect(!scroll.isDecelerating && scroll.isDragging)
        let caught: CGFloat = scroll.contentOffset.y
        stage.wait(0.3)
        stage.up()
        stage.wait(0.5)
        #expect(abs(scroll.contentOffset.y - caught) < 1)
        #expect(log.lines == ["begin true", "willEnd", "end true", "glide", "rest", "begin true", "willEnd", "end false"])
    }

    @Test("a glide ends by itself, and a pull over the edge goes back")
    func rest() {
        let (stage, scroll, log) = stage()
        defer { stage.close() }
        stage.drag(CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 500))
        stage.wait(4)
        #expect(log.lines.last == "rest" && !scroll.isDecelerating)
        let rest: CGFloat = scroll.contentOffset.y
        stage.wait(1)
        #expect(scroll.contentOffset.y == rest)
        scroll.setContentOffset(.zero, animated: false)
        stage.down(200, 200)
        for y in stride(from: 220.0, through: 420, by: 20) { stage.move(200, y) }
        #expect(scroll.contentOffset.y < -80 && scroll.contentOffset.y > -110)
        stage.up()
        stage.wait(1.2)
        #expect(scroll.contentOffset.y == 0 && !scroll.isDecelerating)
    }

    @Test("the delegate may choose another place to rest")
    func target() {
        let (stage, scroll, log) = stage()
        defer { stage.close() }
        log.target = CGPoint(x: 0, y: 1000)
        stage.drag(CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 400))
        stage.wait(4)
        #expect(scroll.contentOffset.y == 1000)
    }

    @Test("pages")
    func paging() {
        let (stage, scroll, log) = stage(content: CGSize(width: 393 * 4, height: 600))
        defer { stage.close() }
        scroll.isPagingEnabled = true
        stage.drag(CGPoint(x: 300, y: 300), CGPoint(x: 200, y: 300))
        stage.wait(2)
        #expect(scroll.contentOffset.x == 393 && scroll.contentOffset.y == 0)
        #expect(!log.lines.contains("willEnd"))
        stage.drag(CGPoint(x: 300, y: 300), CGPoint(x: 301, y: 200))
        stage.wait(1)
        #expect(scroll.contentOffset == CGPoint(x: 393, y: 0))
    }

    @Test("a drag locked to a direction keeps to it")
    func lock() {
        let (stage, scroll, _) = stage(content: CGSize(width: 2000, height: 2000))
        defer { stage.close() }
        scroll.isDirectionalLockEnabled = true
        stage.down(300, 500)
        for step in 1...10 { stage.move(300 - CGFloat(step) * 2, 500 - CGFloat(step) * 20) }
        #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 150)
        stage.up()
    }

    @Test("a button in the content is pressed by a finger that stays, not by one that scrolls")
    func buttons() {
        let (stage, scroll, _) = stage()
        defer { stage.close() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        stage.wait(0.1)
        stage.tap(100, 300)
        #expect(taps == 1)
        stage.drag(CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 300))
        #expect(taps == 1 && scroll.contentOffset.y > 80)
        scroll.setContentOffset(.zero, animated: false)
        stage.down(100, 300)
        #expect(!button.isHighlighted)
        stage.wait(0.2)
        #expect(button.isHighlighted)
        for step in 1...5 { stage.move(100, 300 - CGFloat(step) * 20) }
        #expect(scroll.contentOffset.y == 0)
        stage.up()
        scroll.delaysContentTouches = false
        stage.down(100, 300)
        #expect(button.isHighlighted)
        stage.up()
    }

    @Test("an inner scroll view takes drags along its own axis, and leaves those at its end to the outer one")
    func nested() {
        let (stage, scroll, _) = stage()
        defer { stage.close() }
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        inner.contentSize = CGSize(width: 2000, height: 200)
        scroll.addSubview(inner)
        stage.wait(0.1)
        stage.drag(CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 205))
        #expect(inner.contentOffset.x > 80 && scroll.contentOffset.y == 0)
        stage.wait(3)
        let before: CGFloat = inner.contentOffset.x
        stage.drag(CGPoint(x: 300, y: 280), CGPoint(x: 290, y: 180))
        #expect(inner.contentOffset.x == before && scroll.contentOffset.y > 80)
        stage.wait(3)
        scroll.setContentOffset(.zero, animated: false)
        let tall = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
        tall.contentSize = CGSize(width: 393, height: 320)
        scroll.addSubview(tall)
        tall.contentOffset.y = 20
        stage.drag(CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 400))
        #expect(tall.contentOffset.y == 20 && scroll.contentOffset.y > 80)
    }

    @Test("a tap on the status bar scrolls to the top, if the delegate likes")
    func top() {
        let (stage, scroll, log) = stage()
        defer { stage.close() }
        scroll.contentOffset.y = 900
        log.allowsTop = false
        stage.tap(100, 20)
        stage.wait(0.5)
        #expect(scroll.contentOffset.y == 900)
        log.allowsTop = true
        stage.wait(0.5)
        stage.tap(100, 20)
        stage.wait(0.5)
        #expect(scroll.contentOffset.y == 0 && log.lines == ["top"])
    }

    @Test("two fingers zoom, within the limits at last")
    func pinch() {
        let (stage, scroll, log) = stage(content: CGSize(width: 393, height: 600))
        defer { stage.close() }
        scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600)))
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
        stage.down(150, 300)
        stage.down(250, 300, finger: 1)
        for step in 1...10 {
            stage.move(150 - CGFloat(step) * 10, 300)
            stage.move(250 + CGFloat(step) * 10, 300, finger: 1)
        }
        #expect(scroll.isZooming && scroll.zoomScale > 2.4 && scroll.zoomScale < 3)
        stage.up()
        stage.up(finger: 1)
        stage.wait(0.5)
        #expect(!scroll.isZooming && log.lines.contains("zoom") && log.lines.last == "zoomed")
        #expect(scroll.contentOffset.x > 100)
    }

    @Test("pulling down refreshes once, and makes room while it lasts")
    func refresh() {
        let (stage, scroll, _) = stage()
        defer { stage.close() }
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.attributedTitle = NSAttributedString(string: "Fetching")
        let title = control.subviews.compactMap { $0 as? UILabel }.first
        scroll.refreshControl = control
        #expect(title?.alpha == 0)
        stage.down(200, 200)
        for step in 1...12 { stage.move(200, 200 + CGFloat(step) * 30) }
        #expect(count == 1 && control.isRefreshing && title?.alpha == 1)
        stage.up()
        stage.wait(1)
        #expect(scroll.contentOffset.y == -60)
        control.endRefreshing()
        stage.wait(0.5)
        #expect(scroll.contentOffset.y == 0 && count == 1 && title?.alpha == 0)
    }

    @Test("rows are not chosen by scrolling or by catching, and a list follows")
    func rows() throws {
        final class Rows: UITableViewController {
            var chosen: [Int] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        stage.drag(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 300))
        stage.wait(0.1)
        stage.tap(200, 400)
        stage.wait(2)
        #expect(rows.chosen.isEmpty && rows.tableView.contentOffset.y > 300)
        #expect(rows.tableView.indexPathsForVisibleRows?.first.map { $0.row > 5 } == true)
        stage.tap(200, 400)
        #expect(rows.chosen.count == 1)
    }

    @Test("a section that scrolls across stops at its groups")
    func groups() throws {
        final class Items: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            return section
        }
        let items = Items(collectionViewLayout: layout)
        items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        stage.window.rootViewController = items
        stage.wait(0.1)
        stage.drag(CGPoint(x: 300, y: 120), CGPoint(x: 200, y: 120))
        stage.wait(2)
        let scroller = try #require(items.collectionView.subviews.compactMap { $0 as? _UICollectionViewOrthogonalScrollerEmbeddedScrollView }.first)
        #expect(scroller.contentOffset.x == 200)
    }
}
