import Foundation
import FoundationNetworking
import Testing
@testable import QuinceSDWebImage
@testable import UIKit

/// Answers for a host of the tests' own: a red square for `/red`, nothing readable for `/text`, and 404 for the rest.
private final class PictureHost: URLProtocol {
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

    static let size: CGSize = UIImage(data: red)?.size ?? .zero
    static let red: Data = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}

@Suite("SDWebImage's pictures", .serialized) @MainActor
struct SDWebImageTests {
    private func url(_ path: String) -> URL { URL(string: "https://\(PictureHost.name)/\(path)")! }

    /// A manager with a cache of its own, so that tests beside this one have nothing to do with it.
    private func manager(_ name: String) -> SDWebImageManager {
        let cache = SDImageCache(namespace: name + "-\(UUID().uuidString)")
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PictureHost.self]
        return SDWebImageManager(cache: cache, loader: SDWebImageDownloader(session: URLSession(configuration: configuration)))
    }

    /// Loads and waits for the answer.
    private func load(
        _ path: String, by manager: SDWebImageManager, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil
    ) async -> (image: UIImage?, error: SDWebImageError?, place: SDImageCacheType) {
        await withCheckedContinuation { continuation in
            manager.loadImage(with: url(path), options: options, context: context, progress: nil) { image, _, error, place, _, _ in
                let answer = (image, error as? SDWebImageError, place)
                continuation.resume(returning: answer)
            }
        }
    }

    @Test("A picture comes over the network, then from memory, then from the disk")
    func caching() async throws {
        let manager = manager("caching")
        let first = await load("red", by: manager)
        #expect(first.place == SDImageCacheType.none && first.image?.size == PictureHost.size)
        #expect(await load("red", by: manager).place == .memory)
        manager.imageCache.clearMemory()
        #expect(await load("red", by: manager).place == .disk)
        #expect(manager.imageCache.totalDiskCount() == 1 && manager.imageCache.totalDiskSize() == UInt(PictureHost.red.count))
        manager.imageCache.clearDisk()
    }

    @Test("An address that has no picture is not asked for again, unless that is wished")
    func failures() async throws {
        let manager = manager("failures")
        #expect(await load("nothing", by: manager).error?.code == .invalidDownloadStatusCode)
        #expect(await load("nothing", by: manager).error?.code == .blackListed)
        #expect(await load("nothing", by: manager, options: .retryFailed).error?.code == .invalidDownloadStatusCode)
        #expect(await load("text", by: manager).error?.code == .badImageData)
        #expect(await load("red", by: manager, options: .fromCacheOnly).image == nil)
    }

    @Test("A transformer makes the picture that is given and kept")
    func transformers() async throws {
        let manager = manager("transformers")
        let transformer = SDImageResizingTransformer(size: CGSize(width: 8, height: 8), scaleMode: .aspectFill)
        #expect(await load("red", by: manager, context: [.imageTransformer: transformer]).image?.size == CGSize(width: 8, height: 8))
        #expect(await load("red", by: manager).place == .memory)
        manager.imageCache.clearDisk()
    }

    @Test("A view shows a picture that is kept at once, the placeholder for one that is not, and nothing for no address")
    func views() {
        let view = UIImageView()
        let picture = UIImage(data: PictureHost.red)
        SDImageCache.shared.store(picture, forKey: url("kept").absoluteString, toDisk: false)
        var places: [SDImageCacheType] = []
        view.sd_setImage(with: url("kept")) { _, _, place, _ in places.append(place) }
        #expect(view.image === picture && places == [.memory] && view.sd_imageURL == url("kept"))
        let placeholder = UIImage(systemName: "photo")
        view.sd_setImage(with: url("absent"), placeholderImage: placeholder, options: .fromCacheOnly)
        #expect(view.image === placeholder)
        view.sd_setImage(with: nil, placeholderImage: nil)
        #expect(view.image == nil)
    }

    @Test("A coder that was added reads what UIKit does not, until it is removed")
    func coders() throws {
        let svg = Data(##"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#00f"/></svg>"##.utf8)
        let manager = SDImageCodersManager()
        #expect(UIImage(data: svg) == nil && !manager.canDecode(from: svg) && manager.decodedImage(with: svg, options: nil) == nil)
        manager.addCoder(SDImageSVGCoder.shared)
        #expect(manager.decodedImage(with: svg, options: nil)?.size == CGSize(width: 30, height: 20))
        manager.removeCoder(SDImageSVGCoder.shared)
        #expect(!manager.canDecode(from: svg))
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let png = try #require(manager.encodedData(with: dot, format: .PNG, options: nil))
        #expect(manager.decodedImage(with: png, options: [.decodeScaleFactor: 2])?.scale == 2 && !SDImageWebPCoder.shared.canDecode(from: png))
        #expect(!manager.canEncode(to: .SVG))
    }

    @Test("the shared objects are asked for as before version 5 too")
    func olderNames() {
        #expect(SDWebImageManager.shared() === SDWebImageManager.shared)
        #expect(SDWebImageDownloader.shared() === SDWebImageDownloader.shared && SDImageCache.shared() === SDImageCache.shared)
    }
}
