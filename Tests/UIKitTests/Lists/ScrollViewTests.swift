import Testing
@testable import UIKit

@MainActor @Suite struct ScrollViewTests {
    @Test("the indicator is as long as the part that is seen, and moves with it")
    func indicator() throws {
        let start = try #require(ScrollIndicatorPlacement(viewLength: 400, contentLength: 800, scrolled: 0, insets: (0, 0)).span)
        #expect(start.start == 3 && start.length == 197)
        let end = try #require(ScrollIndicatorPlacement(viewLength: 400, contentLength: 800, scrolled: 400, insets: (0, 0)).span)
        #expect(end.start + end.length == 397)
        #expect(ScrollIndicatorPlacement(viewLength: 400, contentLength: 400, scrolled: 0, insets: (0, 0)).span == nil)
        let tiny = try #require(ScrollIndicatorPlacement(viewLength: 400, contentLength: 1e6, scrolled: 0, insets: (0, 0)).span)
        #expect(tiny.length == 36)
    }

    @Test("a delegate that is set before the view has a size hears nothing before it has one") func quietBeforeLayout() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var widths: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { widths.append(scrollView.frame.width) }
        }
        let listener = Listener()
        let controller = UIViewController()
        let scroll = UIScrollView()
        scroll.delegate = listener
        controller.view.addSubview(scroll)
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        window.run(0.1)
        scroll.frame = CGRect(x: 10, y: 120, width: 380, height: 400)
        scroll.contentSize = CGSize(width: 1200, height: 400)
        scroll.isPagingEnabled = true
        window.run(0.1)
        #expect(listener.widths.allSatisfy { $0 > 0 })
    }

    @Test("indicators appear when they are flashed, and fade")
    func flash() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 5000)
        let controller = UIViewController()
        controller.view = scroll
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        scroll.flashScrollIndicators()
        let indicator = scroll.subviews.compactMap { $0 as? _UIScrollViewScrollIndicator }.first
        #expect(indicator?.alpha == 1)
        #expect(indicator?.frame.maxX == 390)
        window.picture("scroll-indicator")
        window.run(2)
        #expect(indicator?.alpha == 0)
    }

    @Test("who hears of scrolling finds the indicators among the subviews, the vertical one last, and can colour it")
    func indicatorsAmongSubviews() {
        final class Painter: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.subviews[scrollView.subviews.count - 1].subviews[0].backgroundColor = .green }
        }
        let painter = Painter()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = painter
        scroll.contentOffset.y = -20
        #expect(scroll.subviews.allSatisfy { $0.frame.isEmpty } && scroll.subviews.count == 2)
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 50
        scroll.flashScrollIndicators()
        let bar = scroll.subviews.last
        #expect(bar?.subviews.first?.backgroundColor == .green && bar?.frame.maxX == 97 && (bar?.frame.height ?? 0) >= 36)
        scroll.showsVerticalScrollIndicator = false
        #expect(scroll.subviews.count == 1 && scroll.subviews.last !== bar)
    }

    @Test("refreshing keeps room above the content while it lasts")
    func refresh() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 2000)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        let controller = UIViewController()
        controller.view = scroll
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        #expect(scroll.adjustedContentInset.top == 59)
        control.beginRefreshing()
        #expect(control.isRefreshing && scroll.adjustedContentInset.top == 119)
        #expect(scroll.contentOffset.y == -59)
        scroll.contentOffset.y = -119
        control.endRefreshing()
        window.run(0.5)
        #expect(scroll.adjustedContentInset.top == 59 && scroll.contentOffset.y == -59)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    }

    @Test("content that shrinks leaves no empty place")
    func shrink() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.contentOffset.y = 800
        scroll.contentSize.height = 300
        #expect(scroll.contentOffset.y == 200)
        scroll.frame.size.height = 250
        #expect(scroll.contentOffset.y == 50)
    }

    @Test("zooming scales the delegate's view and keeps the middle in the middle")
    func zoom() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let zoomer = Zoomer()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(zoomer.view)
        scroll.contentSize = CGSize(width: 200, height: 200)
        scroll.delegate = zoomer
        scroll.maximumZoomScale = 4
        scroll.contentOffset = CGPoint(x: 50, y: 50)
        scroll.zoomScale = 2
        #expect(scroll.contentSize == CGSize(width: 400, height: 400))
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 150))
        #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 25, height: 25), animated: false)
        #expect(scroll.zoomScale == 4)
        scroll.zoomScale = 0.1
        #expect(scroll.zoomScale == 1)
    }

    @Test("scrolling shows a rectangle by the shortest way")
    func visible() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 60)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 155, width: 10, height: 500), animated: false)
        #expect(scroll.contentOffset.y == 155)
    }
}
