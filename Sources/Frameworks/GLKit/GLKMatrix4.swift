/// A matrix of 4 columns, one after the other.
public struct GLKMatrix4: Sendable {
    var column0: SIMD4<Float>
    var column1: SIMD4<Float>
    var column2: SIMD4<Float>
    var column3: SIMD4<Float>
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
    public var m03: Float {
        get { column0.w }
        set { column0.w = newValue }
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
    public var m13: Float {
        get { column1.w }
        set { column1.w = newValue }
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
    public var m23: Float {
        get { column2.w }
        set { column2.w = newValue }
    }
    public var m30: Float {
        get { column3.x }
        set { column3.x = newValue }
    }
    public var m31: Float {
        get { column3.y }
        set { column3.y = newValue }
    }
    public var m32: Float {
        get { column3.z }
        set { column3.z = newValue }
    }
    public var m33: Float {
        get { column3.w }
        set { column3.w = newValue }
    }
    public init() { self.init(.zero, .zero, .zero, .zero) }
    init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
        (self.column0, self.column1, self.column2, self.column3) = (column0, column1, column2, column3)
    }
    public init(
        m00: Float, m01: Float, m02: Float, m03: Float, m10: Float, m11: Float, m12: Float, m13: Float, m20: Float, m21: Float, m22: Float, m23: Float,
        m30: Float, m31: Float, m32: Float, m33: Float
    ) {
        self.init(SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23), SIMD4(m30, m31, m32, m33))
    }
    public init(m: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
        self.init(
            SIMD4(m.0, m.1, m.2, m.3), SIMD4(m.4, m.5, m.6, m.7), SIMD4(m.8, m.9, m.10, m.11), SIMD4(m.12, m.13, m.14, m.15))
    }
    public var m: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float) {
        get {
            (
                m00, m01, m02, m03,
                m10, m11, m12, m13,
                m20, m21, m22, m23,
                m30, m31, m32, m33
            )
        }
        set { self = GLKMatrix4(m: newValue) }
    }
    /// Column by column.
    public subscript(i: Int) -> Float { columns[i / 4][i % 4] }
    var columns: [SIMD4<Float>] { [column0, column1, column2, column3] }
    init(columns: [SIMD4<Float>]) { self.init(columns[0], columns[1], columns[2], columns[3]) }
    var transposed: GLKMatrix4 {
        GLKMatrix4(SIMD4(m00, m10, m20, m30), SIMD4(m01, m11, m21, m31), SIMD4(m02, m12, m22, m32), SIMD4(m03, m13, m23, m33))
    }
    func times(_ vector: SIMD4<Float>) -> SIMD4<Float> { column0 * vector.x + column1 * vector.y + column2 * vector.z + column3 * vector.w }
}
