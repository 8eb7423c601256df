/// Something that runs actions, in the frames of the view that shows it.
@preconcurrency public protocol SCNActionable: NSObjectProtocol {
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    var actionKeys: [String] { get }
}

extension SCNNode {
    public func runAction(_ action: SCNAction) { motion.run(action, key: nil, completion: nil) }
    public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { motion.run(action, key: nil, completion: block) }
    public func runAction(_ action: SCNAction, forKey key: String?) { motion.run(action, key: key, completion: nil) }
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
        motion.run(action, key: key, completion: block)
    }
    /// Comes back when the action is over.
    public func runAction(_ action: SCNAction) async {
        await withCheckedContinuation { wait in motion.run(action, key: nil) { wait.resume() } }
    }
    public var hasActions: Bool { motion.hasActions }
    public func action(forKey key: String) -> SCNAction? { motion.action(forKey: key) }
    public func removeAction(forKey key: String) { motion.removeAction(forKey: key) }
    public func removeAllActions() { motion.removeAllActions() }
    public var actionKeys: [String] { motion.actionKeys }
}
