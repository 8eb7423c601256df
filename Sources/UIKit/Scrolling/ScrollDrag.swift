/// Moves a scroll view's content under a finger, and on after it has left.
@MainActor final class ScrollDrag {
    private unowned let view: UIScrollView
    let pan: UIScrollViewPanGestureRecognizer = {
        let pan = UIScrollViewPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        return pan
    }()
    let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer(target: nil, action: nil)

    private(set) var isTracking = false
    private(set) var isDragging = false
    private(set) var isDecelerating = false

    /// The offset that the finger asks for where its travel is none, before edges hold it back.
    private var origin = CGPoint.zero
    private var startOffset = CGPoint.zero
    private var axes: Axes = []
    private var track = PanTrack()
    private var motion: (x: ScrollAxisMotion, y: ScrollAxisMotion)?
    private var generation = 0

    private struct Axes: OptionSet {
        let rawValue: Int
        static let x = Axes(rawValue: 1)
        static let y = Axes(rawValue: 2)
    }

    init(_ view: UIScrollView) {
        self.view = view
        pan.onAction = { [weak self] in self?.follow() }
    }

    func install() {
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(delay)
    }

    func isEnabledDidChange() {
        pan.isEnabled = view.isScrollEnabled
        delay.isEnabled = view.isScrollEnabled && view.delaysContentTouches
        if !view.isScrollEnabled { stopMotion(notify: true) }
    }

    // MARK: What can move

    private var movableAxes: Axes {
        guard view.isScrollEnabled else { return [] }
        let range: ScrollGeometry = view.scrollRange
        var axes: Axes = []
        if range.horizontal.upperBound > range.horizontal.lowerBound || (view.bouncesHorizontally && view.alwaysBounceHorizontal) { axes.insert(.x) }
        if range.vertical.upperBound > range.vertical.lowerBound || (view.bouncesVertically && view.alwaysBounceVertical) { axes.insert(.y) }
        return axes
    }

    var canScroll: Bool { !movableAxes.isEmpty }

    /// Whether a finger's travel goes along an axis on which the content moves.
    func shouldStart(after travel: CGPoint, slack: CGFloat) -> Bool {
        switch movableAxes {
        case [.x, .y]: hypot(travel.x, travel.y) >= slack
        case .x: abs(travel.x) >= slack && abs(travel.x) >= abs(travel.y)
        case .y: abs(travel.y) >= slack && abs(travel.y) >= abs(travel.x)
        default: false
        }
    }

    /// Whether the drag that starts is this view's: not of content that keeps its touches, and not at an edge from which a scroll
    /// view around this one could go on.
    func shouldBegin() -> Bool {
        guard canScroll else { return false }
        if movesAlone { return true }
        if let touch = pan.trackedTouches.first, let content = touch.view, content !== view, TouchDelivery.shared.hasShown(touch),
            !view.canCancelContentTouches || !view.touchesShouldCancel(in: content)
        {
            return false
        }
        return !leavesDragToOuter()
    }

    private func leavesDragToOuter() -> Bool {
        let travel: CGPoint = pan.travel
        let isVertical: Bool = abs(travel.y) > abs(travel.x)
        let direction: CGFloat = isVertical ? -travel.y : -travel.x
        guard isVertical ? view.transfersVerticalScrollingToParent : view.transfersHorizontalScrollingToParent else { return false }
        guard !hasRoom(isVertical: isVertical, direction: direction) else { return false }
        var outer: UIView? = view.superview
        while let current = outer {
            if let scroller = current as? UIScrollView, scroller.isScrollEnabled,
                scroller.drag.hasRoom(isVertical: isVertical, direction: direction)
            {
                return true
            }
            outer = current.superview
        }
        return false
    }

    private func hasRoom(isVertical: Bool, direction: CGFloat) -> Bool {
        let geometry: ScrollGeometry = view.scrollRange
        let range: ClosedRange<CGFloat> = isVertical ? geometry.vertical : geometry.horizontal
        let offset: CGFloat = isVertical ? view.contentOffset.y : view.contentOffset.x
        return direction > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5
    }

    // MARK: The finger

    /// A finger landed; returns whether it takes hold of content that moves.
    func touchDidLand() -> Bool {
        guard view.isScrollEnabled else { return false }
        isTracking = true
        return movesAlone && canScroll
    }

    /// Whether the content moves without a finger.
    private var movesAlone: Bool { motion != nil || view.isScrollAnimating }

