/// A tree of nodes.
open class SCNScene: NSObject, NSSecureCoding, @unchecked Sendable {
    /// Facts about a scene that its file tells.
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let startTime = Attribute(rawValue: "kSceneStartTimeAttribute")
        public static let endTime = Attribute(rawValue: "kSceneEndTimeAttribute")
        public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttribute")
        public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttribute")
    }

    public let rootNode = SCNNode()
    /// Default false.
    open var isPaused = false
    /// Behind all. Default nothing: the view's own background is seen.
    public let background = SCNMaterialProperty()
    /// Kept: a picture does not light a scene.
    public let lightingEnvironment = SCNMaterialProperty()
    public let physicsWorld = SCNPhysicsWorld()
    /// Fog is kept and not drawn.
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white
    open private(set) var particleSystems: [SCNParticleSystem]?
    private var attributes: [String: Any] = [:]

    public override init() {
        super.init()
        physicsWorld.root = rootNode
    }
    /// Nothing is read of archives.
    public required convenience init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// Nil if the app's bundle has no such file, or one of a format that is not read.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }
    public convenience init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil) {
        guard let url = SCNSceneSource.file(named: name, directory: directory) else { return nil }
        try? self.init(url: url, options: options)
    }
    /// Throws for a file that cannot be read.
    public convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        let source: SceneFile = try SceneFile(url)
        self.init()
        source.fill(self)
    }

    open func attribute(forKey key: String) -> Any? { attributes[key] }
    open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
    /// False: scenes are not written.
    open func write(
        to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)?,
        progressHandler: ((Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil
    ) -> Bool { false }
}

/// Says where the pictures of a scene that is written go.
@preconcurrency public protocol SCNSceneExportDelegate: NSObjectProtocol {}
