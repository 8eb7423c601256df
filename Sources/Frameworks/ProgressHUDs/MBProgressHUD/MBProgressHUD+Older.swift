import UIKit

/// Makes `MBProgressHUD(for:)`, which answers a HUD that is there.
@preconcurrency @MainActor public protocol MBProgressHUDLookup {}

extension MBProgressHUD: MBProgressHUDLookup {}

extension MBProgressHUDLookup {
    /// The HUD that was added to a view last and is not hidden yet. Nil without one. As versions before 1.2 name `forView(_:)`.
    public init?(for view: UIView) {
        guard let hud = (Self.self as? MBProgressHUD.Type)?.forView(view) as? Self else { return nil }
        self = hud
    }
}

// Names of versions before 1.0, which 1.0 and 1.1 have beside theirs.

extension MBProgressHUD {
    public convenience init(window: UIWindow) { self.init(view: window) }

    /// Hides all HUDs of a view.
    /// - Returns: how many.
    @discardableResult
    public class func hideAllHUDs(for view: UIView, animated: Bool) -> Int {
        let all: [MBProgressHUD] = shown(in: view)
        for hud in all {
            hud.removeFromSuperViewOnHide = true
            hud.hide(animated: animated)
        }
        return all.count
    }

    public class func allHUDs(for view: UIView) -> [MBProgressHUD] { shown(in: view) }

    public func show(_ animated: Bool) { show(animated: animated) }
    public func hide(_ animated: Bool) { hide(animated: animated) }
    public func hide(_ animated: Bool, afterDelay delay: TimeInterval) { hide(animated: animated, afterDelay: delay) }

    public var labelText: String? {
        get { label.text }
        set { label.text = newValue }
    }
    public var labelFont: UIFont! {
        get { label.font }
        set { label.font = newValue }
    }
    public var labelColor: UIColor! {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    public var detailsLabelText: String? {
        get { detailsLabel.text }
        set { detailsLabel.text = newValue }
    }
    public var detailsLabelFont: UIFont! {
        get { detailsLabel.font }
        set { detailsLabel.font = newValue }
    }
    public var detailsLabelColor: UIColor! {
        get { detailsLabel.textColor }
        set { detailsLabel.textColor = newValue }
    }
    public var activityIndicatorColor: UIColor! {
        get { (indicator as? UIActivityIndicatorView)?.color ?? contentColor }
        set { (indicator as? UIActivityIndicatorView)?.color = newValue }
    }
    /// The box's.
    public var color: UIColor! {
        get { bezelView.color }
        set { bezelView.color = newValue }
    }
    public var cornerRadius: CGFloat {
        get { bezelView.layer.cornerRadius }
        set { bezelView.layer.cornerRadius = newValue }
    }
    public var xOffset: Float {
        get { Float(offset.x) }
        set { offset.x = CGFloat(newValue) }
    }
    public var yOffset: Float {
        get { Float(offset.y) }
        set { offset.y = CGFloat(newValue) }
    }
    /// Whether the view behind the box is dimmed.
    public var dimBackground: Bool {
        get { backgroundView.color != nil }
        set { backgroundView.color = newValue ? UIColor(white: 0, alpha: 0.4) : nil }
    }
}
