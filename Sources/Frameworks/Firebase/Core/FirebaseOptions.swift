import UIKit

/// The identifiers of a project and its app.
open class FirebaseOptions: NSObject, NSCopying, @unchecked Sendable {
    open var apiKey: String?
    open var bundleID: String
    open var clientID: String?
    open var trackingID: String?
    open var gcmSenderID: String
    open var projectID: String?
    open var androidClientID: String?
    open var googleAppID: String
    open var databaseURL: String?
    open var deepLinkURLScheme: String?
    open var storageBucket: String?
    open var appGroupID: String?

    /// The options of the bundle's `GoogleService-Info.plist`; nil where there is none.
    open class func defaultOptions() -> FirebaseOptions? {
        Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap { FirebaseOptions(contentsOfFile: $0) }
    }

    public init(googleAppID: String, gcmSenderID GCMSenderID: String) {
        self.googleAppID = googleAppID
        gcmSenderID = GCMSenderID
        bundleID = Bundle.main.bundleIdentifier ?? ""
        super.init()
    }

    /// Fails where the file is no property list or has no `GOOGLE_APP_ID`.
    public init?(contentsOfFile plistPath: String) {
        guard let data = FileManager.default.contents(atPath: plistPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
            let googleAppID = list["GOOGLE_APP_ID"] as? String
        else { return nil }
        self.googleAppID = googleAppID
        gcmSenderID = list["GCM_SENDER_ID"] as? String ?? ""
        bundleID = list["BUNDLE_ID"] as? String ?? Bundle.main.bundleIdentifier ?? ""
        super.init()
        apiKey = list["API_KEY"] as? String
        clientID = list["CLIENT_ID"] as? String
        trackingID = list["TRACKING_ID"] as? String
        projectID = list["PROJECT_ID"] as? String
        androidClientID = list["ANDROID_CLIENT_ID"] as? String
        databaseURL = list["DATABASE_URL"] as? String
        storageBucket = list["STORAGE_BUCKET"] as? String
    }

    var copied: FirebaseOptions {
        let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
        (copy.apiKey, copy.bundleID, copy.clientID, copy.trackingID) = (apiKey, bundleID, clientID, trackingID)
        (copy.projectID, copy.androidClientID, copy.databaseURL) = (projectID, androidClientID, databaseURL)
        (copy.deepLinkURLScheme, copy.storageBucket, copy.appGroupID) = (deepLinkURLScheme, storageBucket, appGroupID)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    /// The project's name for addresses; that of an empty project where there is none.
    var project: String { projectID ?? "quince-empty-project" }
    var bucket: String { storageBucket.flatMap { $0.isEmpty ? nil : $0 } ?? project + ".appspot.com" }
}

public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7

    public static let min: FirebaseLoggerLevel = .error
    public static let max: FirebaseLoggerLevel = .debug
}

/// Settings that all of Firebase's services share.
open class FirebaseConfiguration: NSObject, @unchecked Sendable {
    open class var shared: FirebaseConfiguration { AppServices.object { FirebaseConfiguration() } }

    private let lock = NSLock()
    private var level = FirebaseLoggerLevel.notice

    /// Is kept; nothing is logged here.
    open func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { lock.withLock { level = loggerLevel } }
    open func loggerLevel() -> FirebaseLoggerLevel { lock.withLock { level } }
}

/// The version whose interface this module has.
public func FirebaseVersion() -> String { "11.0.0" }
