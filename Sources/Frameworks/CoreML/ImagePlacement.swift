import QuinceCoreVideo
import UIKit

/// The place of a picture in the buffer that a model takes.
enum ImagePlacement {
    static func crop(_ option: Any?) -> CGRect {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let written: CGRect = (option as? CGRect) ?? (option as? NSValue)?.cgRectValue ?? unit
        let inside: CGRect = written.intersection(unit)
        return inside.isNull || inside.isEmpty ? unit : inside
    }

    /// The frame of the whole picture, of which `crop` fills the buffer: its middle (0), all of it with bars (1), or stretched.
    static func frame(of size: CGSize, crop: CGRect, mode: Int?, in target: CGSize) -> CGRect {
        var scale = CGSize(width: target.width / (size.width * crop.width), height: target.height / (size.height * crop.height))
        if mode == 0 { scale = CGSize(width: max(scale.width, scale.height), height: max(scale.width, scale.height)) }
        if mode == 1 { scale = CGSize(width: min(scale.width, scale.height), height: min(scale.width, scale.height)) }
        let whole = CGSize(width: size.width * scale.width, height: size.height * scale.height)
        return CGRect(
            x: target.width / 2 - whole.width * crop.midX, y: target.height / 2 - whole.height * crop.midY, width: whole.width, height: whole.height)
    }

    static func buffer(_ image: CGImage, _ frame: CGRect, _ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        let isGray: Bool = format == kCVPixelFormatType_OneComponent8
        let layouts: [OSType: UInt32] = [
            kCVPixelFormatType_OneComponent8: CGImageAlphaInfo.none.rawValue,
            kCVPixelFormatType_32ARGB: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
            kCVPixelFormatType_32BGRA: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        ]
        guard let layout = layouts[format], CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess, let made,
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: layout)
        else { throw MLModelError(.parameters).asError("No picture of this size and format is made.") }
        context.draw(image, in: frame)
        return made
    }
}
