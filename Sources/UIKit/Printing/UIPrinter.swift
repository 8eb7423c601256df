/// A printer, by its address in the network. There are none here but the one that writes PDF files.
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// The kinds of jobs that a printer takes.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let unknown: JobTypes = []
        public static let document = JobTypes(rawValue: 1 << 0)
        public static let envelope = JobTypes(rawValue: 1 << 1)
        public static let label = JobTypes(rawValue: 1 << 2)
        public static let photo = JobTypes(rawValue: 1 << 3)
        public static let receipt = JobTypes(rawValue: 1 << 4)
        public static let roll = JobTypes(rawValue: 1 << 5)
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    /// When a printer of rolls cuts the paper.
    public enum CutterBehavior: Int, Sendable {
        case noCut = 0, printerDefault = 1, cutAfterEachPage = 2, cutAfterEachCopy = 3, cutAfterEachJob = 4
    }

    public let url: URL

    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The address's host, until the printer was contacted.
    open var displayName: String { url.host ?? url.absoluteString }
    open private(set) var displayLocation: String?
    open private(set) var makeAndModel: String?
    /// Unknown, until the printer was contacted.
    open private(set) var supportedJobTypes: JobTypes = .unknown
    open private(set) var supportsColor = false
    open private(set) var supportsDuplex = false

    /// Asks the printer what it is. Hears false: there is no network with printers.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        DeferredWork.shared.schedule(after: 0) { completionHandler?(false) }
    }

    open func contactPrinter() async -> Bool {
        await withCheckedContinuation { done in contactPrinter { done.resume(returning: $0) } }
    }
}
