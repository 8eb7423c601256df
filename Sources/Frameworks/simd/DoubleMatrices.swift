import Foundation
import ObjectRuntime

// The matrices of doubles, as those of floats.

public struct simd_double2x2: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// All zeros.
    public init() { columns = (.zero, .zero) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "simd_double2x2 has 2 columns.")
        self.columns = (columns[0], columns[1])
    }
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 2, "simd_double2x2 has 2 rows.")
        self = simd_double2x2(rows).transpose
    }
    /// With `diagonal` on the diagonal, and zeros elsewhere.
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("simd_double2x2 has 2 columns.")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("simd_double2x2 has 2 columns.")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x2 {
        var result = simd_double2x2()
        for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { Elimination(self).determinant }
    /// Infinite or not a number where there is none.
    public var inverse: simd_double2x2 { Elimination(self).inverse }
    public var debugDescription: String { "simd_double2x2([" + (0..<2).map { "\(self[$0])" }.joined(separator: ", ") + "])" }

    public static func == (lhs: simd_double2x2, rhs: simd_double2x2) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }
    public static func + (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }
    public static func - (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }
    public static prefix func - (rhs: simd_double2x2) -> simd_double2x2 { simd_double2x2() - rhs }
    public static func * (lhs: simd_double2x2, rhs: Double) -> simd_double2x2 { simd_double2x2(lhs.columns.0 * rhs, lhs.columns.1 * rhs) }
    public static func * (lhs: Double, rhs: simd_double2x2) -> simd_double2x2 { rhs * lhs }
    public static func * (lhs: simd_double2x2, rhs: SIMD2<Double>) -> SIMD2<Double> {
        var result: SIMD2<Double> = lhs.columns.0 * rhs[0]
        for index in 1..<2 { result += lhs[index] * rhs[index] }
        return result
    }
    public static func * (lhs: SIMD2<Double>, rhs: simd_double2x2) -> SIMD2<Double> { rhs.transpose * lhs }
    public static func * (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 { simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1) }
    public static func += (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs + rhs }
    public static func -= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs - rhs }
    public static func *= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs * rhs }

    private struct Elimination {
        var determinant: Double = 1
        var inverse = simd_double2x2(1)

        /// Gauss and Jordan, with the largest pivot of each column.
        init(_ matrix: simd_double2x2) {
            var left = matrix.transpose, right = simd_double2x2(1)
            for step in 0..<2 {
                let pivot = (step..<2).max { Swift.abs(left[$0][step]) < Swift.abs(left[$1][step]) } ?? step
                if pivot != step {
                    (left[step], left[pivot]) = (left[pivot], left[step])
                    (right[step], right[pivot]) = (right[pivot], right[step])
                    determinant = -determinant
                }
                let value: Double = left[step][step]
                determinant *= value
                left[step] = left[step] / value
                right[step] = right[step] / value
                for row in 0..<2 where row != step {
                    let factor: Double = left[row][step]
                    left[row] = left[row] - left[step] * factor
                    right[row] = right[row] - right[step] * factor
                }
            }
            inverse = right.transpose
        }
    }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public var matrix_identity_double2x2: simd_double2x2 { simd_double2x2(1) }
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func simd_equal(_ x: simd_double2x2, _ y: simd_double2x2) -> Bool { x == y }

