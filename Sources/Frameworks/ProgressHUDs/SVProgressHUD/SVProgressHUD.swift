import Foundation
import ObjectRuntime
import UIKit

/// The one HUD of an app: a box with a ring or a picture and words, over the front window or a view that is named.
///
/// The functions that show and hide it may be called on any thread and take effect in the main queue's next turn.
@preconcurrency @MainActor open class SVProgressHUD: UIView {
    static var shared: SVProgressHUD {
        AppServices.object { SharedHUD() }.hud
    }

    /// Holds the app's HUD.
    @MainActor private final class SharedHUD {
        lazy var hud = SVProgressHUD(frame: SVProgressHUD.mainWindow?.bounds ?? .zero)
        nonisolated init() {}
    }

    // MARK: - Looks

    /// The looks that are set on the HUD, or on its class's appearance.
    var looks = SVProgressHUDLooks()

    /// Default `automatic`.
    open var defaultStyle: SVProgressHUDStyle {
        get { looks.style ?? .automatic }
        set { looks.style = newValue }
    }
    /// Default `none`: touches reach what is below.
    open var defaultMaskType: SVProgressHUDMaskType {
        get { looks.maskType ?? .none }
        set { looks.maskType = newValue }
    }
    /// Default `flat`.
    open var defaultAnimationType: SVProgressHUDAnimationType {
        get { looks.animationType ?? .flat }
        set { looks.animationType = newValue }
    }
    /// The view that the HUD is shown in. Default nil: the front window.
    open var containerView: UIView?
    /// Default none.
    open var minimumSize: CGSize {
        get { looks.minimumSize ?? .zero }
        set { looks.minimumSize = newValue }
    }
    /// Default 2 points.
    open var ringThickness: CGFloat {
        get { looks.ringThickness ?? 2 }
        set { looks.ringThickness = newValue }
    }
    /// Above words. Default 18 points.
    open var ringRadius: CGFloat {
        get { looks.ringRadius ?? 18 }
        set { looks.ringRadius = newValue }
    }
    /// Without words. Default 24 points.
    open var ringNoTextRadius: CGFloat {
        get { looks.ringNoTextRadius ?? 24 }
        set { looks.ringNoTextRadius = newValue }
    }
    /// Default 14 points.
    open var cornerRadius: CGFloat {
        get { looks.cornerRadius ?? 14 }
        set { looks.cornerRadius = newValue }
    }
    /// Default that of subheadlines.
    open var font: UIFont {
        get { looks.font ?? .preferredFont(forTextStyle: .subheadline) }
        set { looks.font = newValue }
    }
    /// The box's in the style `custom`. Default white.
    open override var backgroundColor: UIColor? {
        get { looks.backgroundColor ?? .white }
        set { looks.backgroundColor = newValue }
    }
    /// The words' in the style `custom`. Default black.
    open var foregroundColor: UIColor {
        get { looks.foregroundColor ?? .black }
        set { looks.foregroundColor = newValue }
    }
    /// The ring's and the pictures'. Default nil: that of the words.
    open var foregroundImageColor: UIColor? {
        get { looks.foregroundImageColor }
        set { looks.foregroundImageColor = newValue }
    }
    /// Over what is behind the HUD, with the mask type `custom`. Default black with an alpha of 0.4.
    open var backgroundLayerColor: UIColor {
        get { looks.backgroundLayerColor ?? UIColor(white: 0, alpha: 0.4) }
        set { looks.backgroundLayerColor = newValue }
    }
    /// Default 28 by 28 points.
    open var imageViewSize: CGSize {
        get { looks.imageViewSize ?? CGSize(width: 28, height: 28) }
        set { looks.imageViewSize = newValue }
    }
    /// Whether pictures are drawn in one colour. Default true.
    open var shouldTintImages: Bool {
        get { looks.shouldTintImages ?? true }
        set { looks.shouldTintImages = newValue }
    }
    open var infoImage: UIImage {
        get { looks.infoImage ?? UIImage(systemName: "info.circle") ?? UIImage() }
        set { looks.infoImage = newValue }
    }
    open var successImage: UIImage {
        get { looks.successImage ?? UIImage(systemName: "checkmark") ?? UIImage() }
        set { looks.successImage = newValue }
    }
    open var errorImage: UIImage {
        get { looks.errorImage ?? UIImage(systemName: "xmark") ?? UIImage() }
        set { looks.errorImage = newValue }
    }
    /// Kept: apps are not called as extensions.
    open var viewForExtension: UIView?
    /// From the HUD's usual place, in points. Default none.
    open var offsetFromCenter: UIOffset {
        get { looks.offsetFromCenter ?? .zero }
        set { looks.offsetFromCenter = newValue }
    }
    /// Seconds. Default 0.15.
    open var fadeInAnimationDuration: TimeInterval {
        get { looks.fadeInAnimationDuration ?? 0.15 }
        set { looks.fadeInAnimationDuration = newValue }
    }
    /// Seconds. Default 0.15.
    open var fadeOutAnimationDuration: TimeInterval {
        get { looks.fadeOutAnimationDuration ?? 0.15 }
        set { looks.fadeOutAnimationDuration = newValue }
    }

