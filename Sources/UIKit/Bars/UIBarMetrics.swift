/// Which of a bar's heights something is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102

    /// As `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// As `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
    case any = 0, bottom = 1, top = 2
    /// At the top of the screen, its background under the status bar.
    case topAttached = 3
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        (try? ObjCRuntime.invokeOptional("positionForBar:", on: self, [bar])) ?? .any
    }
}
