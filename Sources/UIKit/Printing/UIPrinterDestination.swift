/// A printer that a print service of an app's knows.
@preconcurrency @MainActor open class UIPrinterDestination: NSObject, @preconcurrency NSSecureCoding {
    open var url: URL
    open var displayName: String?
    /// The printer's record as Bonjour has it.
    open var txtRecord: Data?

    public init(url: URL) {
        self.url = url
        super.init()
    }

    public nonisolated static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "url") else { return nil }
        self.url = url as URL
        displayName = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?
        txtRecord = coder.decodeObject(of: NSData.self, forKey: "txtRecord") as Data?
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(url as NSURL, forKey: "url")
        coder.encode(displayName as NSString?, forKey: "displayName")
        coder.encode(txtRecord as NSData?, forKey: "txtRecord")
    }
}
