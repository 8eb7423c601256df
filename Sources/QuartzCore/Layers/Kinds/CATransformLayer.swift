import CoreGraphics

/// A layer that is nothing but a space: its sublayers keep their depth in it, where other layers flatten theirs into their own plane.
///
/// It shows only its sublayers. What is set of its own look (background, contents, border, shadow, mask) has no effect, and nothing is hit in it.
open class CATransformLayer: CALayer {
    package override class func make() -> CALayer { CATransformLayer() }

    public override init() {
        super.init()
        state.keepsDepth = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        state.keepsDepth = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        state.keepsDepth = true
    }

    open override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }

    open override var contents: Any? {
        get { nil }
        set {}
    }

    open override var borderWidth: CGFloat {
        get { 0 }
        set {}
    }

    open override var shadowOpacity: Float {
        get { 0 }
        set {}
    }

    open override var masksToBounds: Bool {
        get { false }
        set {}
    }

    /// A space has no surface that a point could lie on.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
