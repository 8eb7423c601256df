import Foundation
import Testing
@testable import UIKit

/// The menu of a navigation bar's title, and what opens and changes it.
@MainActor @Suite(.serialized) struct TitleMenuTests {
    private final class Renaming: UINavigationItemRenameDelegate {
        var log: [String] = []
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { !title.contains("/") }
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append(title) }
    }

    private func stage(_ item: (UINavigationItem) -> Void) -> (TouchStage, UINavigationBar) {
        let screen = UIViewController()
        screen.title = "Letter"
        item(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        let stage = TouchStage()
        stage.window.rootViewController = navigation
        stage.wait(0.1)
        return (stage, navigation.navigationBar)
    }

    private func control(_ bar: UINavigationBar) -> NavigationTitleControl? {
        bar.subviews.lazy.compactMap { $0 as? NavigationTitleControl }.first { !$0.isHidden }
    }

    private func rows(_ stage: TouchStage) -> [MenuRowView] {
        stage.window.subviews.lazy.compactMap { $0 as? MenuContainerView }.first?.subviews.compactMap { $0 as? MenuListView }.flatMap(\.rows) ?? []
    }

    private func tap(_ view: UIView, _ stage: TouchStage) {
        let place: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.wait(0.5)
    }

    @Test("a title without a menu has no chevron; a touch on one with a menu opens it")
    func opens() throws {
        let (plain, plainBar) = stage { _ in }
        #expect(control(plainBar) == nil)
        plain.close()
        var suggested: Int?
        let (stage, bar) = stage { item in
            item.titleMenuProvider = { elements in
                suggested = elements.count
                return UIMenu(children: elements + [UIAction(title: "Versions") { _ in }])
            }
        }
        defer { stage.close() }
        tap(try #require(control(bar)), stage)
        #expect(suggested == 0)
        #expect(rows(stage).map(\.item.title) == ["Versions"])
    }

    @Test("a script touches the title by its words, and what lies over other words where nothing is seen of it")
    func scripted() throws {
        let screen = UIViewController()
        screen.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Versions") { _ in screen.title = "Old letter" }]) }
        screen.title = "Letter"
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: UINavigationController(rootViewController: screen))
        defer { device.close() }
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        label.text = "Words"
        let button = UIButton(frame: label.frame)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.view.addSubview(label)
        screen.view.addSubview(button)
        try device.play("tap \"Letter\"\nwait 1\ntap \"Versions\"\nwait 1\ntap \"Words\"\nwait 1")
        #expect(screen.title == "Old letter" && taps == 1)
        button.backgroundColor = .red
        #expect(throws: (any Error).self) { try device.play("tap \"Words\"") }
    }

    @Test("the head of the menu names the document")
    func document() throws {
        let (stage, bar) = stage { item in
            item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Letter.txt"))
            item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Versions") { _ in }]) }
        }
        defer { stage.close() }
        tap(try #require(control(bar)), stage)
        #expect(rows(stage).map(\.item.title) == ["Letter", "Versions"])
        #expect(rows(stage).first?.item.element.subtitle == "TXT")
    }

    @Test("renaming puts a field in the title's place; a name that may not stay leaves the user typing")
    func renames() throws {
        let delegate = Renaming()
        let (stage, bar) = stage { $0.renameDelegate = delegate }
        defer { stage.close() }
        tap(try #require(control(bar)), stage)
        tap(try #require(rows(stage).first { $0.item.title == "Rename" }), stage)
        let field = try #require(bar.subviews.lazy.compactMap { $0 as? UITextField }.first)
        #expect(field.isFirstResponder && field.text == "Letter" && control(bar) == nil)
        field.text = "a/b"
        #expect(!field.resignFirstResponder() && delegate.log.isEmpty)
        field.text = "Postcard"
        #expect(field.resignFirstResponder())
        stage.wait(0.1)
        #expect(delegate.log == ["Postcard"] && bar.topItem?.title == "Postcard")
        #expect(!bar.subviews.contains { $0 is UITextField } && control(bar) != nil)
    }

    @Test("groups that have no room go from the last on, but for those that stay")
    func fit() {
        var fit = CenterItemFit(widths: [100, 50, 60], stays: [false, false, true], room: 400, spacing: 10)
        #expect(fit.shown == [true, true, true] && fit.width(of: fit.shown) == 230)
        fit.room = 180
        #expect(fit.shown == [true, false, true])
        fit.room = 10
        #expect(fit.shown == [false, false, true])
    }

    @Test("an editor's groups stand in the middle of wide bars, and in the overflow menu of narrow ones")
    func center() throws {
        let screen = UIViewController()
        screen.title = "Letter"
        let item = screen.navigationItem
        item.style = .editor
        let bold = UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })
        item.centerItemGroups = [.fixedGroup(items: [bold])]
        let navigation = UINavigationController(rootViewController: screen)
        let window = TestWindow(.padLandscape, root: navigation)
        defer { window.close() }
        let button = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? BarButton }.first { $0.item === bold })
        #expect(!button.isHidden && abs(button.frame.midX - 597) < 2 && item.overflowPresentationSource == nil)
        let title = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Letter" })
        #expect(title.frame.minX < 40)
        window.change(to: .padSlideOver)
        window.run(0.1)
        let overflow = try #require(item.overflowPresentationSource as? UIBarButtonItem)
        #expect(button.isHidden && abs(title.frame.midX - 187) < 60)
        let deferred = try #require(overflow.menu?.children.first as? UIDeferredMenuElement)
        deferred.load {}
        let section = try #require(deferred.elements?.first as? UIMenu)
        #expect(section.children.map(\.title) == ["Bold"])
    }

    @Test("what the user takes out of a bar that may be customised stays out")
    func customization() throws {
        let identifier = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: "UINavigationItemCustomization.\(identifier)") }
        func item() -> UINavigationItem {
            let item = UINavigationItem(title: "Letter")
            item.customizationIdentifier = identifier
            item.centerItemGroups = [
                .optionalGroup(customizationIdentifier: "bold", items: [UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in })])
            ]
            item.readCustomization()
            return item
        }
        let first = item()
        let toggle = try #require(first.customizationMenu?.children.first as? UIAction)
        #expect(toggle.title == "Bold" && toggle.state == .on)
        toggle.perform(sender: nil)
        #expect(first.centerItemGroups[0].isHidden && item().centerItemGroups[0].isHidden)
    }
}
