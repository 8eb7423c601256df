extension UIView {
    /// Inside an animation block, has what `animations` changes run `count` times, and back again each time where `autoreverses` says so. Outside of one
    /// the changes are made at once.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let current = ViewAnimation.current else { return animations() }
        let before: (count: Float, options: AnimationOptions) = (current.repeatCount, current.options)
        current.repeatCount = Float(max(0, count))
        current.options.remove(.repeat)
        if autoreverses { current.options.insert(.autoreverse) } else { current.options.remove(.autoreverse) }
        animations()
        (current.repeatCount, current.options) = before
    }
}
