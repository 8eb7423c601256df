import UIKit

/// A scroll view's state of loading content at its end.
@MainActor final class InfiniteScrollState: NSObject {
    private unowned let view: UIScrollView
    private var offset: NSKeyValueObservation?
    private var handler: ((UIScrollView) -> Void)?
    private(set) var isLoading = false
    var shouldLoad: ((UIScrollView) -> Bool)?
    var direction = InfiniteScrollDirection.vertical
    var margin: CGFloat = 11
    var triggerOffset: CGFloat = 0
    private var custom: UIView?
    private var own: UIActivityIndicatorView?
    /// The room that the indicator has taken, in points.
    private var room: CGFloat = 0

    private init(_ view: UIScrollView) { self.view = view }

    static func of(_ view: UIScrollView) -> InfiniteScrollState {
        // An address that nothing else has: the type's own.
        let key = UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(InfiniteScrollState.self)))!
        if let known = objc_getAssociatedObject(view, key) as? InfiniteScrollState { return known }
        let made = InfiniteScrollState(view)
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    // MARK: The indicator

    var style = UIActivityIndicatorView.Style.medium { didSet { own?.style = style } }

    var indicator: UIView? { custom ?? ownIndicator }

    private var ownIndicator: UIActivityIndicatorView {
        if let own { return own }
        let made = UIActivityIndicatorView(style: style)
        own = made
        return made
    }

    func setIndicator(_ view: UIView?) {
        indicator?.removeFromSuperview()
        custom = view
        if isLoading { showIndicator() }
    }

    private func showIndicator() {
        guard let indicator else { return }
        if indicator.superview !== view { view.addSubview(indicator) }
        place(indicator)
        indicator.isHidden = false
        if let spinner = indicator as? UIActivityIndicatorView { spinner.startAnimating() } else { tell(indicator, "startAnimating") }
    }

    private func place(_ indicator: UIView) {
        let size: CGSize = indicator.bounds.size
        let content: CGSize = view.contentSize
        indicator.center =
            direction == .vertical
            ? CGPoint(x: view.bounds.width / 2, y: content.height + room / 2) : CGPoint(x: content.width + room / 2, y: max(content.height, size.height) / 2)
    }

    private func hideIndicator() {
        guard let indicator else { return }
        if let spinner = indicator as? UIActivityIndicatorView { spinner.stopAnimating() } else { tell(indicator, "stopAnimating") }
        indicator.isHidden = true
    }

    private func tell(_ view: UIView, _ name: String) {
        let selector = Selector(name)
        if view.responds(to: selector) { _ = view.perform(selector) }
    }

    // MARK: Loading

    func begin(_ handler: @escaping (UIScrollView) -> Void) {
        self.handler = handler
        guard offset == nil else { return }
        offset = view.observe(\.contentOffset, __named: "contentOffset") { [weak self] _, _ in MainActor.assumeIsolated { self?.offsetDidChange() } }
    }

    func remove() {
        offset = nil
        handler = nil
        indicator?.removeFromSuperview()
        if isLoading { finish(nil) }
    }

    /// Only a finger that scrolls towards the end asks for more.
    private func offsetDidChange() {
        if isLoading, let indicator { place(indicator) }
        guard !isLoading, view.isDragging || view.isDecelerating else { return }
        let isVertical: Bool = direction == .vertical
        let velocity: CGPoint = view.panGestureRecognizer.velocity(in: view)
        guard view.isDecelerating || (isVertical ? velocity.y : velocity.x) <= 0 else { return }
        let inset: UIEdgeInsets = view.adjustedContentInset
        let (place, size, length) =
            isVertical
            ? (view.contentOffset.y, view.bounds.height - inset.bottom, view.contentSize.height)
            : (view.contentOffset.x, view.bounds.width - inset.right, view.contentSize.width)
        guard length > 0, place > max(0, length - size - triggerOffset) else { return }
        load(scrolls: false)
    }

    func load(scrolls: Bool) {
        guard !isLoading, handler != nil, shouldLoad?(view) ?? true else { return }
        isLoading = true
        let size: CGSize = indicator?.bounds.size ?? .zero
        room = (direction == .vertical ? size.height : size.width) + margin * 2
        changeInset(by: room)
        showIndicator()
        if scrolls { scrollToIndicator() }
        // After what the finger's move leads to, as the library does.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { if let self, self.isLoading { self.handler?(self.view) } }
        }
    }

    private func scrollToIndicator() {
        let inset: UIEdgeInsets = view.adjustedContentInset
        var place: CGPoint = view.contentOffset
        if direction == .vertical {
            place.y = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
        } else {
            place.x = max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
        }
        view.setContentOffset(place, animated: true)
    }

    func finish(_ completion: ((UIScrollView) -> Void)?) {
        guard isLoading else { return }
        hideIndicator()
        let taken: CGFloat = room
        room = 0
        // Not before the end: the insets' change is a move of the content too.
        UIView.animate(withDuration: 0.35) {
            self.changeInset(by: -taken)
        } completion: { _ in
            self.isLoading = false
            completion?(self.view)
        }
    }

    private func changeInset(by length: CGFloat) {
        var inset: UIEdgeInsets = view.contentInset
        if direction == .vertical { inset.bottom += length } else { inset.right += length }
        view.contentInset = inset
    }
}
