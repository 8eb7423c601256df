import Foundation

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element that has more to say than label, value and hint.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
    /// In the order in which it is told.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// A block that gives the content when it is asked for, in place of `accessibilityCustomContent`: an optional member of type `AXCustomContentReturnBlock?`, and so
    /// optional twice.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
