// What a session finds. None runs, so that none of these is ever made.

/// An even surface.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal = 0, vertical }
    /// The thing that a surface belongs to.
    public enum Classification: Hashable, Sendable {
        public enum Status: Hashable, Sendable { case notAvailable, undetermined, unknown }
        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
    }
    open class var isClassificationSupported: Bool { false }
    open var alignment: Alignment { .horizontal }
    /// In the anchor's coordinates.
    open var center: simd_float3 { .zero }
    /// Metres.
    open var extent: simd_float3 { .zero }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    open var classification: Classification { .none(.notAvailable) }
}

/// How far an even surface reaches, in metres.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
    override init() {}
    /// Radians.
    open var rotationOnYAxis: Float { 0 }
    open var width: Float { 0 }
    open var height: Float { 0 }
}

/// The outline of an even surface.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    override init() {}
    open var vertices: [simd_float3] { [] }
    open var textureCoordinates: [simd_float2] { [] }
    open var triangleCount: Int { 0 }
    open var triangleIndices: [Int16] { [] }
    open var boundaryVertices: [simd_float3] { [] }
}

/// A picture that was looked for.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var referenceImage: ARReferenceImage { preconditionFailure("no picture is ever found") }
    open var estimatedScaleFactor: CGFloat { 1 }
}

/// A thing that was looked for.
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
    open var referenceObject: ARReferenceObject { preconditionFailure("no thing is ever found") }
}

/// A code of an App Clip.
open class ARAppClipCodeAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public enum URLDecodingState: Int, Sendable { case decoding = 0, failed, decoded }
    open var isTracked: Bool { false }
    open var url: URL? { nil }
    open var urlDecodingState: URLDecodingState { .decoding }
    /// Metres.
    open var radius: Float { 0 }
}

/// A face.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var geometry: ARFaceGeometry { preconditionFailure("no face is ever found") }
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var lookAtPoint: simd_float3 { .zero }
    /// From 0 to 1.
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }

    /// A movement of a part of a face.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
        public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        public static let browOuterUpLeft = BlendShapeLocation(rawValue: "browOuterUp_L")
        public static let browOuterUpRight = BlendShapeLocation(rawValue: "browOuterUp_R")
        public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
        public static let cheekSquintLeft = BlendShapeLocation(rawValue: "cheekSquint_L")
        public static let cheekSquintRight = BlendShapeLocation(rawValue: "cheekSquint_R")
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let eyeLookDownLeft = BlendShapeLocation(rawValue: "eyeLookDown_L")
        public static let eyeLookDownRight = BlendShapeLocation(rawValue: "eyeLookDown_R")
        public static let eyeLookInLeft = BlendShapeLocation(rawValue: "eyeLookIn_L")
        public static let eyeLookInRight = BlendShapeLocation(rawValue: "eyeLookIn_R")
        public static let eyeLookOutLeft = BlendShapeLocation(rawValue: "eyeLookOut_L")
        public static let eyeLookOutRight = BlendShapeLocation(rawValue: "eyeLookOut_R")
        public static let eyeLookUpLeft = BlendShapeLocation(rawValue: "eyeLookUp_L")
        public static let eyeLookUpRight = BlendShapeLocation(rawValue: "eyeLookUp_R")
        public static let eyeSquintLeft = BlendShapeLocation(rawValue: "eyeSquint_L")
        public static let eyeSquintRight = BlendShapeLocation(rawValue: "eyeSquint_R")
        public static let eyeWideLeft = BlendShapeLocation(rawValue: "eyeWide_L")
        public static let eyeWideRight = BlendShapeLocation(rawValue: "eyeWide_R")
        public static let jawForward = BlendShapeLocation(rawValue: "jawForward")
        public static let jawLeft = BlendShapeLocation(rawValue: "jawLeft")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let jawRight = BlendShapeLocation(rawValue: "jawRight")
        public static let mouthClose = BlendShapeLocation(rawValue: "mouthClose")
        public static let mouthDimpleLeft = BlendShapeLocation(rawValue: "mouthDimple_L")
        public static let mouthDimpleRight = BlendShapeLocation(rawValue: "mouthDimple_R")
        public static let mouthFrownLeft = BlendShapeLocation(rawValue: "mouthFrown_L")
        public static let mouthFrownRight = BlendShapeLocation(rawValue: "mouthFrown_R")
        public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
        public static let mouthLeft = BlendShapeLocation(rawValue: "mouthLeft")
        public static let mouthLowerDownLeft = BlendShapeLocation(rawValue: "mouthLowerDown_L")
        public static let mouthLowerDownRight = BlendShapeLocation(rawValue: "mouthLowerDown_R")
        public static let mouthPressLeft = BlendShapeLocation(rawValue: "mouthPress_L")
        public static let mouthPressRight = BlendShapeLocation(rawValue: "mouthPress_R")
        public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
        public static let mouthRight = BlendShapeLocation(rawValue: "mouthRight")
        public static let mouthRollLower = BlendShapeLocation(rawValue: "mouthRollLower")
        public static let mouthRollUpper = BlendShapeLocation(rawValue: "mouthRollUpper")
        public static let mouthShrugLower = BlendShapeLocation(rawValue: "mouthShrugLower")
        public static let mouthShrugUpper = BlendShapeLocation(rawValue: "mouthShrugUpper")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        public static let mouthStretchLeft = BlendShapeLocation(rawValue: "mouthStretch_L")
        public static let mouthStretchRight = BlendShapeLocation(rawValue: "mouthStretch_R")
        public static let mouthUpperUpLeft = BlendShapeLocation(rawValue: "mouthUpperUp_L")
        public static let mouthUpperUpRight = BlendShapeLocation(rawValue: "mouthUpperUp_R")
        public static let noseSneerLeft = BlendShapeLocation(rawValue: "noseSneer_L")
        public static let noseSneerRight = BlendShapeLocation(rawValue: "noseSneer_R")
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }
}

