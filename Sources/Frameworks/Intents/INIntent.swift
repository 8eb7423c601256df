@_exported import UIKit

// Nobody speaks to Siri here: shortcuts and interactions are taken and not kept, and no intent is ever sent.

open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    private var images: [String: INImage] = [:]
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var userActivity: NSUserActivity?
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The principal class of an extension for intents.
open class INExtension: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Default: the extension itself.
    open func handler(for intent: INIntent) -> Any? { self }
}

public enum INInteractionDirection: Int, Sendable { case unspecified = 0, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable { case unspecified = 0, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired }

open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var direction: INInteractionDirection = .unspecified
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    open func donate(completion: ((Error?) -> Void)? = nil) { if let completion { ServiceReply.send { completion(nil) } } }
    open class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) { if let completion { ServiceReply.send { completion(nil) } } }
    open class func delete(with groupIdentifier: String, completion: ((Error?) -> Void)? = nil) { if let completion { ServiceReply.send { completion(nil) } } }
    open class func deleteAll(completion: ((Error?) -> Void)? = nil) { if let completion { ServiceReply.send { completion(nil) } } }
}

extension NSUserActivity {
    /// Nil: activities do not come from interactions here.
    public var interaction: INInteraction? { nil }
}

open class INImage: NSObject, @unchecked Sendable {
    let image: UIImage?
    private init(image: UIImage?) { self.image = image }
    public convenience init(named name: String) { self.init(image: nil) }
    public convenience init(imageData: Data) { self.init(image: UIImage(data: imageData)) }
    public convenience init?(url URL: URL) { self.init(image: nil) }
    public convenience init(uiImage image: UIImage) { self.init(image: image) }
}

open class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String
    public let vocabularyIdentifier: String?
    public let pronunciationHint: String?
    public init(spokenPhrase: String) { (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil) }
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.spokenPhrase, self.vocabularyIdentifier, self.pronunciationHint) = (spokenPhrase, vocabularyIdentifier, pronunciationHint)
    }
}

open class INObject: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public let pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
        (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    }
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
    public let title: String?
    public let items: [ObjectType]
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
    public let sections: [INObjectSection<ObjectType>]
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
}

// MARK: Siri

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        UsageDescription.require("NSSiriUsageDescription")
        ServiceReply.send { handler(.denied) }
    }
    open class func siriLanguageCode() -> String { "en-US" }
}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200, carProfileName = 300, carName
    case paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500, notebookItemGroupName, mediaPlaylistTitle = 700
    case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}

/// Words that Siri would learn. Nobody listens.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()
    open class func shared() -> Self { unsafeDowncast(vocabulary, to: Self.self) }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}
