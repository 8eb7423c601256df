@_exported import ObjectRuntime

public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCircular = 5, accessoryRectangular, accessoryInline
}

/// A widget that the user put on the Home Screen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
}

/// The app's widgets. The Home Screen has none; reloading them has nothing to do.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
    }
    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        ServiceReply.send { completion(.success([])) }
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public func invalidateConfigurationRecommendations() {}
}
