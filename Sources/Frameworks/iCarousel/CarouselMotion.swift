import UIKit

/// Moves a carousel, by itself and after a finger.
@MainActor final class CarouselMotion: NSObject, UIGestureRecognizerDelegate {
    private unowned let carousel: iCarousel
    private var link: CADisplayLink?
    private var startTime: TimeInterval = 0
    private var lastTime: TimeInterval = 0
    private var toggleTime: TimeInterval = 0
    private var movement: CarouselMove?
    private var glide: CarouselGlide?
    private var translation: CGFloat = 0
    /// Items a second.
    var velocity: CGFloat = 0
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    init(_ carousel: iCarousel) {
        self.carousel = carousel
        super.init()
    }

    func install() {
        pan.onAction = { [weak self] in self?.panDidChange() }
        tap.onAction = { [weak self] in self?.wasTapped() }
        for recognizer in [pan, tap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            carousel.contentView.addGestureRecognizer(recognizer)
        }
    }

    // MARK: - Time

    func start() {
        guard link == nil, carousel.window != nil else { return }
        lastTime = CACurrentMediaTime()
        let made = CADisplayLink { [weak self] _ in self?.step() }
        made.add(to: .main, forMode: .common)
        link = made
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    func move(to end: CGFloat, duration: TimeInterval) {
        movement = CarouselMove(start: carousel.scrollOffset, end: end, duration: duration)
        startTime = CACurrentMediaTime()
        start()
    }

    /// Ends all movement at an offset.
    func settle(at offset: CGFloat) { movement = CarouselMove(start: offset, end: offset, duration: 0.01) }

    func beginToggle(_ toggle: CGFloat) {
        toggleTime = CACurrentMediaTime()
        carousel.toggle = toggle
        start()
    }

    private func step() {
        let now: TimeInterval = CACurrentMediaTime()
        let passed: TimeInterval = now - lastTime
        lastTime = now
        if carousel.isScrolling, !carousel.isDragging, let movement {
            carousel.set(movement.offset(after: now - startTime))
            carousel.didScroll()
            guard now - startTime >= movement.duration else { return }
            carousel.isScrolling = false
            carousel.delegate?.carouselDidEndScrollingAnimation(carousel)
        } else if carousel.isDecelerating, let glide {
            carousel.set(glide.offset(after: now - startTime))
            carousel.didScroll()
            if now - startTime >= glide.duration { glideDidEnd() }
        } else if carousel.autoscroll != 0, !carousel.isDragging {
            carousel.scrollOffset = carousel.range.clamped(carousel.scrollOffset - CGFloat(passed) * carousel.autoscroll)
        } else if abs(carousel.toggle) > 0.000001 {
            let slow: TimeInterval = velocity == 0 ? 1 : min(1, max(0, 1 / abs(Double(velocity))))
            let time: CGFloat = CarouselMove.eased(CGFloat(min(1, (now - toggleTime) / (0.2 + 0.2 * slow))))
            carousel.toggle = carousel.toggle < 0 ? time - 1 : 1 - time
            carousel.didScroll()
        } else if carousel.autoscroll == 0 {
            stop()
        }
    }

    private func glideDidEnd() {
        carousel.isDecelerating = false
        carousel.delegate?.carouselDidEndDecelerating(carousel)
        rest(towards: 0)
    }

    /// Comes to rest at an item where that is wished, or where the carousel is beyond its ends.
    /// - Parameter direction: 1 or -1 for the next or the previous item.
    private func rest(towards direction: Int) {
        let isBeyond: Bool = abs(carousel.scrollOffset - carousel.range.clamped(carousel.scrollOffset)) > 0.000001
        guard carousel.scrollToItemBoundary || isBeyond, carousel.autoscroll == 0 else { return }
        carousel.scrollToItem(at: carousel.currentItemIndex + direction, animated: true)
    }

    // MARK: - Fingers

    private func panDidChange() {
        guard carousel.isScrollEnabled, carousel.numberOfItems > 0 else { return }
        let now: CGFloat = along(pan.translation(in: carousel))
        switch pan.state {
        case .began:
            carousel.isDragging = true
            (carousel.isScrolling, carousel.isDecelerating) = (false, false)
            translation = now
            carousel.delegate?.carouselWillBeginDragging(carousel)
        case .changed: drag(to: now)
        case .ended, .cancelled, .failed: dragDidEnd()
        default: break
        }
    }

    private func along(_ point: CGPoint) -> CGFloat { carousel.isVertical ? point.y : point.x }

    private func drag(to now: CGFloat) {
        var share: CGFloat = 1
        if !carousel.isWrapEnabled, carousel.bounces, carousel.bounceDistance > 0 {
            let beyond: CGFloat = abs(carousel.scrollOffset - carousel.range.clamped(carousel.scrollOffset))
            share = 1 - min(beyond, carousel.bounceDistance) / carousel.bounceDistance
        }
        guard carousel.itemWidth > 0 else { return }
        velocity = -along(pan.velocity(in: carousel)) * share * carousel.scrollSpeed / carousel.itemWidth
        carousel.set(carousel.scrollOffset - (now - translation) * share * carousel.offsetMultiplier / carousel.itemWidth)
        translation = now
        carousel.didScroll()
    }

    private func dragDidEnd() {
        carousel.isDragging = false
        if CarouselGlide.isEnough(velocity: velocity, rate: carousel.decelerationRate) { beginGlide() }
        carousel.delegate?.carouselDidEndDragging(carousel, willDecelerate: carousel.isDecelerating)
        if carousel.isDecelerating {
            carousel.delegate?.carouselWillBeginDecelerating(carousel)
        } else {
            let isSwipe: Bool = abs(velocity) > 2 && abs(carousel.scrollOffset - CGFloat(carousel.currentItemIndex)) > 0.1
            rest(towards: isSwipe ? (velocity > 0 ? 1 : -1) : 0)
        }
    }

    private func beginGlide() {
        let last: CGFloat = CGFloat(carousel.numberOfItems - 1)
        let beyond: CGFloat = carousel.bounces ? carousel.bounceDistance : 0
        glide = CarouselGlide(
            from: carousel.scrollOffset, velocity: velocity, rate: carousel.decelerationRate, pages: carousel.isPagingEnabled,
            stopsAtItems: carousel.stopAtItemBoundary, limits: carousel.isWrapEnabled ? nil : -beyond...(max(last, 0) + beyond))
        guard glide != nil else { return }
        startTime = CACurrentMediaTime()
        carousel.isDecelerating = true
        start()
    }

    private func wasTapped() {
        guard let view = carousel.itemView(at: tap.location(in: carousel.contentView)) else {
            return carousel.scrollToItem(at: carousel.currentItemIndex, animated: true)
        }
        let index: Int = carousel.index(ofItemView: view)
        guard carousel.delegate?.carousel(carousel, shouldSelectItemAt: index) ?? true else { return }
        let isCurrent: Bool = index == carousel.currentItemIndex
        if isCurrent ? carousel.scrollToItemBoundary : carousel.centerItemWhenSelected { carousel.scrollToItem(at: index, animated: true) }
        carousel.delegate?.carousel(carousel, didSelectItemAt: index)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if carousel.isScrollEnabled { (carousel.isDragging, carousel.isScrolling, carousel.isDecelerating) = (false, false, false) }
        var next: UIView? = touch.view
        while let view = next, view !== carousel.contentView {
            // Controls take touches themselves, and scroll views drags along the carousel if there is something to scroll.
            if view is UIControl { return gestureRecognizer === pan && view is UIButton && carousel.isScrollEnabled }
            if gestureRecognizer === pan, let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
                let isLonger: Bool =
                    carousel.isVertical
                    ? scrollView.contentSize.height > scrollView.bounds.height : scrollView.contentSize.width > scrollView.bounds.width
                return !isLonger && carousel.isScrollEnabled
            }
            next = view.superview
        }
        return gestureRecognizer === tap || carousel.isScrollEnabled
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, carousel.ignorePerpendicularSwipes else { return true }
        let way: CGPoint = pan.translation(in: carousel)
        return carousel.isVertical ? abs(way.x) <= abs(way.y) : abs(way.x) >= abs(way.y)
    }
}
