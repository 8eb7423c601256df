import Foundation

// The app's own folders by name: those of the user, in the app's container.
extension URL {
    /// The app's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// Files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// Files that the app keeps for itself.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var applicationDirectory: URL { folder(.applicationDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
    public static var trashDirectory: URL { folder(.trashDirectory) }
    public static var userDirectory: URL { folder(.userDirectory) }

    /// A standard folder, as `FileManager` finds it.
    ///
    /// - Parameter shouldCreate: whether it is made where there is none.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil,
        create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// One that the system has no place for is named below the user's own folder.
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        if let known = FileManager.default.urls(for: directory, in: .userDomainMask).first { return known }
        return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(standardName(of: directory), isDirectory: true)
    }

    /// The name that a folder has below the user's.
    static func standardName(of directory: FileManager.SearchPathDirectory) -> String {
        switch directory {
        case .documentDirectory: "Documents"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .libraryDirectory: "Library"
        case .applicationDirectory: "Applications"
        case .desktopDirectory: "Desktop"
        case .downloadsDirectory: "Downloads"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        case .trashDirectory: ".Trash"
        default: ""
        }
    }
}
