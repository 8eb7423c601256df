import ObjectRuntime

/// A property whose value is what a fetch request finds, with `$FETCH_SOURCE` standing for the object.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    public required init() { super.init() }

    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

    override var hashText: String { "fetched \(super.hashText)" }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
    }
}
