/// The form of a body. It is kept: bodies do not meet.
open class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How a form is made of a geometry.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }

    public let sourceObject: Any
    public let options: [SCNPhysicsShape.Option: Any]?
    public let transforms: [NSValue]?

    private init(source: Any, options: [Option: Any]?, transforms: [NSValue]?) {
        (sourceObject, self.options, self.transforms) = (source, options, transforms)
        super.init()
    }
    public convenience init(geometry: SCNGeometry, options: [SCNPhysicsShape.Option: Any]? = nil) {
        self.init(source: geometry, options: options, transforms: nil)
    }
    public convenience init(node: SCNNode, options: [SCNPhysicsShape.Option: Any]? = nil) { self.init(source: node, options: options, transforms: nil) }
    /// - Parameter transforms: matrices in values, one a form.
    public convenience init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { self.init(source: shapes, options: nil, transforms: transforms) }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { SCNPhysicsShape(source: sourceObject, options: options, transforms: transforms) }
}
