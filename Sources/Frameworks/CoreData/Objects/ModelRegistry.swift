import ObjectRuntime

/// The models in use, so that a class can name its entity. Owned by the coordinators, which a model is in use by.
final class ModelRegistry: @unchecked Sendable {
    static let shared = ModelRegistry()

    fileprivate struct Entry { weak var model: NSManagedObjectModel? }
    fileprivate let lock = NSLock()
    fileprivate var models: [Entry] = []

    func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil || $0.model === model }
            models.insert(Entry(model: model), at: 0)
        }
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        lock.withLock { models.compactMap(\.model) }.lazy.compactMap { Self.entity(of: type, in: $0) }.first
    }

    /// The entity whose objects are of the class; for a class without one that of its superclass.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        if type == NSManagedObject.self { return nil }
        let name = String(describing: type)
        if let entity = model.entitiesByName[name], entity.managedClass == type { return entity }
        return model.entities.first { $0.managedClass == type }
    }
}

extension ModelRegistry {
    func entity(named name: String) -> NSEntityDescription? {
        lock.withLock { models.compactMap(\.model) }.lazy.compactMap { $0.entitiesByName[name] }.first
    }
}
