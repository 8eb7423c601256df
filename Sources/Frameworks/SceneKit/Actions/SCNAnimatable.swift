/// An animation that a node can take: those of Core Animation, ``SCNAnimation`` and its player.
@preconcurrency public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

/// Something whose properties animations change. Those of nodes play: position, rotation, orientation, eulerAngles, scale, transform and
/// opacity; others are kept.
@preconcurrency public protocol SCNAnimatable: NSObjectProtocol {
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    func removeAllAnimations()
    func removeAllAnimations(withBlendOutDuration duration: CGFloat)
    func removeAnimation(forKey key: String)
    func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
    var animationKeys: [String] { get }
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
}

/// Has a store of animations.
protocol AnimationKeeping { var animationStore: AnimationStore { get } }
extension SCNNode: AnimationKeeping { var animationStore: AnimationStore { motion.animations } }
extension SCNGeometry: AnimationKeeping {}
extension SCNMaterial: AnimationKeeping {}
extension SCNMaterialProperty: AnimationKeeping {}
extension SCNLight: AnimationKeeping {}
extension SCNCamera: AnimationKeeping {}

extension SCNAnimatable {
    private var store: AnimationStore? { (self as? any AnimationKeeping)?.animationStore }

    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        switch animation {
        case let player as SCNAnimationPlayer: store?.add(player, key: key)
        case let animation as SCNAnimation: store?.add(SCNAnimationPlayer(animation: animation), key: key)
        case let animation as CAAnimation: store?.add(SCNAnimationPlayer(animation: SCNAnimation(caAnimation: animation)), key: key)
        default: break
        }
    }
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) { store?.add(player, key: key, isStarted: false) }
    public func removeAllAnimations() { store?.removeAll() }
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { store?.removeAll() }
    public func removeAnimation(forKey key: String) { store?.remove(key) }
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { store?.remove(key) }
    public var animationKeys: [String] { store?.keys ?? [] }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { store?.player(key) }
}