/// The surface of a face.
open class ARFaceGeometry: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Nil: this device knows no faces.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { nil }
    open var vertices: [simd_float3] { [] }
    open var textureCoordinates: [simd_float2] { [] }
    open var triangleCount: Int { 0 }
    open var triangleIndices: [Int16] { [] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}
}

/// The shape of the surroundings.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    open var geometry: ARMeshGeometry { preconditionFailure("no mesh is ever found") }
}
public enum ARMeshClassification: Int, Sendable { case none = 0, wall, floor, ceiling, table, seat, window, door }
public enum ARGeometryPrimitiveType: Int, Sendable { case line = 0, triangle }
/// Points or directions in memory.
open class ARGeometrySource: NSObject, @unchecked Sendable {
    override init() {}
    open var buffer: any MTLBuffer { preconditionFailure("no mesh is ever found") }
    open var count: Int { 0 }
    open var format: MTLVertexFormat { .invalid }
    open var componentsPerVector: Int { 0 }
    open var offset: Int { 0 }
    open var stride: Int { 0 }
}
/// Triangles in memory.
open class ARGeometryElement: NSObject, @unchecked Sendable {
    override init() {}
    open var buffer: any MTLBuffer { preconditionFailure("no mesh is ever found") }
    open var count: Int { 0 }
    open var bytesPerIndex: Int { 0 }
    open var indexCountPerPrimitive: Int { 0 }
    open var primitiveType: ARGeometryPrimitiveType { .triangle }
}
/// The shape of a part of the surroundings.
open class ARMeshGeometry: NSObject, @unchecked Sendable {
    override init() {}
    open var vertices: ARGeometrySource { ARGeometrySource() }
    open var normals: ARGeometrySource { ARGeometrySource() }
    open var faces: ARGeometryElement { ARGeometryElement() }
    open var classification: ARGeometrySource? { nil }
}

/// A person's body.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
    open var skeleton: ARSkeleton3D { ARSkeleton3D() }
    open var estimatedScaleFactor: CGFloat { 1 }
}
/// A person's body in a picture.
open class ARBody2D: NSObject, @unchecked Sendable {
    override init() {}
    open var skeleton: ARSkeleton2D { ARSkeleton2D() }
}
/// The joints of a body.
open class ARSkeleton: NSObject, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let root = JointName(rawValue: "root")
        public static let head = JointName(rawValue: "head_joint")
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
    }
    override init() {}
    open var definition: ARSkeletonDefinition { ARSkeletonDefinition() }
    open var jointCount: Int { 0 }
    open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}
open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
    open var jointModelTransforms: [simd_float4x4] { [] }
    open var jointLocalTransforms: [simd_float4x4] { [] }
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
open class ARSkeleton2D: ARSkeleton, @unchecked Sendable {
    open var jointLandmarks: [simd_float2] { [] }
    open func landmark(for jointNamed: JointName) -> simd_float2? { nil }
}
/// The joints that bodies have.
open class ARSkeletonDefinition: NSObject, @unchecked Sendable {
    override init() {}
    open class var defaultBody3D: ARSkeletonDefinition { ARSkeletonDefinition() }
    open class var defaultBody2D: ARSkeletonDefinition { ARSkeletonDefinition() }
    open var jointCount: Int { 0 }
    open var jointNames: [String] { [] }
    open var parentIndices: [Int] { [] }
    open var neutralBodySkeleton3D: ARSkeleton3D? { nil }
    open func index(for jointName: ARSkeleton.JointName) -> Int { NSNotFound }
}
