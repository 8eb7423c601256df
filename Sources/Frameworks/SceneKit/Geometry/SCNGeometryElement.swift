/// How the points of an element are joined.
public enum SCNGeometryPrimitiveType: Int, Sendable {
    case triangles = 0
    /// Each point makes a triangle with the two before it.
    case triangleStrip = 1
    case line = 2
    case point = 3
    /// How many corners each has stands before all indices.
    case polygon = 4
}

/// Which points of a geometry make a part of its surface.
open class SCNGeometryElement: NSObject, NSSecureCoding, @unchecked Sendable {
    public let data: Data
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    public let bytesPerIndex: Int
    /// The primitives that are drawn; all where its location is `NSNotFound`, the default.
    open var primitiveRange = NSRange(location: NSNotFound, length: 0)
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    /// - Parameter data: the indices, or nil for all points in turn.
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        self.primitiveType = primitiveType
        self.primitiveCount = primitiveCount
        if let data {
            (self.data, self.bytesPerIndex) = (data, bytesPerIndex)
        } else {
            let count: Int = SCNGeometryElement.indexCount(primitiveType, max(0, min(primitiveCount, 4_000_000)))
            self.data = (0..<UInt32(count)).map { $0 }.withUnsafeBytes { Data($0) }
            self.bytesPerIndex = 4
        }
        super.init()
    }

    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        let count: Int
        switch primitiveType {
        case .triangles: count = indices.count / 3
        case .triangleStrip: count = max(0, indices.count - 2)
        case .line: count = indices.count / 2
        case .point: count = indices.count
        case .polygon: count = SCNGeometryElement.polygonCount(indices)
        }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count, bytesPerIndex: MemoryLayout<IndexType>.size)
    }

    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    private static func indexCount(_ type: SCNGeometryPrimitiveType, _ count: Int) -> Int {
        switch type {
        case .triangles: count * 3
        case .triangleStrip: count > 0 ? count + 2 : 0
        case .line: count * 2
        case .point: count
        case .polygon: 0
        }
    }

    /// As many first numbers as tell the corners of all that follow.
    private static func polygonCount<IndexType: FixedWidthInteger>(_ indices: [IndexType]) -> Int {
        var corners = 0
        for (index, count) in indices.enumerated() {
            corners += max(0, min(Int(clamping: count), indices.count))
            if index + 1 + corners == indices.count { return index + 1 }
            if index + 1 + corners > indices.count { return 0 }
        }
        return 0
    }
}
