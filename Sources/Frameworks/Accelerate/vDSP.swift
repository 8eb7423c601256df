import UIKit

// Sums, products and means of rows of numbers. A stride says how far apart in memory the numbers of a row are.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The sum.
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += __A[index * __I] }
    __C.pointee = sum
}
/// The sum of squares.
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
    __C.pointee = sum
}
/// The mean.
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    vDSP_sve(__A, __I, __C, __N)
    __C.pointee /= Float(__N)
}
/// The mean of magnitudes.
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
    __C.pointee = sum / Float(__N)
}
/// The root of the mean of squares.
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    vDSP_svesq(__A, __I, __C, __N)
    __C.pointee = (__C.pointee / Float(__N)).squareRoot()
}
/// The largest number.
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = (0..<Int(__N)).reduce(-Float.infinity) { max($0, __A[$1 * __I]) }
}
/// The smallest number.
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = (0..<Int(__N)).reduce(Float.infinity) { min($0, __A[$1 * __I]) }
}
/// The sum of products.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}
/// Sums of pairs.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}
/// Products of pairs.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}
/// Differences of pairs: the second row less the first, which comes last.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] }
}
/// Each number times one.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee }
}
/// One added to each number.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee }
}
/// Magnitudes.
public func vDSP_vabs(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}

/// The sum.
public func vDSP_sveD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += __A[index * __I] }
    __C.pointee = sum
}
/// The sum of squares.
public func vDSP_svesqD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
    __C.pointee = sum
}
/// The mean.
public func vDSP_meanvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    vDSP_sveD(__A, __I, __C, __N)
    __C.pointee /= Double(__N)
}
/// The mean of magnitudes.
public func vDSP_meamgvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
    __C.pointee = sum / Double(__N)
}
/// The root of the mean of squares.
public func vDSP_rmsqvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    vDSP_svesqD(__A, __I, __C, __N)
    __C.pointee = (__C.pointee / Double(__N)).squareRoot()
}
/// The largest number.
public func vDSP_maxvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = (0..<Int(__N)).reduce(-Double.infinity) { max($0, __A[$1 * __I]) }
}
/// The smallest number.
public func vDSP_minvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = (0..<Int(__N)).reduce(Double.infinity) { min($0, __A[$1 * __I]) }
}
/// The sum of products.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __N: vDSP_Length
) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}
/// Sums of pairs.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}
/// Products of pairs.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}
/// Differences of pairs: the second row less the first, which comes last.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] }
}
/// Each number times one.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee }
}
/// One added to each number.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee }
}
/// Magnitudes.
public func vDSP_vabsD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}
