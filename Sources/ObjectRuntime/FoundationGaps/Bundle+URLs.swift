import Foundation

// Lowered sources ask by these names: Foundation's answer with `NSURL` here, and with `URL` on Apple's systems.
extension Bundle {
    /// The addresses of the files with an extension in the bundle's resources; of all files where `ext` is nil or empty.
    public func __urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath).map { $0.map { $0 as URL } }
    }

    public func __urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName).map { $0.map { $0 as URL } }
    }

    public static func __urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath, in: bundleURL as NSURL).map { $0.map { $0 as URL } }
    }
}
