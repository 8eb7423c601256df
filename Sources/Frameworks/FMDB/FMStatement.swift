import CSQLite
import ObjectRuntime

/// A statement of a database.
open class FMStatement: NSObject, @unchecked Sendable {
    private(set) var pointer: OpaquePointer?
    public let query: String
    open var inUse = false

    init(_ pointer: OpaquePointer, query: String) {
        (self.pointer, self.query) = (pointer, query)
        super.init()
    }

    deinit { close() }

    open func close() {
        sqlite3_finalize(pointer)
        (pointer, inUse) = (nil, false)
    }

    open func reset() {
        if let pointer { sqlite3_reset(pointer) }
        inUse = false
    }
}