    func touchDidLift() {
        if !isDragging { isTracking = false }
    }

    private func follow() {
        switch pan.state {
        case .began: begin()
        case .changed: move()
        case .ended: release()
        case .cancelled: cancel()
        case .possible, .failed: break
        }
    }

    private func begin() {
        stopMotion(notify: true)
        view.stopScrollAnimation()
        isTracking = true
        isDragging = true
        axes = movableAxes
        if view.isDirectionalLockEnabled, axes == [.x, .y] { lockDirection() }
        track = PanTrack()
        startOffset = view.contentOffset
        view.scrollDelegate?.scrollViewWillBeginDragging(view)
        view.dragWillBegin()
        holdAtPresentOffset(translation: .zero)
        move()
    }

    /// A drag that clearly leads along one axis stays on it.
    private func lockDirection() {
        let travel: CGPoint = pan.travel
        if abs(travel.x) < abs(travel.y) / 2 { axes = .y }
        if abs(travel.y) < abs(travel.x) / 2 { axes = .x }
    }

    /// Makes the finger's place stand for what is shown now.
    private func holdAtPresentOffset(translation: CGPoint) {
        let geometry: ScrollGeometry = view.scrollRange
        let offset: CGPoint = view.contentOffset
        origin = CGPoint(
            x: RubberBand.raw(offset.x, range: geometry.horizontal, in: geometry.bounds.width) + translation.x,
            y: RubberBand.raw(offset.y, range: geometry.vertical, in: geometry.bounds.height) + translation.y)
    }

