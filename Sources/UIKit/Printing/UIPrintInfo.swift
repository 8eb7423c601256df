/// How a job is printed, and its name.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying, @preconcurrency NSCoding {
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        if let name = dictionary?["UIPrintInfoJobNameKey"] as? String { jobName = name }
    }
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        printerID = coder.archivedText("UIPrinterID")
        jobName = coder.archivedText("UIJobName") ?? "Document"
        outputType = OutputType(rawValue: coder.decodeInteger(forKey: "UIOutputType")) ?? .general
        orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIOrientation")) ?? .portrait
        duplex = Duplex(rawValue: coder.decodeInteger(forKey: "UIDuplex")) ?? .none
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(printerID as NSString?, forKey: "UIPrinterID")
        coder.encode(jobName as NSString, forKey: "UIJobName")
        coder.encode(outputType.rawValue, forKey: "UIOutputType")
        coder.encode(orientation.rawValue, forKey: "UIOrientation")
        coder.encode(duplex.rawValue, forKey: "UIDuplex")
    }

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    open var printerID: String?
    open var jobName = "Document"
    open var outputType: OutputType = .general
    open var orientation: Orientation = .portrait
    open var duplex: Duplex = .none
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIPrintInfo {
        let copy = UIPrintInfo()
        (copy.printerID, copy.jobName, copy.outputType, copy.orientation, copy.duplex) = (printerID, jobName, outputType, orientation, duplex)
        return copy
    }

    open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobNameKey": jobName] }
}
