/// Items that can be shared, and what there is to know of them. All members but the first are optional.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Default: sharing alone.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Default nil.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Of all items together. Default nil.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Gives a picture of an item. Default nil.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// The app's own services, beside the system's. Default nil.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        (try? ObjCRuntime.invokeOptional("activityItemsConfigurationSupportsWithInteraction:", on: self, [interaction])) ?? (interaction == .share)
    }
    public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        let value: Any?? = try? ObjCRuntime.invokeOptional("activityItemsConfigurationMetadataForItemAt:key:", on: self, [index, key])
        return value ?? nil
    }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        let value: Any?? = try? ObjCRuntime.invokeOptional("activityItemsConfigurationMetadataWithKey:", on: self, [key])
        return value ?? nil
    }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        let selector = "activityItemsConfigurationPreviewForItemAt:intent:suggestedSize:"
        let preview: NSItemProvider?? = try? ObjCRuntime.invokeOptional(selector, on: self, [index, intent, suggestedSize])
        return preview ?? nil
    }
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
        ObjCRuntime.optionalProperty("applicationActivitiesForActivityItemsConfiguration", of: self)
    }
}
