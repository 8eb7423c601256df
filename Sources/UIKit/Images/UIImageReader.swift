/// Reads pictures from data and files in a way that is chosen. Since iOS 17.
public struct UIImageReader: Sendable {
    /// How pictures are read.
    public struct Configuration: Equatable, Sendable {
        /// Whether pictures with more than sRGB's light keep it. Default false; pictures are drawn in sRGB here.
        public var prefersHighDynamicRange = false
        /// Whether pictures are made ready to be drawn as they are read. Default false.
        public var preparesImagesForDisplay = false
        /// The size in pixels that pictures are at most read at; zero: their own. Default zero.
        public var preferredThumbnailSize: CGSize = .zero
        /// The pixels of a point. Default 1.
        public var pixelsPerInch: Double = 0

        public init() {}
    }

    /// A reader of the default configuration.
    public static let `default` = UIImageReader(configuration: Configuration())

    public let configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// The picture in some bytes; nil where there is none.
    public func image(data: Data) -> UIImage? { decoded(data) }
    /// The picture in a file; nil where there is none.
    public func image(contentsOf fileURL: URL) -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap(decoded) }

    public func image(data: Data) async -> UIImage? { decoded(data) }
    public func image(contentsOf fileURL: URL) async -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap(decoded) }

    private func decoded(_ data: Data) -> UIImage? { UIImage(data: data).flatMap(read) }

    private func read(_ image: UIImage) -> UIImage? {
        let limit: CGSize = configuration.preferredThumbnailSize
        var result: UIImage = image
        if limit.width > 0, limit.height > 0 {
            let scale: CGFloat = min(1, min(limit.width / (image.size.width * image.scale), limit.height / (image.size.height * image.scale)))
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            if scale < 1 { result = image.preparingThumbnail(of: size) ?? image }
        }
        return configuration.preparesImagesForDisplay ? result.preparingForDisplay() ?? result : result
    }
}
