@_exported import UIKit

/// About something that goes on, for the lock screen. Its content changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

public enum ActivityState: Hashable, Sendable, Codable { case active, ended, dismissed, stale }
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility, persistenceFailure
    case missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
}

/// When something that ended leaves the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let isDefault: Bool
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isDefault: true)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isDefault: false)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date, isDefault: false) }
}

/// The way that changes come.
public struct PushType: Hashable, Sendable {
    public static let token = PushType()
}

/// The state that is shown, and how long it holds.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
extension ActivityContent: Equatable, Hashable {}

/// A note that something changed.
public struct AlertConfiguration: Sendable {
    public enum AlertSound: Hashable, Sendable {
        case `default`
        case named(String)
    }
    public var title: String
    public var body: String
    public var sound: AlertSound
    // Foundation on Linux has no resources of texts: a text as it is.
    public init(title: String, body: String, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Whether the user lets apps show what goes on. Widgets are not shown here: no.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once: it does not change.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Something that goes on, on the lock screen. Widgets are not shown here, so that none begins.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable where Attributes.ContentState: Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        (self.id, self.attributes, self.content) = (id, attributes, content)
    }

    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once: none begins.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }
    /// - Throws: `ActivityAuthorizationError.denied`.
    @available(iOS, deprecated: 16.2)
    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }

    public var activityState: ActivityState { .dismissed }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    @available(iOS, deprecated: 16.2)
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    @available(iOS, deprecated: 16.2)
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
