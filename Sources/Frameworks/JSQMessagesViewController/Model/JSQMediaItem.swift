import UIKit

/// The parts that kinds of media have in common: a size, a placeholder and the side that the bubble's tail is on. Subclasses have the view.
@preconcurrency @MainActor open class JSQMediaItem: NSObject, JSQMessageMediaData, @preconcurrency NSCoding, @preconcurrency NSCopying {
    /// Whether the bubble's tail is on the right. Default true.
    open var appliesMediaViewMaskAsOutgoing = true {
        didSet { dropViews() }
    }

    private var placeholder: UIView?
    private var memoryWatch: NotificationWatch?

    public override init() {
        super.init()
        watchMemory()
    }

    public init!(maskAsOutgoing: Bool) {
        super.init()
        appliesMediaViewMaskAsOutgoing = maskAsOutgoing
        watchMemory()
    }

    public required init?(coder: NSCoder) {
        super.init()
        appliesMediaViewMaskAsOutgoing = coder.decodeBool(forKey: "appliesMediaViewMaskAsOutgoing")
        watchMemory()
    }

    open func encode(with coder: NSCoder) { coder.encode(appliesMediaViewMaskAsOutgoing, forKey: "appliesMediaViewMaskAsOutgoing") }

    private func watchMemory() {
        memoryWatch = NotificationWatch(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in self?.clearCachedMediaViews() }
    }

    /// Lets the views go that were made, as the system asks for memory: they are made anew when they are shown. Call super.
    open func clearCachedMediaViews() { dropViews() }

    /// Lets go of what was made for the old values.
    func dropViews() { placeholder = nil }

    /// Subclasses have the view. Default nil: the placeholder is shown.
    open func mediaView() -> UIView! { nil }

    /// Default 210 by 150 points, on a pad 315 by 225.
    open func mediaViewDisplaySize() -> CGSize {
        UIDevice.current.userInterfaceIdiom == .pad ? CGSize(width: 315, height: 225) : CGSize(width: 210, height: 150)
    }

    /// A grey bubble with an indicator that turns.
    open func mediaPlaceholderView() -> UIView! {
        if let placeholder { return placeholder }
        guard let view = JSQMessagesMediaPlaceholderView(activityIndicator: ()) else { return nil }
        shapeAsBubble(view)
        placeholder = view
        return view
    }

    /// A picture that fills the bubble.
    func bubble(of image: UIImage) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        shapeAsBubble(view)
        return view
    }

    /// Gives a view the size and the shape of the bubble.
    func shapeAsBubble(_ view: UIView) {
        view.frame = CGRect(origin: .zero, size: mediaViewDisplaySize())
        JSQMessagesMediaViewBubbleImageMasker.applyBubbleImageMask(toMediaView: view, isOutgoing: appliesMediaViewMaskAsOutgoing)
    }

    open func mediaHash() -> UInt { UInt(bitPattern: hash) }

    /// Never below zero, as apps make an unsigned number of it.
    open override nonisolated var hash: Int { super.hash & Int.max }

    open func copy(with zone: NSZone? = nil) -> Any { JSQMediaItem(maskAsOutgoing: appliesMediaViewMaskAsOutgoing) as Any }
}
