import UIKit

/// A reveal controller's view: the front view over the rear view and the right one, which come when they are needed first.
@MainActor final class RevealContentView: UIView {
    private weak var controller: SWRevealViewController?
    let frontView = UIView()
    private(set) var rearView: UIView?
    private(set) var rightView: UIView?
    /// The front view's edge while a finger has it.
    var dragLocation: CGFloat? {
        didSet { if dragLocation != nil { place() } }
    }

    init(frame: CGRect, controller: SWRevealViewController) {
        self.controller = controller
        super.init(frame: frame)
        backgroundColor = .black
        frontView.frame = bounds
        addSubview(frontView)
        updateShadow()
    }

    required init?(coder: NSCoder) { nil }

    func updateShadow() {
        guard let controller else { return }
        frontView.layer.shadowColor = controller.frontViewShadowColor?.cgColor
        frontView.layer.shadowOpacity = Float(controller.frontViewShadowOpacity)
        frontView.layer.shadowOffset = controller.frontViewShadowOffset
        frontView.layer.shadowRadius = controller.frontViewShadowRadius
    }

    /// Makes the rear view, above the right one.
    func bringRear() -> UIView {
        let view: UIView = rearView ?? UIView()
        rearView = view
        insertSubview(view, belowSubview: frontView)
        place()
        return view
    }

    /// Makes the right view, above the rear one.
    func bringRight() -> UIView {
        let view: UIView = rightView ?? UIView()
        rightView = view
        insertSubview(view, belowSubview: frontView)
        place()
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// Puts the views to their places for the controller's position, or for the finger's.
    func place() {
        guard let controller else { return }
        let geometry: RevealGeometry = controller.geometry
        let location: CGFloat = dragLocation ?? geometry.location(of: controller.shownPosition)
        let rear = geometry.rearSpan(at: location)
        rearView?.frame = CGRect(x: rear.x, y: 0, width: max(rear.width, 0), height: bounds.height)
        let right = geometry.rightSpan(at: location)
        rightView?.frame = CGRect(x: right.x, y: 0, width: max(right.width, 0), height: bounds.height)
        let top: CGFloat = controller.presentFrontViewHierarchically ? controller.headerHeight : 0
        frontView.frame = CGRect(x: location, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        frontView.layer.shadowPath = UIBezierPath(rect: frontView.bounds).cgPath
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        guard let controller, controller.extendsPointInsideHit else { return false }
        let views: [(UIView?, UIViewController?)] = [
            (rearView, controller.rearViewController), (frontView, controller.frontViewController), (rightView, controller.rightViewController),
        ]
        return views.contains { view, child in
            guard let view, child?.isViewLoaded == true else { return false }
            return view.point(inside: convert(point, to: view), with: event)
        }
    }
}
