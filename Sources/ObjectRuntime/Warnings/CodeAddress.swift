internal import CVirtualTime

/// A place in a program's code that is the same in every process that runs it.
package struct CodeAddress: Codable, Hashable, Sendable {
    /// The path of the program or library.
    package var image: String
    /// The distance from where it is loaded.
    package var offset: UInt64

    package init(image: String, offset: UInt64) {
        self.image = image
        self.offset = offset
    }

    /// The call whose return address in this process is `address`; nil where no library is loaded there.
    package init?(returnAddress address: UInt) {
        var path: UnsafePointer<CChar>?
        var offset: UInt = 0
        // The call ends where it returns to.
        guard address > 0, vt_locate(address - 1, &path, &offset), let path else { return nil }
        self.init(image: String(cString: path), offset: UInt64(offset))
    }

    /// The return address of the call that led from an app into this library; 0 where it is not among the nearest `frames`.
    package static func callerOutside(frames: Int) -> UInt { vt_caller_outside(Int32(frames)) }
}
