/// Puts what is shared onto the general pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemText.localized("Copy") }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { Self.copied($0) != nil } }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let copied: [[String: Any]] = items.compactMap(Self.copied)
        if !copied.isEmpty { UIPasteboard.general.items = copied }
        activityDidFinish(!copied.isEmpty)
    }

    /// An item in the form pasteboards hold it; nil for what they do not.
    static func copied(_ item: Any) -> [String: Any]? {
        switch item {
        case let url as URL: ["public.url": url]
        case let text as String: ["public.utf8-plain-text": text]
        case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
        case let image as UIImage: ["public.png": image]
        default: nil
        }
    }
}

/// Adds pictures to the device's photos.
final class SaveImageActivity: UIActivity {
    private var images: [UIImage] = []

    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { images.count > 1 ? "Save \(images.count) Images" : SystemText.localized("Save Image") }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        images = activityItems.compactMap(Self.image)
        return !images.isEmpty
    }
    override func prepare(withActivityItems activityItems: [Any]) { images = activityItems.compactMap(Self.image) }

    override func perform() {
        for image in images { PhotoLibrary.shared.add(image) }
        activityDidFinish(true)
    }

    private static func image(_ item: Any) -> UIImage? {
        if let image = item as? UIImage { return image }
        return (item as? Data).flatMap { UIImage(data: $0) }
    }
}
