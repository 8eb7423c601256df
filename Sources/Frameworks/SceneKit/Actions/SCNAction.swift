/// How an action goes through its duration.
public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn = 1, easeOut = 2, easeInEaseOut = 3 }
/// Gives for a part of an action's duration, 0 to 1, how far it has gone.
public typealias SCNActionTimingFunction = (Float) -> Float

/// Something that a node does, at once or for a while. One action may be run by any number of nodes.
open class SCNAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let body: SceneActionBody

    init(_ body: SceneActionBody, duration: TimeInterval = 0) {
        (self.body, self.duration) = (body, duration.isFinite ? max(duration, 0) : 0)
        super.init()
    }

    /// An action that does nothing.
    public convenience override init() { self.init(.group([])) }
    /// Nothing is read of archives.
    public required convenience init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// In seconds at a speed of 1.
    open var duration: TimeInterval
    /// Default linear.
    open var timingMode: SCNActionTimingMode = .linear
    /// Called instead of `timingMode`. Default nil.
    open var timingFunction: SCNActionTimingFunction?
    /// How fast it goes. Default 1.
    open var speed: CGFloat = 1

    open func copy(with zone: NSZone? = nil) -> Any { copied(body) }

    private func copied(_ body: SceneActionBody) -> SCNAction {
        let copy = SCNAction(body, duration: duration)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// The action the other way round. What cannot be turned around stays as it is.
    open func reversed() -> SCNAction { copied(body.reversed) }

    // MARK: Moving

    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(.span(.moveBy(SIMD3<Float>(Float(deltaX), Float(deltaY), Float(deltaZ)))), duration: duration)
    }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(.span(.moveBy(SIMD3(delta))), duration: duration) }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(.span(.moveTo(SIMD3(location))), duration: duration) }

    // MARK: Turning

    /// By radians about the axes of its parent.
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        SCNAction(.span(.turnBy(SIMD3<Float>(Float(xAngle), Float(yAngle), Float(zAngle)))), duration: duration)
    }
    /// To Euler angles.
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
    }
    /// - Parameter shortestUnitArc: whether it turns the shortest way.
    open class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction {
        SCNAction(.span(.turnTo(SIMD3<Float>(Float(xAngle), Float(yAngle), Float(zAngle)), isShortest: shortestUnitArc)), duration: duration)
    }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(.span(.turnAround(SIMD3<Float>(axis).unit(or: SIMD3<Float>(0, 1, 0)), Float(angle))), duration: duration)
    }
    open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        SCNAction(.span(.turnToAxis(SIMD4(axisAngle))), duration: duration)
    }

    // MARK: Scaling

    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(.span(.scaleBy(Float(scale))), duration: sec) }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(.span(.scaleTo(Float(scale))), duration: sec) }

    // MARK: Fading

    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(.span(.fadeTo(1, reverse: 0)), duration: sec) }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(.span(.fadeTo(0, reverse: 1)), duration: sec) }
    open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(.span(.fadeBy(factor)), duration: sec) }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(.span(.fadeTo(opacity, reverse: nil)), duration: sec)
    }
    open class func hide() -> SCNAction { SCNAction(.show(false)) }
    open class func unhide() -> SCNAction { SCNAction(.show(true)) }

    // MARK: Several

    /// One after another.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        let copies = actions.compactMap { $0.copy() as? SCNAction }
        return SCNAction(.sequence(copies), duration: copies.reduce(0) { $0 + $1.duration })
    }
    /// All at once.
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        let copies = actions.compactMap { $0.copy() as? SCNAction }
        return SCNAction(.group(copies), duration: copies.map(\.duration).max() ?? 0)
    }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(.times(action.copy() as? SCNAction ?? action, max(count, 0)), duration: action.duration * Double(max(count, 0)))
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.forever(action.copy() as? SCNAction ?? action)) }

    // MARK: Others

    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.wait(range: 0), duration: sec) }
    /// - Parameter durationRange: by how much it varies.
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        SCNAction(.wait(range: durationRange), duration: sec)
    }
    open class func removeFromParentNode() -> SCNAction { SCNAction(.remove) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(.run(block, nil)) }
    open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction { SCNAction(.run(block, queue)) }
    /// - Parameter block: called in each frame with the seconds since it began.
    open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
        SCNAction(.span(.custom(block)), duration: seconds)
    }
    /// Sound of a scene is not heard: it is over at once.
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction(.group([])) }
}
