import FoundationNetworking
import UIKit

/// The pictures that a view waits for, by place.
@MainActor final class ViewDownloads {
    private var receipts: [String: AFImageDownloadReceipt] = [:]
    private var addresses: [String: URL] = [:]
    private var wishes: [String: UUID] = [:]

    static func of(_ view: UIView) -> ViewDownloads {
        if let known = objc_getAssociatedObject(view, key) as? ViewDownloads { return known }
        let made = ViewDownloads()
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    // An address that nothing else has: the type's own.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(ViewDownloads.self)))! }

    func cancel(_ place: String, _ downloader: AFImageDownloader) {
        if let receipt = receipts.removeValue(forKey: place) { downloader.cancelTask(for: receipt) }
        addresses[place] = nil
        wishes[place] = nil
    }

    /// Sets the placeholder and then the picture, or the picture at once where it is kept. A load of another address for the place is given up.
    /// - Parameter success: called in place of `set` with the picture that came.
    func load(
        _ request: URLRequest, _ place: String, placeholder: UIImage?, _ downloader: AFImageDownloader, success: AFImageDownloader.Success?,
        failure: AFImageDownloader.Failure?, set: @escaping (UIImage?) -> Void
    ) {
        guard let url = request.url else {
            cancel(place, downloader)
            set(placeholder)
            failure?(request, nil, NSError(domain: NSURLErrorDomain, code: URLError.Code.badURL.rawValue))
            return
        }
        if addresses[place] == url { return }
        cancel(place, downloader)
        if let image = downloader.cachedImage(for: request) {
            if let success { success(request, nil, image) } else { set(image) }
            return
        }
        if let placeholder { set(placeholder) }
        let wish = UUID()
        addresses[place] = url
        wishes[place] = wish
        let isCurrent: () -> Bool = { [weak self] in
            guard let self, wishes[place] == wish else { return false }
            receipts[place] = nil
            addresses[place] = nil
            wishes[place] = nil
            return true
        }
        receipts[place] = downloader.downloadImage(for: request, withReceiptID: wish) { request, response, image in
            MainActor.assumeIsolated {
                guard isCurrent() else { return }
                if let success { success(request, response, image) } else { set(image) }
            }
        } failure: { request, response, error in
            MainActor.assumeIsolated { if isCurrent() { failure?(request, response, error) } }
        }
    }

    /// A request for a picture.
    static func request(_ url: URL?) -> URLRequest {
        var request = URLRequest(url: url ?? URL(fileURLWithPath: "/"))
        request.url = url
        request.addValue("image/*", forHTTPHeaderField: "Accept")
        return request
    }
}

/// The loader of all image views, and that of all buttons.
private final class SharedDownloaders: @unchecked Sendable {
    var ofImageViews: AFImageDownloader?
    var ofButtons: AFImageDownloader?
    static var current: SharedDownloaders { AppServices.object { SharedDownloaders() } }
}

// An address may be there or not: versions before 3 took both.

extension UIImageView {
    public class func setSharedImageDownloader(_ imageDownloader: AFImageDownloader) { SharedDownloaders.current.ofImageViews = imageDownloader }
    public class func sharedImageDownloader() -> AFImageDownloader { SharedDownloaders.current.ofImageViews ?? .defaultInstance() }

    /// Shows the picture at an address when it has come.
    public func setImageWith(_ url: URL?) { setImageWith(url, placeholderImage: nil) }
    /// Shows a placeholder, and the picture at an address when it has come.
    public func setImageWith(_ url: URL?, placeholderImage: UIImage?) {
        setImageWith(ViewDownloads.request(url), placeholderImage: placeholderImage, success: nil, failure: nil)
    }
    /// - Parameter success: called on the main thread; with it the picture is not set.
    public func setImageWith(
        _ urlRequest: URLRequest, placeholderImage: UIImage?, success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
        failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?
    ) {
        ViewDownloads.of(self).load(
            urlRequest, "image", placeholder: placeholderImage, Self.sharedImageDownloader(), success: success, failure: failure
        ) { [weak self] in self?.image = $0 }
    }

    public func setImageWithURL(_ url: URL?) { setImageWith(url) }
    public func setImageWithURL(_ url: URL?, placeholderImage: UIImage?) { setImageWith(url, placeholderImage: placeholderImage) }

    public func cancelImageDownloadTask() { ViewDownloads.of(self).cancel("image", Self.sharedImageDownloader()) }
    /// As version 2 has it.
    public func cancelImageRequestOperation() { cancelImageDownloadTask() }
}

extension UIButton {
    public class func setSharedImageDownloader(_ imageDownloader: AFImageDownloader) { SharedDownloaders.current.ofButtons = imageDownloader }
    public class func sharedImageDownloader() -> AFImageDownloader { SharedDownloaders.current.ofButtons ?? .defaultInstance() }

    /// Shows the picture at an address in a state when it has come.
    public func setImageFor(_ state: UIControl.State, with url: URL?) { setImageFor(state, with: url, placeholderImage: nil) }
    public func setImageFor(_ state: UIControl.State, with url: URL?, placeholderImage: UIImage?) {
        setImageFor(state, with: ViewDownloads.request(url), placeholderImage: placeholderImage, success: nil, failure: nil)
    }
    /// - Parameter success: called on the main thread; with it the picture is not set.
    public func setImageFor(
        _ state: UIControl.State, with urlRequest: URLRequest, placeholderImage: UIImage?,
        success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?, failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?
    ) {
        ViewDownloads.of(self).load(
            urlRequest, "image\(state.rawValue)", placeholder: placeholderImage, Self.sharedImageDownloader(), success: success, failure: failure
        ) { [weak self] in self?.setImage($0, for: state) }
    }

    /// Shows the picture at an address behind the button in a state when it has come.
    public func setBackgroundImageFor(_ state: UIControl.State, with url: URL?) { setBackgroundImageFor(state, with: url, placeholderImage: nil) }
    public func setBackgroundImageFor(_ state: UIControl.State, with url: URL?, placeholderImage: UIImage?) {
        setBackgroundImageFor(state, with: ViewDownloads.request(url), placeholderImage: placeholderImage, success: nil, failure: nil)
    }
    public func setBackgroundImageFor(
        _ state: UIControl.State, with urlRequest: URLRequest, placeholderImage: UIImage?,
        success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?, failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?
    ) {
        ViewDownloads.of(self).load(
            urlRequest, "background\(state.rawValue)", placeholder: placeholderImage, Self.sharedImageDownloader(), success: success, failure: failure
        ) { [weak self] in self?.setBackgroundImage($0, for: state) }
    }

    public func cancelImageDownloadTask(for state: UIControl.State) {
        ViewDownloads.of(self).cancel("image\(state.rawValue)", Self.sharedImageDownloader())
    }
    public func cancelBackgroundImageDownloadTask(for state: UIControl.State) {
        ViewDownloads.of(self).cancel("background\(state.rawValue)", Self.sharedImageDownloader())
    }
}
