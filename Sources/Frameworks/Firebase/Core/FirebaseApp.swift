@_exported import UIKit

// Firebase's SDK is in Objective-C, which is not compiled here: apps that use it get this module in its place. Names, defaults and errors are those of its
// versions 8 to 11; what a project's server would answer is answered here, as Firebase's Local Emulator Suite does for a project with nothing in it.

/// An app's connection with a Firebase project. Each name has its own accounts, documents and files, kept in the app's container.
open class FirebaseApp: NSObject, @unchecked Sendable {
    // Recursive: making a service asks for others.
    private let lock = NSRecursiveLock()
    private let settings: FirebaseOptions
    private var collectsData = true
    private var services: [String: AnyObject] = [:]
    // Deleting may be asked for on any thread and at any time: the app leaves those among which it was configured, which live as long as it does.
    private var apps: FirebaseApps?
    public let name: String

    init(name: String, options: FirebaseOptions, among apps: FirebaseApps? = nil) {
        self.name = name
        self.apps = apps
        settings = options
        super.init()
    }

    /// Makes the default app with the options of `GoogleService-Info.plist`. Where the bundle has no such file, Firebase raises an exception; here a line on
    /// standard error says so, and options of an empty project take its place: public sources are usually without the file.
    open class func configure() { FirebaseApps.shared.configureDefault() }

    /// Makes the default app. An app that is there stays as it is.
    open class func configure(options: FirebaseOptions) { configure(name: FirebaseApps.defaultName, options: options) }

    /// Makes an app of a name. An app that is there stays as it is.
    open class func configure(name: String, options: FirebaseOptions) { FirebaseApps.shared.configure(name: name) { options } }

    /// The default app; nil before `configure()`.
    open class func app() -> FirebaseApp? { FirebaseApps.shared.app(FirebaseApps.defaultName) }
    open class func app(name: String) -> FirebaseApp? { FirebaseApps.shared.app(name) }

    /// All apps by their names; nil where there are none.
    open class var allApps: [String: FirebaseApp]? {
        let apps: [String: FirebaseApp] = FirebaseApps.shared.all
        return apps.isEmpty ? nil : apps
    }

    /// The default app for a service that is asked for. Firebase raises an exception where `configure()` was not called; here it is called.
    static var current: FirebaseApp {
        let apps: FirebaseApps = .shared
        return apps.app(FirebaseApps.defaultName) ?? apps.configureDefault()
    }

    /// Forgets the app. What it kept stays in the container.
    open func delete(_ completion: @escaping (Bool) -> Void) {
        let removed: Bool = lock.withLock {
            defer { (apps, services) = (nil, [:]) }
            return apps?.remove(self) ?? false
        }
        ServiceReply.send(on: .main) { completion(removed) }
    }

    @discardableResult
    open func delete() async -> Bool { await withCheckedContinuation { answer in delete { answer.resume(returning: $0) } } }

    open var options: FirebaseOptions { settings.copied }

    open var isDataCollectionDefaultEnabled: Bool {
        get { lock.withLock { collectsData } }
        set { lock.withLock { collectsData = newValue } }
    }

    /// The one service of a kind that the app has, made when it is first asked for.
    func service<Service: AnyObject>(_ kind: String, _ make: () -> Service) -> Service {
        lock.withLock {
            if let known = services[kind] as? Service { return known }
            let made: Service = make()
            services[kind] = made
            return made
        }
    }
}

/// The apps of a launch.
final class FirebaseApps: @unchecked Sendable {
    static let defaultName = "__FIRAPP_DEFAULT"
    static var shared: FirebaseApps { AppServices.object { FirebaseApps() } }

    private let lock = NSLock()
    private var apps: [String: FirebaseApp] = [:]

    var all: [String: FirebaseApp] { lock.withLock { apps } }

    func app(_ name: String) -> FirebaseApp? { lock.withLock { apps[name] } }

    @discardableResult
    func configureDefault() -> FirebaseApp {
        configure(name: FirebaseApps.defaultName) {
            if let options = FirebaseOptions.defaultOptions() { return options }
            FirebaseWarning.print(
                "Firebase: the app's bundle has no GoogleService-Info.plist. The app goes on with an empty project kept in its container; "
                    + "add the project's file to the app's target to have its names.")
            return FirebaseOptions(googleAppID: "1:000000000000:ios:0000000000000000", gcmSenderID: "000000000000")
        }
    }

    @discardableResult
    func configure(name: String, _ options: () -> FirebaseOptions) -> FirebaseApp {
        StorageDownloads.register()
        return lock.withLock {
            if let known = apps[name] { return known }
            let made = FirebaseApp(name: name, options: options(), among: self)
            apps[name] = made
            return made
        }
    }

    func remove(_ app: FirebaseApp) -> Bool {
        lock.withLock {
            guard apps[app.name] === app else { return false }
            apps[app.name] = nil
            return true
        }
    }
}

enum FirebaseWarning {
    static func print(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
