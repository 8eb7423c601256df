/// Lies over what a touch opens an advertisement by, so that the system knows that a user touched it. It shows nothing and lets touches through.
/// Since iOS 14.5.
@preconcurrency @MainActor open class UIEventAttributionView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
