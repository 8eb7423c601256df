@_exported import UIKit

/// A drawing in SVG. Initialisers fail where there is none or it cannot be read, as the library's answer nil; its document and the layers of its single
/// elements are not there.
open class SVGKImage: NSObject, @unchecked Sendable {
    public let source: SVGKSource!
    private let drawing: UIImage
    private let name: String?

    private init?(source: SVGKSource, name: String?) {
        guard let drawing = UIImage(svg: source.data) else { return nil }
        self.source = source
        self.name = name
        self.drawing = drawing
        size = drawing.size
    }

    /// The file of that name in the app's bundle, with or without `.svg`.
    public convenience init!(named name: String!) { self.init(named: name, in: .main) }

    public convenience init!(named name: String!, in bundle: Bundle!) {
        guard let name, let path = SVGKSource.path(named: name, in: bundle ?? .main) else { return nil }
        self.init(source: SVGKSourceLocalFile(path: path), name: name)
    }

    public convenience init!(contentsOfFile path: String!) {
        guard let path else { return nil }
        self.init(source: SVGKSourceLocalFile(path: path), name: nil)
    }

    /// Reads what is at the address, at once.
    public convenience init!(contentsOf url: URL!) {
        guard let url else { return nil }
        self.init(source: SVGKSourceURL(url: url), name: nil)
    }

    public convenience init!(data: Data!) {
        guard let data else { return nil }
        self.init(source: SVGKSourceNSData(data: data), name: nil)
    }

    public convenience init!(source: SVGKSource!) {
        guard let source else { return nil }
        self.init(source: source, name: nil)
    }

    /// The name that it was found by.
    open var nameUsedToInstantiate: String! { name }

    /// The size that it is drawn in, in points. At first the drawing's own.
    open var size: CGSize

    /// Whether there is room to be drawn in. A drawing that does not say how large it is has the size of what is in it.
    open func hasSize() -> Bool { size.width > 0 && size.height > 0 }

    /// Pixels for each point of `uiImage`; 0 for as many as the screen has, which is the default.
    open var scale: CGFloat = 0

    /// Takes the largest size of its own form that fits into `maxSize`.
    open func scaleToFit(inside maxSize: CGSize) {
        size = largestSize(inside: maxSize)
    }

    func largestSize(inside room: CGSize) -> CGSize {
        guard hasSize() else { return size }
        let factor: CGFloat = min(room.width / size.width, room.height / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The drawing as a picture of `size`.
    open var uiImage: UIImage! { picture(of: size) }

    func picture(of size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        if scale > 0 { format.scale = scale }
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in drawing.draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// A new layer that shows the drawing, of `size`.
    open func newCALayerTree() -> CALayer! {
        let layer = CALayer()
        layer.bounds = CGRect(origin: .zero, size: size)
        layer.contents = uiImage.cgImage
        return layer
    }

    /// The layer that shows the drawing, of the `size` that it had when it was first asked for.
    open private(set) lazy var caLayerTree: CALayer! = newCALayerTree()
}

/// Pictures of drawings.
open class SVGKExporterUIImage: NSObject {
    open class func export(asUIImage image: SVGKImage!) -> UIImage! { image?.uiImage }
}

/// Pictures of drawings as PNG data.
open class SVGKExporterNSData: NSObject {
    open class func export(asNSData image: SVGKImage!) -> Data! { image?.uiImage.pngData() }
}
