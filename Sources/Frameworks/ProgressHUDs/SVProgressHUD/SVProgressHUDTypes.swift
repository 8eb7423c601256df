import Foundation
import UIKit

public enum SVProgressHUDStyle: Int, Sendable {
    case light, dark, custom
    /// Light or dark, as the interface is.
    case automatic
}

public enum SVProgressHUDMaskType: UInt, Sendable {
    /// Touches reach what is below.
    case none = 1
    /// As all that follow it keeps touches from what is below.
    case clear
    case black, gradient, custom
}

public enum SVProgressHUDAnimationType: UInt, Sendable {
    /// A ring that turns.
    case flat
    case native
}

public typealias SVProgressHUDShowCompletion = () -> Void
public typealias SVProgressHUDDismissCompletion = () -> Void

/// The words of the HUD, in the user info of its notifications.
public let SVProgressHUDStatusUserInfoKey: String = "SVProgressHUDStatusUserInfoKey"

extension NSNotification.Name {
    public static let SVProgressHUDDidReceiveTouchEvent = NSNotification.Name("SVProgressHUDDidReceiveTouchEventNotification")
    public static let SVProgressHUDDidTouchDownInside = NSNotification.Name("SVProgressHUDDidTouchDownInsideNotification")
    public static let SVProgressHUDWillDisappear = NSNotification.Name("SVProgressHUDWillDisappearNotification")
    public static let SVProgressHUDDidDisappear = NSNotification.Name("SVProgressHUDDidDisappearNotification")
    public static let SVProgressHUDWillAppear = NSNotification.Name("SVProgressHUDWillAppearNotification")
    public static let SVProgressHUDDidAppear = NSNotification.Name("SVProgressHUDDidAppearNotification")
}

/// A HUD's looks that are set: on it, or on its class's appearance, which counts where it has none of its own.
struct SVProgressHUDLooks {
    var style: SVProgressHUDStyle?
    var maskType: SVProgressHUDMaskType?
    var animationType: SVProgressHUDAnimationType?
    var minimumSize: CGSize?
    var ringThickness: CGFloat?
    var ringRadius: CGFloat?
    var ringNoTextRadius: CGFloat?
    var cornerRadius: CGFloat?
    var font: UIFont?
    var backgroundColor: UIColor?
    var foregroundColor: UIColor?
    var foregroundImageColor: UIColor?
    var backgroundLayerColor: UIColor?
    var imageViewSize: CGSize?
    var shouldTintImages: Bool?
    var infoImage: UIImage?
    var successImage: UIImage?
    var errorImage: UIImage?
    var offsetFromCenter: UIOffset?
    var fadeInAnimationDuration: TimeInterval?
    var fadeOutAnimationDuration: TimeInterval?

    mutating func fill(from other: SVProgressHUDLooks) {
        style = style ?? other.style
        maskType = maskType ?? other.maskType
        animationType = animationType ?? other.animationType
        minimumSize = minimumSize ?? other.minimumSize
        ringThickness = ringThickness ?? other.ringThickness
        ringRadius = ringRadius ?? other.ringRadius
        ringNoTextRadius = ringNoTextRadius ?? other.ringNoTextRadius
        cornerRadius = cornerRadius ?? other.cornerRadius
        font = font ?? other.font
        backgroundColor = backgroundColor ?? other.backgroundColor
        foregroundColor = foregroundColor ?? other.foregroundColor
        foregroundImageColor = foregroundImageColor ?? other.foregroundImageColor
        backgroundLayerColor = backgroundLayerColor ?? other.backgroundLayerColor
        imageViewSize = imageViewSize ?? other.imageViewSize
        shouldTintImages = shouldTintImages ?? other.shouldTintImages
        infoImage = infoImage ?? other.infoImage
        successImage = successImage ?? other.successImage
        errorImage = errorImage ?? other.errorImage
        offsetFromCenter = offsetFromCenter ?? other.offsetFromCenter
        fadeInAnimationDuration = fadeInAnimationDuration ?? other.fadeInAnimationDuration
        fadeOutAnimationDuration = fadeOutAnimationDuration ?? other.fadeOutAnimationDuration
    }
}
