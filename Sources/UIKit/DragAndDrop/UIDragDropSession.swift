/// The common base of both sides of a drag.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order in which they were added.
    var items: [UIDragItem] { get }
    /// Whether a drop may take the items away from where they come from.
    var allowsMoveOperation: Bool { get }
    /// Whether only this app may take them.
    var isRestrictedToDraggingApplication: Bool { get }

    /// The finger, in `view`'s coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether some item has data of one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether some item's data can be made an object of the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether some item's data can be made a value of a type that stands for such a class, as a string.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}
