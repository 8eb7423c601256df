/// A place of the front controller's view, from the left to the right.
public enum FrontViewPosition: Int, Sendable {
    /// Beyond the left edge, and out of the hierarchy.
    case leftSideMostRemoved
    /// To the left by the width of the right view and its overdraw.
    case leftSideMost
    /// To the left by the width of the right view.
    case leftSide
    /// Over everything.
    case left
    /// To the right by the width of the rear view.
    case right
    /// To the right by the width of the rear view and its overdraw.
    case rightMost
    /// Beyond the right edge, and out of the hierarchy.
    case rightMostRemoved

    /// Whether the front view is in the hierarchy.
    var isShown: Bool { self != .leftSideMostRemoved && self != .rightMostRemoved }

    /// The same place on the other side.
    var mirrored: FrontViewPosition { FrontViewPosition(rawValue: 2 * FrontViewPosition.left.rawValue - rawValue) ?? self }

    /// The place from which another front controller is pushed.
    var beforePush: FrontViewPosition {
        rawValue > FrontViewPosition.left.rawValue ? .rightMost : rawValue < FrontViewPosition.left.rawValue ? .leftSideMost : .left
    }
}

// The names of versions before 2.0, whose positions are numbers with names of their own.
public let FrontViewPositionLeftSideMostRemoved = FrontViewPosition.leftSideMostRemoved
public let FrontViewPositionLeftSideMost = FrontViewPosition.leftSideMost
public let FrontViewPositionLeftSide = FrontViewPosition.leftSide
public let FrontViewPositionLeft = FrontViewPosition.left
public let FrontViewPositionRight = FrontViewPosition.right
public let FrontViewPositionRightMost = FrontViewPosition.rightMost
public let FrontViewPositionRightMostRemoved = FrontViewPosition.rightMostRemoved

/// The course of a toggle's animation.
public enum SWRevealToggleAnimationType: Int, Sendable {
    case spring, easeOut
}

/// The child that is replaced.
public struct SWRevealControllerOperation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let SWRevealControllerOperationNone = SWRevealControllerOperation(0)
public let SWRevealControllerOperationReplaceRearController = SWRevealControllerOperation(1)
public let SWRevealControllerOperationReplaceFrontController = SWRevealControllerOperation(2)
public let SWRevealControllerOperationReplaceRightController = SWRevealControllerOperation(3)
