import Testing
@testable import UIKit

/// Menus as a user opens and uses them.
@MainActor @Suite struct MenuTests {
    private func lists(_ stage: TouchStage) -> [MenuListView] {
        stage.window.subviews.compactMap { $0 as? MenuContainerView }.first?.subviews.compactMap { $0 as? MenuListView } ?? []
    }

    private func row(_ title: String, _ stage: TouchStage) -> CGPoint? {
        for list in lists(stage).reversed() {
            if let row = list.rows.first(where: { $0.item.title == title }) {
                return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            }
        }
        return nil
    }

    private func tapRow(_ title: String, _ stage: TouchStage) {
        guard let place = row(title, stage) else {
            Issue.record("no row \(title)")
            return
        }
        stage.tap(place.x, place.y)
    }

    private func button(_ stage: TouchStage, at origin: CGPoint = CGPoint(x: 20, y: 100)) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(origin: origin, size: CGSize(width: 80, height: 44))
        button.showsMenuAsPrimaryAction = true
        stage.view.backgroundColor = .systemBackground
        stage.view.addSubview(button)
        return button
    }

    @Test("a touch on a button opens its menu, a tap on a row runs the action and closes it")
    func choose() throws {
        let stage = TouchStage()
        defer { stage.close() }
        var log: [String] = []
        let button = button(stage)
        button.menu = UIMenu(
            title: "Sort by",
            children: [
                UIAction(title: "Name", image: UIImage(systemName: "textformat")) { log.append(($0.sender as? UIButton)?.currentTitle ?? "?") },
                UIAction(title: "Date", attributes: .disabled) { _ in log.append("date") },
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
            ])
        button.addAction(UIAction { _ in log.append("opened") }, for: .menuActionTriggered)
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        #expect(log == ["opened"])
        let list = try #require(lists(stage).first)
        #expect(list.frame.width == 250 && list.frame.minX == 20 && list.frame.minY == 152)
        #expect(list.rows.map(\.item.title) == ["Name", "Date"])
        tapRow("Date", stage)
        #expect(log == ["opened"] && !lists(stage).isEmpty)
        tapRow("Name", stage)
        stage.wait(0.5)
        #expect(log == ["opened", "Sort"] && lists(stage).isEmpty && MenuPresentation.current == nil)
    }

    @Test("a finger that goes on from the button to a row chooses it")
    func slide() throws {
        let stage = TouchStage()
        defer { stage.close() }
        var log: [String] = []
        let button = button(stage)
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in log.append("A") }, UIAction(title: "B") { _ in log.append("B") }])
        stage.wait(0.1)
        stage.down(60, 120)
        stage.wait(0.4)
        let place = try #require(row("B", stage))
        stage.move(place.x, place.y)
        #expect(lists(stage).first?.rows.last?.isPressed == true)
        stage.up()
        stage.wait(0.5)
        #expect(log == ["B"] && lists(stage).isEmpty)
    }

    @Test("a touch beside the menu closes it and does nothing else")
    func outside() {
        let stage = TouchStage()
        defer { stage.close() }
        let button = button(stage)
        var taps = 0
        let other = UIButton(frame: CGRect(x: 0, y: 600, width: 393, height: 100))
        other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.addSubview(other)
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in taps += 1 }])
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        stage.tap(200, 650)
        stage.wait(0.5)
        #expect(lists(stage).isEmpty && taps == 0)
    }

    @Test("behaviour/scenarios.md Mail 4: a touch beside a menu takes it away and scrolls with that same touch")
    func scrollsThrough() {
        let stage = TouchStage()
        defer { stage.close() }
        let button = button(stage)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        var taps = 0
        let inside = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        inside.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(inside)
        stage.view.addSubview(scroll)
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in taps += 1 }])
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        stage.drag(CGPoint(x: 300, y: 700), CGPoint(x: 300, y: 500))
        #expect(MenuPresentation.current == nil && taps == 0)
        #expect(scroll.contentOffset.y > 150)
    }

    @Test("behaviour/scenarios.md Mail 4: a touch beside a menu takes it away and draws with that same touch")
    func drawsThrough() {
        let stage = TouchStage()
        defer { stage.close() }
        let button = button(stage)
        let paper = TouchView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
        let log = GestureLog()
        log.watch(UITapGestureRecognizer(), "tap", on: paper)
        let pan: UIPanGestureRecognizer = log.watch(UIPanGestureRecognizer(), "pan", on: paper)
        pan.cancelsTouchesInView = false
        stage.view.addSubview(paper)
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        stage.drag(CGPoint(x: 300, y: 700), CGPoint(x: 300, y: 600), steps: 3)
        #expect(paper.lines == ["began", "moved", "moved", "moved", "ended"])
        #expect(log.lines.contains("pan began") && !log.lines.contains { $0.hasPrefix("tap") })
        stage.tap(60, 120)
        stage.wait(0.5)
        stage.tap(300, 700)
        #expect(MenuPresentation.current == nil && !log.lines.contains { $0.hasPrefix("tap") })
    }

    @Test("the chevrons of a pop-up cell open its menu from anywhere on the cell, and tell of the choice")
    func popUpAccessory() throws {
        let stage = TouchStage()
        defer { stage.close() }
        var chosen: [String] = []
        let menu = UIMenu(children: [UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in }])
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
        cell.accessories = [.popUpMenu(menu) { chosen.append($0.selectedElements.first?.title ?? "none") }]
        stage.view.addSubview(cell)
        stage.wait(0.1)
        stage.tap(40, 220)
        stage.wait(0.5)
        #expect(lists(stage).first?.rows.map(\.item.title) == ["Small", "Large"])
        tapRow("Large", stage)
        stage.wait(0.5)
        #expect(chosen == ["Large"])
    }

    @Test("submenus open over their row and close by their head")
    func submenu() throws {
        let stage = TouchStage()
        defer { stage.close() }
        var log: [String] = []
        let button = button(stage)
        button.menu = UIMenu(children: [
            UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in log.append("deep") }]), UIAction(title: "A") { _ in },
        ])
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        tapRow("More", stage)
        stage.wait(0.5)
        #expect(lists(stage).count == 2)
        tapRow("More", stage)
        stage.wait(0.5)
        #expect(lists(stage).count == 1)
        tapRow("More", stage)
        stage.wait(0.5)
        tapRow("Deep", stage)
        stage.wait(0.5)
        #expect(log == ["deep"] && lists(stage).isEmpty)
    }

    @Test("inline menus are sections; one of them may allow one choice; elements may come later")
    func content() {
        let one = UIAction(title: "One", state: .on) { _ in }
        let two = UIAction(title: "Two") { _ in }
        let inline = UIMenu(title: "Size", options: [.displayInline, .singleSelection], children: [one, two])
        var give: (([UIMenuElement]) -> Void)?
        let late = UIDeferredMenuElement { give = $0 }
        let menu = UIMenu(title: "T", children: [UIAction(title: "A") { _ in }, inline, UIAction(title: "B") { _ in }, late])
        let content = MenuContent(menu)
        #expect(content.title == "T" && content.hasMarks)
        #expect(content.sections.map { $0.items.map(\.title) } == [["A"], ["One", "Two"], ["B", "Loading…"]])
        #expect(content.sections[1].title == "Size")
        content.sections[1].items[1].perform(in: content.sections[1].owner, sender: nil)
        #expect(one.state == .off && two.state == .on && menu.selectedElements == [two])
        var loaded = false
        content.waiting.first?.load { loaded = true }
        give?([UIAction(title: "Late") { _ in }])
        #expect(loaded && MenuContent(menu).sections.last?.items.map(\.title) == ["B", "Late"])
    }

    @Test("a pop-up button shows what was chosen")
    func popUp() {
        let stage = TouchStage()
        defer { stage.close() }
        let button = button(stage)
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "Red") { _ in }, UIAction(title: "Blue") { _ in }])
        #expect(button.currentTitle == "Red")
        stage.wait(0.1)
        stage.tap(60, 120)
        stage.wait(0.5)
        tapRow("Blue", stage)
        stage.wait(0.5)
        #expect(button.currentTitle == "Blue" && button.menu?.selectedElements.map(\.title) == ["Blue"])
    }

    @Test("menus keep inside the window, above where there is no room below, smaller where there is none at all")
    func placement() {
        let area = CGRect(x: 8, y: 59, width: 377, height: 751)
        func place(_ source: CGRect, height: CGFloat) -> CGRect {
            MenuPlacement(size: CGSize(width: 250, height: height), source: source, attachment: source.midX, area: area).result.frame
        }
        #expect(place(CGRect(x: 333, y: 60, width: 44, height: 44), height: 200) == CGRect(x: 127, y: 112, width: 250, height: 200))
        #expect(place(CGRect(x: 150, y: 60, width: 93, height: 44), height: 200).midX == 197)
        #expect(place(CGRect(x: 10, y: 700, width: 44, height: 44), height: 200).maxY == 692)
        let tall = place(CGRect(x: 10, y: 400, width: 44, height: 44), height: 900)
        #expect(tall.maxY == 810 || tall.minY == 59)
        #expect(tall.height < 400)
        let preview = PreviewPlacement(menu: CGSize(width: 250, height: 300), preview: CGRect(x: 0, y: 700, width: 393, height: 60), area: area).result
        #expect(preview.menu.maxY <= preview.preview.minY || preview.menu.minY >= preview.preview.maxY)
        #expect(area.contains(preview.menu) && area.contains(preview.preview))
    }

    @Test("a press on a row lifts it and shows its menu; scrolled content closes a menu")
    func context() throws {
        final class Rows: UITableViewController {
            var log: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.row != 1 else { return nil }
                return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Open") { [self] _ in log.append("open \(indexPath.row)") }])
                }
            }
            override func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("end") }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.wait(0.1)
        stage.down(200, 59 + 66)
        stage.wait(0.7)
        stage.up()
        #expect(lists(stage).isEmpty)
        rows.log = []
        stage.down(200, 59 + 110)
        stage.wait(1)
        stage.up()
        stage.wait(0.3)
        #expect(!lists(stage).isEmpty)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.layer.opacity == 0)
        tapRow("Open", stage)
        stage.wait(0.5)
        #expect(rows.log == ["end", "open 2"] && cell.layer.opacity == 1)
        stage.down(200, 59 + 110)
        stage.wait(1)
        stage.up()
        rows.tableView.contentOffset.y += 30
        stage.wait(0.5)
        #expect(lists(stage).isEmpty && cell.layer.opacity == 1)
    }

    @Test("a lifted view stands where its target says, and goes back to where the dismissing one says; a popped one fills the window")
    func targets() throws {
        final class Source: NSObject, UIContextMenuInteractionDelegate {
            var back: UITargetedPreview?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { back }
        }
        let stage = TouchStage()
        defer { stage.close() }
        let box = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 60))
        stage.view.addSubview(box)
        let at = UIPreviewTarget(container: stage.view, center: CGPoint(x: 200, y: 400), transform: CGAffineTransform(scaleX: 2, y: 2))
        let moved = LiftedPreview(UITargetedPreview(view: box, parameters: UIPreviewParameters(), target: at))
        let place: CGRect = stage.view.convert(CGRect(x: 120, y: 340, width: 160, height: 120), to: nil)
        #expect(moved.sourceFrame(in: stage.window) == place)
        #expect(LiftedPreview(UITargetedPreview(view: box)).sourceFrame(in: stage.window) == box.convert(box.bounds, to: nil))

        let source = Source()
        source.back = UITargetedPreview(view: box).retargetedPreview(with: at)
        let interaction = UIContextMenuInteraction(delegate: source)
        box.addInteraction(interaction)
        for pops in [false, true] {
            let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            }
            let menu = try #require(interaction.present(configuration))
            stage.wait(0.5)
            let container = try #require(stage.window.subviews.last as? MenuContainerView)
            menu.dismiss(animated: true, pops: pops)
            let holder = try #require(container.subviews.first { $0.layer.shadowRadius == 20 })
            #expect(holder.frame == (pops ? stage.window.bounds : place) && holder.alpha == (pops ? 0 : 1))
            stage.wait(0.6)
            #expect(box.layer.opacity == 1)
        }
    }

    @Test("a bar button shows its menu inside the window, and again in its new place after the window changed")
    func bar() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }]))
        stage.wait(0.1)
        stage.tap(370, 80)
        stage.wait(0.5)
        let list = try #require(lists(stage).first)
        #expect(list.frame.maxX <= 385 && list.frame.maxX > 370 && list.frame.minY > 90)
        stage.change(to: .pad())
        #expect(list.frame.maxX <= 826 && list.frame.maxX > 800)
    }

    @Test("what a bar button does and what its menu does knows the item, so that a popover can hang on it") func barSender() {
        let stage = TouchStage()
        defer { stage.close() }
        let controller = UIViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        var told: [UIBarButtonItem?] = []
        let tell: UIActionHandler = { told.append($0.presentationSourceItem as? UIBarButtonItem) }
        let plain = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(handler: tell))
        let list = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "A", handler: tell)]))
        (controller.navigationItem.rightBarButtonItem, controller.navigationItem.leftBarButtonItem) = (plain, list)
        stage.wait(0.1)
        stage.tap(370, 80)
        #expect(told == [plain])
        stage.tap(30, 80)
        stage.wait(0.5)
        tapRow("A", stage)
        stage.wait(0.5)
        #expect(told == [plain, list])
    }

    @Test("a menu ends with its window: the next window can show one")
    func windowGone() throws {
        for _ in 0..<2 {
            let stage = TouchStage()
            let button = button(stage)
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
            stage.wait(0.1)
            stage.tap(60, 120)
            stage.wait(0.5)
            #expect(lists(stage).count == 1 && MenuPresentation.current != nil)
            stage.close()
            #expect(MenuPresentation.current == nil)
        }
    }
}
