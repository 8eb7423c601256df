import UIKit

open class INShortcut: NSObject, @unchecked Sendable {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?
    public convenience init?(intent: INIntent) { self.init(intent, nil) }
    public convenience init(userActivity: NSUserActivity) { self.init(known: nil, userActivity) }
    private init?(_ intent: INIntent?, _ userActivity: NSUserActivity?) { (self.intent, self.userActivity) = (intent, userActivity) }
    private init(known intent: INIntent?, _ userActivity: NSUserActivity) { (self.intent, self.userActivity) = (intent, userActivity) }
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
    open var identifier: UUID { UUID() }
    open var invocationPhrase: String { "" }
    open var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "")) }
}

/// The phrases that a user gave to shortcuts: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { center }
    open func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler([], nil) }
    }
    open func getVoiceShortcut(with identifier: UUID, completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, nil) }
    }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    private static let store = INRelevantShortcutStore()
    open class var `default`: INRelevantShortcutStore { store }
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil) {
        if let completionHandler { ServiceReply.send { completionHandler(nil) } }
    }
}

extension NSUserActivity {
    /// Kept nowhere: no phrase is suggested.
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }
    public typealias PersistentIdentifier = String
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) { ServiceReply.send(handler) }
}
