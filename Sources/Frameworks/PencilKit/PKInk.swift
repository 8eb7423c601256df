@_exported import UIKit

/// The ink of a stroke: a kind of ink and its colour.
public struct PKInk {
    public enum InkType: String, CaseIterable, Codable, Sendable {
        case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
    }

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) {
        self.inkType = inkType
        self.color = color
    }
}

extension PKInk.InkType {
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
