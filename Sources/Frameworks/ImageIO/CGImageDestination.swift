import CoreGraphics
import UIKit

/// A picture on its way into a PNG or JPEG file.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate enum Place {
        case data(NSMutableData)
        case url(URL)
        case consumer(CGDataConsumer)
    }

    private let place: Place
    private let type: String
    private let count: Int
    private var pictures: [(image: CGImage, properties: [String: Any])] = []
    private var properties: [String: Any] = [:]

    static let types = ["public.png", "public.jpeg"]

    /// Nil for kinds that cannot be written, and for more pictures than one, which neither kind holds.
    fileprivate init?(_ place: Place, _ type: CFString, _ count: Int) {
        let type = type as String == "public.jpg" ? "public.jpeg" : type as String
        guard Self.types.contains(type), count == 1 else { return nil }
        self.place = place
        self.type = type
        self.count = count
    }

    fileprivate static func values(_ properties: CFDictionary?) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in properties as NSDictionary? ?? [:] { result["\(key)"] = value }
        return result
    }

    fileprivate func set(_ properties: CFDictionary?) { self.properties = Self.values(properties) }

    fileprivate func add(_ image: CGImage, _ properties: [String: Any]) {
        guard pictures.count < count else { return }
        pictures.append((image, properties))
    }

    fileprivate func finish() -> Bool {
        guard let (image, own) = pictures.first else { return false }
        let properties = self.properties.merging(own) { $1 }
        guard let data = encoded(prepared(image, properties), properties) else { return false }
        switch place {
        case .data(let target):
            target.append(data)
            return true
        case .url(let url): return (try? data.write(to: url)) != nil
        case .consumer(let consumer):
            consumer.take(data)
            return true
        }
    }

    private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map { Double($0) } }

    /// The picture at most as long as is asked for, over the colour that is to be behind it.
    private func prepared(_ image: CGImage, _ properties: [String: Any]) -> CGImage {
        var result = image
        let limit = Self.number(properties["kCGImageDestinationImageMaxPixelSize"]) ?? 0
        let longest = Double(max(image.width, image.height))
        if limit >= 1, limit < longest {
            let size = CGSize(
                width: max(1, (Double(image.width) * limit / longest).rounded()), height: max(1, (Double(image.height) * limit / longest).rounded()))
            result = UIImage(cgImage: image).preparingThumbnail(of: size)?.cgImage ?? image
        }
        guard let color = properties["kCGImageDestinationBackgroundColor"], let color = color as? CGColor, !result.isOpaque,
            let context = CGContext(bitmapWidth: result.width, height: result.height)
        else { return result }
        let area = CGRect(x: 0, y: 0, width: result.width, height: result.height)
        context.setFillColor(color)
        context.fill(area)
        context.draw(result, in: area)
        return context.makeImage() ?? result
    }

    private func encoded(_ image: CGImage, _ properties: [String: Any]) -> Data? {
        let picture = UIImage(cgImage: image)
        guard type == "public.jpeg" else { return picture.pngData() }
        let quality = Self.number(properties["kCGImageDestinationLossyCompressionQuality"]) ?? 0.8
        guard let data = picture.jpegData(compressionQuality: CGFloat(quality)) else { return nil }
        let orientation = Self.number(properties["Orientation"]).flatMap { Int(exactly: $0) } ?? 1
        guard (2...8).contains(orientation) else { return data }
        // An Exif block with one field, before everything else.
        let exif = Array("Exif\0\0MM\0\u{2A}".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
        return data.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + data.dropFirst(2)
    }
}

/// The types that can be written here.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types as NSArray }

/// Nil for kinds that cannot be written here, and for more than one picture.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(.data(data), type, count)
}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(.url(url as URL), type, count)
}
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.consumer(consumer), type, count)
}

/// Properties for every picture, over which those of a picture's own go.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.set(properties) }

/// Adds a picture; one more than the destination was made for is not taken. Of the properties count the quality (default 0.8), the longest side, the
/// colour behind, and for JPEG the orientation.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, CGImageDestination.values(properties))
}

/// Adds a picture of a source, with the properties that it has there but for those that are given.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageDestination.values(CGImageSourceCopyPropertiesAtIndex(isrc, index, nil))
    idst.add(image, own.merging(CGImageDestination.values(properties)) { $1 })
}

/// Writes the file. False where there is no picture, or no place to write.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
