/// A picture to stick on messages.
open class MSSticker: NSObject, @unchecked Sendable {
    public let imageFileURL: URL
    public let localizedDescription: String

    /// - Throws: an error of ``MSStickersErrorDomain`` for a file that is not there, is no PNG, APNG, GIF, JPEG or HEIC, or has more than 500 kB.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        func refuse(_ code: MSMessageErrorCode) -> NSError { NSError(domain: MSStickersErrorDomain, code: code.rawValue) }
        guard fileURL.isFileURL else { throw refuse(.improperFileURL) }
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw refuse(.fileNotFound) }
        guard ["png", "apng", "gif", "jpg", "jpeg", "heic", "heics"].contains(fileURL.pathExtension.lowercased()) else { throw refuse(.improperFileType) }
        guard let size = try? FileManager.default.attributesOfItem(atPath: fileURL.path)[.size] as? NSNumber else { throw refuse(.fileUnreadable) }
        guard size.intValue <= 500_000 else { throw refuse(.stickerFileImproperFileSize) }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

public enum MSStickerSize: Int, Sendable { case small = 0, regular, large }

/// Shows a sticker.
@preconcurrency @MainActor open class MSStickerView: UIView {
    private let picture = UIImageView()

    public init(frame: CGRect, sticker: MSSticker?) {
        super.init(frame: frame)
        prepare()
        self.sticker = sticker
        show()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, sticker: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        picture.frame = bounds
        picture.contentMode = .scaleAspectFit
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    open var sticker: MSSticker? { didSet { show() } }
    private func show() {
        picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
        accessibilityLabel = sticker?.localizedDescription
    }
    /// Seconds that the picture moves; 0 of one that stands.
    open var animationDuration: TimeInterval { picture.image?.duration ?? 0 }
    open func startAnimating() { picture.startAnimating() }
    open func stopAnimating() { picture.stopAnimating() }
    open func isAnimating() -> Bool { picture.isAnimating }
}

/// Gives stickers to a browser.
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// Shows stickers in rows.
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
    public let stickerSize: MSStickerSize
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    private let scroll = UIScrollView()
    private var shown: [MSStickerView] = []

    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scroll)
    }

    open var contentOffset: CGPoint {
        get { scroll.contentOffset }
        set { scroll.contentOffset = newValue }
    }
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set { scroll.contentInset = newValue }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll.setContentOffset(contentOffset, animated: animated) }

    /// Asks the data source for all stickers again.
    open func reloadData() {
        for view in shown { view.removeFromSuperview() }
        shown = (0..<(dataSource?.numberOfStickers(in: self) ?? 0)).compactMap { index in
            dataSource.map { MSStickerView(frame: .zero, sticker: $0.stickerBrowserView(self, stickerAt: index)) }
        }
        shown.forEach(scroll.addSubview)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let columns = [MSStickerSize.small: 4, .regular: 3, .large: 2][stickerSize] ?? 3
        let side = bounds.width / CGFloat(columns)
        for (index, view) in shown.enumerated() {
            view.frame = CGRect(x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side, width: side, height: side).insetBy(dx: 8, dy: 8)
        }
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat((shown.count + columns - 1) / columns) * side)
    }
}

/// Shows stickers in rows, of which it is asked itself.
@preconcurrency @MainActor open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    public let stickerSize: MSStickerSize
    open private(set) lazy var stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)

    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        stickerBrowserView.frame = view.bounds
        stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stickerBrowserView.dataSource = self
        view.addSubview(stickerBrowserView)
        stickerBrowserView.reloadData()
    }
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    /// For subclasses that say they have some.
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("\(type(of: self)) has stickers and does not give them")
    }
}
