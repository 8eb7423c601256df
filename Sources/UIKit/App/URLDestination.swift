/// Who opens a URL that an app hands to the system.
enum URLDestination: Equatable {
    /// The app itself, whose Info.plist claims the scheme.
    case ownApp
    /// An app that every simulator has: Safari, Settings, Maps, Calendar, Files.
    case systemApp
    case nobody

    /// Schemes that a simulator's own apps open. It has no telephone and no mail account.
    private static let systemSchemes: Set<String> = ["http", "https", "app-settings", "maps", "calshow", "shareddocuments"]

    init(_ url: URL, info: [String: Any]) {
        guard let scheme = url.scheme?.lowercased() else {
            self = .nobody
            return
        }
        if Self.ownSchemes(in: info).contains(scheme) {
            self = .ownApp
        } else {
            self = Self.systemSchemes.contains(scheme) ? .systemApp : .nobody
        }
    }

    /// The schemes that an Info.plist claims (`CFBundleURLTypes`), in small letters.
    static func ownSchemes(in info: [String: Any]) -> Set<String> {
        let types: [[String: Any]] = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}
