/// One item of a configuration, as an activity view controller shares it: loaded when the controller is made.
@MainActor final class ConfiguredActivityItem: NSObject, UIActivityItemSource {
    private let configuration: any UIActivityItemsConfigurationReading
    private let index: Int
    private let provider: NSItemProvider
    private let loaded = LoadedItem()
    private let preview = LoadedItem()

    static func items(of configuration: any UIActivityItemsConfigurationReading) -> [ConfiguredActivityItem] {
        configuration.itemProvidersForActivityItemsConfiguration.enumerated().map { ConfiguredActivityItem(configuration, $0.offset, $0.element) }
    }

    private init(_ configuration: any UIActivityItemsConfigurationReading, _ index: Int, _ provider: NSItemProvider) {
        self.configuration = configuration
        self.index = index
        self.provider = provider
        super.init()
        loaded.load(provider)
        let size = CGSize(width: 44, height: 44)
        if let picture = configuration.activityItemsConfigurationPreviewForItem(at: index, intent: .thumbnail, suggestedSize: size) {
            preview.load(picture)
        }
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { loaded.value ?? provider }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { loaded.value ?? provider }

    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        let own: Any? = index == 0 ? configuration.activityItemsConfigurationMetadata(key: .title) : nil
        return (own ?? configuration.activityItemsConfigurationMetadataForItem(at: index, key: .title)) as? String ?? ""
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { preview.value as? UIImage }

    /// LinkPresentation's metadata, which the header shows.
    var linkMetadata: (any ActivityLinkMetadata)? {
        let own: Any? = configuration.activityItemsConfigurationMetadata(key: .linkPresentationMetadata)
        return (own ?? configuration.activityItemsConfigurationMetadataForItem(at: index, key: .linkPresentationMetadata)) as? any ActivityLinkMetadata
    }
}

/// The object that an item provider gives away: an address, a picture, a text, or else the data of its best type.
private final class LoadedItem: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: Any?

    var value: Any? { lock.withLock { kept } }

    /// Providers that have the data at hand have given it when this returns.
    func load(_ provider: NSItemProvider) {
        guard let best = provider.registeredTypeIdentifiers.first else { return }
        let wanted: String = ["public.url", "public.image", "public.text"].first { provider.hasItemConformingToTypeIdentifier($0) } ?? best
        provider.loadDataRepresentation(forTypeIdentifier: wanted) { [weak self] data, _ in
            guard let self, let data else { return }
            let value: Any
            switch wanted {
            case "public.url": value = String(data: data, encoding: .utf8).flatMap { URL(string: $0) } ?? data
            case "public.image": value = UIImage(data: data) ?? data
            case "public.text": value = String(data: data, encoding: .utf8) ?? data
            default: value = data
            }
            self.lock.withLock { self.kept = value }
        }
    }
}
