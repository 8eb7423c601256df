@_exported import UIKit

/// The ink of a stroke: a kind of ink and its colour.
public struct PKInk {
    public enum InkType: String, CaseIterable, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) {
        self.inkType = inkType
        self.color = color
    }

    /// The version of content that has this ink.
    public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}

/// Versions of drawings: each has more kinds of ink than the one before.
public enum PKContentVersion: Int, Comparable, Sendable {
    /// Pens, pencils and markers.
    case version1 = 1
    /// Monolines, fountain pens, watercolours and crayons too.
    case version2 = 2
    case version3 = 3
    public static var latest: PKContentVersion { .version3 }
    public static func < (first: PKContentVersion, second: PKContentVersion) -> Bool { first.rawValue < second.rawValue }
}

extension PKInk.InkType {
    /// The version of content that has this kind of ink.
    public var requiredContentVersion: PKContentVersion {
        switch self {
        case .pen, .pencil, .marker: .version1
        case .monoline, .fountainPen, .watercolor, .crayon: .version2
        }
    }

    /// Points that a line is wide by default, and may be wide.
    public var defaultWidth: CGFloat {
        switch self {
        case .pen, .fountainPen: 5
        case .monoline: 4
        case .pencil: 2.5
        case .crayon: 12
        case .marker: 16
        case .watercolor: 20
        }
    }

    public var validWidthRange: ClosedRange<CGFloat> {
        switch self {
        case .pen, .monoline, .fountainPen: 0.9...25.7
        case .pencil: 2.4...16
        case .marker: 1.5...60
        case .watercolor, .crayon: 4...60
        }
    }

    /// How much of what lies under a stroke is covered.
    var opacity: CGFloat {
        switch self {
        case .pen, .monoline, .fountainPen: 1
        case .pencil, .crayon: 0.85
        case .marker: 0.5
        case .watercolor: 0.4
        }
    }
}
