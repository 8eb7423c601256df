import UIKit

/// The height of a label over or below messages, for apps that have some: 20 points.
public let kJSQMessagesCollectionViewCellLabelHeightDefault: CGFloat = 20
/// The width and height of avatars: 30 points.
public let kJSQMessagesCollectionViewAvatarSizeDefault: CGFloat = 30

/// Messages below each other, each as high as its bubble and labels.
@preconcurrency @MainActor open class JSQMessagesCollectionViewFlowLayout: UICollectionViewFlowLayout {
    @_nonoverride open var collectionView: JSQMessagesCollectionView! { super.collectionView as? JSQMessagesCollectionView }

    /// Decides on the sizes of bubbles.
    open var bubbleSizeCalculator: (any JSQMessagesBubbleSizeCalculating)! {
        get {
            if let calculator { return calculator }
            let made = JSQMessagesBubblesSizeCalculator()
            calculator = made
            return made
        }
        set { calculator = newValue }
    }
    private var calculator: (any JSQMessagesBubbleSizeCalculating)?

    /// Whether messages hang behind a finger that scrolls them, and swing to their places. Default false.
    open var springinessEnabled = false {
        didSet {
            guard springinessEnabled != oldValue else { return }
            springs.removeAll()
            invalidate()
        }
    }
    /// The larger, the less messages hang behind. Default 1000.
    open var springResistanceFactor: UInt = 1000

    /// The width of messages: the view's without the section's insets.
    open var itemWidth: CGFloat { (super.collectionView?.frame.width ?? 0) - sectionInset.left - sectionInset.right }

