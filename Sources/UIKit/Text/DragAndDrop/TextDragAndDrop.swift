/// Drags of a text's selection, and drops into it.
@MainActor final class TextDragAndDrop: NSObject {
    typealias Host = any UIView & TextEditorHost & UITextDraggable & UITextDroppable

    private weak var view: (UIView & TextEditorHost & UITextDraggable & UITextDroppable)?
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    var options: UITextDragOptions = []
    private(set) var isDragging = false
    private(set) var isHovered = false
    private lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The part of the text that is dragged.
    private var dragged: NSRange?
    private var caret: UIView?

    init(_ view: Host) { self.view = view }

    /// On devices where views are dragged.
    func installByDefault() {
        guard UIDragInteraction.isEnabledByDefault else { return }
        _ = (installedDrag, installedDrop)
    }

    var installedDrag: UIDragInteraction? {
        if drag.view == nil { view?.addInteraction(drag) }
        return drag
    }

    var installedDrop: UIDropInteraction? {
        if drop.view == nil { view?.addInteraction(drop) }
        return drop
    }

    // MARK: Places

    private func offset(_ position: UITextPosition, in view: Host) -> Int { view.offset(from: view.beginningOfDocument, to: position) }

    private func range(_ range: NSRange, in view: Host) -> UITextRange? {
        guard let from = view.position(from: view.beginningOfDocument, offset: range.location) else { return nil }
        return view.position(from: from, offset: range.length).flatMap { view.textRange(from: from, to: $0) }
    }

    /// The place at which moved text lands once its old one is closed; nil where it would land in itself.
    static func landing(at place: Int, leaving source: NSRange) -> Int? {
        if place > source.location, place < NSMaxRange(source) { return nil }
        return place >= NSMaxRange(source) ? place - source.length : place
    }
}

extension TextDragAndDrop: UIDragInteractionDelegate {
    private final class Request: NSObject, UITextDragRequest {
        let dragRange: UITextRange
        let suggestedItems: [UIDragItem]
        let dragSession: any UIDragSession
        var existingItems: [UIDragItem] { dragSession.items }
        var isSelected: Bool { true }

        init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
            dragRange = range
            suggestedItems = items
            dragSession = session
        }
    }

    private func lines(of view: Host) -> [CGRect] {
        view.editor.selection.length > 0 ? view.textPlacement.boxes(for: view.editor.selection) : []
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let view, view.isSecureTextEntry != true, lines(of: view).contains(where: { $0.contains(session.location(in: view)) }),
            let range = view.selectedTextRange, let text = view.text(in: range)
        else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        let items: [UIDragItem] = dragDelegate?.textDraggableView(view, itemsForDrag: Request(range, [item], session)) ?? [item]
        dragged = items.isEmpty ? nil : view.editor.selection
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, view.window != nil else { return nil }
        if let dragDelegate, let own = try? dragDelegate.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) { return own }
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(textLineRects: lines(of: view).map { NSValue(cgRect: $0) }))
    }

    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        if let view { dragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isDragging = true
        if let view { dragDelegate?.textDraggableView(view, dragSessionWillBegin: session) }
    }

    /// Text that was moved to somewhere else is here no more.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        isDragging = false
        guard let view else { return }
        if operation == .move, let dragged, view.isTextEditable, NSMaxRange(dragged) <= view.editor.length, view.mayReplace(dragged, with: "") {
            view.editor.replace(dragged, with: NSAttributedString(string: ""), isTyping: true)
        }
        dragged = nil
        dragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}

extension TextDragAndDrop: UIDropInteractionDelegate {
    private final class Drop: NSObject, UITextDropRequest {
        let dropPosition: UITextPosition
        let isSameView: Bool
        let dropSession: any UIDropSession
        let suggestedProposal: UITextDropProposal

        init(_ position: UITextPosition, _ session: any UIDropSession, isSameView: Bool) {
            dropPosition = position
            dropSession = session
            self.isSameView = isSameView
            suggestedProposal = UITextDropProposal(operation: isSameView && session.allowsMoveOperation ? .move : .copy)
        }
    }

    private func request(_ session: any UIDropSession, in view: Host) -> Drop? {
        view.closestPosition(to: session.location(in: view)).map { Drop($0, session, isSameView: dragged != nil) }
    }

    private func proposal(_ request: Drop, in view: Host) -> UITextDropProposal {
        dropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view, session.canLoadObjects(ofClass: NSString.self) else { return false }
        if view.isTextEditable { return true }
        guard let dropDelegate, let request = request(session, in: view) else { return false }
        return dropDelegate.textDroppableView(view, willBecomeEditableForDrop: request) != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isHovered = true
        if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnter: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let view, let request = request(session, in: view) else { return UIDropProposal(operation: .cancel) }
        dropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
        let proposal: UITextDropProposal = proposal(request, in: view)
        showCaret(proposal.dropAction == .insert && proposal.operation != .cancel ? view.caretRect(for: request.dropPosition) : nil, in: view)
        return proposal
    }

    private func showCaret(_ rect: CGRect?, in view: Host) {
        guard let rect else {
            caret?.removeFromSuperview()
            caret = nil
            return
        }
        let line: UIView = caret ?? UIView()
        line.backgroundColor = view.tintColor
        line.isUserInteractionEnabled = false
        line.frame = rect
        if caret == nil { view.addSubview(line) }
        caret = line
    }

    private func leave() {
        isHovered = false
        if let view { showCaret(nil, in: view) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if let view { dropDelegate?.textDroppableView(view, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        if let view { dropDelegate?.textDroppableView(view, dropSessionDidEnd: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view, let request = request(session, in: view) else { return }
        let proposal: UITextDropProposal = proposal(request, in: view)
        let place: Int = offset(request.dropPosition, in: view)
        leave()
        dropDelegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        if let dragged, proposal.operation == .move, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
            move(dragged, to: place, in: view)
            return
        }
        let target: NSRange =
            switch proposal.dropAction {
            case .insert: NSRange(location: place, length: 0)
            case .replaceSelection: view.editor.selection
            case .replaceAll: NSRange(location: 0, length: view.editor.length)
            }
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            guard let self, let view = self.view else { return }
            insert(objects.compactMap { ($0 as? NSString).map { $0 as String } }.joined(), over: target, in: view)
        }
    }

    private func move(_ source: NSRange, to place: Int, in view: Host) {
        dragged = nil
        guard let landing = Self.landing(at: place, leaving: source), let from = range(source, in: view), let text = view.text(in: from),
            view.mayReplace(source, with: "")
        else { return }
        view.editor.replace(source, with: NSAttributedString(string: ""), isTyping: true)
        insert(text, over: NSRange(location: landing, length: 0), in: view)
    }

    /// Puts dropped text in its place and selects it.
    private func insert(_ text: String, over target: NSRange, in view: Host) {
        guard NSMaxRange(target) <= view.editor.length, view.mayReplace(target, with: text) else { return }
        _ = view.becomeFirstResponder()
        view.editor.replace(target, with: NSAttributedString(string: text, attributes: view.editor.typingAttributes), isTyping: true)
        view.editor.select(NSRange(location: target.location, length: text.utf16.count))
    }
}
