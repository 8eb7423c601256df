import Foundation

/// A file, a folder of wrappers or a symbolic link, in memory: what a document that is a package is made of.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads all files at once, so that a failure shows there and then.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Kept: contents are read as any other.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes beside the place and moves what is there away only when all is written.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Sets the wrappers' names to those they have on the disk.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data?)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The address of contents that were not read yet.
    private var source: URL?
    /// The name that the wrapper is added under and written by; default the one on the disk.
    open var preferredFilename: String?
    /// The name on the disk; nil for what was not read or written yet.
    open var filename: String?
    /// As `FileManager` has them, with the permissions that a file is written with.
    open var fileAttributes: [String: Any] = [:]

    /// A wrapper of what is at an address: a file, a folder with all in it, or a symbolic link.
    public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
        content = .file(nil)
        super.init()
        try read(from: url, options: options)
    }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        fileAttributes = [FileAttributeKey.posixPermissions.rawValue: 0o755]
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            addFileWrapper(child)
        }
    }

    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        fileAttributes = [FileAttributeKey.posixPermissions.rawValue: 0o644]
        super.init()
    }

    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The bytes of a file; nil for another wrapper, and for a file that cannot be read any more.
    open var regularFileContents: Data? {
        guard case .file(let data) = content else { return nil }
        if let data { return data }
        let read: Data? = source.flatMap { try? Data(contentsOf: $0) }
        content = .file(read)
        return read
    }

    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
    /// The contents of a folder, by the keys that they were added under; nil for another wrapper.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

    /// Whether the wrapper and all in it were not changed on the disk since they were read or written.
    open func matchesContents(of url: URL) -> Bool {
        guard let now = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        let date: String = FileAttributeKey.modificationDate.rawValue
        guard now[.modificationDate] as? Date == fileAttributes[date] as? Date, url.lastPathComponent == filename else { return false }
        guard let children = fileWrappers else { return true }
        guard (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.count == children.count else { return false }
        return children.values.allSatisfy { $0.matchesContents(of: url.appendingPathComponent($0.filename ?? "")) }
    }

    /// Reads what is at an address again, in place of all that is here.
    open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
        let found: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: url.path)
        fileAttributes = Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = filename }
        switch found[.type] as? FileAttributeType {
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        case .typeSymbolicLink?:
            content = .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path), relativeTo: url))
        default:
            source = url
            // A file that nothing could be read of is an error here already.
            guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoPermission) }
            content = .file(options.contains(.immediate) ? try Data(contentsOf: url) : nil)
        }
    }

    /// Writes the wrapper and all in it.
    ///
    /// - Parameter originalContentsURL: where an older state is; what has not changed may be taken from there.
    open func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            let beside: URL = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            do {
                try put(at: beside, options)
                if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
                try FileManager.default.moveItem(at: beside, to: url)
            } catch {
                try? FileManager.default.removeItem(at: beside)
                throw error
            }
        } else {
            try put(at: url, options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func put(at url: URL, _ options: FileWrapper.WritingOptions) throws {
        switch content {
        case .file:
            guard let data = regularFileContents else { throw CocoaError(.fileReadUnknown) }
            try data.write(to: url)
            if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
                try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
            }
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (key, child) in children {
                let name: String = child.preferredFilename ?? key
                try child.put(at: url.appendingPathComponent(name), options)
                if options.contains(.withNameUpdating) { child.filename = name }
            }
        }
        if options.contains(.withNameUpdating), let now = try? FileManager.default.attributesOfItem(atPath: url.path) {
            for (key, value) in now { fileAttributes[key.rawValue] = value }
        }
    }

    /// Adds a wrapper to a folder.
    ///
    /// - Returns: the key that it can be found by: its preferred name, or one made of that where the name is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { preconditionFailure("Only a folder's wrapper has wrappers in it.") }
        guard let name = child.preferredFilename, !name.isEmpty else { preconditionFailure("A wrapper needs a preferred name to be added.") }
        var key: String = name
        var number = 1
        while let other = children[key], other !== child {
            number += 1
            key = "__#\(number)__#\(name)"
        }
        children[key] = child
        content = .folder(children)
        return key
    }

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content else { preconditionFailure("Only a folder's wrapper has wrappers in it.") }
        for (key, known) in children where known === child { children[key] = nil }
        content = .folder(children)
    }

    /// The key that a wrapper was added to this folder under; nil for one that was not.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
}
