import Foundation

// An app here may read what it was given: no address needs a permission first.
extension URL {
    /// True: the address can be used.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
