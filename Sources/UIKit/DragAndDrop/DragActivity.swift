/// One drag from the lift to its end: the items under the finger, who gives them away, who would take them.
@MainActor final class DragActivity {
    /// The drag that goes on now; one finger drags at a time. One whose window has gone is over.
    static var current: DragActivity? {
        if let shown, shown.window.isHidden {
            shown.stack.removeAll()
            self.shown = nil
        }
        return shown
    }
    private static var shown: DragActivity? {
        get { AppContext.current.drag }
        set { AppContext.current.drag = newValue }
    }

    private enum Phase { case lifted, dragging, ending }

    /// An item with who added it and what is seen of it.
    private struct Entry {
        let item: UIDragItem
        weak var source: UIDragInteraction?
        var lifted: UITargetedDragPreview?
    }

    let session: LocalDragSession
    private(set) lazy var dropSession = LocalDropSession(session)
    private let window: UIWindow
    private weak var source: UIDragInteraction?
    private var entries: [Entry] = []
    private var phase = Phase.lifted { didSet { if phase == .ending { springs.end() } } }
    /// In the window.
    private var point: CGPoint
    private let start: CGPoint
    private lazy var stack = DragPreviewStack(in: window)

    private var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    private var visited: [UIDropInteraction] = []
    private var answers: [ObjectIdentifier: Bool] = [:]
    private var keepsSize = false
    private lazy var springs = SpringLoading(self)

    /// Points the finger moves before what was lifted is dragged.
    private static let slop: CGFloat = 10
    private static let duration: TimeInterval = 0.3

    init(_ session: LocalDragSession, in window: UIWindow, at point: CGPoint, from source: UIDragInteraction) {
        self.session = session
        self.window = window
        self.point = point
        self.source = source
        start = point
    }

    func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    var isUnderWay: Bool { phase == .dragging }

    // MARK: Lifting

