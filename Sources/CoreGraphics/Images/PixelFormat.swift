import Foundation

/// The layout of pixels that an app hands over or asks for, and its translation to and from the rasteriser's own.
struct PixelFormat: Hashable, Sendable {
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let profile: ColorProfile
    let bitmapInfo: CGBitmapInfo
    let alphaInfo: CGImageAlphaInfo

    /// Byte offsets inside a pixel of the most significant byte of each channel.
    private let red: Int, green: Int, blue: Int, alpha: Int

    /// Nil for layouts that are not understood: other depths than 8 and 16 bits, floating point, CMYK.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, profile: ColorProfile, bitmapInfo: CGBitmapInfo) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            bitsPerComponent == 8 || bitsPerComponent == 16, !bitmapInfo.contains(.floatComponents),
            profile.componentCount != 4
        else { return nil }
        let colors = alphaInfo == .alphaOnly ? 0 : profile.componentCount
        let channels = colors + (alphaInfo == .none ? 0 : 1)
        guard bitsPerPixel == channels * bitsPerComponent else { return nil }
        let order = CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
        let alphaFirst = [.first, .premultipliedFirst, .noneSkipFirst, .alphaOnly].contains(alphaInfo)
        let bytes = bitsPerComponent / 8
        func offset(_ channel: Int) -> Int {
            switch order {
            case .order32Little where bytes == 1 && channels == 4: 3 - channel
            case .order16Little where bytes == 2, .order32Little where bytes == 2: channel * 2 + 1
            default: channel * bytes
            }
        }
        let firstColor = alphaFirst && alphaInfo != .none ? 1 : 0
        red = offset(firstColor)
        green = offset(colors == 3 ? firstColor + 1 : firstColor)
        blue = offset(colors == 3 ? firstColor + 2 : firstColor)
        alpha = alphaInfo == .none ? 0 : offset(alphaFirst ? 0 : colors)
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.profile = profile
        self.bitmapInfo = bitmapInfo
        self.alphaInfo = alphaInfo
    }

    /// The layout of images from files: red, green, blue, and alpha that they are not multiplied by, in this order.
    static func stored(isOpaque: Bool) -> PixelFormat {
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .last
        return PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, profile: .sRGB(isDevice: false), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue))!
    }

    /// The rasteriser's own layout, as images that were drawn have it.
    static func native(isOpaque: Bool) -> PixelFormat {
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        return PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, profile: .sRGB(isDevice: false),
            bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)])!
    }

    var hasAlpha: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: false
        default: true
        }
    }

    private var isPremultiplied: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast }

    /// Whether the bytes are those the rasteriser uses.
    var isNative: Bool {
        bitsPerComponent == 8 && profile.storesSRGB && profile.componentCount == 3
            && bitmapInfo.contains(.byteOrder32Little)
            && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst)
    }

    /// Fills `bitmap` from pixels in this layout.
    func read(_ source: UnsafeRawPointer, bytesPerRow: Int, into bitmap: Bitmap) {
        let step = bitsPerPixel / 8
        let convert = profile.storesSRGB || profile.componentCount == 1 ? nil : ColorConverter(from: profile)
        for row in 0..<bitmap.height {
            let input = (source + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let output = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width {
                output[column] = nativePixel(input + column * step, convert)
            }
        }
        bitmap.markChanged()
    }

    /// Writes the pixels of `bitmap` in this layout.
    func write(_ bitmap: Bitmap, to destination: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let step = bitsPerPixel / 8
        let convert = profile.storesSRGB ? nil : ColorConverter(to: profile)
        for row in 0..<bitmap.height {
            let input = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let output = (destination + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<bitmap.width {
                store(input[column], at: output + column * step, convert)
            }
        }
    }

    /// Reads those pixels that somebody wrote in this layout since `bitmap` was last written to `source`; the others keep what they were drawn with.
    func readChanges(_ source: UnsafeRawPointer, bytesPerRow: Int, into bitmap: Bitmap) {
        let step = bitsPerPixel / 8
        let length = bitmap.width * step
        let forth = profile.storesSRGB ? nil : ColorConverter(to: profile)
        let back = profile.storesSRGB || profile.componentCount == 1 ? nil : ColorConverter(from: profile)
        var written = [UInt8](repeating: 0, count: length)
        var isChanged = false
        written.withUnsafeMutableBufferPointer { written in
            guard let expected = written.baseAddress else { return }
            for row in 0..<bitmap.height {
                let input = (source + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let output = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for column in 0..<bitmap.width { store(output[column], at: expected + column * step, forth) }
                if memcmp(input, expected, length) == 0 { continue }
                isChanged = true
                for place in stride(from: 0, to: length, by: step) where memcmp(input + place, expected + place, step) != 0 {
                    output[place / step] = nativePixel(input + place, back)
                }
            }
        }
        if isChanged { bitmap.markChanged() }
    }

    private func nativePixel(_ pixel: UnsafePointer<UInt8>, _ convert: ColorConverter?) -> UInt32 {
        let a = hasAlpha ? UInt32(pixel[alpha]) : 255
        if alphaInfo == .alphaOnly { return a << 24 }
        var r = UInt32(pixel[red]), g = UInt32(pixel[green]), b = UInt32(pixel[blue])
        if let convert {
            if isPremultiplied, a < 255 { (r, g, b) = (unmultiplied(r, a), unmultiplied(g, a), unmultiplied(b, a)) }
            (r, g, b) = convert.converted(r, g, b)
            if hasAlpha { (r, g, b) = (multiplied(r, a), multiplied(g, a), multiplied(b, a)) }
        } else if hasAlpha {
            if isPremultiplied {
                (r, g, b) = (min(r, a), min(g, a), min(b, a))
            } else {
                (r, g, b) = (multiplied(r, a), multiplied(g, a), multiplied(b, a))
            }
        }
        return a << 24 | r << 16 | g << 8 | b
    }

    private func store(_ value: UInt32, at pixel: UnsafeMutablePointer<UInt8>, _ convert: ColorConverter?) {
        let a = value >> 24
        var r = value >> 16 & 255, g = value >> 8 & 255, b = value & 255
        if profile.componentCount == 1 {
            // Gray contexts hold luma; 54, 183 and 19 are Rec. 709's weights of 256.
            let gray = (r * 54 + g * 183 + b * 19 + 128) >> 8
            (r, g, b) = (gray, gray, gray)
        } else if let convert {
            (r, g, b) = convert.converted(unmultiplied(r, a), unmultiplied(g, a), unmultiplied(b, a))
            (r, g, b) = (multiplied(r, a), multiplied(g, a), multiplied(b, a))
        }
        if hasAlpha, !isPremultiplied, alphaInfo != .alphaOnly {
            (r, g, b) = (unmultiplied(r, a), unmultiplied(g, a), unmultiplied(b, a))
        }
        if alphaInfo != .alphaOnly {
            put(r, pixel, red)
            if profile.componentCount == 3 {
                put(g, pixel, green)
                put(b, pixel, blue)
            }
        }
        if alphaInfo != .none { put(hasAlpha ? a : 255, pixel, alpha) }
    }

    @inline(__always)
    private func put(_ value: UInt32, _ pixel: UnsafeMutablePointer<UInt8>, _ offset: Int) {
        pixel[offset] = UInt8(truncatingIfNeeded: value)
        if bitsPerComponent == 16 { pixel[offset ^ 1] = UInt8(truncatingIfNeeded: value) }
    }
}

extension ColorProfile {
    /// Whether components 0 to 1 are those of sRGB.
    var storesSRGB: Bool {
        switch self {
        case .sRGB, .extendedSRGB, .gray, .extendedGray: true
        default: false
        }
    }
}

/// `value` times `alpha`, both of 255, rounded.
@inline(__always)
func multiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value * alpha + 128
    return (product + product >> 8) >> 8
}

/// The component that was multiplied by `alpha` to give `value`; 0 for transparent pixels.
@inline(__always)
func unmultiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
}
