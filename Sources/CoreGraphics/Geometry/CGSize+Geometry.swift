import Foundation

extension CGSize {
    /// The size after the linear part of `t`; its translation does not count.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Made by `dictionaryRepresentation`; nil when entries are missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict["Width"] as? NSNumber, let height = dict["Height"] as? NSNumber else { return nil }
        self.init(width: width.doubleValue, height: height.doubleValue)
    }

    public var dictionaryRepresentation: CFDictionary {
        ["Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height))] as NSDictionary
    }

    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

/// The name that C's function has in Swift 3 and later.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
