/// Why a program was not started.
public enum ProcessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No program of this name is in PATH.
    case notFound(String)
    case cannotStart(String, reason: String)

    public var reason: String {
        switch self {
        case .notFound: "it is not installed, or not in PATH"
        case .cannotStart(_, let reason): reason
        }
    }

    public var description: String {
        switch self {
        case .notFound(let name): "The program \(name) is not installed, or not in PATH. See quince doctor."
        case .cannotStart(let path, let reason): "The program \(path) cannot be started: \(reason)."
        }
    }
}
