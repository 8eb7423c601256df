import ObjectRuntime
import OpenCombine

/// An object that announces its changes.
///
/// OpenCombine's own makes a publisher for each request where a class has no published properties, so that
/// `objectWillChange.send()` reaches nobody; Apple's is one and the same as long as the object lives.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    /// Sends before the object changes. Published properties make it do so, unless the class declares a publisher of its own.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        let storages = publishedStorages
        if storages.isEmpty { return PublisherOfObject.of(self) }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages where storage.objectWillChange !== publisher { storage.objectWillChange = publisher }
        return publisher
    }

    /// Those of the published properties of the class and its superclasses.
    private var publishedStorages: [any AnnouncingStorage] {
        var result: [any AnnouncingStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for (_, value) in level.children {
                if let property = value as? any PublishedProperty { result.append(property.announcingStorage) }
            }
            mirror = level.superclassMirror
        }
        return result
    }
}

/// Keeps the publishers of objects without published properties.
private enum PublisherOfObject {
    private static let key = AssociationKey()

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        if let known = objc_getAssociatedObject(object, key.address) as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        objc_setAssociatedObject(object, key.address, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

/// A property wrapper that announces the changes of its object.
protocol PublishedProperty {
    var announcingStorage: any AnnouncingStorage { get }
}

/// The storage in which the wrapper keeps the publisher that it notifies before a change.
protocol AnnouncingStorage: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}
