/// Colours are given away, and taken, as archives.
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    private static let type = "com.apple.uikit.color"
    public static var writableTypeIdentifiersForItemProvider: [String] { [type] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [type] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw CocoaError(.coderReadCorrupt)
        }
        return color
    }
}
