import ObjectRuntime
import UIKit

/// The interface that files by name have in versions before 7.
public protocol FileResourceType {
    var bundle: Bundle { get }
    /// The file's name without its extension.
    var name: String { get }
    var pathExtension: String { get }
}

/// A file of the bundle by name: `R.file.settingsJson`.
public struct FileResource: FileResourceType, Sendable {
    /// The file's name without its extension.
    public let name: String
    public let pathExtension: String
    public let bundle: Bundle
    public let locale: LocaleReference?

    public init(name: String, pathExtension: String, bundle: Bundle, locale: LocaleReference?) {
        (self.name, self.pathExtension, self.bundle, self.locale) = (name, pathExtension, bundle, locale)
    }

    public init(bundle: Bundle, name: String, pathExtension: String) { self.init(name: name, pathExtension: pathExtension, bundle: bundle, locale: nil) }

    /// The file's place; nil where the bundle does not have it.
    public func callAsFunction() -> URL? { url() }
}

extension FileResourceType {
    /// The file's name with its extension.
    public var filename: String { pathExtension.isEmpty ? name : "\(name).\(pathExtension)" }
    public var fullName: String { filename }
    /// The file's place; nil where the bundle does not have it.
    public func url() -> URL? { bundle.url(forResource: name, withExtension: pathExtension) }
    public func path() -> String? { bundle.path(forResource: name, ofType: pathExtension) }
}

/// The error for a file that the bundle does not have.
public struct NoUrlForResourceError: Error {}

extension Bundle {
    public func url(forResource resource: some FileResourceType) -> URL? { url(forResource: resource.name, withExtension: resource.pathExtension) }
    public func path(forResource resource: some FileResourceType) -> String? { path(forResource: resource.name, ofType: resource.pathExtension) }
}

extension Data {
    /// The contents of a file that `R.file` names. Throws `NoUrlForResourceError` where the bundle does not have it.
    public init(resource: some FileResourceType) throws {
        guard let url = resource.url() else { throw NoUrlForResourceError() }
        try self.init(contentsOf: url)
    }
}
