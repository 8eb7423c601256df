import UIKit

/// The pictures of the states of a header or footer.
@MainActor final class StateImages {
    private var images: [MJRefreshState: (images: [UIImage], duration: TimeInterval)] = [:]
    let view = UIImageView()

    /// Keeps pictures for a state.
    /// - Returns: the height of the first.
    func set(_ new: [UIImage], _ duration: TimeInterval, _ state: MJRefreshState) -> CGFloat {
        images[state] = (new, duration)
        return new.first?.size.height ?? 0
    }

    /// Has the pictures of a state that is pulled or refreshes move.
    func show(_ state: MJRefreshState) {
        guard let (list, duration) = images[state], !list.isEmpty else { return }
        view.stopAnimating()
        if list.count == 1 {
            view.image = list.first
        } else {
            (view.animationImages, view.animationDuration) = (list, duration)
            view.startAnimating()
        }
    }

    /// Shows the picture that stands for how much is pulled out.
    func show(pull: CGFloat) {
        guard let list = images[.idle]?.images, !list.isEmpty else { return }
        view.stopAnimating()
        view.image = list[min(max(Int(CGFloat(list.count) * pull), 0), list.count - 1)]
    }

    /// Places the view in `bounds`, to the left of a text of a width, or in the middle without one.
    func place(in bounds: CGRect, textWidth: CGFloat?, inset: CGFloat) {
        guard view.constraints.isEmpty else { return }
        view.frame = bounds
        guard let textWidth else { return view.contentMode = .center }
        view.contentMode = .right
        view.frame.size.width = max(bounds.width / 2 - textWidth / 2 - inset, 0)
    }
}

/// An arrow that turns over when enough is pulled out, and an indicator in its place while it refreshes.
@MainActor final class ArrowAndIndicator {
    let arrow = UIImageView(image: ArrowAndIndicator.arrowImage)
    private(set) var indicator = UIActivityIndicatorView(style: .medium)
    /// The turn of the arrow while nothing is pulled: a footer's points up.
    private let isFooter: Bool

    init(isFooter: Bool) {
        self.isFooter = isFooter
        arrow.transform = idleTurn
    }

    private static var halfTurn: CGAffineTransform { CGAffineTransform(rotationAngle: 0.000001 - .pi) }
    private var idleTurn: CGAffineTransform { isFooter ? Self.halfTurn : .identity }
    private var pulledTurn: CGAffineTransform { isFooter ? .identity : Self.halfTurn }

    func setIndicator(_ style: UIActivityIndicatorView.Style, in view: UIView) {
        indicator.removeFromSuperview()
        indicator = UIActivityIndicatorView(style: style)
        view.addSubview(indicator)
    }

    func place(at center: CGPoint, tint: UIColor?) {
        if arrow.constraints.isEmpty { (arrow.bounds.size, arrow.center) = (arrow.image?.size ?? .zero, center) }
        if indicator.constraints.isEmpty { indicator.center = center }
        arrow.tintColor = tint
    }

    func change(from old: MJRefreshState, to component: MJRefreshComponent) {
        switch component.state {
        case .idle where old == .refreshing:
            arrow.transform = idleTurn
            UIView.animate(withDuration: component.slowAnimationDuration) {
                self.indicator.alpha = 0
            } completion: { [weak component] _ in
                guard component?.state == .idle else { return }
                self.rest()
            }
        case .idle:
            rest()
            UIView.animate(withDuration: component.fastAnimationDuration) { self.arrow.transform = self.idleTurn }
        case .pulling:
            rest()
            UIView.animate(withDuration: component.fastAnimationDuration) { self.arrow.transform = self.pulledTurn }
        case .refreshing:
            indicator.alpha = 1
            indicator.startAnimating()
            arrow.isHidden = true
        case .noMoreData:
            rest()
            arrow.isHidden = true
        case .willRefresh: break
        }
    }

    private func rest() {
        indicator.alpha = 1
        indicator.stopAnimating()
        arrow.isHidden = false
    }

    /// An arrow down of 15 by 40 points, as a template.
    private static var arrowImage: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 15, height: 40)).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 7.5, y: 4))
            path.addLine(to: CGPoint(x: 7.5, y: 36))
            path.move(to: CGPoint(x: 1.5, y: 29))
            path.addLine(to: CGPoint(x: 7.5, y: 36))
            path.addLine(to: CGPoint(x: 13.5, y: 29))
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
