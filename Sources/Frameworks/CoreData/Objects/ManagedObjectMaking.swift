import Foundation

/// A managed object made without arguments. In a protocol's extension, so that an app's extension of its own class may
/// declare `convenience init()`: in a class it would override this one, which no extension may.
public protocol _ManagedObjectMaking {}

extension NSManagedObject: _ManagedObjectMaking {}

extension _ManagedObjectMaking where Self: NSManagedObject {
    /// An object of the class's entity that is in no context. Apple's complains of such an object and gives its properties no values.
    ///
    /// Where no model that is in use has the class, the object has an entity without properties, and Core Data's error is printed: an app may make one
    /// as the first value of a property, before its container has read the model.
    public init() {
        if let entity = ModelRegistry.shared.entity(of: Self.self) {
            self.init(entity: entity, insertInto: nil)
        } else {
            NSLog("CoreData: error: Failed to call designated initializer on NSManagedObject class '\(Self.self)'")
            self.init(entity: NSEntityDescription(), insertInto: nil)
        }
    }
}
