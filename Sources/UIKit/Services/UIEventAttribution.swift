/// An advertisement that leads to a website, for counting which of them sell something. Since iOS 14.5.
@preconcurrency @MainActor open class UIEventAttribution: NSObject {
    public let sourceIdentifier: UInt8
    public let destinationURL: URL
    public let sourceDescription: String
    public let purchaser: String
    /// The address of the counts: that of the `NSAdvertisingAttributionReportEndpoint` in Info.plist.
    open var reportEndpoint: URL? {
        (Bundle.main.infoDictionary?["NSAdvertisingAttributionReportEndpoint"] as? String).flatMap { URL(string: $0) }
    }

    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        self.sourceIdentifier = sourceIdentifier
        self.destinationURL = destinationURL
        self.sourceDescription = sourceDescription
        self.purchaser = purchaser
        super.init()
    }
}

extension UIEventAttribution: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
