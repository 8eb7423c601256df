@_exported import UIKit

public let LPErrorDomain = "LPErrorDomain"
public struct LPError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case metadataFetchFailed = 1, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { LPErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The metadata of a page.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return copy
    }
}

extension LPLinkMetadata: ActivityLinkMetadata {
    package var linkTitle: String? { title }
    /// A file URL that apps give as a subtitle stands by its path.
    package var linkAddress: String? { (originalURL ?? url).flatMap { $0.isFileURL ? $0.relativePath : $0.host } }
}

/// Asks pages what they say of themselves. There is no web: it fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, LPError(.metadataFetchFailed)) }
    }
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}

/// Shows a link: its title and address.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private let page = ServicePageView(symbol: "link")
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.url = URL
        super.init(frame: .zero)
        prepare()
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }
    public required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }
    private func prepare() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        addSubview(page)
        show()
    }
    private func show() { page.show(title: metadata.title ?? metadata.url?.host ?? "", detail: metadata.url?.host ?? "") }
    open override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 140) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 300), height: 140) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = bounds
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announceLPLinkView: @convention(c) () -> Void = {
    ObjCRuntime.addModule { ObjCRuntime.registration(of: LPLinkView.self, named: "LPLinkView").initializer("initWithCoder:") { LPLinkView(coder: $0[0]) } }
}
