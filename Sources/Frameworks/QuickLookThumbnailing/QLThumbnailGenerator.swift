@_exported import QuinceUniformTypeIdentifiers
@_exported import UIKit

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Why there is no thumbnail.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case generationFailed = 0, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { QLThumbnailErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
}

extension QLThumbnailError.Code {
    /// Whether an error is a `QLThumbnailError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? QLThumbnailError)?.code == code }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }
    public let type: RepresentationType
    public let uiImage: UIImage
    open var cgImage: CGImage { uiImage.cgImage ?? UIGraphicsImageRenderer(size: uiImage.size).image { [uiImage] _ in uiImage.draw(at: .zero) }.cgImage! }
    /// The part of the picture that shows the file's content, in points.
    public let contentRect: CGRect
    init(type: RepresentationType, image: UIImage) {
        (self.type, uiImage, contentRect) = (type, image, CGRect(origin: .zero, size: image.size))
    }
}

/// Makes small pictures of pictures and of PDF documents; other files have icons alone.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// The file and the size of its picture.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1 << 0)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
            public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
            public static let all = RepresentationTypes(rawValue: UInt.max)
        }
        let url: URL
        /// Points.
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        /// Points; no picture is smaller than that on both sides.
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        /// Nil for that of the file's name.
        open var contentType: UTType!

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
            contentType = UTType(filenameExtension: url.pathExtension)
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open class var shared: QLThumbnailGenerator { AppServices.object { QLThumbnailGenerator() } }
    private let lock = NSLock()
    // Guarded by `lock`.
    private var cancelled: Set<ObjectIdentifier> = []
    private var waiting: Set<ObjectIdentifier> = []

    private func start(_ request: Request) { lock.withLock { _ = waiting.insert(ObjectIdentifier(request)) } }
    private func isCancelled(_ request: Request) -> Bool {
        lock.withLock {
            waiting.remove(ObjectIdentifier(request))
            return cancelled.remove(ObjectIdentifier(request)) != nil
        }
    }
    /// A request that waits hears of `QLThumbnailError.requestCancelled`.
    open func cancel(_ request: Request) {
        lock.withLock { if waiting.contains(ObjectIdentifier(request)) { cancelled.insert(ObjectIdentifier(request)) } }
    }

    @preconcurrency open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        start(request)
        ServiceReply.send { [self] in
            guard !isCancelled(request) else { return completionHandler(nil, QLThumbnailError(.requestCancelled)) }
            let result = Result { try ThumbnailMaker.best(for: request) }
            switch result {
            case .success(let thumbnail): completionHandler(thumbnail, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation { try ThumbnailMaker.best(for: request) }

    /// Calls the handler for each kind of picture that was asked for, the simplest first.
    @preconcurrency open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        start(request)
        ServiceReply.send { [self] in
            guard let updateHandler else { return }
            for type in ThumbnailMaker.types(of: request) {
                guard !isCancelled(request) else { return updateHandler(nil, type, QLThumbnailError(.requestCancelled)) }
                switch Result(catching: { try ThumbnailMaker.thumbnail(type, for: request) }) {
                case .success(let thumbnail): updateHandler(thumbnail, type, nil)
                case .failure(let error): updateHandler(nil, type, error)
                }
            }
        }
    }

    /// Writes the best picture as a PNG or JPEG file.
    @preconcurrency open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        ServiceReply.send {
            do {
                let image = try ThumbnailMaker.best(for: request).uiImage
                let data = contentType == UTType.jpeg.identifier ? image.jpegData(compressionQuality: 0.9) : image.pngData()
                do { try data?.write(to: fileURL) } catch { throw QLThumbnailError(.savingToURLFailed) }
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }
}

enum ThumbnailMaker {
    static func types(of request: QLThumbnailGenerator.Request) -> [QLThumbnailRepresentation.RepresentationType] {
        let asked: [(QLThumbnailGenerator.Request.RepresentationTypes, QLThumbnailRepresentation.RepresentationType)] = [
            (.icon, .icon), (.lowQualityThumbnail, .lowQualityThumbnail), (.thumbnail, .thumbnail),
        ]
        return asked.filter { request.representationTypes.contains($0.0) }.map(\.1)
    }

    /// The richest kind that the file has.
    static func best(for request: QLThumbnailGenerator.Request) throws -> QLThumbnailRepresentation {
        var failure: any Error = QLThumbnailError(.requestInvalid)
        for type in types(of: request).reversed() {
            do { return try thumbnail(type, for: request) } catch { failure = error }
        }
        throw failure
    }

    static func thumbnail(
        _ type: QLThumbnailRepresentation.RepresentationType, for request: QLThumbnailGenerator.Request
    ) throws -> QLThumbnailRepresentation {
        guard request.size.width > 0, request.size.height > 0, request.scale > 0 else { throw QLThumbnailError(.requestInvalid) }
        guard let data = try? Data(contentsOf: request.url) else { throw QLThumbnailError(.generationFailed) }
        if type == .icon { return QLThumbnailRepresentation(type: .icon, image: icon(for: request)) }
        if let picture = UIImage(data: data) {
            let size = fitted(picture.size, in: request.size)
            return QLThumbnailRepresentation(type: type, image: draw(size, request.scale) { _ in picture.draw(in: CGRect(origin: .zero, size: size)) })
        }
        if let page = CGPDFDocument(CGDataProvider(data: data as CFData)!)?.page(at: 1) {
            let box = page.getBoxRect(.cropBox), size = fitted(box.size, in: request.size)
            return QLThumbnailRepresentation(
                type: type,
                image: draw(size, request.scale) { context in
                    UIColor.white.setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                    context.translateBy(x: 0, y: size.height)
                    context.scaleBy(x: size.width / box.width, y: -size.height / box.height)
                    context.translateBy(x: -box.minX, y: -box.minY)
                    context.drawPDFPage(page)
                })
        }
        throw QLThumbnailError(.generationFailed)
    }

    /// As large as it can be without being stretched.
    private static func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return room }
        let factor = min(room.width / size.width, room.height / size.height)
        return CGSize(width: max(1, (size.width * factor).rounded()), height: max(1, (size.height * factor).rounded()))
    }

    private static func draw(_ size: CGSize, _ scale: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
    }

    /// A sheet of paper with the ending of the file's name.
    private static func icon(for request: QLThumbnailGenerator.Request) -> UIImage {
        let size = fitted(CGSize(width: 3, height: 4), in: request.size)
        return draw(size, request.scale) { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.lightGray.setStroke()
            context.stroke(CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5))
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size.height / 6), .foregroundColor: UIColor.gray]
            let name = NSAttributedString(string: request.url.pathExtension.uppercased(), attributes: attributes), box = name.size()
            name.draw(at: CGPoint(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2))
        }
    }
}
