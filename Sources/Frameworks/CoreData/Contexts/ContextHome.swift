/// A reference to the context in which objects live: one for all objects of a context, so that none of them needs a weak reference of its own.
final class ContextHome: @unchecked Sendable {
    private(set) weak var context: NSManagedObjectContext?
    init(_ context: NSManagedObjectContext) { self.context = context }
}
