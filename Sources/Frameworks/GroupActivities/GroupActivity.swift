@_exported import ObjectRuntime
@_exported import QuinceAVFoundation
@_exported import QuinceCombine
import UIKit

// As in a simulator, which has no FaceTime: nobody can be together, and no session ever begins.

/// Something that people do together.
public protocol GroupActivity: Codable {
    /// Default the name of the type in its app.
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
    /// As the first betas of iOS 15 asked.
    func metadata(_ completion: @escaping (GroupActivityMetadata) -> Void)
}

extension GroupActivity {
    public static var activityIdentifier: String { "\(Bundle.main.bundleIdentifier ?? "").\(Self.self)" }
    public var metadata: GroupActivityMetadata { GroupActivityMetadata() }
    public func metadata(_ completion: @escaping (GroupActivityMetadata) -> Void) { completion(GroupActivityMetadata()) }

    /// Whether the activity should begin with others. Without a call it is `.activationDisabled`.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    /// Answers at once, so that it may be awaited, as since iOS 15, and called without, as in its first betas.
    ///
    /// - Returns: false: there is no call that it could begin in.
    @discardableResult public func activate() -> Bool { false }
    /// Never has a session.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

public enum GroupActivityActivationResult: Hashable, Sendable { case activationDisabled, activationPreferred, cancelled }

/// A description of an activity for the others.
public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
    }
    /// Default `.generic`.
    public var type: ActivityType = .generic
    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = false
    public init() {}
}

/// Somebody who takes part.
public struct Participant: Identifiable, Hashable, Sendable {
    public let id: UUID
}
public enum Participants: Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// Whether the device is in a call: it never is.
public final class GroupStateObserver: ObservableObject {
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}

/// People who do something together. None ever begins here.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    public enum State {
        case waiting, joined
        case invalidated(reason: any Error)
    }
    /// The sessions as they begin: none, though the sequence does not end.
    public struct Sessions: AsyncSequence {
        public typealias Element = GroupSession<ActivityType>
        public struct Iterator: AsyncIteratorProtocol {
            private var stream = AsyncStream<Never> { _ in }.makeAsyncIterator()
            public mutating func next() async -> GroupSession<ActivityType>? {
                _ = await stream.next()
                return nil
            }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    @Published public var activity: ActivityType
    @Published public private(set) var state: State = .waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let id = UUID()
    public let localParticipant = Participant(id: UUID())

    init(_ activity: ActivityType) { self.activity = activity }

    public func join() {
        guard case .waiting = state else { return }
        (state, activeParticipants) = (.joined, [localParticipant])
    }
    public func leave() { end() }
    public func end() { (state, activeParticipants) = (.invalidated(reason: CancellationError()), []) }
    public func requestForegroundPresentation() {}
}

/// Sends values to the others of a session.
public final class GroupSessionMessenger: @unchecked Sendable {
    public struct MessageContext: Sendable { public let source: Participant }
    public enum DeliveryMode: Sendable { case reliable, unreliable }
    public let deliveryMode: DeliveryMode
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) { deliveryMode = .reliable }
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode) { self.deliveryMode = deliveryMode }
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void) {
        ServiceReply.send { completion(nil) }
    }
    public func send(_ value: Data, to participants: Participants = .all) async throws {}
    /// Nobody sends anything: the sequence has no elements, and does not end.
    public func messages<Message: Codable>(of type: Message.Type) -> AsyncStream<(Message, MessageContext)> { AsyncStream { _ in } }
}

extension AVPlayerPlaybackCoordinator {
    /// Plays at the same time as the others of a session do.
    public func coordinateWithSession<ActivityType: GroupActivity>(_ session: GroupSession<ActivityType>) {}
}
