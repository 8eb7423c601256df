extension UITouch {
    /// Half of the finger's width on the screen in points: 20, as in Apple's Simulator, whose finger is always the same.
    public var majorRadius: CGFloat { 20 }
    /// By how much `majorRadius` may be wrong, in points: 5, as in Apple's Simulator.
    public var majorRadiusTolerance: CGFloat { 5 }
}
