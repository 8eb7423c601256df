/// A drag as the app sees it that the items may be dropped in.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag's other side, when it is of this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How the user sees that data is being loaded. What is dragged is in memory, so that it is there before anything would be shown.
    /// Default default.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes objects of all items that can become such, and hands them over on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0, `default` = 1
}

extension UIDropSession {
    /// Makes values of a type that stands for such a class, as strings.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(ofClass type: T.Type, completion: @escaping @MainActor ([T]) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
        }
    }
}
