internal import QuinceAVFoundation

/// How an action goes through its duration.
public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn = 1, easeOut = 2, easeInEaseOut = 3 }
/// Gives for a part of an action's duration, 0 to 1, how far it has gone.
public typealias SKActionTimingFunction = (Float) -> Float

/// Something that a node does, at once or for a while. One action may be run by any number of nodes.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    let body: ActionBody

    init(_ body: ActionBody, duration: TimeInterval = 0) {
        (self.body, self.duration) = (body, duration)
        super.init()
    }

    /// An action that does nothing.
    public convenience override init() { self.init(.group([])) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }

    /// In seconds at a speed of 1.
    open var duration: TimeInterval
    /// Default linear.
    open var timingMode: SKActionTimingMode = .linear
    /// Called instead of `timingMode`. Default nil.
    open var timingFunction: SKActionTimingFunction?
    /// How fast it goes. Default 1.
    open var speed: CGFloat = 1

    open func copy(with zone: NSZone? = nil) -> Any { copied(body) }

    private func copied(_ body: ActionBody) -> SKAction {
        let copy = SKAction(body, duration: duration)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// The action the other way round. What cannot be turned around stays as it is.
    open func reversed() -> SKAction { copied(body.reversed) }

    static func span(_ effect: ActionEffect, _ seconds: TimeInterval) -> SKAction { SKAction(.span(effect), duration: max(seconds, 0)) }

    // MARK: Moving

    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { span(.moveBy(delta), duration) }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        span(.moveBy(CGVector(dx: deltaX, dy: deltaY)), duration)
    }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { span(.moveTo(x: location.x, y: location.y), duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { span(.moveTo(x: x, y: nil), duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { span(.moveTo(x: nil, y: y), duration) }

    // MARK: Turning

    /// - Parameter radians: anticlockwise.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { span(.turnBy(radians), duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { span(.turnTo(radians, isShortest: false), duration) }
    /// - Parameter shortestUnitArc: whether it turns the shorter way.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        span(.turnTo(radians, isShortest: shortestUnitArc), duration)
    }

    // MARK: Scaling

    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleBy(x: scale, y: scale), duration) }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleBy(x: xScale, y: yScale), duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleTo(x: scale, y: scale), duration) }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleTo(x: xScale, y: yScale), duration) }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleTo(x: scale, y: nil), duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { span(.scaleTo(x: nil, y: scale), duration) }
    /// Scales a sprite until it has a size.
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { span(.scaleToSize(size), duration) }

    // MARK: Sizes of sprites

    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        span(.resizeBy(CGSize(width: width, height: height)), duration)
    }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        span(.resizeTo(width: width, height: height), duration)
    }
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { span(.resizeTo(width: width, height: nil), duration) }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { span(.resizeTo(width: nil, height: height), duration) }

    // MARK: Being seen

    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { span(.fadeTo(1, reverse: 0), sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { span(.fadeTo(0, reverse: 1), sec) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { span(.fadeBy(factor), duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { span(.fadeTo(alpha, reverse: nil), duration) }
    open class func hide() -> SKAction { SKAction(.show(false)) }
    open class func unhide() -> SKAction { SKAction(.show(true)) }

    // MARK: Pictures and colours of sprites

    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(.texture(texture, resize: false)) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(.texture(texture, resize: resize)) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// - Parameter restore: whether the sprite has its texture of before at the end.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(.span(.animate(textures, resize: resize, restore: restore)), duration: max(sec, 0) * Double(textures.count))
    }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        span(.colorize(color.cgColor, colorBlendFactor), duration)
    }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        span(.colorize(nil, colorBlendFactor), duration)
    }

    // MARK: Paths

    /// Moves by a path, turned along it.
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { follow(path, asOffset: true, orientToPath: true, duration: duration) }
    /// - Parameter offset: whether the path begins where the node is.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        span(.follow(PathTrack(path), isOffset: offset, turns: orient), duration)
    }
    /// - Parameter speed: points a second.
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        let track = PathTrack(path)
        return span(.follow(track, isOffset: offset, turns: orient), speed > 0 ? TimeInterval(track.length / speed) : 0)
    }

    // MARK: Forces

    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { span(.force(force, nil), duration) }
    open class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction { span(.force(force, point), duration) }
    open class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { span(.torque(torque), duration) }
    /// An impulse that is spread over the duration.
    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { span(.impulse(impulse, nil), duration) }
    open class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction { span(.impulse(impulse, point), duration) }
    open class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction { span(.angularImpulse(impulse), duration) }

    // MARK: Speed

    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { span(.speedBy(speed), duration) }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { span(.speedTo(speed), duration) }

    // MARK: Many actions

    /// One after the other.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration })
    }
    /// All at once, until the last one ends.
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.times(action, max(count, 0)), duration: action.duration * Double(max(count, 0)))
    }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.forever(action), duration: .infinity) }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), duration: max(sec, 0)) }
    /// Waits a while that is drawn by lot anew each time, by a seed of the action's place.
    ///
    /// - Parameter durationRange: how far the longest while is from the shortest.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: max(durationRange, 0)), duration: max(sec, 0))
    }

    // MARK: The app's own

    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.run({ _ in block() })) }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        let work = ActionWork(block: block)
        return SKAction(.run({ _ in queue.async { work.block() } }))
    }
    /// - Parameter actionBlock: called in each frame with the seconds since the action began.
    open class func customAction(withDuration seconds: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        SKAction(.span(.custom(actionBlock)), duration: max(seconds, 0))
    }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(.run({ _ in ObjCRuntime.send(selector, to: target) }))
    }
    /// Runs an action on a child, without waiting for it.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(.onChild(action, name)) }
    open class func removeFromParent() -> SKAction { SKAction(.remove) }

    // MARK: Sounds

    /// Plays a sound, of which nothing is heard.
    ///
    /// - Parameter wait: whether the action takes as long as the sound.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(.wait(range: 0), duration: wait ? SoundLength.seconds(of: soundFile) : 0)
    }
    open class func play() -> SKAction { SKAction(.wait(range: 0)) }
    open class func pause() -> SKAction { SKAction(.wait(range: 0)) }
    open class func stop() -> SKAction { SKAction(.wait(range: 0)) }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    open class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    // MARK: Files

    /// An action of one of the app's files of actions (`.sks`); nil where there is none of that name.
    public convenience init?(named name: String) {
        guard let found = MainActor.assumeIsolated({ ActionReading.action(named: name) }) else { return nil }
        self.init(found.body, duration: found.duration)
        timingMode = found.timingMode
    }
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        if sec > 0, duration.isFinite, duration > 0 { speed = CGFloat(duration / sec) }
    }
}

/// Work for another queue.
private struct ActionWork: @unchecked Sendable { let block: () -> Void }

/// Finds out how long sounds are.
enum SoundLength {
    static func seconds(of file: String) -> TimeInterval {
        guard let url = Bundle.main.url(forResource: file, withExtension: nil), let player = try? AVAudioPlayer(contentsOf: url) else { return 0 }
        return player.duration
    }
}
