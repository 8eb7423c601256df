import Testing
@testable import UIKit

/// Selected text that is dragged, and texts that take what is dropped.
@MainActor @Suite(.serialized) struct TextDragTests {
    private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate {
        var log: [String] = []
        var proposes: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
        func textDraggableView(_ view: any UIView & UITextDraggable, itemsForDrag request: any UITextDragRequest) -> [UIDragItem] {
            log.append("items \((request.suggestedItems.first?.localObject as? String) ?? "-")")
            return request.suggestedItems
        }
        func textDraggableView(_ view: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin \(view.isTextDragActive)")
        }
        func textDraggableView(
            _ view: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
        ) { log.append("end \(operation.rawValue)") }
        func textDroppableView(_ view: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal {
            proposes(drop)
        }
        func textDroppableView(_ view: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
            log.append("drop \(drop.isSameView)")
        }
    }

    private func text(_ stage: TouchStage, _ words: String, y: CGFloat, _ delegate: Delegate) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: y, width: 350, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = words
        view.textDragDelegate = delegate
        view.textDropDelegate = delegate
        stage.view.addSubview(view)
        view.textDragInteraction?.isEnabled = true
        _ = view.textDropInteraction
        return view
    }

    private func dragSelection(of view: UITextView, to place: CGPoint, _ stage: TouchStage) throws {
        let box = try #require(view.textPlacement.boxes(for: view.selectedRange).first)
        let start: CGPoint = view.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
        stage.down(start.x, start.y)
        stage.wait(0.8)
        for part in stride(from: 0.1, through: 1, by: 0.1) {
            stage.move(start.x + (place.x - start.x) * part, start.y + (place.y - start.y) * part)
            stage.wait(0.05)
        }
        stage.wait(0.3)
        stage.up()
        stage.wait(1)
    }

    @Test("selected text is copied into another text, where it is selected; the first stays")
    func copies() throws {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let delegate = Delegate()
        let (from, to) = (text(stage, "Hello world", y: 100, delegate), text(stage, "", y: 400, delegate))
        from.becomeFirstResponder()
        from.selectedRange = NSRange(location: 6, length: 5)
        stage.wait(0.1)
        try dragSelection(of: from, to: CGPoint(x: 60, y: 420), stage)
        #expect(to.text == "world" && to.selectedRange == NSRange(location: 0, length: 5) && to.isFirstResponder)
        #expect(from.text == "Hello world" && !from.isTextDragActive && !to.isTextDropActive)
        #expect(delegate.log == ["items world", "begin true", "drop false", "end \(UIDropOperation.copy.rawValue)"])
    }

    @Test("within one text it is moved; a delegate has all of it replaced")
    func moves() throws {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let delegate = Delegate()
        let (view, other) = (text(stage, "one two three", y: 100, delegate), text(stage, "old", y: 400, delegate))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        stage.wait(0.1)
        let end: CGRect = view.caretRect(for: view.endOfDocument)
        try dragSelection(of: view, to: view.convert(CGPoint(x: end.maxX + 20, y: end.midY), to: nil), stage)
        #expect(view.text == "two threeone " && delegate.log.contains("drop true"))
        delegate.proposes = { _ in
            let proposal = UITextDropProposal(operation: .copy)
            proposal.dropAction = .replaceAll
            return proposal
        }
        view.selectedRange = NSRange(location: 0, length: 3)
        stage.wait(0.1)
        try dragSelection(of: view, to: CGPoint(x: 60, y: 420), stage)
        #expect(other.text == "two")
    }

    @Test("moved text lands where the finger is once its old place is closed; not in itself")
    func landing() {
        let source = NSRange(location: 3, length: 4)
        #expect(TextDragAndDrop.landing(at: 1, leaving: source) == 1 && TextDragAndDrop.landing(at: 10, leaving: source) == 6)
        #expect(TextDragAndDrop.landing(at: 5, leaving: source) == nil && TextDragAndDrop.landing(at: 7, leaving: source) == 3)
    }
}
