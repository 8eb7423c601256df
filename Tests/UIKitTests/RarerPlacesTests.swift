import CoreGraphics
import Foundation
import Testing
@testable import UIKit

/// Rarer types, each by what it does.
@MainActor @Suite(.serialized) struct RarerPlacesTests {
    @Test("a window's guide of a ratio is the largest of its safe area")
    func aspectFit() {
        let controller = UIViewController()
        let window = TestWindow(.padLandscape, root: controller)
        defer { window.close() }
        let guide = window.window.safeAreaAspectFitLayoutGuide
        window.run(0.05)
        let safe: CGRect = window.window.safeAreaLayoutGuide.layoutFrame
        #expect(abs(guide.layoutFrame.width - safe.width) < 1 && abs(guide.layoutFrame.midY - safe.midY) < 1 && guide.layoutFrame.height > 700)
        guide.aspectRatio = 2
        window.run(0.05)
        #expect(abs(guide.layoutFrame.width - safe.width) < 1 && abs(guide.layoutFrame.height - safe.width / 2) < 1)
        #expect(abs(guide.layoutFrame.midY - safe.midY) < 1)
        guide.aspectRatio = 0.5
        window.run(0.05)
        #expect(abs(guide.layoutFrame.height - safe.height) < 1 && abs(guide.layoutFrame.width - safe.height / 2) < 1)
    }

    @Test("menus' leaves are done with a sender, which popovers may hang on")
    func leaves() {
        let button = UIButton()
        var sources: [AnyObject?] = []
        let action = UIAction(title: "A") { sources.append($0.presentationSourceItem) }
        let leaf: any UIMenuLeaf = action
        leaf.performWithSender(button, target: nil)
        #expect(sources.count == 1 && sources.first.flatMap { $0 } === button)
    }

    @Test("environments of the focus know what they lie in")
    func focusPlaces() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.parentFocusEnvironment === controller.view && controller.view.parentFocusEnvironment === controller)
        #expect(controller.contains(view) && !view.contains(controller))
    }

    @Test("snapshots as objects take items in and move them, and are copied")
    func references() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a"])
        snapshot.appendItems(withIdentifiers: [1, 3])
        snapshot.insertItems(withIdentifiers: [2], beforeItemWithIdentifier: 3)
        snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 3)
        let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
        snapshot.deleteAllItems()
        #expect(copy?.itemIdentifiers as? [Int] == [2, 3, 1])
    }

    @Test("the dots of a page control may wait until the app has them shown")
    func deferredPage() throws {
        // Windows of tests that wait for something stay behind, and would be drawn too.
        AppContext.renew()
        let stage = TouchStage()
        defer { stage.close() }
        let control = UIPageControl(frame: CGRect(x: 0, y: 200, width: 393, height: 40))
        control.numberOfPages = 3
        control.defersCurrentPageDisplay = true
        control.currentPageIndicatorTintColor = .systemRed
        stage.view.addSubview(control)
        stage.wait(0.1)
        // Of the pixels alone: what lies behind each row of a bitmap is nobody's.
        func drawn() throws -> PixelHash { PixelHash(try #require(stage.draw()?.bitmap)) }
        let before: PixelHash = try drawn()
        stage.tap(350, 220)
        stage.wait(0.1)
        #expect(control.currentPage == 1)
        let deferred: PixelHash = try drawn()
        control.updateCurrentPageDisplay()
        stage.wait(0.1)
        #expect(before == deferred)
        #expect(try deferred != drawn())
    }

    @Test("a pasteboard finds the types of values that come without one")
    func automaticTypes() {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.setItems([[UIPasteboard.typeAutomatic: "Hello"], [UIPasteboard.typeAutomatic: UIColor.red]])
        #expect(pasteboard.string == "Hello" && pasteboard.color == .red && !pasteboard.contains(pasteboardTypes: [UIPasteboard.typeAutomatic]))
        #expect(pasteboard.contains(pasteboardTypes: ["com.apple.uikit.color"], inItemSet: IndexSet(integer: 1)))
        #expect(!pasteboard.contains(pasteboardTypes: ["com.apple.uikit.color"], inItemSet: IndexSet(integersIn: 0..<2)))
    }

    private final class Printed: UIView {
        var parts: [CGRect] = []
        override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { parts.append(rect) }
    }

    @Test("a view may be printed otherwise than it is shown")
    func printedView() {
        let view = Printed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let formatter = view.viewPrintFormatter()
        _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).image { _ in
            formatter.draw(in: CGRect(x: 0, y: 0, width: 200, height: 50), forPageAt: formatter.startPage)
        }
        #expect(view.parts == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    }

    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test("what texts are made of comes back from archives")
    func archives() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        style.lineSpacing = 4.5
        style.tailIndent = -12
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        style.hyphenationFactor = 0.5
        let back = try #require(try archived(style))
        #expect(back.alignment == .center && back.lineBreakMode == .byTruncatingTail && back.lineSpacing == 4.5 && back.tailIndent == -12)
        #expect(back.tabStops == style.tabStops && back.textLists.map(\.markerFormat) == [.disc] && back.hyphenationFactor == 0.5)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowColor = UIColor.red
        #expect(try archived(shadow) == shadow)
        let pace = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        #expect(try archived(pace) == pace)
    }

    @Test("tables and collections show snapshots as objects")
    func referenceSources() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let source = UITableViewDiffableDataSourceReference(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a"])
        snapshot.appendItems(withIdentifiers: [1, "two"])
        source.applySnapshot(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.dataSource === source && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "two")
        #expect(source.indexPath(forItemIdentifier: "two") == IndexPath(row: 1, section: 0) && source.index(forSectionIdentifier: "b") == NSNotFound)
        let section = NSDiffableDataSourceSectionSnapshotReference()
        section.appendItems(["parent"])
        section.appendItems(["child"], intoParentItem: "parent")
        #expect(section.visibleItems as? [String] == ["parent"] && section.level(ofItem: "child") == 1)
        section.expandItems(["parent"])
        #expect(section.visibleItems as? [String] == ["parent", "child"] && section.parent(ofChildItem: "child") as? String == "parent")
    }
}
