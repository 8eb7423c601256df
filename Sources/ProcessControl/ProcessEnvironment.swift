import Foundation

/// The variables that a program is started with.
public enum ProcessEnvironment: Hashable, Sendable {
    /// This process's own with these added; nil removes one.
    case inheritedAdding([String: String?])
    /// These and no others.
    case only([String: String])

    /// This process's own.
    public static let inherited = ProcessEnvironment.inheritedAdding([:])

    func variables(inherited: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
        switch self {
        case .only(let variables): variables
        case .inheritedAdding(let changes): changes.reduce(into: inherited) { $0[$1.key] = $1.value }
        }
    }
}
