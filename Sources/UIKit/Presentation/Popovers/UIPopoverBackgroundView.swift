/// The figures of a popover's background that the popover needs to place its content.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// The width of the arrow's base, in points.
    static func arrowBase() -> CGFloat
    /// From the content to the background's edges, in points, without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// The arrow's height, in points.
    static func arrowHeight() -> CGFloat
}

/// An app's own background and arrow for popovers. A subclass answers the class methods, and draws itself for `arrowDirection`
/// and `arrowOffset`.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// From the middle of the side that has the arrow to the arrow's middle, in points right or down.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection: UIPopoverArrowDirection = .unknown

    open class func arrowBase() -> CGFloat {
        preconditionFailure("+[UIPopoverBackgroundView arrowBase] must be implemented by subclassers.")
    }

    open class func contentViewInsets() -> UIEdgeInsets {
        preconditionFailure("+[UIPopoverBackgroundView contentViewInsets] must be implemented by subclassers.")
    }

    open class func arrowHeight() -> CGFloat {
        preconditionFailure("+[UIPopoverBackgroundView arrowHeight] must be implemented by subclassers.")
    }

    /// Whether the content has round corners of the system's. Default true.
    open class var wantsDefaultContentAppearance: Bool { true }
}
