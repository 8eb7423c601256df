/// The picture beside a quick action.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// Pictures of the system's.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail,
            message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update

        fileprivate var symbol: String {
            switch self {
            case .compose: "square.and.pencil"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .add: "plus"
            case .location: "location"
            case .search: "magnifyingglass"
            case .share: "square.and.arrow.up"
            case .prohibit: "nosign"
            case .contact: "person.crop.circle"
            case .home: "house"
            case .markLocation: "mappin"
            case .favorite: "star"
            case .love: "heart"
            case .cloud: "cloud"
            case .invitation: "envelope.badge"
            case .confirmation: "checkmark.circle"
            case .mail: "envelope"
            case .message: "message"
            case .date: "calendar"
            case .time: "clock"
            case .capturePhoto: "camera"
            case .captureVideo: "video"
            case .task: "circle"
            case .taskCompleted: "checkmark.circle.fill"
            case .alarm: "alarm"
            case .bookmark: "bookmark"
            case .shuffle: "shuffle"
            case .audio: "speaker.wave.2"
            case .update: "arrow.clockwise"
            }
        }
    }

    /// The source of the picture: an image of the app's or a symbol.
    let image: UIImage?

    init(image: UIImage?) {
        self.image = image
        super.init()
    }

    /// An image of the app's, used as a stencil.
    public convenience init(templateImageName: String) { self.init(image: UIImage(named: templateImageName)?.withRenderingMode(.alwaysTemplate)) }
    public convenience init(type: IconType) { self.init(systemImageName: type.symbol) }
    public convenience init(systemImageName: String) { self.init(image: UIImage(systemName: systemImageName)) }
}

/// A quick action: what a press on the app's icon offers. Static ones stand in Info.plist, `UIApplication.shortcutItems` are added.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    open fileprivate(set) var type: String
    open fileprivate(set) var localizedTitle: String
    open fileprivate(set) var localizedSubtitle: String?
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// A string by which the system finds the scene that suits the item. Default nil.
    open var targetContentIdentifier: Any? { content }
    fileprivate var content: Any?

    /// An item that does not change any more.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { filled(UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }
    }

    public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { filled(UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)) }
    }

    private func filled(_ copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
        copy.localizedSubtitle = localizedSubtitle
        copy.icon = icon
        copy.userInfo = userInfo
        copy.content = content
        return copy
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action whose parts can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { content }
        set { content = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The quick actions of the app, and what happens when one is chosen.
@MainActor enum QuickActions {
    /// Those of Info.plist, then the app's own: four at most, as on a home screen.
    static func items(of app: UIApplication, info: [String: Any]) -> [UIApplicationShortcutItem] {
        let written: [[String: Any]] = info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return Array((written.compactMap(item) + (app.shortcutItems ?? [])).prefix(4))
    }

    private static func item(_ entry: [String: Any]) -> UIApplicationShortcutItem? {
        guard let type = entry["UIApplicationShortcutItemType"] as? String,
            let title = entry["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        func translated(_ text: String) -> String { Bundle.main.__localizedString(forKey: text, value: text, table: "InfoPlist") }
        var icon: UIApplicationShortcutIcon?
        if let name = entry["UIApplicationShortcutItemIconFile"] as? String { icon = UIApplicationShortcutIcon(templateImageName: name) }
        if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String { icon = UIApplicationShortcutIcon(systemImageName: name) }
        return UIApplicationShortcutItem(
            type: type, localizedTitle: translated(title),
            localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(translated), icon: icon,
            userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues { $0 as? any NSSecureCoding })
    }

    static func find(_ title: String) -> UIApplicationShortcutItem? {
        items(of: .shared, info: Bundle.main.infoDictionary ?? [:]).first { $0.localizedTitle == title }
    }

    /// Tells the scene's delegate, or the application's.
    static func perform(_ item: UIApplicationShortcutItem) {
        let app = UIApplication.shared
        for case let scene as UIWindowScene in app.connectedScenes {
            guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            CallTrace.record(delegate, "windowScene(_:performActionFor:)")
            return delegate.windowScene(scene, performActionFor: item) { _ in }
        }
        app.delegate.traced("application(_:performActionFor:)")?.application(app, performActionFor: item) { _ in }
    }
}

extension UIApplicationShortcutIcon: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
