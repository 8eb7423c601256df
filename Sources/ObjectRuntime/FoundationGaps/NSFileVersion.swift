import Foundation

/// A state of a file. There are no others than the one it has now: nothing comes from other devices.
open class NSFileVersion: NSObject, @unchecked Sendable {
    public let url: URL
    open var localizedName: String? { url.lastPathComponent }
    open var localizedNameOfSavingComputer: String? { nil }
    /// When the file was changed last.
    open var modificationDate: Date? { (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date }
    open var persistentIdentifier: any NSCoding { url.path as NSString }
    open var isConflict: Bool { false }
    open var isResolved = true
    open var isDiscardable = false
    open var hasLocalContents: Bool { true }

    private init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// The state that a file has now; nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
    }

    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { FileManager.default.fileExists(atPath: url.path) ? [] : nil }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    /// Copies the state to another place.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.copyItem(at: self.url, to: url)
        return url
    }

    /// Takes the state away: the file itself.
    open func remove() throws { try FileManager.default.removeItem(at: url) }

    public struct ReplacingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let byMoving = ReplacingOptions(rawValue: 1 << 0)
    }
}