public struct simd_double3x3: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// All zeros.
    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) { columns = (c0, c1, c2) }
    public init(_ columns: [SIMD3<Double>]) {
        precondition(columns.count == 3, "simd_double3x3 has 3 columns.")
        self.columns = (columns[0], columns[1], columns[2])
    }
    public init(rows: [SIMD3<Double>]) {
        precondition(rows.count == 3, "simd_double3x3 has 3 rows.")
        self = simd_double3x3(rows).transpose
    }
    /// With `diagonal` on the diagonal, and zeros elsewhere.
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("simd_double3x3 has 3 columns.")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("simd_double3x3 has 3 columns.")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double3x3 {
        var result = simd_double3x3()
        for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { Elimination(self).determinant }
    /// Infinite or not a number where there is none.
    public var inverse: simd_double3x3 { Elimination(self).inverse }
    public var debugDescription: String { "simd_double3x3([" + (0..<3).map { "\(self[$0])" }.joined(separator: ", ") + "])" }

    public static func == (lhs: simd_double3x3, rhs: simd_double3x3) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }
    public static func + (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    public static func - (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }
    public static prefix func - (rhs: simd_double3x3) -> simd_double3x3 { simd_double3x3() - rhs }
    public static func * (lhs: simd_double3x3, rhs: Double) -> simd_double3x3 { simd_double3x3(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs) }
    public static func * (lhs: Double, rhs: simd_double3x3) -> simd_double3x3 { rhs * lhs }
    public static func * (lhs: simd_double3x3, rhs: SIMD3<Double>) -> SIMD3<Double> {
        var result: SIMD3<Double> = lhs.columns.0 * rhs[0]
        for index in 1..<3 { result += lhs[index] * rhs[index] }
        return result
    }
    public static func * (lhs: SIMD3<Double>, rhs: simd_double3x3) -> SIMD3<Double> { rhs.transpose * lhs }
    public static func * (lhs: simd_double3x3, rhs: simd_double3x3) -> simd_double3x3 {
        simd_double3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    public static func += (lhs: inout simd_double3x3, rhs: simd_double3x3) { lhs = lhs + rhs }
    public static func -= (lhs: inout simd_double3x3, rhs: simd_double3x3) { lhs = lhs - rhs }
    public static func *= (lhs: inout simd_double3x3, rhs: simd_double3x3) { lhs = lhs * rhs }

    private struct Elimination {
        var determinant: Double = 1
        var inverse = simd_double3x3(1)

        /// Gauss and Jordan, with the largest pivot of each column.
        init(_ matrix: simd_double3x3) {
            var left = matrix.transpose, right = simd_double3x3(1)
            for step in 0..<3 {
                let pivot = (step..<3).max { Swift.abs(left[$0][step]) < Swift.abs(left[$1][step]) } ?? step
                if pivot != step {
                    (left[step], left[pivot]) = (left[pivot], left[step])
                    (right[step], right[pivot]) = (right[pivot], right[step])
                    determinant = -determinant
                }
                let value: Double = left[step][step]
                determinant *= value
                left[step] = left[step] / value
                right[step] = right[step] / value
                for row in 0..<3 where row != step {
                    let factor: Double = left[row][step]
                    left[row] = left[row] - left[step] * factor
                    right[row] = right[row] - right[step] * factor
                }
            }
            inverse = right.transpose
        }
    }
}

public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public var matrix_identity_double3x3: simd_double3x3 { simd_double3x3(1) }
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func matrix_multiply(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }
public func simd_equal(_ x: simd_double3x3, _ y: simd_double3x3) -> Bool { x == y }

public struct simd_double4x4: Equatable, Sendable, CustomDebugStringConvertible {
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// All zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) { columns = (c0, c1, c2, c3) }
    public init(_ columns: [SIMD4<Double>]) {
        precondition(columns.count == 4, "simd_double4x4 has 4 columns.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    public init(rows: [SIMD4<Double>]) {
        precondition(rows.count == 4, "simd_double4x4 has 4 rows.")
        self = simd_double4x4(rows).transpose
    }
    /// With `diagonal` on the diagonal, and zeros elsewhere.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("simd_double4x4 has 4 columns.")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("simd_double4x4 has 4 columns.")
            }
        }
    }
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double4x4 {
        var result = simd_double4x4()
        for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
        return result
    }
    public var determinant: Double { Elimination(self).determinant }
    /// Infinite or not a number where there is none.
    public var inverse: simd_double4x4 { Elimination(self).inverse }
    public var debugDescription: String { "simd_double4x4([" + (0..<4).map { "\(self[$0])" }.joined(separator: ", ") + "])" }

    public static func == (lhs: simd_double4x4, rhs: simd_double4x4) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }
    public static func + (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2, lhs.columns.3 + rhs.columns.3)
    }
    public static func - (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2, lhs.columns.3 - rhs.columns.3)
    }
    public static prefix func - (rhs: simd_double4x4) -> simd_double4x4 { simd_double4x4() - rhs }
    public static func * (lhs: simd_double4x4, rhs: Double) -> simd_double4x4 {
        simd_double4x4(lhs.columns.0 * rhs, lhs.columns.1 * rhs, lhs.columns.2 * rhs, lhs.columns.3 * rhs)
    }
    public static func * (lhs: Double, rhs: simd_double4x4) -> simd_double4x4 { rhs * lhs }
    public static func * (lhs: simd_double4x4, rhs: SIMD4<Double>) -> SIMD4<Double> {
        var result: SIMD4<Double> = lhs.columns.0 * rhs[0]
        for index in 1..<4 { result += lhs[index] * rhs[index] }
        return result
    }
    public static func * (lhs: SIMD4<Double>, rhs: simd_double4x4) -> SIMD4<Double> { rhs.transpose * lhs }
    public static func * (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
        simd_double4x4(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    public static func += (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs + rhs }
    public static func -= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs - rhs }
    public static func *= (lhs: inout simd_double4x4, rhs: simd_double4x4) { lhs = lhs * rhs }

    private struct Elimination {
        var determinant: Double = 1
        var inverse = simd_double4x4(1)

        /// Gauss and Jordan, with the largest pivot of each column.
        init(_ matrix: simd_double4x4) {
            var left = matrix.transpose, right = simd_double4x4(1)
            for step in 0..<4 {
                let pivot = (step..<4).max { Swift.abs(left[$0][step]) < Swift.abs(left[$1][step]) } ?? step
                if pivot != step {
                    (left[step], left[pivot]) = (left[pivot], left[step])
                    (right[step], right[pivot]) = (right[pivot], right[step])
                    determinant = -determinant
                }
                let value: Double = left[step][step]
                determinant *= value
                left[step] = left[step] / value
                right[step] = right[step] / value
                for row in 0..<4 where row != step {
                    let factor: Double = left[row][step]
                    left[row] = left[row] - left[step] * factor
                    right[row] = right[row] - right[step] * factor
                }
            }
            inverse = right.transpose
        }
    }
}

public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public var matrix_identity_double4x4: simd_double4x4 { simd_double4x4(1) }
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func matrix_multiply(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
public func simd_equal(_ x: simd_double4x4, _ y: simd_double4x4) -> Bool { x == y }
