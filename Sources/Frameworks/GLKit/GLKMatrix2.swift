/// A matrix of 2 columns, one after the other.
public struct GLKMatrix2: Sendable {
    var column0: SIMD2<Float>
    var column1: SIMD2<Float>
    public var m00: Float {
        get { column0.x }
        set { column0.x = newValue }
    }
    public var m01: Float {
        get { column0.y }
        set { column0.y = newValue }
    }
    public var m10: Float {
        get { column1.x }
        set { column1.x = newValue }
    }
    public var m11: Float {
        get { column1.y }
        set { column1.y = newValue }
    }
    public init() { self.init(.zero, .zero) }
    init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) { (self.column0, self.column1) = (column0, column1) }
    public init(
        m00: Float, m01: Float, m10: Float, m11: Float
    ) {
        self.init(SIMD2(m00, m01), SIMD2(m10, m11))
    }
    public init(m: (Float, Float, Float, Float)) {
        self.init(
            SIMD2(m.0, m.1), SIMD2(m.2, m.3))
    }
    public var m: (Float, Float, Float, Float) {
        get {
            (
                m00, m01,
                m10, m11
            )
        }
        set { self = GLKMatrix2(m: newValue) }
    }
    /// Column by column.
    public subscript(i: Int) -> Float { columns[i / 2][i % 2] }
    var columns: [SIMD2<Float>] { [column0, column1] }
    init(columns: [SIMD2<Float>]) { self.init(columns[0], columns[1]) }
    var transposed: GLKMatrix2 {
        GLKMatrix2(SIMD2(m00, m10), SIMD2(m01, m11))
    }
    func times(_ vector: SIMD2<Float>) -> SIMD2<Float> { column0 * vector.x + column1 * vector.y }
}
