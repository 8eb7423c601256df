import Foundation

/// The pictures in a file of one of the forms that are read. GIF files have one for each frame, TIFF files one for each page, icons one for each size;
/// others have one.
package final class StoredPictures: @unchecked Sendable {
    package let format: CGImage.FileFormat
    /// Of a GIF file.
    package let gif: GIFStructure?
    private let pictures: [(header: PictureHeader, orientation: Int, decode: () -> Bitmap?)]

    /// Most pixels of a picture that another library than libpng and libjpeg reads, of all frames of a GIF file together, and most pictures of a file.
    static let largestArea = 1 << 26
    static let largestSequence = 1 << 29
    static let mostPictures = 20_000

    /// Nil for what begins as no picture, for drawings (PDF, SVG), and where the library for the form is not installed.
    package init?(_ data: Data) {
        guard let format = CGImage.FileFormat(data) else { return nil }
        self.format = format
        gif = format == .gif ? GIFStructure(data) : nil
        switch format {
        case .png:
            guard let header = PNGDecoder.header(of: data) else { return nil }
            pictures = [(header, 1, { PNGDecoder.decode(data) })]
        case .jpeg:
            guard let header = JPEGDecoder.header(of: data) else { return nil }
            pictures = [(header, JPEGDecoder.orientation(of: data), { JPEGDecoder.decode(data) })]
        case .webp:
            guard let header = WebPDecoder.header(of: data) else { return nil }
            pictures = [(header, 1, { WebPDecoder.decode(data, header: header) })]
        case .gif: pictures = gif.map { Self.frames(of: $0, data) } ?? []
        case .tiff: pictures = Self.pages(of: data)
        case .bmp: pictures = Self.bitmap(data)
        case .ico: pictures = IconFile.pictures(in: data)
        case .pdf, .svg: return nil
        }
        guard !pictures.isEmpty else { return nil }
    }

    /// The forms that this machine has libraries for.
    package static var readableFormats: [CGImage.FileFormat] {
        [.png, .jpeg] + (PixbufLibrary.shared == nil ? [] : [.gif, .tiff, .bmp, .ico]) + (WebPDecoder.isInstalled ? [.webp] : [])
    }

    package var count: Int { pictures.count }

    /// A picture, whose pixels are read when they are first needed. Its orientation is Exif's: 1 is upright.
    package func picture(at index: Int) -> (image: CGImage, orientation: Int)? {
        guard pictures.indices.contains(index) else { return nil }
        let picture = pictures[index]
        return (CGImage(picture.header, decode: picture.decode), picture.orientation)
    }

    private static func frames(of gif: GIFStructure, _ data: Data) -> [(PictureHeader, Int, () -> Bitmap?)] {
        guard PixbufLibrary.shared != nil, let header = PictureHeader(width: gif.width, height: gif.height, hasAlpha: gif.hasAlpha) else { return [] }
        let animation = PixbufAnimation(data, header: header)
        return gif.frames.indices.map { index in (header, 1, { animation.frame(at: index) }) }
    }

    private static func pages(of data: Data) -> [(PictureHeader, Int, () -> Bitmap?)] {
        guard let library = PixbufLibrary.shared, let file = TIFFDirectories(data) else { return [] }
        return file.offsets.compactMap { offset in
            let fields = file.directory(at: offset)
            guard let width = fields[256]?.integer, let height = fields[257]?.integer, width > 0, height > 0,
                width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= largestArea,
                let header = PictureHeader(width: width, height: height, hasAlpha: fields[338] != nil)
            else { return nil }
            // libtiff turns pictures for 1 to 4, and does for 5 to 8 what it does for those.
            let orientation = [5: 5, 6: 5, 7: 7, 8: 7][fields[274]?.integer ?? 1] ?? 1
            return (header, orientation, { library.bitmap(of: file.file(beginningWith: offset), type: "tiff", header: header) })
        }
    }

    private static func bitmap(_ data: Data) -> [(PictureHeader, Int, () -> Bitmap?)] {
        guard let library = PixbufLibrary.shared, let size = BitmapHeader(data, at: 14), size.width * size.height <= largestArea,
            let header = PictureHeader(width: size.width, height: size.height, hasAlpha: size.bitsPerPixel == 32)
        else { return [] }
        return [(header, 1, { library.bitmap(of: data, type: "bmp", header: header) })]
    }
}

/// The beginning of the description of a Windows bitmap.
struct BitmapHeader {
    var width: Int
    /// Icons have a mask below their picture, which is counted here.
    var height: Int
    var bitsPerPixel: Int

    init?(_ data: Data, at offset: Int) {
        guard offset >= 0, offset + 16 <= data.count else { return nil }
        func number(_ place: Int, _ length: Int) -> Int {
            (0..<length).reduce(0) { $0 | Int(data[data.startIndex + offset + place + $1]) << ($1 * 8) }
        }
        let length = number(0, 4)
        if length == 12 {
            (width, height, bitsPerPixel) = (number(4, 2), number(6, 2), number(10, 2))
        } else {
            guard (40...256).contains(length) else { return nil }
            width = Int(Int32(truncatingIfNeeded: number(4, 4)))
            // Negative where the first row is the upper one.
            height = abs(Int(Int32(truncatingIfNeeded: number(8, 4))))
            bitsPerPixel = number(14, 2)
        }
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide * 2 else { return nil }
    }
}

/// An icon file (ICO): one picture in several sizes, each a bitmap or a PNG file.
enum IconFile {
    static func pictures(in data: Data) -> [(header: PictureHeader, orientation: Int, decode: () -> Bitmap?)] {
        let bytes = [UInt8](data.prefix(6 + 16 * 256))
        func number(_ place: Int, _ length: Int) -> Int { (0..<length).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) } }
        guard bytes.count >= 6 else { return [] }
        return (0..<min(number(4, 2), 256)).compactMap { index in
            let entry = 6 + index * 16
            guard entry + 16 <= bytes.count else { return nil }
            let length = number(entry + 8, 4), offset = number(entry + 12, 4)
            guard length > 0, offset + length <= data.count else { return nil }
            let content = data.dropFirst(offset).prefix(length)
            if let header = PNGDecoder.header(of: Data(content)) { return (header, 1, { PNGDecoder.decode(Data(content)) }) }
            guard let library = PixbufLibrary.shared, let size = BitmapHeader(Data(content), at: 0), size.width <= 256, size.height <= 512,
                let header = PictureHeader(width: size.width, height: size.height / 2, hasAlpha: true)
            else { return nil }
            return (header, 1, { library.bitmap(of: file(of: bytes[entry..<entry + 12], content), type: "ico", header: header) })
        }
    }

    /// A file of one of the sizes: the library gives the largest of a file's.
    private static func file(of entry: ArraySlice<UInt8>, _ content: Data) -> Data {
        Data([0, 0, 1, 0, 1, 0]) + Data(entry) + Data([22, 0, 0, 0]) + content
    }
}
