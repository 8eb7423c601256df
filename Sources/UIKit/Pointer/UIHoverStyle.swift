/// How a view looks while a pointer is over it. Kept: there is no pointer. Since iOS 17.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
    /// Default automatic.
    open var effect: any UIHoverEffect
    /// The outline of the effect; nil is the view's own. Default nil.
    open var shape: UIShape?
    /// Default true.
    open var isEnabled = true

    private init(keeping effect: any UIHoverEffect, shape: UIShape?) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init(keeping: effect, shape: shape) }
    public convenience init(shape: UIShape? = nil) { self.init(keeping: .automatic, shape: shape) }

    /// The system's effect in the view's own outline.
    open class func automatic() -> Self { unsafeDowncast(UIHoverStyle(shape: nil), to: self) }
}

extension UIHoverStyle: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIHoverStyle {
        let copy = UIHoverStyle(keeping: effect, shape: shape)
        copy.isEnabled = isEnabled
        return copy
    }
}
