import Foundation

/// The folder for what the user can do without: `quince` in `$XDG_CACHE_HOME`, else in `~/.cache`.
public enum UserCache {
    /// Nil where the environment names no such folder by an absolute path.
    public static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
        let places = [environment["XDG_CACHE_HOME"], environment["HOME"].map { "\($0)/.cache" }]
        return places.compactMap { $0 }.first { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0).appendingPathComponent("quince") }
    }
}
