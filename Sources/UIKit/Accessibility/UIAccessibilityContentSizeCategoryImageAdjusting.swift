/// A view whose images can grow with the text sizes for accessibility.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether images are larger at those text sizes. Default false.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// The image view's own.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
    }
}
