import ObjectRuntime

/// An effect that a change of a layer's property sets off.
public protocol CAAction {
    /// - Parameters:
    ///   - event: the key of the property, or the name of the event.
    ///   - anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
