import AppSession
import SimulatedSystem

/// The state of a running app: everything of UIKit's that changes while it runs. Apple's `shared`, `main` and `current` members
/// forward to it.
///
/// Each launch has a context of its own, so that nothing of one run is left for the next. Values are made when they are first asked for.
@MainActor package final class AppContext {
    /// The context of the app that runs. Used on the main thread, where views are; for what they leave behind when they go away on
    /// another thread, see `ReleasedItems`.
    package nonisolated(unsafe) private(set) static var current = AppContext(layers: .current, services: .current)

    private nonisolated init(layers: LayerContext, services: AppServices) {
        self.layers = layers
        self.services = services
    }

    /// Whether an app was launched in it.
    private var isInUse = false

    /// The context for an app that is launched now: a new one, unless no app has run in this process.
    static func begin() {
        if current.isInUse { renew() }
        current.isInUse = true
    }

    /// Leaves everything behind that apps and tests did.
    package static func renew() {
        let old: AppContext = current
        let new = AppContext(layers: LayerContext(after: old.layers), services: AppServices())
        // Somebody listens to the process, whichever app runs in it.
        new.trace = old.trace
        old.solver.consumeReleasedItems()
        // Views that an app's own static variables keep are laid out by the solver that knows them.
        if old.solver.hasLivingItems { new.solver = old.solver }
        current = new
        LayerContext.current = new.layers
        AppServices.current = new.services
    }

    // MARK: The device

    /// The environment of the app's window as the device reported it last; before the first report (in unit tests, which have no host), that of
    /// a 6.1-inch phone in portrait.
    var environment: WindowEnvironment = SessionEnvironment.standard
    var device = DeviceIdentity(name: "iPhone 15", identifier: "iPhone15,4", systemVersion: SimulatedSystem.version, cornerRadius: 55)
    private(set) lazy var currentDevice = UIDevice()
    private(set) lazy var mainScreen = UIScreen()
    private(set) lazy var keyboard = KeyboardCenter()
    let keyboardTracking = KeyboardTracking.State()
    lazy var photos = PhotoLibrary(folder: URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Media/DCIM"))
    let pasteboards = UIPasteboard.State()

    // MARK: The app

    /// The app's end of its session; nil where no device tells anything, as in UIKit's own unit tests.
    package weak var session: ApplicationSession?
    lazy var application = UIApplication()
    private(set) lazy var mainMenus = UIMenuSystem()
    private(set) lazy var contextMenus = UIMenuSystem()
    private(set) lazy var memoryWarnings = MemoryWarnings()
    private(set) lazy var restoration = StateRestoration()
    private(set) lazy var sceneSessions = SceneSessions()
    private(set) lazy var lexicons = SpellingLexicons()
    private(set) lazy var printing = UIPrintInteractionController()
    let appearance = AppearanceProxies.State()
    var trace = CallTrace.State()
    let reports = Reports()
    /// Those of the frameworks.
    private let services: AppServices

    // MARK: Input

    private(set) lazy var touches = TouchDelivery()
    private(set) lazy var gestures = GestureEnvironment()
    var drag: DragActivity?
    /// The window that stands in for the app's own, see `LaunchStandIn`.
    var launchStandIn: UIWindow?
    weak var menu: MenuPresentation?
    weak var editMenu: EditMenuPresentation?
    private(set) lazy var menuController = UIMenuController()
    weak var focusedList: (any FocusableList)?
    private(set) lazy var textInputContext = UITextInputContext()
    weak var accessibilityFocus: UIResponder?
    let popovers = NSHashTable<UIPopoverPresentationController>.weakObjects()

    // MARK: Frames

    private(set) lazy var deferred = DeferredWork()
    private(set) lazy var solver = LayoutSolver()
    /// How many views wait for their controllers, which hear of new traits first.
    var viewsWaitingForControllers = 0
    let constraintPass = ConstraintPass.State()
    let scrollWatch = ScrollWatch.State()
    let animation = ViewAnimation.State()

    // MARK: Drawing

    /// The layers' clock, transactions and animations.
    nonisolated(unsafe) private let layers: LayerContext
    nonisolated(unsafe) let drawing = DrawingState()
    nonisolated(unsafe) let pictures = PictureCaches()
    let nibs = NibLibrary.State()
    let classes = ClassCaches()
    let dateFormats = DateWheels.Formats()
}

/// The state that drawing refers to while it goes on.
final class DrawingState {
    /// The contexts behind `UIGraphicsGetCurrentContext()`.
    var contexts: [ContextStack.Entry] = []
    var traits = UITraitCollection(TraitValues(SessionEnvironment.standard))
    /// The tint that `UIColor.tintColor` stands for.
    var tint: UIColor?
}

/// Pictures and colours that were made once.
final class PictureCaches {
    var catalogs: [String: BundleCatalogs] = [:]
    var looseFiles: [String: ImageValues] = [:]
    var symbolGlyphs: [String: SymbolGlyph] = [:]
    var systemColors: [ResolvedColors.Key: UIColor] = [:]
    var tinted = RecentImages<TintedImages.Key>(capacity: 256)
    var symbols = RecentImages<SymbolImages.Key>(capacity: 512)
    var vectors = RecentImages<VectorImages.Key>(capacity: 256)
}

/// Facts about classes, found out once.
final class ClassCaches {
    /// Names as descriptions have them.
    var names: [ObjectIdentifier: String] = [:]
    /// The most derived of UIKit's classes among a class and those above it.
    var frameworkClasses: [ObjectIdentifier: AnyClass] = [:]
    /// Whether views of a class may have an `updateConstraints()` of their own.
    var mayUpdateConstraints: [ObjectIdentifier: Bool] = [:]
}

/// The receivers of warnings: the standard error stream, unless somebody listens.
final class Reports {
    var conflicts: (String) -> Void = Reports.print
    /// The origin of the conflict that is reported now.
    var origin: ConflictReport.Origin?
    var presentations: (PresentationRefusal) -> Void = { Reports.print($0.text) }
    /// Of what an app does that UIKit has no use for.
    var misuse: (String) -> Void = Reports.print
    private var said: Set<String> = []
    /// Whether it was said that a constraint's constant is too large.
    var hasWarnedOfLimit = false

    /// Tells of misuse in UIKit's words, once however often it happens.
    func say(once text: String) {
        if said.insert(text).inserted { misuse(text) }
    }

    private static func print(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
