import UIKit

// What is set of the app's HUD.

extension SVProgressHUD {
    public class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.defaultStyle = style }
    public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { shared.defaultMaskType = maskType }
    public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) { shared.defaultAnimationType = type }
    public class func setContainerView(_ containerView: UIView?) { shared.containerView = containerView }
    public class func setMinimumSize(_ minimumSize: CGSize) { shared.minimumSize = minimumSize }
    public class func setRingThickness(_ ringThickness: CGFloat) { shared.ringThickness = ringThickness }
    public class func setRingRadius(_ radius: CGFloat) { shared.ringRadius = radius }
    public class func setRingNoTextRadius(_ radius: CGFloat) { shared.ringNoTextRadius = radius }
    public class func setCornerRadius(_ cornerRadius: CGFloat) { shared.cornerRadius = cornerRadius }
    public class func setBorderColor(_ color: UIColor) { shared.box.layer.borderColor = color.cgColor }
    public class func setBorderWidth(_ width: CGFloat) { shared.box.layer.borderWidth = width }
    public class func setFont(_ font: UIFont) { shared.font = font }
    public class func setBackgroundLayerColor(_ color: UIColor) { shared.backgroundLayerColor = color }
    public class func setImageViewSize(_ size: CGSize) { shared.imageViewSize = size }
    public class func setShouldTintImages(_ shouldTintImages: Bool) { shared.shouldTintImages = shouldTintImages }
    public class func setInfoImage(_ image: UIImage) { shared.infoImage = image }
    public class func setSuccessImage(_ image: UIImage) { shared.successImage = image }
    public class func setErrorImage(_ image: UIImage) { shared.errorImage = image }
    public class func setViewForExtension(_ view: UIView) { shared.viewForExtension = view }
    public class func setGraceTimeInterval(_ interval: TimeInterval) { shared.graceTimeInterval = interval }
    public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shared.minimumDismissTimeInterval = interval }
    public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { shared.maximumDismissTimeInterval = interval }
    public class func setFadeInAnimationDuration(_ duration: TimeInterval) { shared.fadeInAnimationDuration = duration }
    public class func setFadeOutAnimationDuration(_ duration: TimeInterval) { shared.fadeOutAnimationDuration = duration }
    public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) { shared.maxSupportedWindowLevel = windowLevel }
    public class func setHapticsEnabled(_ hapticsEnabled: Bool) { shared.hapticsEnabled = hapticsEnabled }
    public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) { shared.motionEffectEnabled = motionEffectEnabled }
    public class func setOffsetFromCenter(_ offset: UIOffset) { shared.offsetFromCenter = offset }
    public class func resetOffsetFromCenter() { setOffsetFromCenter(.zero) }

    // With a colour of its own the HUD has the style `custom`.

    public class func setForegroundColor(_ color: UIColor) {
        shared.foregroundColor = color
        setDefaultStyle(.custom)
    }
    public class func setForegroundImageColor(_ color: UIColor?) {
        shared.foregroundImageColor = color
        setDefaultStyle(.custom)
    }
    public class func setBackgroundColor(_ color: UIColor) {
        shared.backgroundColor = color
        setDefaultStyle(.custom)
    }
    public class func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) {
        shared.customBlurEffect = blurEffect
        setDefaultStyle(.custom)
    }

    /// The library's pictures; here they are the system's symbols.
    public class var imageBundle: Bundle { Bundle(for: SVProgressHUD.self) }
}
