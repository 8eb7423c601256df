import Foundation
import FoundationNetworking
import Testing
@testable import QuinceSDWebImage
@testable import UIKit

/// Answers for a host of the tests' own: a red square for `/red`, nothing readable for `/text`, and 404 for the rest.
private final class PictureHost: URLProtocol, @unchecked Sendable {
    static let name = "pictures.test"

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == name }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
        guard let url = request.url else { return }
        let data: Data? = url.path == "/red" ? Self.red : url.path == "/text" ? Data("hello".utf8) : nil
        let response = HTTPURLResponse(url: url, statusCode: data == nil ? 404 : 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if let data { client?.urlProtocol(self, didLoad: data) }
        client?.urlProtocolDidFinishLoading(self)
    }

    static let red: Data = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}

@Suite("SDWebImage's pictures", .serialized) @MainActor
struct SDWebImageTests {
    private func url(_ path: String) -> URL { URL(string: "https://\(PictureHost.name)/\(path)")! }

    /// Loads into a view and waits for the answer.
    private func load(_ path: String, into view: UIImageView, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil) async
        -> (image: UIImage?, error: (any Error)?, place: SDImageCacheType)
    {
        await withCheckedContinuation { continuation in
            view.sd_setImage(with: url(path), placeholderImage: UIImage(systemName: "photo"), options: options, context: context, progress: nil) {
                image, error, place, _ in
                nonisolated(unsafe) let answer = (image, error, place)
                continuation.resume(returning: answer)
            }
        }
    }

    private func prepare() {
        URLProtocol.registerClass(PictureHost.self)
        SDImageCache.shared.clearMemory()
        SDImageCache.shared.clearDisk()
        SDWebImageManager.shared.removeAllFailedURLs()
    }

    @Test("A picture comes over the network, then from memory, then from the disk")
    func caching() async throws {
        prepare()
        let view = UIImageView()
        #expect(await load("red", into: view).place == SDImageCacheType.none)
        #expect(view.image?.size == CGSize(width: 20, height: 10))
        #expect(view.sd_imageURL == url("red"))
        #expect(await load("red", into: UIImageView()).place == .memory)
        SDImageCache.shared.clearMemory()
        #expect(await load("red", into: UIImageView()).place == .disk)
        #expect(SDImageCache.shared.totalDiskCount() == 1)
    }

    @Test("The placeholder stays where a picture cannot be had, and the address is not asked for again")
    func failures() async throws {
        prepare()
        let view = UIImageView()
        #expect((await load("nothing", into: view).error as? SDWebImageError)?.code == .invalidDownloadStatusCode)
        #expect(view.image != nil)
        #expect((await load("nothing", into: view).error as? SDWebImageError)?.code == .blackListed)
        #expect((await load("nothing", into: view, options: .retryFailed).error as? SDWebImageError)?.code == .invalidDownloadStatusCode)
        #expect((await load("text", into: view).error as? SDWebImageError)?.code == .badImageData)
    }

    @Test("A transformer makes the picture that is shown and kept")
    func transformers() async throws {
        prepare()
        let view = UIImageView()
        let transformer = SDImageResizingTransformer(size: CGSize(width: 8, height: 8), scaleMode: .aspectFill)
        _ = await load("red", into: view, context: [.imageTransformer: transformer])
        #expect(view.image?.size == CGSize(width: 8, height: 8))
    }

    @Test("A view that asks for another picture gives the first up")
    func replacing() async throws {
        prepare()
        let view = UIImageView()
        var isCalled = false
        view.sd_setImage(with: url("nothing")) { _, _, _, _ in isCalled = true }
        _ = await load("red", into: view)
        #expect(!isCalled && view.image?.size == CGSize(width: 20, height: 10))
        view.sd_setImage(with: nil, placeholderImage: nil)
        #expect(view.image == nil)
    }
}
