import Foundation
import Testing

@testable import UIKit

@Suite("Looks of bars and their buttons", .serialized) @MainActor struct BarLookTests {
    private func image(_ size: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test("A picture is chosen by place and height, the most special first")
    func chosen() {
        let any = image(), top = image(), compact = image()
        var images = BarImages()
        images.setBackground(any, at: .any, .default)
        images.setBackground(top, at: .top, .default)
        #expect(images.shown(at: .top, isCompact: false).background === top)
        #expect(images.shown(at: .bottom, isCompact: false).background === any)
        images.setBackground(compact, at: .any, .compact)
        #expect(images.shown(at: .top, isCompact: true).background === compact)
        images.setBackground(nil, at: .top, .default)
        #expect(images.shown(at: .top, isCompact: false).background === any)
    }

    @Test("An empty picture makes a navigation bar transparent, as apps since iOS 5 do it")
    func transparent() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.setItems([UINavigationItem(title: "A")], animated: false)
        bar.hasContentBehind = true
        let background = try #require(bar.subviews.lazy.compactMap { $0 as? UIBarBackground }.first)
        let effect = try #require(background.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(!effect.isHidden)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(effect.isHidden && background.color == nil)
        #expect(bar.backgroundImage(for: .default) != nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(!effect.isHidden)
    }

    @Test("A bar's colour lies over its blur, and covers it but for a little where the bar was given the colour itself")
    func colorOverBlur() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.hasContentBehind = true
        let background = try #require(bar.subviews.lazy.compactMap { $0 as? UIBarBackground }.first)
        let effect = try #require(background.subviews.firstIndex { $0 is UIVisualEffectView && !$0.isHidden })
        bar.standardAppearance.backgroundColor = .red
        #expect(background.subviews.firstIndex { $0.backgroundColor == .red }.map { $0 > effect } == true)
        bar.barTintColor = .blue
        #expect(background.color?.cgColor.alpha == 0.85)
        bar.isTranslucent = false
        #expect(background.color == .blue && background.subviews[effect].isHidden)
    }

    @Test("Appearances are copied with all they hold")
    func copies() {
        let original = UINavigationBarAppearance()
        original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        original.backgroundImage = image()
        original.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = original.copy()
        original.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.backgroundImage === original.backgroundImage)
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
        copy.configureWithTransparentBackground()
        #expect(copy.backgroundImage == nil)
    }

    @Test("Stand-ins of bar items colour the items that bars show, unless those have own values")
    func itemStandIns() {
        AppContext.renew()
        defer { AppContext.renew() }
        UIBarButtonItem.appearance().tintColor = .green
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.kern: 5], for: .normal)
        let view = UIView()
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        #expect(item.shownTintColor(in: view) == .green)
        #expect(item.shownTitleAttributes(for: .normal, in: view)?[.kern] as? Int == 2)
        item.tintColor = .blue
        #expect(item.shownTintColor(in: view) == .blue)
        #expect(UITabBarItem(title: "B", image: nil, tag: 0).shownTitleAttributes(for: .normal, in: view)?[.kern] as? Int == 5)
    }

    @Test("A bar of its own asks its delegate before it goes back")
    func delegate() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var allows = false
            var log: [String] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("pop \(item.title ?? "")") }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("push \(item.title ?? "")") }
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let bar = UINavigationBar()
        let delegate = Delegate()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        #expect(bar.popItem(animated: false) == nil)
        delegate.allows = true
        #expect(bar.popItem(animated: false)?.title == "B")
        #expect(delegate.log == ["push A", "push B", "pop B"])
        #expect(bar.barPosition == .topAttached)
    }

    @Test("Tabs stand as wide and as far apart as the bar is told, in its middle or filling it")
    func tabs() {
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 49)
        let centred = TabBarMetrics.frames(count: 2, in: bounds, isCentered: true, width: 100, spacing: 20)
        #expect(centred.map(\.minX) == [90, 210] && centred.allSatisfy { $0.width == 100 })
        let filling = TabBarMetrics.frames(count: 4, in: bounds, isCentered: false, width: 0, spacing: 0)
        #expect(filling.map(\.minX) == [0, 100, 200, 300])
        let crowded = TabBarMetrics.frames(count: 4, in: bounds, isCentered: true, width: 200, spacing: 0)
        #expect(crowded.last.map { $0.maxX <= 400 } == true)
    }

    @Test("What apps ask for by name alone: the view of a bar's button, the field of a search bar")
    func viewsByKey() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UINavigationItem(title: "A")
        let custom = UIView()
        item.rightBarButtonItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil), UIBarButtonItem(customView: custom)]
        #expect(item.rightBarButtonItems?.first?.value(forKey: "view") == nil)
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        let view = try #require(item.rightBarButtonItems?.first?.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: bar))
        #expect(item.rightBarButtonItems?.last?.value(forKey: "view") as? UIView === custom)
        let search = UISearchBar()
        #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
    }

    @Test("a search bar that is a navigation bar's title has no background of its own") func searchBarsInBars() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        func background(of search: UISearchBar) -> UIView? { search.subviews.first { $0 is UIBarBackground } }
        let title = UISearchBar(), alone = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        let item = UINavigationItem(title: "")
        item.titleView = title
        bar.setItems([item], animated: false)
        window.addSubview(bar)
        window.addSubview(alone)
        window.layoutIfNeeded()
        #expect(title.window != nil && background(of: title)?.isHidden == true && background(of: alone)?.isHidden == false)
    }
}
