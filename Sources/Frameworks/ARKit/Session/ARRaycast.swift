/// A line along which surfaces are looked for.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry = 0, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal = 0, vertical, any }
    public let origin: simd_float3
    public let direction: simd_float3
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}

/// A surface on a line. None is ever found.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    public let worldTransform: simd_float4x4
    public let target: ARRaycastQuery.Target
    public let targetAlignment: ARRaycastQuery.TargetAlignment
    public let anchor: ARAnchor?
    init(worldTransform: simd_float4x4, query: ARRaycastQuery, anchor: ARAnchor?) {
        (self.worldTransform, target, targetAlignment, self.anchor) = (worldTransform, query.target, query.targetAlignment, anchor)
    }
}

/// A line that is followed. None is.
open class ARTrackedRaycast: NSObject, @unchecked Sendable {
    override init() {}
    open func stopTracking() {}
}

/// Something real under a point of a view. Nothing is ever found.
open class ARHitTestResult: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = ResultType(rawValue: 1 << 0)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 1 << 1)
        public static let estimatedVerticalPlane = ResultType(rawValue: 1 << 2)
        public static let existingPlane = ResultType(rawValue: 1 << 3)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 1 << 4)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 1 << 5)
    }
    public let type: ResultType
    /// Metres.
    public let distance: CGFloat
    public let localTransform: simd_float4x4
    public let worldTransform: simd_float4x4
    public let anchor: ARAnchor?
    init(type: ResultType, distance: CGFloat, worldTransform: simd_float4x4) {
        (self.type, self.distance, localTransform, self.worldTransform, anchor) = (type, distance, worldTransform, worldTransform, nil)
    }
}

/// The surroundings as they were seen: anchors and points.
open class ARWorldMap: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var anchors: [ARAnchor]
    public let center: simd_float3
    public let extent: simd_float3
    public let rawFeaturePoints = ARPointCloud()
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let anchors = coder.decodeObject(of: [NSArray.self, ARAnchor.self], forKey: "anchors") as? [ARAnchor] else { return nil }
        (self.anchors, center, extent) = (anchors, .zero, .zero)
    }
    open func encode(with coder: NSCoder) { coder.encode(anchors as NSArray, forKey: "anchors") }
}
