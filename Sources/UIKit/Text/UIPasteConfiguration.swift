/// The types that an object takes when something is pasted or dropped.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    open var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    public required init?(coder: NSCoder) {
        acceptableTypeIdentifiers = coder.archivedList(NSString.self, "UIAcceptableTypeIdentifiers")?.map { "\($0)" } ?? []
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: acceptableTypeIdentifiers.map { $0 as NSString }), forKey: "UIAcceptableTypeIdentifiers")
    }

    /// The types that a class's objects are made from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    public convenience init<Value>(forAccepting aType: Value.Type) where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        self.init(acceptableTypeIdentifiers: Value._ObjectiveCType.readableTypeIdentifiersForItemProvider)
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers += acceptableTypeIdentifiers }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }

    public func addTypeIdentifiers<Value>(forAccepting aType: Value.Type) where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        acceptableTypeIdentifiers += Value._ObjectiveCType.readableTypeIdentifiersForItemProvider
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }

    /// Whether one of the providers has one of the types.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        providers.contains { provider in acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// An object that takes what is pasted.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that it takes; nil: none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    /// Default: whether the providers have one of the configuration's types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