    func lift() {
        Self.shown = self
        let animator = DragAnimator()
        for item in session.items { entries.append(Entry(item: item, source: source, lifted: preview(of: item, from: source))) }
        if MenuPresentation.current == nil { takeOut() }
        source.map { $0.delegate?.dragInteraction($0, willAnimateLiftWith: animator, session: session) }
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                self.stack.raise()
                animator.runAnimations()
            }, completion: { _ in animator.finish(at: .end) })
    }

    private func preview(of item: UIDragItem, from source: UIDragInteraction?) -> UITargetedDragPreview? {
        guard let source, let delegate = source.delegate else { return nil }
        return delegate.dragInteraction(source, previewForLifting: item, session: session)
    }

    private func takeOut() {
        for (index, entry) in entries.enumerated() {
            if let lifted = entry.lifted, !stack.has(index) { stack.lift(lifted, as: index, under: point) }
        }
    }

    /// A context menu lifts the same view: its preview is enough.
    func putBack() {
        if phase == .lifted { stack.removeAll() }
    }

    // MARK: Moving

    func move(to point: CGPoint) {
        self.point = point
        switch phase {
        case .lifted:
            guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return stack.move(to: point) }
            begin()
        case .dragging: break
        case .ending: return
        }
        stack.move(to: point)
        source.map { $0.delegate?.dragInteraction($0, sessionDidMove: session) }
        update()
    }

    private func begin() {
        phase = .dragging
        MenuPresentation.current?.dismiss(animated: true)
        takeOut()
        stack.raise()
        if let source, let delegate = source.delegate {
            session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
            keepsSize = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
            delegate.dragInteraction(source, sessionWillBegin: session)
        }
        for (index, entry) in entries.enumerated() {
            if let preview = entry.item.previewProvider?() { stack.show(preview, as: index) }
        }
        stack.gather(under: point)
    }

    /// Other items join the drag.
    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard phase == .dragging, !items.isEmpty else { return }
        source.map { $0.delegate?.dragInteraction($0, session: session, willAdd: items, for: interaction) }
        for item in items {
            session.items.append(item)
            entries.append(Entry(item: item, source: interaction, lifted: preview(of: item, from: interaction)))
        }
        takeOut()
        UIView.animate(withDuration: Self.duration) { self.stack.gather(under: self.point) }
        update()
    }

    /// Asks who is under the finger what a drop would do. Called at each move, and when what is under the finger scrolls.
    func update() {
        guard phase == .dragging else { return }
        springs.update(over: window.hitTest(point, with: nil))
        let found: UIDropInteraction? = interaction(at: point)
        if found !== target {
            leaveTarget()
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
            }
        }
        proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession) }
        stack.badge = DragBadge(operation: target == nil ? nil : operation, count: session.items.count)
        // Rows that find another place in their own list stay as they are.
        let isAtHome: Bool = (target?.delegate as? ListDrop)?.isHome(of: session.items) ?? false
        stack.isFullSize = keepsSize || isAtHome || proposal?.prefersFullSizePreview == true
    }

    private func leaveTarget() {
        guard let old = target else { return }
        target = nil
        proposal = nil
        old.delegate?.dropInteraction(old, sessionDidExit: dropSession)
    }

    /// The innermost view under the finger that is interested.
    private func interaction(at point: CGPoint) -> UIDropInteraction? {
        var view: UIView? = window.hitTest(point, with: nil)
        while let current = view {
            for case let interaction as UIDropInteraction in current.interactions where isInterested(interaction) { return interaction }
            view = current.superview
        }
        return nil
    }

    private func isInterested(_ interaction: UIDropInteraction) -> Bool {
        let key = ObjectIdentifier(interaction)
        if let known = answers[key] { return known }
        let answer: Bool = interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        answers[key] = answer
        return answer
    }

    /// A place for drops goes away while the drag goes on.
    func forget(_ interaction: UIDropInteraction) {
        if target === interaction { leaveTarget() }
        visited.removeAll { $0 === interaction }
    }

    /// The operation that follows from the proposal: nothing is moved out of a session that does not allow it.
    private var operation: UIDropOperation {
        let wanted: UIDropOperation = proposal?.operation ?? .cancel
        return wanted == .move && !session.allowsMoveOperation ? .cancel : wanted
    }

    // MARK: Ending

    /// The finger was lifted.
    func release() {
        switch phase {
        case .lifted: lower()
        case .dragging:
            let operation: UIDropOperation = operation
            if let target, operation == .copy || operation == .move { drop(on: target, operation) } else { goBack() }
        case .ending: break
        }
    }

    /// The gesture was cancelled.
    func cancel() {
        if phase == .lifted { lower() } else if phase == .dragging { goBack() }
    }

    /// Lifted and not moved: everything as it was.
    private func lower() {
        phase = .ending
        finish(animated: !stack.isEmpty) {}
    }

    private func goBack() {
        leaveTarget()
        phase = .ending
        source.map { $0.delegate?.dragInteraction($0, session: session, willEndWith: .cancel) }
        finish(animated: true) { [self] in
            for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession) }
            source.map { $0.delegate?.dragInteraction($0, session: session, didEndWith: .cancel) }
        }
    }

    /// Lets the previews go back to where the items come from.
    private func finish(animated: Bool, _ then: @escaping () -> Void) {
        let animator = DragAnimator()
        var goals: [UITargetedDragPreview?] = []
        for (index, entry) in entries.enumerated() {
            var goal: UITargetedDragPreview? = entry.lifted
            if let source = entry.source, let delegate = source.delegate {
                if let standard = goal { goal = delegate.dragInteraction(source, previewForCancelling: entry.item, withDefault: standard) }
                delegate.dragInteraction(source, item: entry.item, willAnimateCancelWith: animator)
            }
            goals.append(goal.flatMap { $0.isAnywhere(in: window) ? $0 : nil })
            stack.prepare(index, goal: goals[index])
        }
        animate(animator, animated: animated, goals, then)
    }

    private func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        phase = .ending
        source.map { $0.delegate?.dragInteraction($0, session: session, willEndWith: operation) }
        target.delegate?.dropInteraction(target, performDrop: dropSession)
        let animator = DragAnimator()
        var goals: [UITargetedDragPreview?] = []
        for (index, entry) in entries.enumerated() {
            var goal: UITargetedDragPreview?
            if let standard = stack.shrunk(index, in: window) {
                goal = target.delegate?.dropInteraction(target, previewForDropping: entry.item, withDefault: standard)
            }
            target.delegate?.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
            goals.append(goal)
            stack.prepare(index, goal: goal)
        }
        animate(animator, animated: true, goals) { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: dropSession)
            for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession) }
            source.map { $0.delegate?.dragInteraction($0, session: session, didEndWith: operation) }
            source.map { $0.delegate?.dragInteraction($0, sessionDidTransferItems: session) }
        }
    }

    private func animate(_ animator: DragAnimator, animated: Bool, _ goals: [UITargetedDragPreview?], _ then: @escaping () -> Void) {
        stack.badge = nil
        let end: () -> Void = { [self] in
            stack.removeAll()
            if Self.shown === self { Self.shown = nil }
            animator.finish(at: .end)
            then()
        }
        guard animated else {
            animator.runAnimations()
            return end()
        }
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                for (index, goal) in goals.enumerated() { self.stack.send(index, to: goal) }
                animator.runAnimations()
            }, completion: { _ in end() })
    }
}
