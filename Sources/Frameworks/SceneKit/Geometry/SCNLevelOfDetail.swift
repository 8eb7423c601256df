/// Another geometry for far away. Kept: a geometry is drawn as it is at any distance.
open class SCNLevelOfDetail: NSObject, NSCopying, @unchecked Sendable {
    public let geometry: SCNGeometry?
    public let screenSpaceRadius: CGFloat
    public let worldSpaceDistance: CGFloat

    private init(_ geometry: SCNGeometry?, radius: CGFloat, distance: CGFloat) {
        (self.geometry, screenSpaceRadius, worldSpaceDistance) = (geometry, radius, distance)
        super.init()
    }
    public convenience init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) { self.init(geometry, radius: radius, distance: 0) }
    public convenience init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) { self.init(geometry, radius: 0, distance: distance) }
    open func copy(with zone: NSZone? = nil) -> Any { SCNLevelOfDetail(geometry, radius: screenSpaceRadius, distance: worldSpaceDistance) }
}
