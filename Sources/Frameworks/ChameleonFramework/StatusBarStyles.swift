import UIKit

/// The style of a status bar that is dark or light as the colour behind it wants it.
public struct ContrastingStatusBarStyle: Sendable {}
public let UIStatusBarStyleContrast = ContrastingStatusBarStyle()

/// A controller's wishes for the bars.
@MainActor private final class BarWishes {
    var contrasts = false
    var style: UIStatusBarStyle?
    var hidesHairline = false

    static func of(_ controller: UIViewController) -> BarWishes {
        if let known = known(of: controller) { return known }
        let made = BarWishes()
        objc_setAssociatedObject(controller, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    static func known(of controller: UIViewController) -> BarWishes? { objc_getAssociatedObject(controller, key) as? BarWishes }

    // An address that nothing else has: the type's own.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(BarWishes.self)))! }

    /// The style on a colour. Nil for no colour: as the controller has it.
    static func style(on color: UIColor?) -> UIStatusBarStyle? { color.map { $0.luminance > 0.6 ? .default : .lightContent } }
}

extension UIViewController {
    /// Has the status bar's words be light or not while the controller decides on them.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle) {
        let wishes = BarWishes.of(self)
        (wishes.contrasts, wishes.style) = (false, statusBarStyle == .lightContent ? .lightContent : nil)
        setNeedsStatusBarAppearanceUpdate()
    }
    /// Has the status bar's words be seen on what is behind them.
    public func setStatusBarStyle(_ statusBarStyle: ContrastingStatusBarStyle) {
        BarWishes.of(self).contrasts = true
        setNeedsStatusBarAppearanceUpdate()
    }

    /// The view's colour at the upper edge.
    private var topColor: UIColor? {
        guard let view = viewIfLoaded else { return nil }
        let hit: UIView? = view.hitTest(CGPoint(x: view.bounds.midX, y: 2), with: nil)
        return hit?.backgroundColor ?? view.backgroundColor
    }

    @_dynamicReplacement(for:preferredStatusBarStyle) public var chameleon_preferredStatusBarStyle: UIStatusBarStyle {
        guard let wishes = BarWishes.known(of: self) else { return preferredStatusBarStyle }
        return (wishes.contrasts ? BarWishes.style(on: topColor) : wishes.style) ?? preferredStatusBarStyle
    }
}

extension UINavigationController {
    /// Whether the line below the navigation bar is left out. Default false.
    public var hidesNavigationBarHairline: Bool {
        get { BarWishes.known(of: self)?.hidesHairline ?? false }
        set {
            BarWishes.of(self).hidesHairline = newValue
            hideHairline(in: navigationBar, newValue)
        }
    }

    private func hideHairline(in view: UIView, _ isHidden: Bool) {
        if view is UIImageView, view.bounds.height <= 1, view.bounds.width > 1 { view.alpha = isHidden ? 0 : 1 }
        for subview in view.subviews { hideHairline(in: subview, isHidden) }
    }

    @_dynamicReplacement(for:preferredStatusBarStyle) public var chameleon_navigationStatusBarStyle: UIStatusBarStyle {
        guard let wishes = BarWishes.known(of: self) else { return preferredStatusBarStyle }
        return (wishes.contrasts ? BarWishes.style(on: navigationBar.barTintColor) : wishes.style) ?? preferredStatusBarStyle
    }
}
