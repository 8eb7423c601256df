import UIKit

/// A reveal controller's two recognisers.
@MainActor final class RevealGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: SWRevealViewController?
    private var panInUse: UIPanGestureRecognizer?
    private var tapInUse: UITapGestureRecognizer?
    private var firstPosition = FrontViewPosition.left

    init(_ controller: SWRevealViewController) {
        self.controller = controller
        super.init()
    }

    var pan: UIPanGestureRecognizer {
        if let panInUse { return panInUse }
        let made = UIPanGestureRecognizer(target: nil, action: nil)
        made.onAction = { [weak self, weak made] in if let made { self?.panDidChange(made) } }
        made.delegate = self
        controller?.content?.frontView.addGestureRecognizer(made)
        panInUse = made
        return made
    }

    var tap: UITapGestureRecognizer {
        if let tapInUse { return tapInUse }
        let made = UITapGestureRecognizer(target: nil, action: nil)
        made.onAction = { [weak self] in
            guard let controller = self?.controller else { return }
            controller.setFrontViewPosition(.left, animated: true)
        }
        made.delegate = self
        controller?.content?.frontView.addGestureRecognizer(made)
        tapInUse = made
        return made
    }

    func remove() {
        for recognizer in [panInUse, tapInUse] as [UIGestureRecognizer?] {
            if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    // MARK: - Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.isResting else { return false }
        if gestureRecognizer === tapInUse {
            return controller.shownPosition != .left && controller.shownPosition.isShown
                && controller.delegate?.revealControllerTapGestureShouldBegin(controller) ?? true
        }
        guard let pan = panInUse, gestureRecognizer === pan else { return true }
        let way: CGPoint = pan.translation(in: pan.view)
        // Up and down belongs to what scrolls.
        guard abs(way.x) >= abs(way.y), controller.delegate?.revealControllerPanGestureShouldBegin(controller) ?? true else { return false }
        let hasRear: Bool = controller.rearViewController != nil
        let hasRight: Bool = controller.rightViewController != nil
        let leadsNowhere: Bool = controller.shownPosition == .left && (!hasRear && way.x > 0 || !hasRight && way.x < 0)
        return !leadsNowhere
            && RevealGeometry.isDraggable(
                at: pan.location(in: pan.view).x, of: pan.view?.bounds.width ?? 0, border: controller.draggableBorderWidth, hasRear: hasRear,
                hasRight: hasRight)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let controller, let delegate = controller.delegate else { return false }
        return gestureRecognizer === panInUse
            ? delegate.revealController(controller, panGestureRecognizerShouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
            : delegate.revealController(controller, tapGestureRecognizerShouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    // MARK: - Panning

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        guard let controller, let content = controller.content else { return }
        let delegate: (any SWRevealViewControllerDelegate)? = controller.delegate
        switch pan.state {
        case .began:
            // What the app wishes meanwhile waits for the end of the pan.
            controller.enqueue {}
            firstPosition = controller.shownPosition
            delegate?.revealControllerPanGestureBegan(controller)
            let progress = controller.geometry.progress(at: content.frontView.frame.minX)
            delegate?.revealController(
                controller, panGestureBeganFromLocation: content.frontView.frame.minX, progress: progress.revealed, overProgress: progress.overdrawn)
        case .changed: drag(by: pan.translation(in: content).x, controller, content)
        case .ended:
            let end = controller.geometry.end(
                at: content.frontView.frame.minX, velocity: pan.velocity(in: content).x, flick: controller.quickFlickVelocity)
            let speed: CGFloat = abs(pan.velocity(in: content).x)
            let duration: TimeInterval =
                speed > controller.quickFlickVelocity ? TimeInterval(end.journey / speed) : controller.toggleAnimationDuration
            tellEnd(controller, content)
            controller.move(to: end.position, duration: duration)
        case .cancelled, .failed:
            tellEnd(controller, content)
            content.dragLocation = nil
            content.setNeedsLayout()
            controller.dequeue()
        default: break
        }
    }

    private func drag(by translation: CGFloat, _ controller: SWRevealViewController, _ content: RevealContentView) {
        var location: CGFloat = controller.geometry.location(of: firstPosition) + translation
        if location < 0, controller.rightViewController == nil || location > 0 && controller.rearViewController == nil { location = 0 }
        if location > 0, controller.rearViewController == nil { location = 0 }
        for place in controller.deploy(for: location < 0 ? .leftSide : location > 0 ? .right : .left) where location != 0 { controller.undeploy(place) }
        content.dragLocation = controller.geometry.dragged(to: location, from: firstPosition)
        let progress = controller.geometry.progress(at: content.frontView.frame.minX)
        controller.delegate?.revealController(
            controller, panGestureMovedToLocation: content.frontView.frame.minX, progress: progress.revealed, overProgress: progress.overdrawn)
    }

    private func tellEnd(_ controller: SWRevealViewController, _ content: RevealContentView) {
        let progress = controller.geometry.progress(at: content.frontView.frame.minX)
        controller.delegate?.revealController(
            controller, panGestureEndedToLocation: content.frontView.frame.minX, progress: progress.revealed, overProgress: progress.overdrawn)
        controller.delegate?.revealControllerPanGestureEnded(controller)
    }
}
