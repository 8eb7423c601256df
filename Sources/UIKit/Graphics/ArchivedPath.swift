/// The steps of a path as numbers in an archive: each its kind, then its points.
enum ArchivedPath {
    static let stepsKey = "steps"

    static func data(of path: CGPath) -> Data {
        var numbers: [Double] = []
        path.applyWithBlock { element in
            numbers.append(Double(element.pointee.type.rawValue))
            for index in 0..<element.pointee.type.pointCount {
                let point: CGPoint = element.pointee.points[index]
                numbers += [Double(point.x), Double(point.y)]
            }
        }
        return data(of: numbers)
    }

    /// The path up to the first step that is none.
    static func path(of data: Data) -> CGMutablePath {
        let path = CGMutablePath(), numbers: [Double] = numbers(of: data)
        var next = 0
        while next < numbers.count, let type = Int32(exactly: numbers[next]).flatMap(CGPathElementType.init(rawValue:)) {
            let count: Int = type.pointCount, end: Int = next + 1 + 2 * count
            guard end <= numbers.count, numbers[next..<end].allSatisfy(\.isFinite), type == .moveToPoint || !path.isEmpty else { break }
            let points: [CGPoint] = (0..<count).map { CGPoint(x: numbers[next + 1 + 2 * $0], y: numbers[next + 2 + 2 * $0]) }
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
            next = end
        }
        return path
    }

    static func data(of numbers: [Double]) -> Data {
        numbers.reduce(into: Data()) { data, number in withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
    }

    static func numbers(of data: Data) -> [Double] {
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count / 8 * 8, by: 8).map { (start: Int) -> Double in
            var pattern: UInt64 = 0
            for index in 0..<8 { pattern |= UInt64(bytes[start + index]) << UInt64(8 * index) }
            return Double(bitPattern: pattern)
        }
    }
}
