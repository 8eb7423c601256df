import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct PageTests {
    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [NavigationTests.Screen] = ["one", "two", "three"].map { NavigationTests.Screen($0) }
        var log: [String] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            pages.firstIndex { $0 === viewController }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
        }
        func pageViewController(_ pager: UIPageViewController, willTransitionTo pending: [UIViewController]) {
            log.append("will \(pending[0].title ?? "")")
        }
        func pageViewController(
            _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            log.append("did \(completed)")
        }
    }

    private func pager(_ source: Source) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.delegate = source
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        return pager
    }

    @Test("a class that overrides the designated initialisers is made without arguments, by them")
    func inheritedInitialisers() {
        final class Onboarding: UIPageViewController {
            override init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
                super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Onboarding().transitionStyle == .scroll)
        #expect(Onboarding(nibName: nil, bundle: nil).navigationOrientation == .horizontal)
        #expect(UIPageViewController().transitionStyle == .pageCurl)
        #expect(UIPageViewController(nibName: "Pages", bundle: .main).nibName == "Pages")
    }

    @Test("pages turn in code, sliding on the session's clock")
    func inCode() {
        let source = Source()
        let pager = pager(source)
        let window = TestWindow(.phonePortrait, root: pager)
        var finished: Bool?
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true) { finished = $0 }
        window.run(0.1)
        let shown: CGFloat = source.pages[1].view.convert(source.pages[1].view.bounds, to: nil).minX
        #expect(shown > 0 && shown < 393)
        #expect(finished == nil)
        window.run(0.4)
        #expect(finished == true)
        #expect(pager.viewControllers == [source.pages[1]])
        #expect(source.pages[0].parent == nil)
        #expect(source.pages[1].log == ["will appear", "did appear"])
        #expect(source.pages[0].log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(source.log.isEmpty)
        window.close()
    }

    @Test("a swipe turns the page, a short drag does not, and there is none before the first")
    func byFinger() {
        let source = Source()
        let pager = pager(source)
        let window = TestWindow(.phonePortrait, root: pager)
        window.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[1]])
        #expect(source.log == ["will two", "did true"])
        window.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 300, y: 300), seconds: 1)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[1]])
        #expect(source.log.suffix(2) == ["will three", "did false"])
        window.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), seconds: 0.3)
        window.run(1.5)
        window.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[0]])
        #expect(source.pages[0].view.convert(source.pages[0].view.bounds, to: nil).minX == 0)
        window.picture("pages")
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(source.pages[0].view.frame.width == 834)
        window.close()
    }

    private final class Progress: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }

    private func scrollView(of pager: UIPageViewController) throws -> UIScrollView {
        try #require(pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }

    @Test("a scroll view among the subviews says how far a page is turned: its offset rests at one page's length")
    func progress() throws {
        let source = Source()
        let pager = pager(source)
        let window = TestWindow(.phonePortrait, root: pager)
        defer { window.close() }
        let scroll = try scrollView(of: pager)
        let progress = Progress()
        scroll.delegate = progress
        #expect(scroll.contentOffset.x == 393 && scroll.contentSize.width == 1179)
        window.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[1]])
        #expect(progress.offsets.contains { $0 > 500 && $0 < 700 } && progress.offsets.max() == 786 && progress.offsets.last == 393)
        progress.offsets = []
        pager.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
        window.run(1.5)
        #expect(progress.offsets.contains { $0 > 100 && $0 < 300 } && progress.offsets.min() == 0 && scroll.contentOffset.x == 393)
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(scroll.contentOffset.x == 834 && source.pages[0].view.convert(source.pages[0].view.bounds, to: nil).minX == 0)
    }

    @Test("an app that lets the scroll view not scroll keeps fingers from turning pages; it still turns them itself")
    func disabledScrolling() throws {
        let source = Source()
        let pager = pager(source)
        let window = TestWindow(.phonePortrait, root: pager)
        defer { window.close() }
        try scrollView(of: pager).isScrollEnabled = false
        window.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[0]] && source.log.isEmpty)
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true)
        window.run(1.5)
        #expect(source.pages[1].view.convert(source.pages[1].view.bounds, to: nil).minX == 0)
    }

    @Test("before the first page there is none: it follows the finger a part of the way and goes back, or not at all where edges are hard")
    func edges() throws {
        let source = Source()
        let pager = pager(source)
        let window = TestWindow(.phonePortrait, root: pager)
        defer { window.close() }
        let scroll = try scrollView(of: pager)
        let progress = Progress()
        scroll.delegate = progress
        window.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect((progress.offsets.min() ?? 0) > 200 && (progress.offsets.min() ?? 0) < 360)
        #expect(scroll.contentOffset.x == 393 && source.log.isEmpty)
        progress.offsets = []
        scroll.bounces = false
        window.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(progress.offsets.allSatisfy { $0 == 393 })
    }

    @Test("a gap between pages is seen only while they are turned, and pages from right to left follow at the left")
    func gapsAndDirections() throws {
        let source = Source()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        pager.dataSource = source
        pager.delegate = source
        pager.view.semanticContentAttribute = .forceRightToLeft
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let window = TestWindow(.phonePortrait, root: pager)
        defer { window.close() }
        #expect(source.pages[0].view.convert(source.pages[0].view.bounds, to: nil).minX == 0)
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true)
        window.run(0.1)
        let frames: [CGRect] = source.pages[0...1].map { $0.view.convert($0.view.bounds, to: nil) }
        #expect(frames[1].maxX + 20 == frames[0].minX)
        window.run(0.4)
        window.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), seconds: 0.3)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[2]])
    }

    @Test("a finger that changes its mind on the way turns to the other side")
    func bothSides() throws {
        let source = Source()
        let pager = pager(source)
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        let window = TestWindow(.phonePortrait, root: pager)
        defer { window.close() }
        window.drag(through: [CGPoint(x: 200, y: 300), CGPoint(x: 120, y: 300), CGPoint(x: 380, y: 300)], seconds: 0.6)
        window.run(1.5)
        #expect(pager.viewControllers == [source.pages[0]])
        #expect(source.log == ["will three", "will one", "did true"])
        #expect(source.pages[2].parent == nil && source.pages[2].view.superview == nil)
    }

    @Test("pages of a book curl over each other, in code and under a finger")
    func curls() throws {
        let source = Source()
        let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.delegate = source
        for (page, color) in zip(source.pages, [UIColor.systemYellow, .systemTeal, .systemPink]) { page.view.backgroundColor = color }
        pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let window = TestWindow(.phonePortrait, root: pager)
        var ended = false
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: true) { ended = $0 }
        window.run(0.25)
        window.picture("page-curl")
        #expect(!ended)
        #expect(source.pages[1].view.frame == pager.pages.bounds)
        window.run(0.4)
        #expect(ended)
        #expect(pager.viewControllers?.first === source.pages[1])
        #expect(source.pages[0].view.superview == nil)
        window.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), seconds: 0.4)
        window.picture("page-uncurl")
        #expect(source.log.last == "will one")
        window.run(1)
        #expect(source.log.last == "did true")
        #expect(pager.viewControllers?.first === source.pages[0])
        #expect(pager.pages.layer.sublayers?.count == 1)
        window.close()
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [NavigationTests.Screen] = (1...6).map { NavigationTests.Screen("\($0)") }
        var asked: [Bool] = []
        func pageViewController(_ pager: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
            pages.firstIndex { $0 === controller }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(_ pager: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
            pages.firstIndex { $0 === controller }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
        func pageViewController(
            _ pager: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            asked.append(orientation.isLandscape)
            let shown: Int = pages.firstIndex { $0 === pager.viewControllers?.first } ?? 0
            let wanted: [UIViewController] = orientation.isLandscape ? Array(pages[shown...(shown + 1)]) : [pages[shown]]
            pager.setViewControllers(wanted, direction: .forward, animated: true)
            return orientation.isLandscape ? .mid : .min
        }
    }

    @Test("the delegate says where a book is bound as it is turned: in the middle, two pages are shown, and turned together")
    func spine() {
        let book = Book()
        let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let window = TestWindow(.padPortrait, root: pager)
        defer { window.close() }
        #expect(pager.spineLocation == .min && book.asked.isEmpty)
        window.change(to: .padLandscape)
        window.run(0.1)
        #expect(book.asked == [true] && pager.spineLocation == .mid && pager.viewControllers == Array(book.pages[0...1]))
        #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 597, height: 834))
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).minX == 597)
        window.drag(from: CGPoint(x: 1100, y: 400), to: CGPoint(x: 200, y: 400), seconds: 0.4)
        window.run(1)
        #expect(pager.viewControllers == Array(book.pages[2...3]))
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(pager.spineLocation == .min && pager.viewControllers == [book.pages[2]])
        #expect(book.pages[2].parent === pager && book.pages[2].view.frame == pager.pages.bounds)
    }
}
