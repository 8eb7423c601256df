import UIKit

public enum JGProgressHUDPosition: UInt, Sendable {
    case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight
}

public enum JGProgressHUDStyle: UInt, Sendable {
    case extraLight, light, dark
}

public enum JGProgressHUDInteractionType: UInt, Sendable {
    case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

public enum JGProgressHUDParallaxMode: UInt, Sendable {
    /// Unless motion is reduced.
    case device
    case alwaysOn, alwaysOff
}

@preconcurrency @MainActor public protocol JGProgressHUDDelegate: NSObjectProtocol {
    func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView)
}

extension JGProgressHUDDelegate {
    public func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) {}
}

/// The shadow of a HUD.
open class JGProgressHUDShadow: NSObject {
    public let color: UIColor
    public let offset: CGSize
    public let radius: CGFloat
    public let opacity: Float

    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.color, self.offset, self.radius, self.opacity) = (color, offset, radius, opacity)
        super.init()
    }
}
