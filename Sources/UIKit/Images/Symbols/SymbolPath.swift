/// The paths of the shape file: `M`, `L`, `C` and `Z` with absolute coordinates.
enum SymbolPath {
    static func parse(_ text: Substring) -> CGPath {
        let path = CGMutablePath()
        var numbers: [CGFloat] = []
        var command: UInt8 = 0
        for token in text.utf8.split(separator: UInt8(ascii: " ")) {
            var number = token
            if let first = token.first, first >= UInt8(ascii: "A") {
                append(command, numbers, to: path)
                numbers.removeAll(keepingCapacity: true)
                command = first
                number = token.dropFirst()
            }
            if !number.isEmpty, let value = Double(Substring(number)) { numbers.append(CGFloat(value)) }
        }
        append(command, numbers, to: path)
        return path
    }

    private static func append(_ command: UInt8, _ numbers: [CGFloat], to path: CGMutablePath) {
        switch command {
        case UInt8(ascii: "M") where numbers.count >= 2: path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        case UInt8(ascii: "L") where numbers.count >= 2: path.addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
        case UInt8(ascii: "C"):
            for i in stride(from: 0, to: numbers.count - 5, by: 6) {
                path.addCurve(
                    to: CGPoint(x: numbers[i + 4], y: numbers[i + 5]), control1: CGPoint(x: numbers[i], y: numbers[i + 1]),
                    control2: CGPoint(x: numbers[i + 2], y: numbers[i + 3]))
            }
        case UInt8(ascii: "Z"): path.closeSubpath()
        default: break
        }
    }
}
