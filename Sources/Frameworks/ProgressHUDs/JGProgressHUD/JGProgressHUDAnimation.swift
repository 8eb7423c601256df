import UIKit

/// How a HUD comes and goes. Subclasses show it and call `animationFinished()` at the end.
@preconcurrency @MainActor open class JGProgressHUDAnimation: NSObject {
    public internal(set) weak var progressHUD: JGProgressHUD?
    private var isShowing = false

    public override nonisolated init() { super.init() }

    open func show() { isShowing = true }
    open func hide() { isShowing = false }
    open func animationFinished() { progressHUD?.animationDidFinish(isShown: isShowing) }
}

@preconcurrency @MainActor open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {
    /// Seconds. Default 0.4.
    open var duration: TimeInterval = 0.4
    /// Default `curveEaseInOut`; `beginFromCurrentState` is always among them.
    open var animationOptions: UIView.AnimationOptions = [.curveEaseInOut, .beginFromCurrentState] {
        didSet { if !animationOptions.contains(.beginFromCurrentState) { animationOptions.insert(.beginFromCurrentState) } }
    }

    open override func show() {
        super.show()
        progressHUD?.alpha = 0
        progressHUD?.isHidden = false
        fade(to: 1)
    }

    open override func hide() {
        super.hide()
        fade(to: 0)
    }

    private func fade(to alpha: CGFloat) {
        UIView.animate(withDuration: duration, delay: 0, options: animationOptions) { [self] in
            progressHUD?.alpha = alpha
        } completion: { [self] _ in
            animationFinished()
        }
    }
}

@preconcurrency @MainActor open class JGProgressHUDFadeZoomAnimation: JGProgressHUDAnimation {
    /// Seconds. Default 0.2.
    open var shrinkAnimationDuaration: TimeInterval = 0.2
    /// Seconds. Default 0.1.
    open var expandAnimationDuaration: TimeInterval = 0.1
    /// The size that it has before it settles. Default 1.1.
    open var expandScale = CGSize(width: 1.1, height: 1.1)

    private static let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
    private var large: CGAffineTransform { CGAffineTransform(scaleX: expandScale.width, y: expandScale.height) }

    open override func show() {
        super.show()
        progressHUD?.alpha = 0
        progressHUD?.hudView.transform = Self.small
        progressHUD?.isHidden = false
        fade(to: 1)
        scale(to: large, shrinkAnimationDuaration, .curveEaseIn) { [self] in
            scale(to: .identity, expandAnimationDuaration, .curveEaseOut) { [self] in animationFinished() }
        }
    }

    open override func hide() {
        super.hide()
        fade(to: 0)
        scale(to: large, expandAnimationDuaration, .curveEaseIn) { [self] in
            scale(to: Self.small, shrinkAnimationDuaration, .curveEaseOut) { [self] in
                progressHUD?.hudView.transform = .identity
                animationFinished()
            }
        }
    }

    private func fade(to alpha: CGFloat) {
        let duration: TimeInterval = expandAnimationDuaration + shrinkAnimationDuaration
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]) { [self] in progressHUD?.alpha = alpha }
    }

    private func scale(
        to transform: CGAffineTransform, _ duration: TimeInterval, _ curve: UIView.AnimationOptions, then end: @escaping @MainActor () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, curve]) { [self] in
            progressHUD?.hudView.transform = transform
        } completion: { _ in
            end()
        }
    }
}
