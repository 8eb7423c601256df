/// A tree of nodes.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    /// Default false.
    open var isPaused = false
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    public override init() { super.init() }
}

/// A surface's colour or picture.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    /// A colour, a picture or the name of one.
    open var contents: Any?
    open var intensity: CGFloat = 1
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
}

/// The looks of a surface.
open class SCNMaterial: NSObject, @unchecked Sendable {
    open var name: String?
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    open var transparency: CGFloat = 1
    open var isDoubleSided = false
}

/// A surface.
open class SCNGeometry: NSObject, @unchecked Sendable {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
    public override init() { super.init() }
}

/// A source of light.
open class SCNLight: NSObject, @unchecked Sendable {
    open var name: String?
    /// Default white.
    open var color: Any = UIColor.white
    /// Lumens. Default 1000.
    open var intensity: CGFloat = 1000
    /// Kelvin. Default 6500.
    open var temperature: CGFloat = 6500
    open var castsShadow = false
}

/// An eye.
open class SCNCamera: NSObject, @unchecked Sendable {
    open var name: String?
    /// Degrees. Default 60.
    open var fieldOfView: CGFloat = 60
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var wantsHDR = false
}

/// A place on a surface that a line from the eye meets.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    public let worldCoordinates: SCNVector3
    init(node: SCNNode, worldCoordinates: SCNVector3) { (self.node, self.worldCoordinates) = (node, worldCoordinates) }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Things that are drawn beside the scene, to find mistakes.
public struct SCNDebugOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
    public static let showLightExtents = SCNDebugOptions(rawValue: 1 << 3)
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 1 << 4)
    public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 1 << 6)
    public static let showSkeletons = SCNDebugOptions(rawValue: 1 << 7)
    public static let showCreases = SCNDebugOptions(rawValue: 1 << 8)
    public static let showConstraints = SCNDebugOptions(rawValue: 1 << 9)
    public static let showCameras = SCNDebugOptions(rawValue: 1 << 10)
}
