/// A matrix of 3 columns, one after the other.
public struct GLKMatrix3: Sendable {
    var column0: SIMD3<Float>
    var column1: SIMD3<Float>
    var column2: SIMD3<Float>
    public var m00: Float {
        get { column0.x }
        set { column0.x = newValue }
    }
    public var m01: Float {
        get { column0.y }
        set { column0.y = newValue }
    }
    public var m02: Float {
        get { column0.z }
        set { column0.z = newValue }
    }
    public var m10: Float {
        get { column1.x }
        set { column1.x = newValue }
    }
    public var m11: Float {
        get { column1.y }
        set { column1.y = newValue }
    }
    public var m12: Float {
        get { column1.z }
        set { column1.z = newValue }
    }
    public var m20: Float {
        get { column2.x }
        set { column2.x = newValue }
    }
    public var m21: Float {
        get { column2.y }
        set { column2.y = newValue }
    }
    public var m22: Float {
        get { column2.z }
        set { column2.z = newValue }
    }
    public init() { self.init(.zero, .zero, .zero) }
    init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) { (self.column0, self.column1, self.column2) = (column0, column1, column2) }
    public init(
        m00: Float, m01: Float, m02: Float, m10: Float, m11: Float, m12: Float, m20: Float, m21: Float, m22: Float
    ) {
        self.init(SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22))
    }
    public init(m: (Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
        self.init(
            SIMD3(m.0, m.1, m.2), SIMD3(m.3, m.4, m.5), SIMD3(m.6, m.7, m.8))
    }
    public var m: (Float, Float, Float, Float, Float, Float, Float, Float, Float) {
        get {
            (
                m00, m01, m02,
                m10, m11, m12,
                m20, m21, m22
            )
        }
        set { self = GLKMatrix3(m: newValue) }
    }
    /// Column by column.
    public subscript(i: Int) -> Float { columns[i / 3][i % 3] }
    var columns: [SIMD3<Float>] { [column0, column1, column2] }
    init(columns: [SIMD3<Float>]) { self.init(columns[0], columns[1], columns[2]) }
    var transposed: GLKMatrix3 {
        GLKMatrix3(SIMD3(m00, m10, m20), SIMD3(m01, m11, m21), SIMD3(m02, m12, m22))
    }
    func times(_ vector: SIMD3<Float>) -> SIMD3<Float> { column0 * vector.x + column1 * vector.y + column2 * vector.z }
}
