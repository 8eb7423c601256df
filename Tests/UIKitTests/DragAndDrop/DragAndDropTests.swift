import Testing
@testable import UIKit

/// Views that give items away and views that take them.
@MainActor @Suite struct DragAndDropTests {
    /// A view whose text is dragged, and what its delegate heard.
    final class Source: NSObject, UIDragInteractionDelegate {
        let view = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 60))
        var lines: [String] = []
        var texts = ["hello"]
        var movable = true
        private(set) lazy var interaction = UIDragInteraction(delegate: self)

        func put(into stage: TouchStage) {
            view.backgroundColor = .systemBlue
            stage.view.addSubview(view)
            view.addInteraction(interaction)
        }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            lines.append("items")
            return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
        ) { lines.append("lift") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { lines.append("begin") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { movable }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
            lines.append("will end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
            lines.append("did end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { lines.append("transferred") }
        func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
            lines.append("cancel")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            lines.append("add")
            return itemsToAdd
        }
        var itemsToAdd: [UIDragItem] = []
    }

    /// A view that takes texts.
    final class Taker: NSObject, UIDropInteractionDelegate {
        let view = UIView(frame: CGRect(x: 40, y: 400, width: 300, height: 200))
        var lines: [String] = []
        var operation = UIDropOperation.copy
        var taken: [String] = []
        private(set) lazy var interaction = UIDropInteraction(delegate: self)

        func put(into stage: TouchStage) {
            stage.view.addSubview(view)
            view.addInteraction(interaction)
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            lines.append("can handle")
            return session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { lines.append("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            if lines.last != "update" { lines.append("update") }
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { lines.append("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            lines.append("perform at \(session.location(in: view).x)")
            session.loadObjects(ofClass: NSString.self) { objects in
                MainActor.assumeIsolated { self.taken = objects.compactMap { ($0 as? NSString) as String? } }
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { lines.append("conclude") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { lines.append("end") }
    }

    private func scene(_ body: (TouchStage, Source, Taker) -> Void) {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let source = Source()
        let taker = Taker()
        source.put(into: stage)
        taker.put(into: stage)
        stage.wait(0.1)
        body(stage, source, taker)
        #expect(DragActivity.current == nil)
    }

    @Test("a press lifts, a drag carries, and the view under the finger takes what is dropped")
    func carry() {
        scene { stage, source, taker in
            stage.down(100, 130)
            stage.wait(0.6)
            #expect(source.lines == ["items", "lift"] && DragActivity.current != nil)
            stage.move(120, 200)
            stage.move(150, 500)
            stage.wait(0.1)
            #expect(taker.lines == ["can handle", "enter", "update"])
            stage.up()
            stage.wait(0.6)
            #expect(source.lines == ["items", "lift", "begin", "will end copy", "did end copy", "transferred"])
            #expect(taker.lines == ["can handle", "enter", "update", "perform at 110.0", "conclude", "end"])
            #expect(taker.taken == ["hello"])
        }
    }

    @Test("a finger that leaves before it has stayed scrolls or taps, and lifts nothing")
    func tooShort() {
        scene { stage, source, taker in
            stage.drag(CGPoint(x: 100, y: 130), CGPoint(x: 150, y: 500))
            #expect(source.lines.isEmpty && taker.lines.isEmpty)
        }
    }

    @Test("what is lifted and not moved goes back without a session")
    func lower() {
        scene { stage, source, _ in
            stage.down(100, 130)
            stage.wait(0.6)
            stage.up()
            stage.wait(0.6)
            #expect(source.lines == ["items", "lift", "cancel"])
        }
    }

    @Test("a drop where nobody takes it, or where it is forbidden, goes back")
    func goesBack() {
        for place in [CGPoint(x: 600, y: 1000), CGPoint(x: 100, y: 450)] {
            scene { stage, source, taker in
                taker.operation = .forbidden
                stage.down(100, 130)
                stage.wait(0.6)
                stage.move(place.x, place.y)
                stage.up()
                stage.wait(0.6)
                #expect(source.lines == ["items", "lift", "begin", "will end cancel", "cancel", "did end cancel"])
                #expect(taker.taken.isEmpty)
            }
        }
    }

    @Test("nothing is moved out of a session that does not allow it")
    func moves() {
        for movable in [true, false] {
            scene { stage, source, taker in
                source.movable = movable
                taker.operation = .move
                stage.down(100, 130)
                stage.wait(0.6)
                stage.move(100, 450)
                stage.up()
                stage.wait(0.6)
                #expect(source.lines.contains("did end move") == movable)
                #expect(taker.taken.isEmpty == !movable)
            }
        }
    }

    @Test("a finger that leaves a place again ends there with nothing, and the place hears of the end")
    func leaves() {
        scene { stage, _, taker in
            stage.down(100, 130)
            stage.wait(0.6)
            stage.move(100, 450)
            stage.move(600, 1000)
            stage.move(100, 450)
            stage.move(600, 1000)
            stage.up()
            stage.wait(0.6)
            #expect(taker.lines == ["can handle", "enter", "update", "exit", "enter", "update", "exit", "end"])
        }
    }

    @Test("a tap of another finger adds items to the drag; each is loaded once, in order")
    func adding() {
        scene { stage, source, taker in
            let other = Source()
            other.view.frame.origin.x = 300
            other.put(into: stage)
            other.itemsToAdd = [UIDragItem(itemProvider: NSItemProvider(object: "second" as NSString))]
            stage.wait(0.1)
            stage.down(100, 130)
            stage.wait(0.6)
            stage.move(100, 200)
            stage.down(350, 130, finger: 1)
            stage.up(finger: 1)
            stage.wait(0.5)
            #expect(other.lines == ["add"])
            stage.move(100, 450)
            stage.up()
            stage.wait(0.6)
            #expect(taker.taken == ["hello", "second"])
        }
    }

    @Test("on a phone nothing is dragged until the app asks for it")
    func phone() {
        let stage = TouchStage()
        defer { stage.close() }
        let source = Source()
        source.put(into: stage)
        stage.wait(0.1)
        stage.down(100, 130)
        stage.wait(0.6)
        stage.up()
        #expect(source.lines.isEmpty && !source.interaction.isEnabled)
        source.interaction.isEnabled = true
        stage.down(100, 130)
        stage.wait(0.6)
        stage.up()
        stage.wait(0.6)
        #expect(source.lines == ["items", "lift", "cancel"])
    }

    @Test("the preview hangs under the finger while it is dragged, and is gone afterwards")
    func preview() throws {
        scene { stage, source, _ in
            let before: Int = stage.window.subviews.count
            stage.down(100, 130)
            stage.wait(0.6)
            stage.move(400, 700)
            stage.wait(0.3)
            let container: UIView? = stage.window.subviews.last
            #expect(stage.window.subviews.count == before + 1 && container?.isUserInteractionEnabled == false)
            // The finger holds the view where it touched it: in its middle.
            #expect(container?.subviews.contains { $0.center == CGPoint(x: 400, y: 700) && $0.bounds.size == source.view.bounds.size } == true)
            stage.up()
            stage.wait(0.6)
            #expect(stage.window.subviews.count == before)
        }
    }
}
