/// The forces of a scene.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    /// Default -9.8 along y.
    open var gravity = SCNVector3(0, -9.8, 0)
    /// How fast time goes. Default 1.
    open var speed: CGFloat = 1
    /// Seconds. Default a sixtieth.
    open var timeStep: TimeInterval = 1 / 60
    /// Bodies do not meet: it hears of no contact.
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?

    override init() { super.init() }

    open func updateCollisionPairs() {}

    /// The bodies' nodes that a line in the scene meets.
    open func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [SCNPhysicsWorld.TestOption: Any]? = nil) -> [SCNHitTestResult] {
        guard let root else { return [] }
        let mask: Int = (options?[.collisionBitMask] as? Int) ?? (options?[.collisionBitMask] as? NSNumber)?.intValue ?? -1
        var settings = HitSettings()
        let mode: TestSearchMode = (options?[.searchMode] as? TestSearchMode) ?? (options?[.searchMode] as? String).map(TestSearchMode.init) ?? .any
        settings.isAll = true
        if let culls = options?[.backfaceCulling] as? Bool { settings.cullsBackFaces = culls }
        let all = HitSearch(settings: settings).results(below: root, from: SIMD3(origin), to: SIMD3(dest)).filter { result in
            result.node.physicsBody.map { $0.categoryBitMask & mask != 0 } ?? false
        }
        return mode == .all ? all : Array(all.prefix(1))
    }

    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let collisionBitMask = TestOption(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        public static let searchMode = TestOption(rawValue: "SCNPhysicsTestSearchModeKey")
        public static let backfaceCulling = TestOption(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let any = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAny")
        public static let closest = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeClosest")
        public static let all = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAll")
    }

    weak var root: SCNNode?

    func step(_ bodies: [SCNPhysicsBody], by seconds: TimeInterval) {
        let time = Float(max(0, min(seconds * Double(speed), 1)))
        for body in bodies { body.step(by: time, gravity: SIMD3(gravity)) }
    }
}
