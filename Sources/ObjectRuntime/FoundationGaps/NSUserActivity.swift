import Foundation
import Synchronization

/// An activity of the user's that can be resumed: in another scene, after a relaunch.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the user info is out of date; the delegate is asked to bring it up to date before it is used.
    open var needsSave = false
    private var isInvalid = false

    /// The activity that last became current, if it still is.
    package static var current: NSUserActivity? { place.activity.withLock { $0.value } }
    private static var place: Place { AppServices.object { Place() } }

    /// The holder of the current activity.
    private final class Place: Sendable {
        struct Weak { weak var value: NSUserActivity? }
        let activity = Mutex(Weak())
    }

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    open func becomeCurrent() {
        guard !isInvalid else { return }
        Self.place.activity.withLock { $0.value = self }
        if needsSave {
            needsSave = false
            delegate?.userActivityWillSave(self)
        }
    }

    open func resignCurrent() {
        Self.place.activity.withLock { if $0.value === self { $0.value = nil } }
    }

    /// Ends the activity; it cannot become current again.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }
}

/// Brings an activity up to date before it is saved, and hears that it was continued elsewhere.
public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
    /// The activity's type comes with each object: this is what all of them can be handed on as.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.user-activity"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let content: [String: Any] = ["activityType": activityType, "title": title ?? "", "userInfo": userInfo ?? [:]]
        do {
            completionHandler(try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    public static var readableTypeIdentifiersForItemProvider: [String] { writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let content = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let type = content["activityType"] as? String
        else { throw CocoaError(.coderReadCorrupt) }
        let activity = NSUserActivity(activityType: type)
        activity.title = (content["title"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        activity.userInfo = content["userInfo"] as? [AnyHashable: Any]
        guard let result = activity as? Self else { throw CocoaError(.coderReadCorrupt) }
        return result
    }
}
