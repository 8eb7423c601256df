internal import ListEngine

/// Drops on a list: finds the place, makes room there, and lets what is dropped fly to it.
@MainActor final class ListDrop: NSObject, UIDropInteractionDelegate {
    /// The list's proposal for the items that hover over it.
    struct Proposal {
        var proposal: UIDropProposal
        /// The items would be put between others.
        var inserts = false
        /// The items would go into the one under the finger.
        var goesInto = false
    }

    /// The goal that an item flies to.
    enum Goal {
        case item(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
    }

    private unowned let list: any ListDragHost
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) var gap: DropGap?
    /// The size of the first item as it was lifted.
    private(set) var draggedSize = CGSize.zero
    private(set) var isActive = false
    private var proposal: Proposal?
    private var destination: IndexPath?
    private var goals: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]
    private var scrolling = 0

    init(list: any ListDragHost) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    /// The path that an item comes from; nil for one of another list.
    private func source(of item: UIDragItem) -> IndexPath? { list.listDrag?.path(of: item) }

    /// Whether all of them come from this list.
    func isHome(of items: [UIDragItem]) -> Bool { items.allSatisfy { source(of: $0) != nil } }

    /// Puts the rows where they belong around the gap.
    private func settle() {
        list.setNeedsLayout()
        list.layoutIfNeeded()
    }

    // MARK: Hovering

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if let answer = list.dragAndDrop.canHandleDrop(session) { return answer }
        // Without a delegate for drops the list's own rows can still find another place.
        guard session.items.count == 1, let path = session.items.first.flatMap({ source(of: $0) }) else { return false }
        return list.dragAndDrop.movesByItself(path)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        list.dragAndDrop.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let point: CGPoint = session.location(in: list)
        let own: IndexPath? = session.items.count == 1 ? session.items.first.flatMap { source(of: $0) } : nil
        if let own, let size = list.itemFrame(at: own)?.size { draggedSize = size }
        let place: ItemIndex? = list.dragAndDrop.dropTarget(at: point, gap)
        destination = place.map { IndexPath($0) }
        let found: Proposal = list.dragAndDrop.proposeDrop(session, destination)
        proposal = found
        let moves: Bool = found.proposal.operation == .move && session.allowsMoveOperation
        let opens: Bool = found.inserts && (moves || found.proposal.operation == .copy)
        show(opens ? place.map { DropGap(source: moves ? own.map { ItemIndex($0) } : nil, target: $0) } : nil)
        list.dragAndDrop.highlightDrop(true, found.goesInto ? destination : nil)
        scrollIfNeeded(point)
        return found.proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        list.dragAndDrop.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        list.dragAndDrop.dropDidEnd(session)
        goals = [:]
    }

    private func leave() {
        scrolling += 1
        isActive = false
        show(nil)
        list.dragAndDrop.highlightDrop(false, nil)
    }

    private func show(_ new: DropGap?) {
        guard new != gap else { return }
        gap = new
        UIView.animate(withDuration: 0.25) { self.settle() }
    }

    // MARK: Scrolling along

    private func scrollIfNeeded(_ point: CGPoint) {
        scrolling += 1
        let current: Int = scrolling
        let step: CGFloat = EdgeScroll.step(finger: point, in: list)
        guard step != 0 else { return }
        DeferredWork.shared.schedule(after: 0) { [weak self] in
            guard let self, self.scrolling == current, self.isActive else { return }
            self.list.shiftContent(to: CGPoint(x: self.list.contentOffset.x, y: self.list.contentOffset.y + step))
            DragActivity.current?.update()
        }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let proposal else { return }
        scrolling += 1
        isActive = false
        list.dragAndDrop.highlightDrop(false, nil)
        let opened: DropGap? = gap
        gap = nil
        if let item = session.items.first, session.items.count == 1, let own = source(of: item), let opened, opened.source != nil,
            list.dragAndDrop.movesByItself(own)
        {
            let goal = IndexPath(opened.target)
            list.dragAndDrop.moveByItself(own, goal)
            add(.item(goal), for: item)
        } else {
            list.dragAndDrop.performDrop(session, destination, proposal.proposal)
        }
        UIView.animate(withDuration: 0.25) { self.settle() }
    }

    /// Records the goal of an item that was dropped; animations that an app adds to the animator run along.
    @discardableResult
    func add(_ goal: Goal, for item: UIDragItem) -> DragAnimator {
        let animator = DragAnimator()
        goals[ObjectIdentifier(item)] = (goal, animator)
        return animator
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let goal = goals[ObjectIdentifier(item)]?.goal else { return defaultPreview }
        switch goal {
        case .item(let path):
            guard let frame = list.itemFrame(at: path) else { return defaultPreview }
            return UITargetedDragPreview(
                view: list.itemView(at: path) ?? UIView(frame: frame), parameters: list.dragAndDrop.dropParameters(at: path) ?? UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
        case .into(let path, let rect):
            guard let frame = list.itemFrame(at: path) else { return defaultPreview }
            let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
            let size: CGSize = defaultPreview.size
            let scale: CGFloat = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1), 1)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(container: list, center: center, transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        guard let own = goals[ObjectIdentifier(item)]?.animator else { return }
        animator.addAnimations { own.runAnimations() }
        animator.addCompletion { own.finish(at: $0) }
    }
}
