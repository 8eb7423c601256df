import Foundation

// The attributes of a file, asked of the dictionary that has them.
extension NSDictionary {
    /// Bytes; 0 where it is not told.
    public func fileSize() -> UInt64 { fileNumber(.size)?.uint64Value ?? 0 }
    public func fileModificationDate() -> Date? { fileAttribute(.modificationDate) as? Date }
    public func fileCreationDate() -> Date? { fileAttribute(.creationDate) as? Date }
    /// A kind of file, `FileAttributeType`'s text; nil where it is not told.
    public func fileType() -> String? { (fileAttribute(.type) as? FileAttributeType)?.rawValue ?? fileAttribute(.type) as? String }
    public func filePosixPermissions() -> Int { fileNumber(.posixPermissions)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { fileAttribute(.ownerAccountName) as? String }
    public func fileGroupOwnerAccountName() -> String? { fileAttribute(.groupOwnerAccountName) as? String }
    public func fileOwnerAccountID() -> NSNumber? { fileNumber(.ownerAccountID) }
    public func fileGroupOwnerAccountID() -> NSNumber? { fileNumber(.groupOwnerAccountID) }
    public func fileSystemNumber() -> Int { fileNumber(.systemNumber)?.intValue ?? 0 }
    public func fileSystemFileNumber() -> Int { fileNumber(.systemFileNumber)?.intValue ?? 0 }
    public func fileExtensionHidden() -> Bool { fileNumber(.extensionHidden)?.boolValue ?? false }
    public func fileIsImmutable() -> Bool { fileNumber(.immutable)?.boolValue ?? false }
    public func fileIsAppendOnly() -> Bool { fileNumber(.appendOnly)?.boolValue ?? false }

    /// The dictionary may have been made of Swift's, with the names as keys, or of Objective-C's, with their texts.
    private func fileAttribute(_ key: FileAttributeKey) -> Any? { object(forKey: key) ?? object(forKey: key.rawValue as NSString) }

    private func fileNumber(_ key: FileAttributeKey) -> NSNumber? {
        switch fileAttribute(key) {
        case let number as NSNumber: number
        case let value as UInt64: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        default: nil
        }
    }
}
