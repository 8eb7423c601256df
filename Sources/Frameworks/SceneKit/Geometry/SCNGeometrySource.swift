/// Vectors of one kind for the points of a geometry.
open class SCNGeometrySource: NSObject, NSSecureCoding, @unchecked Sendable {
    /// A kind of vectors.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
        public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
        public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
        public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
    }

    public let data: Data
    public let semantic: Semantic
    public let vectorCount: Int
    public let usesFloatComponents: Bool
    public let componentsPerVector: Int
    /// 4 for `Float`.
    public let bytesPerComponent: Int
    public let dataOffset: Int
    /// From one vector to the next, in bytes.
    public let dataStride: Int

    public init(
        data: Data, semantic: SCNGeometrySource.Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int,
        bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount, usesFloatComponents) = (data, semantic, vectorCount, floatComponents)
        (self.componentsPerVector, self.bytesPerComponent, dataOffset, dataStride) = (componentsPerVector, bytesPerComponent, offset, stride)
        super.init()
    }

    private convenience init(_ semantic: Semantic, _ values: [Float], components: Int) {
        self.init(
            data: values.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: values.count / components, usesFloatComponents: true,
            componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0, dataStride: components * 4)
    }
    public convenience init(vertices: [SCNVector3]) { self.init(.vertex, vertices.flatMap { [$0.x, $0.y, $0.z] }, components: 3) }
    public convenience init(normals: [SCNVector3]) { self.init(.normal, normals.flatMap { [$0.x, $0.y, $0.z] }, components: 3) }
    public convenience init(textureCoordinates: [CGPoint]) {
        self.init(.texcoord, textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, components: 2)
    }
    convenience init(colors: [SIMD4<Float>]) { self.init(.color, colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }, components: 4) }

    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
}
