@_exported import UIKit

/// An edge of a view.
public enum ALEdge: Int, Sendable { case left = 1, right, top, bottom, leading, trailing }

/// A measure of a view.
public enum ALDimension: Int, Sendable { case width = 7, height }

/// A line through a view: `.vertical` is the upright one in its middle.
public enum ALAxis: Int, Sendable {
    case vertical = 9, horizontal, baseline
    case firstBaseline
    public static let lastBaseline = ALAxis.baseline
}

/// The margin at an edge of a view.
public enum ALMargin: Int, Sendable { case left = 13, right, top, bottom, leading, trailing }

/// A line through a view in the middle of its margins.
public enum ALMarginAxis: Int, Sendable { case vertical = 19, horizontal }

/// Whatever of a view can be constrained.
public enum ALAttribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, vertical, horizontal, baseline, firstBaseline
    case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing, marginAxisVertical, marginAxisHorizontal
    public static let lastBaseline = ALAttribute.baseline
}

public typealias ALConstraintsBlock = () -> Void

extension ALAttribute {
    /// The attribute of Auto Layout's.
    var layout: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .vertical: .centerX
        case .horizontal: .centerY
        case .baseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .marginLeft: .leftMargin
        case .marginRight: .rightMargin
        case .marginTop: .topMargin
        case .marginBottom: .bottomMargin
        case .marginLeading: .leadingMargin
        case .marginTrailing: .trailingMargin
        case .marginAxisVertical: .centerXWithinMargins
        case .marginAxisHorizontal: .centerYWithinMargins
        }
    }
}

extension ALEdge {
    var layout: NSLayoutConstraint.Attribute { ALAttribute(rawValue: rawValue)?.layout ?? .notAnAttribute }
    /// The superview's margin at this edge.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        }
    }
    /// Whether an inset from it goes against the coordinates.
    var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

extension ALDimension {
    var layout: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

extension ALAxis {
    var layout: NSLayoutConstraint.Attribute { ALAttribute(rawValue: rawValue)?.layout ?? .notAnAttribute }
    var direction: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

extension ALMarginAxis {
    var layout: NSLayoutConstraint.Attribute { self == .vertical ? .centerXWithinMargins : .centerYWithinMargins }
}

extension NSLayoutConstraint.Relation {
    /// The relation seen from the far side, where an inset of at least something is a place of at most something.
    var turned: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        default: .equal
        }
    }
}
