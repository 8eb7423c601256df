/// A column on its way in under a finger: the frames follow it from one mode to the next, and go on or go back when it leaves.
@MainActor final class SplitReveal {
    private let split: UISplitViewController
    private let layout: SplitLayout
    private let old: UISplitViewController.DisplayMode
    private let new: UISplitViewController.DisplayMode
    private let coordinator = TransitionCoordinator(duration: UISplitViewController.columnDuration, interactive: true)
    /// The number of columns that was asked for before the change, for the way back.
    private let countBefore: Int?

    private var appearing: [UISplitViewController.Column] {
        layout.columns(in: new).filter { !layout.columns(in: old).contains($0) }
    }

    /// Begins the change to the mode that shows one column more; nil where there is none.
    init?(_ split: UISplitViewController) {
        guard split.hasTakenForm, !split.isCollapsed, let content = split.content else { return nil }
        let old: UISplitViewController.DisplayMode = split.displayMode
        countBefore = split.requestedCount
        split.requestedCount = old.columnCount + 1
        layout = split.layout
        new = layout.mode
        self.old = old
        self.split = split
        guard new != old else {
            split.requestedCount = countBefore
            return nil
        }
        split.activeCoordinator = coordinator
        split.delegate?.splitViewController(split, willChangeTo: new)
        split.shownLayout = layout
        split.shownMode = new
        split.popover.modeDidChange(to: new)
        for column in appearing { split.announceShowing(column) }
        UIView.performWithoutAnimation {
            content.insertPanes(layout.columns(in: new))
            for column in appearing {
                content.pane(column).frame = layout.frame(of: column, in: old)
                if let child = split.container(for: column) { split.show(child, in: content.pane(column)) }
            }
        }
        move(to: 0)
    }

    /// How wide the change moves its columns, in points.
    var distance: CGFloat {
        let column: UISplitViewController.Column = appearing.first ?? .primary
        return max(abs(layout.frame(of: column, in: new).minX - layout.frame(of: column, in: old).minX), 1)
    }

    /// Places the columns at a part of the way, 0 to 1.
    func move(to part: CGFloat) {
        coordinator.percentComplete = part
        UIView.performWithoutAnimation {
            split.content?.place(layout, between: old, and: new, part: part)
            split.content?.layoutIfNeeded()
        }
    }

    /// The finger left: the columns go all the way, or back.
    func end(completes: Bool, animated: Bool = true) {
        coordinator.interactionEnded(cancelled: !completes)
        if !completes { goBack() }
        split.updateButtons()
        let mode: UISplitViewController.DisplayMode = completes ? new : old
        let animation: () -> Void = { [self] in
            split.content?.place(layout, mode: mode)
            if completes { coordinator.runAlongside() }
            split.content?.layoutIfNeeded()
        }
        let finish: (Bool) -> Void = { [self] _ in
            split.revealDidEnd(appearing, completes: completes)
            if split.activeCoordinator === coordinator { split.activeCoordinator = nil }
            coordinator.finish(cancelled: !completes)
        }
        guard animated else {
            UIView.performWithoutAnimation(animation)
            return finish(true)
        }
        UIView.animate(
            withDuration: UISplitViewController.columnDuration, delay: 0, options: .curveEaseOut, animations: animation,
            completion: finish)
    }

    private func goBack() {
        split.requestedCount = countBefore
        split.delegate?.splitViewController(split, willChangeTo: old)
        var before: SplitLayout = layout
        before.requestedCount = countBefore
        split.shownLayout = before
        split.shownMode = old
        split.popover.modeDidChange(to: old)
        for column in appearing {
            split.announceHiding(column)
            if let child = split.container(for: column) { split.disappear(child, animated: true) }
        }
    }

    /// Past half of the way, or thrown inward (behaviour/measured-constants.md 2).
    nonisolated static func completes(travel: CGFloat, distance: CGFloat, speed: CGFloat) -> Bool {
        if speed > 300 { return true }
        return speed > -300 && travel > distance / 2
    }
}