    /// After something else moved the content under the finger.
    func contentDidShift(by distance: CGPoint) {
        if isDragging { origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y) }
        motion?.x.shift(by: distance.x)
        motion?.y.shift(by: distance.y)
    }

    /// Goes on from what is shown, after the edges moved or the content was zoomed.
    func holdContent() {
        if isDragging { holdAtPresentOffset(translation: pan.translation(in: view)) }
    }

    private func move() {
        guard !view.isZooming else { return }
        let travel: CGPoint = pan.translation(in: view)
        let geometry: ScrollGeometry = view.scrollRange
        var offset: CGPoint = view.contentOffset
        if axes.contains(.x) {
            offset.x = RubberBand.offset(
                origin.x - travel.x, range: geometry.horizontal, in: geometry.bounds.width, bounces: bounces(.x, geometry))
        }
        if axes.contains(.y) {
            offset.y = RubberBand.offset(
                origin.y - travel.y, range: geometry.vertical, in: geometry.bounds.height, bounces: bounces(.y, geometry))
        }
        track.add(offset, at: pan.trackedTouches.last?.timestamp ?? CACurrentMediaTime())
        show(offset)
        view.dragDidMove()
    }

    private func bounces(_ axis: Axes, _ geometry: ScrollGeometry) -> Bool {
        guard axis == .x ? view.bouncesHorizontally : view.bouncesVertically else { return false }
        let range: ClosedRange<CGFloat> = axis == .x ? geometry.horizontal : geometry.vertical
        return range.upperBound > range.lowerBound || (axis == .x ? view.alwaysBounceHorizontal : view.alwaysBounceVertical)
    }

    private func show(_ offset: CGPoint) {
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        view.moveByScrolling(to: CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
    }

    // MARK: The lift

    private func release() {
        let geometry: ScrollGeometry = view.scrollRange
        let offset: CGPoint = view.contentOffset
        let finger: CGPoint = pan.velocity(in: view)
        let time: Double = CACurrentMediaTime()
        track.end(at: offset, time: pan.trackedTouches.last?.timestamp ?? time)
        let x: CGFloat = axes.contains(.x) ? velocity(-finger.x, track.velocity.x, offset.x, geometry.horizontal) : 0
        let y: CGFloat = axes.contains(.y) ? velocity(-finger.y, track.velocity.y, offset.y, geometry.vertical) : 0
        let velocity = CGPoint(x: x, y: y)
        let reported = CGPoint(x: axes.contains(.x) ? -finger.x : 0, y: axes.contains(.y) ? -finger.y : 0)
        let target: CGPoint? = target(for: velocity, reported: reported)
        let rate: CGFloat = view.decelerationRate.rawValue
        let new = (
            x: ScrollAxisMotion(offset: offset.x, velocity: x, rate: rate, end: target?.x, range: geometry.horizontal, time: time),
            y: ScrollAxisMotion(offset: offset.y, velocity: y, rate: rate, end: target?.y, range: geometry.vertical, time: time)
        )
        let goesOn: Bool = !(new.x.isOver && new.y.isOver)
        isDragging = false
        isTracking = false
        view.dragDidEnd()
        view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
        guard goesOn, !isDragging else {
            if !goesOn { view.scrollingDidEnd() }
            return
        }
        isDecelerating = true
        motion = new
        view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
        scheduleStep()
    }

    /// The content's speed in points a second: the finger's within the edges, beyond them that of what is shown.
    private func velocity(_ finger: CGFloat, _ shown: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        guard !range.contains(offset) else { return finger }
        let pull: CGFloat = offset < range.lowerBound ? offset - range.lowerBound : offset - range.upperBound
        return abs(shown) < 50 ? -ScrollAxisMotion.heldPull * pull : shown
    }

    /// The offset at which the content is to come to rest: nil for the one that its speed leads to. The layout and the delegate may
    /// choose another one than that.
    private func target(for velocity: CGPoint, reported: CGPoint) -> CGPoint? {
        let geometry: ScrollGeometry = view.scrollRange
        let offset: CGPoint = view.contentOffset
        if view.isPagingEnabled { return pageTarget(velocity, geometry) }
        let rate: CGFloat = view.decelerationRate.rawValue
        let isOutside: Bool = geometry.clamped(offset) != offset
        let natural: CGPoint = geometry.clamped(
            CGPoint(
                x: ScrollAxisMotion.landing(from: offset.x, velocity: velocity.x, rate: rate),
                y: ScrollAxisMotion.landing(from: offset.y, velocity: velocity.y, rate: rate)))
        let perMillisecond = CGPoint(x: reported.x / 1000, y: reported.y / 1000)
        var target: CGPoint = view.restingOffset(for: natural, from: startOffset, velocity: perMillisecond)
        view.scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: &target)
        if target == natural { return nil }
        return isOutside && geometry.clamped(target) == geometry.clamped(offset) ? nil : target
    }

    private func pageTarget(_ velocity: CGPoint, _ geometry: ScrollGeometry) -> CGPoint {
        let offset: CGPoint = view.contentOffset
        let size: CGSize = geometry.bounds
        return CGPoint(
            x: axes.contains(.x)
                ? PageTarget.offset(from: offset.x, start: startOffset.x, velocity: velocity.x, pageLength: size.width, range: geometry.horizontal)
                : offset.x,
            y: axes.contains(.y)
                ? PageTarget.offset(from: offset.y, start: startOffset.y, velocity: velocity.y, pageLength: size.height, range: geometry.vertical)
                : offset.y)
    }

    private func cancel() {
        guard isDragging else { return }
        isDragging = false
        isTracking = false
        view.dragDidEnd()
        view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: false)
        let clamped: CGPoint = view.scrollRange.clamped(view.contentOffset)
        if clamped != view.contentOffset { view.setContentOffset(clamped, animated: true) } else { view.scrollingDidEnd() }
    }

    // MARK: Going on alone

    private func scheduleStep() {
        generation += 1
        let current: Int = generation
        DeferredWork.shared.schedule(after: 0) { [weak self] in
            guard let self, self.generation == current else { return }
            self.step()
        }
    }

    private func step() {
        guard motion != nil else { return }
        let time: Double = CACurrentMediaTime()
        let geometry: ScrollGeometry = view.scrollRange
        var offset = CGPoint(
            x: motion!.x.offset(at: time, range: geometry.horizontal, bounces: bounces(.x, geometry)),
            y: motion!.y.offset(at: time, range: geometry.vertical, bounces: bounces(.y, geometry)))
        // A page that is thrown at a hard edge stays there.
        let clamped: CGPoint = geometry.clamped(offset)
        if axes.contains(.x), !view.bouncesHorizontally { offset.x = clamped.x }
        if axes.contains(.y), !view.bouncesVertically { offset.y = clamped.y }
        show(offset)
        guard let motion else { return }
        if motion.x.isOver, motion.y.isOver { stopMotion(notify: true) } else { scheduleStep() }
    }

    /// Ends the glide where it is.
    func stopMotion(notify: Bool) {
        guard motion != nil else { return }
        motion = nil
        generation += 1
        isDecelerating = false
        if notify { view.scrollDelegate?.scrollViewDidEndDecelerating(view) }
        if !isDragging { view.scrollingDidEnd() }
    }
}
