import Foundation

extension FileManager {
    /// Who is signed in to iCloud: nobody, as in a new simulator.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of the app's documents in iCloud: nil, since nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The folder that an app shares with others of its group. Here an app has it for itself, in its own container. Nil where the name is no
    /// name of a folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else { return nil }
        let url = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(
            "Library/Group Containers/\(groupIdentifier)", isDirectory: true)
        try? createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}

extension URL {
    /// Whether the file is there. No file is promised here: what is not there does not come by itself.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSURL {
    /// Whether the file is there; where not, `error` says why.
    public func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool {
        do {
            return try (self as URL).checkResourceIsReachable()
        } catch let failure {
            error?.pointee = failure as NSError
            return false
        }
    }

    /// The address of the file at `path`, which counts as a folder's where one is there.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL { URL(fileURLWithPath: path, isDirectory: isDir) }
    /// A path that does not begin at the root begins at `baseURL`, else at the current folder.
    public class func fileURL(withPath path: String, relativeTo baseURL: URL?) -> URL { URL(fileURLWithPath: path, relativeTo: baseURL) }
    public class func fileURL(withPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir, relativeTo: baseURL)
    }

    /// Whether the file is there: none is promised here.
    public func checkPromisedItemIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool { checkResourceIsReachableAndReturnError(error) }
}
