import UIKit

/// Shows that a picture is being loaded.
@preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
}

@preconcurrency @MainActor open class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    public let activity: UIActivityIndicatorView
    public init(style: UIActivityIndicatorView.Style, color: UIColor? = nil) {
        activity = UIActivityIndicatorView(style: style)
        if let color { activity.color = color }
        super.init()
    }
    public override convenience init() { self.init(style: .medium) }
    open var indicatorView: UIView { activity }
    open func startAnimatingIndicator() { activity.startAnimating() }
    open func stopAnimatingIndicator() { activity.stopAnimating() }

    // A view belongs to one place: each is made anew.
    public class var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .gray) }
    public class var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .gray) }
    public class var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium, color: .white) }
    public class var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large, color: .white) }
    public class var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .medium) }
    public class var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(style: .large) }
}

/// How a picture that was loaded comes in.
@preconcurrency @MainActor open class SDWebImageTransition: NSObject {
    open var duration: TimeInterval = 0.5
    open var animationOptions: UIView.AnimationOptions
    public init(options: UIView.AnimationOptions) {
        animationOptions = options
        super.init()
    }
    public class var fade: SDWebImageTransition { SDWebImageTransition(options: .transitionCrossDissolve) }
    public class var flipFromLeft: SDWebImageTransition { SDWebImageTransition(options: .transitionFlipFromLeft) }
    public class var flipFromRight: SDWebImageTransition { SDWebImageTransition(options: .transitionFlipFromRight) }
    public class var flipFromTop: SDWebImageTransition { SDWebImageTransition(options: .transitionFlipFromTop) }
    public class var flipFromBottom: SDWebImageTransition { SDWebImageTransition(options: .transitionFlipFromBottom) }
    public class var curlUp: SDWebImageTransition { SDWebImageTransition(options: .transitionCurlUp) }
    public class var curlDown: SDWebImageTransition { SDWebImageTransition(options: .transitionCurlDown) }

    public class func fade(duration: TimeInterval) -> SDWebImageTransition {
        let result = fade
        result.duration = duration
        return result
    }
}

/// The load of one of a view's pictures.
@MainActor private final class ViewLoads {
    var operations: [String: SDWebImageCombinedOperation] = [:]
    var url: URL?
    var indicator: (any SDWebImageIndicator)?
    var transition: SDWebImageTransition?

    static func of(_ view: UIView) -> ViewLoads {
        if let known = objc_getAssociatedObject(view, key) as? ViewLoads { return known }
        let made = ViewLoads()
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    // An address that nothing else has: the type's own.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(ViewLoads.self)))! }
}

extension UIView {
    /// The address of the picture that is being shown or loaded.
    public var sd_imageURL: URL? { ViewLoads.of(self).url }

    /// Shown while a picture is loaded. Default nil.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { ViewLoads.of(self).indicator }
        set { ViewLoads.of(self).indicator = newValue }
    }

    /// How a picture that comes over the network appears. Default nil: at once.
    public var sd_imageTransition: SDWebImageTransition? {
        get { ViewLoads.of(self).transition }
        set { ViewLoads.of(self).transition = newValue }
    }

    public func sd_cancelCurrentImageLoad() { sd_cancelImageLoadOperation(withKey: "image") }
    public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }

    public func sd_cancelImageLoadOperation(withKey key: String?) {
        if let key { ViewLoads.of(self).operations.removeValue(forKey: key)?.cancel() }
        ViewLoads.of(self).indicator?.stopAnimatingIndicator()
    }

    func load(
        _ url: URL?, _ key: String, placeholder: UIImage?, _ options: SDWebImageOptions, _ context: [SDWebImageContextOption: Any]?,
        _ progress: SDImageLoaderProgressBlock?, _ completed: SDExternalCompletionBlock?, set: @escaping (UIImage?) -> Void
    ) {
        let loads = ViewLoads.of(self)
        loads.operations.removeValue(forKey: key)?.cancel()
        loads.url = url
        if !options.contains(.delayPlaceholder) { set(placeholder) }
        if url != nil { startIndicator(loads.indicator) }
        loads.operations[key] = SDWebImageManager.shared.loadImage(with: url, options: options, context: context, progress: progress) {
            [weak self] image, _, error, place, _, url in
            MainActor.assumeIsolated {
                guard let self else { return }
                loads.indicator?.stopAnimatingIndicator()
                if image == nil, options.contains(.delayPlaceholder) { set(placeholder) }
                if let image, !options.contains(.avoidAutoSetImage) {
                    if let transition = loads.transition, place == .none || options.contains(.forceTransition) {
                        UIView.transition(with: self, duration: transition.duration, options: transition.animationOptions) { set(image) }
                    } else {
                        set(image)
                    }
                }
                completed?(image, error, place, url)
            }
        }
    }

    private func startIndicator(_ indicator: (any SDWebImageIndicator)?) {
        guard let indicator else { return }
        let view: UIView = indicator.indicatorView
        if view.superview !== self {
            addSubview(view)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        }
        indicator.startAnimatingIndicator()
    }
}

// The library has a form for each set of labels. Two are enough here: a closure that trails is the one of the end, not that of the progress.

extension UIImageView {
    /// Shows the placeholder, then the picture at `url`. A load that is under way for the view is given up.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(with: url, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: completedBlock)
    }
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock?
    ) {
        load(url, "image", placeholder: placeholder, options, context, progressBlock, completedBlock) { [weak self] in self?.image = $0 }
    }
}

extension UIButton {
    /// Shows the placeholder in a state, then the picture at `url`. A load that is under way for the state is given up.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: completedBlock)
    }
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock?
    ) {
        load(url, "image\(state.rawValue)", placeholder: placeholder, options, context, progressBlock, completedBlock) { [weak self] in
            self?.setImage($0, for: state)
        }
    }

    /// Shows the placeholder behind the button in a state, then the picture at `url`. A load that is under way for the state is given up.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: completedBlock)
    }
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock?
    ) {
        load(url, "background\(state.rawValue)", placeholder: placeholder, options, context, progressBlock, completedBlock) { [weak self] in
            self?.setBackgroundImage($0, for: state)
        }
    }

    public func sd_cancelImageLoad(for state: UIControl.State) { sd_cancelImageLoadOperation(withKey: "image\(state.rawValue)") }
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) { sd_cancelImageLoadOperation(withKey: "background\(state.rawValue)") }
}

/// Shows pictures that move. Frames of such pictures are `UIImage`'s here.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {}