    /// Default the body's font.
    open var messageBubbleFont: UIFont! = .preferredFont(forTextStyle: .body) {
        didSet { if messageBubbleFont != oldValue { forgetSizes() } }
    }
    /// Points that bubbles stay away from the other side. Default 50, on a pad 240.
    open var messageBubbleLeftRightMargin: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 240 : 50 {
        didSet {
            messageBubbleLeftRightMargin = messageBubbleLeftRightMargin.rounded(.up)
            if messageBubbleLeftRightMargin != oldValue { forgetSizes() }
        }
    }
    /// Around a bubble's text view; the right one is the tail's, on whichever side that is. Default 6 points on the right.
    open var messageBubbleTextViewFrameInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6) {
        didSet { if messageBubbleTextViewFrameInsets != oldValue { forgetSizes() } }
    }
    /// Around the text in its view. Default 7 points above and below, 14 left and right.
    open var messageBubbleTextViewTextContainerInsets = UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 14) {
        didSet { if messageBubbleTextViewTextContainerInsets != oldValue { forgetSizes() } }
    }
    /// Zero: incoming messages have no avatars. Default 30 by 30 points.
    open var incomingAvatarViewSize = CGSize(
        width: kJSQMessagesCollectionViewAvatarSizeDefault, height: kJSQMessagesCollectionViewAvatarSizeDefault)
    {
        didSet { if incomingAvatarViewSize != oldValue { forgetSizes() } }
    }
    /// Zero: outgoing messages have no avatars. Default 30 by 30 points.
    open var outgoingAvatarViewSize = CGSize(
        width: kJSQMessagesCollectionViewAvatarSizeDefault, height: kJSQMessagesCollectionViewAvatarSizeDefault)
    {
        didSet { if outgoingAvatarViewSize != oldValue { forgetSizes() } }
    }
    /// The number of sizes that are kept. Default 200.
    open var cacheLimit: UInt = 200

    private lazy var springs = MessageSprings(layout: self)
    /// Whether messages that are shown may have other attributes now.
    var attributesChanged = false
    private var memoryWatch: NotificationWatch?

    // MARK: - Making

    public override init() {
        super.init()
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        scrollDirection = .vertical
        sectionInset = UIEdgeInsets(top: 10, left: 4, bottom: 10, right: 4)
        minimumLineSpacing = 4
        memoryWatch = NotificationWatch(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
            guard let self else { return }
            calculator?.prepare(forResetting: self)
        }
    }

    open override class var layoutAttributesClass: AnyClass { JSQMessagesCollectionViewLayoutAttributes.self }
    open override class var invalidationContextClass: AnyClass { JSQMessagesCollectionViewFlowLayoutInvalidationContext.self }

    // MARK: - Invalidation

    private func invalidate() { invalidateLayout(with: JSQMessagesCollectionViewFlowLayoutInvalidationContext()) }

    private func forgetSizes() {
        calculator?.prepare(forResetting: self)
        invalidate()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        attributesChanged = true
        if let context = context as? JSQMessagesCollectionViewFlowLayoutInvalidationContext, context.invalidateFlowLayoutMessagesCache {
            calculator?.prepare(forResetting: self)
        }
        if springinessEnabled, !springs.isInvalidating { springs.removeAll() }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = super.collectionView else { return false }
        if springinessEnabled { springs.scroll(by: newBounds.minY - view.bounds.minY, finger: view.panGestureRecognizer.location(in: view)) }
        return newBounds.width != view.bounds.width
    }

    // MARK: - Attributes

    open override func prepare() {
        super.prepare()
        guard springinessEnabled, let view = super.collectionView else { return }
        // Beyond the edges, so that what comes in has its spring already.
        let near: CGRect = view.bounds.insetBy(dx: -100, dy: -100)
        springs.update(for: (super.layoutAttributesForElements(in: near) ?? []).filter { $0.representedElementCategory == .cell })
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found: [UICollectionViewLayoutAttributes]? = super.layoutAttributesForElements(in: rect)
        return springinessEnabled ? found?.map { springs.swung($0) } : found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes: UICollectionViewLayoutAttributes? = super.layoutAttributesForItem(at: indexPath)
        if let attributes = attributes as? JSQMessagesCollectionViewLayoutAttributes { fill(attributes) }
        return attributes
    }

    /// The middle of a message that no spring has moved, in the content's coordinates.
    func restingCenter(at path: IndexPath) -> CGFloat? { super.layoutAttributesForItem(at: path)?.center.y }

    private func fill(_ attributes: JSQMessagesCollectionViewLayoutAttributes) {
        let path: IndexPath = attributes.indexPath
        attributes.messageBubbleContainerViewWidth = messageBubbleSizeForItem(at: path).width
        attributes.textViewFrameInsets = messageBubbleTextViewFrameInsets
        attributes.textViewTextContainerInsets = messageBubbleTextViewTextContainerInsets
        attributes.messageBubbleFont = messageBubbleFont
        attributes.incomingAvatarViewSize = incomingAvatarViewSize
        attributes.outgoingAvatarViewSize = outgoingAvatarViewSize
        let heights = labelHeights(at: path)
        attributes.cellTopLabelHeight = heights.cellTop
        attributes.messageBubbleTopLabelHeight = heights.bubbleTop
        attributes.cellBottomLabelHeight = heights.cellBottom
    }

    private func labelHeights(at path: IndexPath) -> (cellTop: CGFloat, bubbleTop: CGFloat, cellBottom: CGFloat) {
        guard let view = collectionView, let delegate = view.messageDelegate else { return (0, 0, 0) }
        return (
            delegate.collectionView(view, layout: self, heightForCellTopLabelAt: path).rounded(.up),
            delegate.collectionView(view, layout: self, heightForMessageBubbleTopLabelAt: path).rounded(.up),
            delegate.collectionView(view, layout: self, heightForCellBottomLabelAt: path).rounded(.up)
        )
    }

    // MARK: - Sizes

    /// The size of a message's bubble.
    open func messageBubbleSizeForItem(at indexPath: IndexPath!) -> CGSize {
        guard let view = collectionView, let message = view.messageSource?.collectionView(view, messageDataForItemAt: indexPath) else { return .zero }
        return bubbleSizeCalculator.messageBubbleSize(for: message, at: indexPath, with: self)
    }

    /// The size of a message with its labels.
    open func sizeForItem(at indexPath: IndexPath!) -> CGSize {
        let heights = labelHeights(at: indexPath)
        let height: CGFloat = messageBubbleSizeForItem(at: indexPath).height + heights.cellTop + heights.bubbleTop + heights.cellBottom
        return CGSize(width: max(0, itemWidth), height: height.rounded(.up))
    }
}
