/// A managed object made without arguments. In a protocol's extension, so that an app's extension of its own class may
/// declare `convenience init()`: in a class it would override this one, which no extension may.
public protocol _ManagedObjectMaking {}

extension NSManagedObject: _ManagedObjectMaking {}

extension _ManagedObjectMaking where Self: NSManagedObject {
    /// An object of the class's entity that is in no context. Apple's complains of such an object and gives its properties no values.
    public init() { self.init(entity: Self.entity(), insertInto: nil) }
}
