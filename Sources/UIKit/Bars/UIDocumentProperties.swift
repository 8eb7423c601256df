/// The document that is open, as a navigation bar tells of it at the head of its title's menu: name, kind and size.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    /// The file; nil for a document that is known by its metadata alone.
    package let fileURL: URL?
    /// `metadata`, which LinkPresentation declares.
    package var linkMetadata: (any ActivityLinkMetadata)?

    public init(url: URL) {
        fileURL = url
        super.init()
    }

    package init(linkMetadata: any ActivityLinkMetadata) {
        fileURL = nil
        self.linkMetadata = linkMetadata
        super.init()
    }

    /// Makes what shares the document, when the user touches the head of the menu. Default nil: the head is not touched.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// The items of a drag that begins on the title. Default nil: the title is not dragged.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// Whether the document is shown by the icon of its kind, rather than by its picture where it is one. Default false.
    open var wantsIconRepresentation = false

    /// The document's name: that of its metadata, or of the file without what follows its last point.
    package var name: String { linkMetadata?.linkTitle ?? fileURL?.deletingPathExtension().lastPathComponent ?? "" }

    /// Kind and size of the file, or the address that stands in the metadata.
    var detail: String? {
        if let address = linkMetadata?.linkAddress { return address }
        guard let url = fileURL else { return nil }
        let size: Int? = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
        let parts: [String] = [url.pathExtension.uppercased(), size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? ""]
        let shown: [String] = parts.filter { !$0.isEmpty }
        return shown.isEmpty ? nil : shown.joined(separator: " · ")
    }

    var image: UIImage? {
        if !wantsIconRepresentation, let url = fileURL, let picture = UIImage(contentsOfFile: url.path) {
            return picture.preparingThumbnail(of: Self.fitting(picture.size))?.withRenderingMode(.alwaysOriginal)
        }
        return UIImage(systemName: "doc")
    }

    /// As large as pictures in menus are, 24 points on the longer side.
    private static func fitting(_ size: CGSize) -> CGSize {
        let longer: CGFloat = max(size.width, size.height, 1)
        return CGSize(width: max(1, size.width * 24 / longer), height: max(1, size.height * 24 / longer))
    }
}
