import ObjectRuntime

/// Rules for the colours of a map, as a text in JSON. They are checked; there are no roads or waters that they could colour.
open class GMSMapStyle: NSObject, @unchecked Sendable {
    private struct NotAStyle: Error {}

    /// Throws where the text is no list of rules.
    public init(jsonString style: String) throws {
        guard try JSONSerialization.jsonObject(with: Data(style.utf8)) is [[String: Any]] else { throw NotAStyle() }
        super.init()
    }

    public convenience init(contentsOfFileURL fileURL: URL) throws {
        try self.init(jsonString: String(contentsOf: fileURL, encoding: .utf8))
    }
}
