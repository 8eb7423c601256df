import ObjectRuntime

/// The language that a resource is for.
public enum LocaleReference: Hashable, Sendable {
    case none
    /// The folder `Base.lproj`.
    case base
    case language(String)

    public var isNone: Bool { self == .none }
    public var isBase: Bool { self == .base }

    /// By the `.lproj` folder that a file lies in.
    public init(url: URL) {
        let folder = url.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else {
            self = .none
            return
        }
        let name = folder.deletingPathExtension().lastPathComponent
        self = name == "Base" ? .base : .language(name)
    }

    public var localeDescription: String? {
        switch self {
        case .none: nil
        case .base: "Base"
        case .language(let language): language
        }
    }
}
