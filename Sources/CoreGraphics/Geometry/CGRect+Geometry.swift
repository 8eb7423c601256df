import Foundation

extension CGRect {
    /// The smallest rectangle that holds the four corners of this one after `t`.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let left = minX, top = minY, right = maxX, bottom = maxY
        let corners = (
            CGPoint(x: left, y: top).applying(t), CGPoint(x: right, y: top).applying(t),
            CGPoint(x: right, y: bottom).applying(t), CGPoint(x: left, y: bottom).applying(t)
        )
        let x0 = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let x1 = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let y0 = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let y1 = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Made by `dictionaryRepresentation`; nil when entries are missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
            return nil
        }
        self.init(origin: origin, size: size)
    }

    public var dictionaryRepresentation: CFDictionary {
        [
            "X": NSNumber(value: Double(origin.x)), "Y": NSNumber(value: Double(origin.y)),
            "Width": NSNumber(value: Double(size.width)), "Height": NSNumber(value: Double(size.height)),
        ] as NSDictionary
    }

    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

    /// Whether all four edges lie on whole numbers.
    package var isIntegral: Bool {
        origin.x == origin.x.rounded() && origin.y == origin.y.rounded()
            && maxX == maxX.rounded() && maxY == maxY.rounded()
    }

    package var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
