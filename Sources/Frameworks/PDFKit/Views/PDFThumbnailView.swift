import UIKit

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal }

extension NSNotification.Name {
    /// The pages of the document whose thumbnails are shown are others than before.
    public static let PDFThumbnailViewDocumentEdited = NSNotification.Name("PDFThumbnailViewDocumentEdited")
}

/// Small pictures of a view's pages; a touch goes to a page.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    private let scroll = UIScrollView()
    private var thumbnails: [ObjectIdentifier: PDFThumbnail] = [:]
    private var frames: [CGRect] = []
    private var listeners: [any NSObjectProtocol] = []

    /// Between thumbnails, in points.
    private static let gap: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = self
        addSubview(scroll)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self, unowned tap] in self?.touch(tap) }
        scroll.addGestureRecognizer(tap)
    }

    /// The view whose pages are shown.
    open var pdfView: PDFView? {
        didSet {
            guard pdfView !== oldValue else { return }
            listen()
            reload()
        }
    }

    /// The largest size. Default 50 by 50 points.
    open var thumbnailSize = CGSize(width: 50, height: 50) { didSet { if thumbnailSize != oldValue { reload() } } }
    /// Whether thumbnails lie below one another, the default, or beside one another.
    open var layoutMode: PDFThumbnailLayoutMode = .vertical { didSet { if layoutMode != oldValue { reload() } } }
    /// Default zero.
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { reload() } } }
    /// The view's current page.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private func listen() {
        let center = NotificationCenter.default
        listeners.forEach(center.removeObserver)
        listeners = []
        guard let pdfView else { return }
        func hear(_ name: NSNotification.Name, _ object: Any?, _ body: @escaping @MainActor (PDFThumbnailView, Notification) -> Void) {
            listeners.append(
                center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
                    nonisolated(unsafe) let notification = notification
                    ServiceReply.onMain { if let self { body(self, notification) } }
                })
        }
        hear(.PDFViewPageChanged, pdfView) { view, _ in view.pageDidChange() }
        hear(.PDFViewDocumentChanged, pdfView) { view, _ in view.reload() }
        hear(.pdfDocumentPagesChanged, nil) { view, notification in
            guard notification.object as? PDFDocument === view.pdfView?.document else { return }
            view.reload()
            NotificationCenter.default.post(name: .PDFThumbnailViewDocumentEdited, object: view)
        }
        hear(.pdfPageAnnotationsChanged, nil) { view, notification in
            if let page = notification.object as? PDFPage { view.thumbnails[ObjectIdentifier(page)]?.picture = nil }
            view.setNeedsLayout()
        }
    }

    private var pages: [PDFPage] { pdfView?.document.map { document in (0..<document.pageCount).compactMap { document.page(at: $0) } } ?? [] }

    private func reload() {
        thumbnails.values.forEach { $0.removeFromSuperview() }
        thumbnails = [:]
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let sizes: [CGSize] = pages.map { $0.shownSize(pdfView?.displayBox ?? .cropBox) }
        let (frames, size) = Self.layout(
            sizes, largest: thumbnailSize, isHorizontal: layoutMode == .horizontal, room: scroll.bounds.size, inset: contentInset, gap: Self.gap)
        self.frames = frames
        if scroll.contentSize != size { scroll.contentSize = size }
        update()
    }

    /// The places of thumbnails and how large their sheet is: fitted, one behind the other, in the middle where there is room.
    static func layout(
        _ sizes: [CGSize], largest: CGSize, isHorizontal: Bool, room: CGSize, inset: UIEdgeInsets, gap: CGFloat
    ) -> (frames: [CGRect], size: CGSize) {
        let fitted: [CGSize] = sizes.map { size in
            guard size.width > 0, size.height > 0 else { return .zero }
            let scale: CGFloat = min(largest.width / size.width, largest.height / size.height)
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
        let all: CGFloat = fitted.reduce(0) { $0 + (isHorizontal ? $1.width : $1.height) } + gap * CGFloat(max(0, sizes.count - 1))
        let (before, behind) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        var position: CGFloat = max(before, ((isHorizontal ? room.width : room.height) - all) / 2)
        if !isHorizontal { position = before }
        var frames: [CGRect] = []
        for size in fitted {
            frames.append(
                isHorizontal
                    ? CGRect(x: position, y: inset.top + (room.height - inset.top - inset.bottom - size.height) / 2, width: size.width, height: size.height)
                    : CGRect(x: inset.left + (room.width - inset.left - inset.right - size.width) / 2, y: position, width: size.width, height: size.height))
            position += (isHorizontal ? size.width : size.height) + gap
        }
        let length: CGFloat = before + all + behind
        return (frames, isHorizontal ? CGSize(width: max(length, 0), height: room.height) : CGSize(width: room.width, height: max(length, 0)))
    }

    /// Has thumbnails where they are seen.
    private func update() {
        let pages: [PDFPage] = pages
        for (page, frame) in zip(pages, frames) where frame.intersects(scroll.bounds.insetBy(dx: -50, dy: -50)) {
            let thumbnail: PDFThumbnail = thumbnails[ObjectIdentifier(page)] ?? add(page)
            thumbnail.frame = frame
            if thumbnail.picture == nil, frame.width > 0 { thumbnail.picture = page.thumbnail(of: frame.size, for: pdfView?.displayBox ?? .cropBox) }
            thumbnail.isMarked = page === pdfView?.currentPage
        }
    }

    private func add(_ page: PDFPage) -> PDFThumbnail {
        let made = PDFThumbnail()
        thumbnails[ObjectIdentifier(page)] = made
        scroll.addSubview(made)
        return made
    }

    private func pageDidChange() {
        update()
        guard let page = pdfView?.currentPage, let index = pdfView?.document?.index(for: page), frames.indices.contains(index) else { return }
        scroll.scrollRectToVisible(frames[index].insetBy(dx: -Self.gap, dy: -Self.gap), animated: false)
    }

    private func touch(_ tap: UITapGestureRecognizer) {
        let place: CGPoint = tap.location(in: scroll)
        let half: CGFloat = -Self.gap / 2
        guard let index = frames.firstIndex(where: { $0.insetBy(dx: half, dy: half).contains(place) }), let page = pdfView?.document?.page(at: index) else {
            return
        }
        pdfView?.go(to: page)
        update()
    }
}

extension PDFThumbnailView: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { update() }
}

/// A page's small picture.
private final class PDFThumbnail: UIView {
    private let image = UIImageView()

    init() {
        super.init(frame: .zero)
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(image)
        layer.borderColor = UIColor.black.withAlphaComponent(0.2).cgColor
        layer.borderWidth = 0.5
    }

    required init?(coder: NSCoder) { nil }

    var picture: UIImage? {
        get { image.image }
        set { image.image = newValue }
    }

    var isMarked = false {
        didSet {
            layer.borderColor = (isMarked ? tintColor ?? .systemBlue : UIColor.black.withAlphaComponent(0.2)).cgColor
            layer.borderWidth = isMarked ? 2 : 0.5
        }
    }
}
