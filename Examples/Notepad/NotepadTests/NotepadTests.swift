import Testing
import UIKit
@testable import Notepad

/// The walks of the talk: facts about paper, bars, new notes and torn pages.
@MainActor @Suite(.serialized) struct NotepadTests {
    private let store = NoteStore.sample()

    private func show(_ widthClass: UIUserInterfaceSizeClass, _ size: CGSize = CGSize(width: 1024, height: 768)) -> (RootViewController, UIWindow) {
        let root = RootViewController(store: store)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.addChild(root)
        host.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: widthClass), forChild: root)
        root.view.frame = host.view.bounds
        host.view.addSubview(root.view)
        root.didMove(toParent: host)
        window.layoutIfNeeded()
        return (root, window)
    }

    @Test(arguments: [CGSize(width: 700, height: 900), CGSize(width: 1200, height: 500), CGSize(width: 320, height: 900), CGSize(width: 2000, height: 2000)])
    func thePaperKeepsItsRatio(_ room: CGSize) {
        let frame = PaperLayout.frame(in: CGRect(origin: CGPoint(x: 10, y: 60), size: room))
        #expect(abs(frame.height / frame.width - 1.25) < 0.01)
        #expect(CGRect(x: 10, y: 60, width: room.width, height: room.height).insetBy(dx: 13, dy: 13).contains(frame))
        #expect(abs(frame.midX - (10 + room.width / 2)) <= 1)
    }

    @Test func sideBySideThePaperLiesOnTheDeskBelowAToolbar() {
        let (root, window) = show(.regular)
        root.paper.view.layoutIfNeeded()
        #expect(!root.isCollapsed)
        #expect(!root.paper.desk.isHidden && !root.paper.toolbar.isHidden)
        #expect(abs(root.paper.paper.frame.height / root.paper.paper.frame.width - 1.25) < 0.01)
        #expect(root.paper.navigationController?.isNavigationBarHidden == true)
        window.isHidden = true
    }

    @Test func theListButtonIsThereWhileTheListIsNot() {
        let (root, window) = show(.regular)
        root.paper.listIsBeside = true
        #expect(root.paper.toolbar.items?.contains { $0.title == "Notes" } == false)
        root.paper.listIsBeside = false
        #expect(root.paper.toolbar.items?.first?.title == "Notes")
        #expect(root.paper.toolbar.items?.contains { $0 === root.paper.deleteItem } == true)
        window.isHidden = true
    }

    @Test func onThePhoneTheNoteFillsTheScreenAndCanBeDeleted() {
        let (root, window) = show(.compact, CGSize(width: 390, height: 844))
        #expect(root.isCollapsed)
        root.show(store.notes[1])
        root.paper.view.layoutIfNeeded()
        #expect(root.paper.desk.isHidden && root.paper.toolbar.isHidden)
        #expect(root.paper.paper.frame == root.paper.view.bounds)
        #expect(root.paper.navigationItem.rightBarButtonItem === root.paper.deleteItem)
        #expect(root.paper.paper.textView.text == store.notes[1].text)
        window.isHidden = true
    }

    @Test func onlyTextCanBeSaved() {
        let page = PaperViewController(store: store)
        var saved: [Note?] = []
        page.beginNewNote { saved.append($0) }
        page.loadViewIfNeeded()
        #expect(page.navigationItem.rightBarButtonItem === page.saveItem)
        #expect(page.navigationItem.leftBarButtonItem != nil)
        #expect(!page.saveItem.isEnabled)
        page.paper.textView.insertText("Hello")
        #expect(page.saveItem.isEnabled)
        page.paper.textView.text = ""
        page.textViewDidChange(page.paper.textView)
        #expect(!page.saveItem.isEnabled)
    }

    @Test func aNewNoteIsAPageSheetThatFillsNarrowWindows() {
        let page = PaperViewController(store: store)
        let controller = UIPresentationController(presentedViewController: page, presenting: nil)
        func style(_ width: UIUserInterfaceSizeClass) -> UIModalPresentationStyle {
            page.adaptivePresentationStyle(for: controller, traitCollection: UITraitCollection(horizontalSizeClass: width))
        }
        #expect(style(.regular) == .pageSheet)
        #expect(style(.compact) == .fullScreen)
        let (root, window) = show(.regular)
        root.writeNote()
        #expect(root.presentedViewController?.modalPresentationStyle == .pageSheet)
        window.isHidden = true
    }

    @Test func tearingOffLeavesADimmedPageUntilANoteIsChosen() {
        let page = PaperViewController(store: store)
        page.loadViewIfNeeded()
        #expect(page.paper.isDimmed)
        let note = store.notes[0]
        page.show(note)
        #expect(!page.paper.isDimmed && page.paper.textView.isEditable && page.deleteItem.isEnabled)
        var removed = false
        page.onRemoved = { removed = true }
        page.tearOff()
        #expect(page.note == nil && page.paper.isDimmed && !page.paper.isUserInteractionEnabled)
        #expect(!page.paper.textView.isEditable && !page.deleteItem.isEnabled)
        #expect(removed && store.note(note.id) == nil)
        page.show(store.notes[0])
        #expect(!page.paper.isDimmed)
    }

    @Test func whatIsWrittenIsKept() {
        let page = PaperViewController(store: store)
        page.loadViewIfNeeded()
        let note = store.notes[2]
        page.show(note)
        page.paper.textView.insertText(" And paint.")
        #expect(store.note(note.id)?.text == note.text + " And paint.")
    }

    @Test func thePaperTurnsOnThePadOnly() {
        let (root, window) = show(.regular)
        let idiom = root.traitCollection.userInterfaceIdiom
        #expect(root.supportedInterfaceOrientations == (idiom == .phone ? .portrait : .all))
        window.isHidden = true
    }

    @Test func linesOfTextStandOnTheLines() {
        let view = RuledTextView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        view.text = "one\ntwo\nthree"
        let places = [0, 4, 8].compactMap { view.position(from: view.beginningOfDocument, offset: $0) }.map { view.caretRect(for: $0).maxY }
        #expect(abs(places[1] - places[0] - view.lineHeight) < 0.01)
        #expect(abs(places[2] - places[1] - view.lineHeight) < 0.01)
    }
}