    // MARK: - Behaviour

    /// Seconds that pass before the HUD is shown; dismissed before, it is not. Default 0.
    open var graceTimeInterval: TimeInterval = 0
    /// The least seconds for which a HUD with a picture is shown. Default 5.
    open var minimumDismissTimeInterval: TimeInterval = 5
    /// The most seconds for which a HUD with a picture is shown. Default without end.
    open var maximumDismissTimeInterval: TimeInterval = .greatestFiniteMagnitude
    /// Windows above this level are not taken. Default the normal level.
    open var maxSupportedWindowLevel: UIWindow.Level = .normal
    /// Whether the device is felt. Default false.
    open var hapticsEnabled = false
    /// Whether the box moves with the device's tilt. Default true.
    open var motionEffectEnabled = true

    // MARK: - Parts

    let control = TouchControl()
    let ground = UIView()
    let gradient = CAGradientLayer()
    let box = UIVisualEffectView(effect: nil)
    let statusLabel = UILabel()
    let imageView = UIImageView()
    let spinner = RotatingRing()
    let nativeSpinner = UIActivityIndicatorView(style: .large)
    let ring = ProgressRing()
    var customBlurEffect: UIBlurEffect?

    // MARK: - State

    /// How much is done, from 0 to 1; nil for an indicator without end.
    var progress: Float?
    /// How often it was shown without an end: as often has `popActivity()` to be called.
    var activityCount = 0
    var graceDelay: Delay?
    var fadeOutDelay: Delay?
    var keyboardHeight: CGFloat = 0
    var observations: [any NSObjectProtocol] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        accessibilityIdentifier = "SVProgressHUD"
        isAccessibilityElement = true
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        control.wasTouched = { [weak self] in self?.wasTouched($0) }
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.alpha = 0
        gradient.type = .radial
        gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.75).cgColor]
        box.layer.masksToBounds = true
        box.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        statusLabel.adjustsFontSizeToFitWidth = true
        statusLabel.adjustsFontForContentSizeCategory = true
        statusLabel.textAlignment = .center
        statusLabel.baselineAdjustment = .alignCenters
        statusLabel.numberOfLines = 0
        addSubview(ground)
        addSubview(box)
        for part in [imageView, statusLabel] {
            part.alpha = 0
            box.contentView.addSubview(part)
        }
    }

    /// The app's: of the scene in front.
    static var mainWindow: UIWindow? {
        let scenes: [UIWindowScene] = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return (scenes.first { $0.activationState == .foregroundActive } ?? scenes.first)?.windows.first ?? UIApplication.shared.windows.first
    }

    private func wasTouched(_ place: CGPoint) {
        post(.SVProgressHUDDidReceiveTouchEvent)
        if box.frame.contains(control.convert(place, to: self)) { post(.SVProgressHUDDidTouchDownInside) }
    }

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self, userInfo: statusLabel.text.map { [SVProgressHUDStatusUserInfoKey: $0] })
    }
}

/// Takes the touches that are not to reach what is below.
@MainActor final class TouchControl: UIControl {
    /// Told the place of each touch as it begins.
    var wasTouched: (CGPoint) -> Void = { _ in }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasTouched(touch.location(in: self))
        return super.beginTracking(touch, with: event)
    }
}
