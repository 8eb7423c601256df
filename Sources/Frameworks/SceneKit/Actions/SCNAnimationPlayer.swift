/// Plays an animation.
open class SCNAnimationPlayer: NSObject, SCNAnimationProtocol, NSCopying, @unchecked Sendable {
    public let animation: SCNAnimation
    /// Default 1.
    open var speed: CGFloat = 1
    open var blendFactor: CGFloat = 1
    /// Whether it stands still. Default false.
    open var paused = false
    var elapsed: TimeInterval = 0
    var isPlaying = true

    public init(animation: SCNAnimation) {
        self.animation = animation
        super.init()
    }
    open func play() {
        (elapsed, isPlaying, paused) = (0, true, false)
    }
    open func stop() { isPlaying = false }
    open func stop(withBlendOutDuration duration: TimeInterval) { stop() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimationPlayer(animation: animation.copy() as? SCNAnimation ?? animation)
        copy.speed = speed
        return copy
    }
}
