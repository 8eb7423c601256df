import Foundation

extension CGPoint {
    /// The point that `t` moves this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Made by `dictionaryRepresentation`; nil when entries are missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict["X"] as? NSNumber, let y = dict["Y"] as? NSNumber else { return nil }
        self.init(x: x.doubleValue, y: y.doubleValue)
    }

    public var dictionaryRepresentation: CFDictionary {
        ["X": NSNumber(value: Double(x)), "Y": NSNumber(value: Double(y))] as NSDictionary
    }

    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

/// The name that C's function has in Swift 3 and later.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
