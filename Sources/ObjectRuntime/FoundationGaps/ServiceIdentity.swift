import Foundation

// On Apple's systems these are objects of `NSObject`, equal to themselves alone; on Linux they are no such objects, and apps have structures with them
// that are compared.

extension FileManager: @retroactive Hashable {
    public static func == (a: FileManager, b: FileManager) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NotificationCenter: @retroactive Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ProcessInfo: @retroactive Hashable {
    public static func == (a: ProcessInfo, b: ProcessInfo) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
