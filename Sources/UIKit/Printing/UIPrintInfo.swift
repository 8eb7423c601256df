/// How a job is printed, and its name.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        if let name = dictionary?["UIPrintInfoJobNameKey"] as? String { jobName = name }
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
