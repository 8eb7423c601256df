import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Pixels from the upper left, `0xRRGGBBAA`.
private func pixels(_ image: CIImage, _ rect: CGRect? = nil) -> [UInt32] {
    let rect: CGRect = rect ?? image.extent
    var bytes = [UInt8](repeating: 0, count: Int(rect.width * rect.height) * 4)
    CIContext().render(
        image, toBitmap: &bytes, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    return stride(from: 0, to: bytes.count, by: 4).map { index in bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) } }
}

private func plain(_ color: CIColor, width: Int = 4, height: Int = 4) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
}

/// The left half black, the right half white.
private func halves(width: Int = 16, height: Int = 4) -> CIImage {
    let white = CIImage(color: .white).cropped(to: CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
    return white.composited(over: plain(.black, width: width, height: height))
}

@Suite("Further filters") struct MoreFilterTests {
    @Test("every filter of the catalogue has a picture for a picture") func all() {
        for name in CIFilter.filterNames(inCategories: nil) {
            let filter = CIFilter(name: name)
            guard let filter, filter.inputKeys.contains(kCIInputImageKey) else { continue }
            for key in filter.inputKeys where filter.value(forKey: key) == nil && key.contains("Image") { filter.setValue(halves(), forKey: key) }
            #expect(filter.outputImage.map { pixels($0, CGRect(x: 0, y: 0, width: 2, height: 2)).count } == 4, "\(name)")
        }
    }

    @Test("a colour cube looks colours up, between its own") func colorCubes() throws {
        // Of two colours a side: each channel the other way round.
        var table: [Float] = []
        for b in 0..<2 { for g in 0..<2 { for r in 0..<2 { table += [Float(1 - r), Float(1 - g), Float(1 - b), 1] } } }
        let data = table.withUnsafeBytes { Data($0) }
        let filter = CIFilter.colorCube()
        filter.inputImage = plain(CIColor(red: 1, green: 0, blue: 0))
        filter.cubeDimension = 2
        filter.cubeData = data
        #expect(pixels(try #require(filter.outputImage)).allSatisfy { $0 == 0x00FF_FFFF })
        let stored = plain(CIColor(red: 0.2, green: 0.4, blue: 0.6)).applyingFilter(
            "CIColorCubeWithColorSpace",
            parameters: ["inputCubeDimension": 2, "inputCubeData": data, "inputColorSpace": CGColorSpace(name: CGColorSpace.sRGB)!])
        #expect(pixels(stored)[0] == 0xCC99_66FF)
    }

    @Test("a tone curve through its default points changes nothing, and a lower middle darkens") func toneCurve() {
        let gray = plain(CIColor(red: 0.5, green: 0.5, blue: 0.5))
        #expect(pixels(gray.applyingFilter("CIToneCurve"))[0] == pixels(gray)[0])
        let darker = gray.applyingFilter("CIToneCurve", parameters: ["inputPoint2": CIVector(x: 0.5, y: 0.3)])
        #expect(abs(Int(pixels(darker)[0] >> 24) - 77) <= 1)
    }

    @Test("motion blurs along its angle alone") func motionBlur() {
        let along = halves().clampedToExtent().applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 3, kCIInputAngleKey: 0])
        let row = pixels(along, CGRect(x: 0, y: 1, width: 16, height: 1))
        #expect(row[0] == 0x0000_00FF && row[15] == 0xFFFF_FFFF && row[7] != 0x0000_00FF && row[8] != 0xFFFF_FFFF)
        let across = halves(height: 40).applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 3, kCIInputAngleKey: Double.pi / 2])
        let middle = pixels(across, CGRect(x: 0, y: 20, width: 16, height: 1))
        #expect(middle[6] == 0x0000_00FF && middle[9] == 0xFFFF_FFFF)
    }

    @Test("a median takes single dots away, growing and shrinking move edges") func neighbours() {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 8, y: 2, width: 1, height: 1)).composited(over: plain(.black, width: 16, height: 5))
        #expect(pixels(dot.applyingFilter("CIMedianFilter")).allSatisfy { $0 == 0x0000_00FF })
        let grown = pixels(halves().applyingFilter("CIMorphologyMaximum", parameters: [kCIInputRadiusKey: 2]))
        #expect(grown[6] == 0xFFFF_FFFF && grown[4] == 0x0000_00FF)
        let shrunk = pixels(halves().applyingFilter("CIMorphologyMinimum", parameters: [kCIInputRadiusKey: 2]))
        #expect(shrunk[9] == 0x0000_00FF && shrunk[11] == 0xFFFF_FFFF)
        let same = halves().applyingFilter("CIConvolution3X3").cropped(to: halves().extent)
        #expect(pixels(same) == pixels(halves()))
    }

    @Test("cells have one colour each, and screens two") func cells() {
        let ramp = CIFilter(name: "CILinearGradient", parameters: ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 64, y: 0)])!.outputImage!
            .cropped(to: CGRect(x: 0, y: 0, width: 64, height: 64))
        for name in ["CICrystallize", "CIHexagonalPixellate"] {
            #expect(Set(pixels(ramp.applyingFilter(name))).count < Set(pixels(ramp)).count / 2, "\(name)")
        }
        for name in ["CIDotScreen", "CILineScreen", "CIHatchedScreen", "CICircularScreen"] {
            let found = pixels(ramp.applyingFilter(name, parameters: [kCIInputSharpnessKey: 0.99]))
            #expect(found.contains(0x0000_00FF) && found.contains(0xFFFF_FFFF), "\(name)")
        }
    }

    @Test("a picture is put into another quadrangle, and taken back out of it") func perspective() {
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 4, y: 28), "inputTopRight": CIVector(x: 28, y: 24), "inputBottomRight": CIVector(x: 28, y: 8),
            "inputBottomLeft": CIVector(x: 4, y: 4),
        ]
        let skewed = halves(width: 32, height: 32).applyingFilter("CIPerspectiveTransform", parameters: corners)
        #expect(skewed.extent == CGRect(x: 4, y: 4, width: 24, height: 24))
        let place = pixels(skewed, CGRect(x: 6, y: 16, width: 20, height: 1))
        #expect(place[0] == 0x0000_00FF && place[19] == 0xFFFF_FFFF)
        // Beyond the upper right corner there is nothing.
        #expect(pixels(skewed, CGRect(x: 26, y: 26, width: 1, height: 1)) == [0])
        let corrected = skewed.applyingFilter("CIPerspectiveCorrection", parameters: corners)
        #expect(corrected.extent.width == 24 && corrected.extent.height == 24)
        let row = pixels(corrected, CGRect(x: 0, y: 12, width: 24, height: 1))
        #expect(row[3] == 0x0000_00FF && row[20] == 0xFFFF_FFFF)
    }

    @Test("hue, saturation and luminosity come each from one of two pictures") func blends() {
        let red = plain(CIColor(red: 1, green: 0, blue: 0)), gray = plain(CIColor(red: 0.5, green: 0.5, blue: 0.5))
        func blend(_ name: String, _ top: CIImage, _ below: CIImage) -> UInt32 {
            pixels(top.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: below]))[0]
        }
        // Without colour below, there is none to turn.
        #expect(blend("CIHueBlendMode", red, gray) == blend("CISaturationBlendMode", gray, gray))
        let colored = blend("CIColorBlendMode", red, gray)
        #expect(colored >> 24 > colored >> 16 & 255)
        let light = blend("CILuminosityBlendMode", gray, red)
        #expect(light >> 24 == 255 && light >> 16 & 255 > 0)
        #expect(blend("CISubtractBlendMode", gray, plain(.white)) >> 24 == 127 || blend("CISubtractBlendMode", gray, plain(.white)) >> 24 == 128)
    }

    @Test("Code 128 has the standard's bars, with room around them") func barcode() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("AB".utf8)
        filter.quietSpace = 2
        filter.barcodeHeight = 5
        let image = try #require(filter.outputImage)
        // Start, two letters, a check sign of 11 modules each, and a stop of 13.
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4 * 11 + 13 + 4, height: 5))
        let row = pixels(image, CGRect(x: 0, y: 0, width: image.extent.width, height: 1)).map { $0 == 0x0000_00FF ? "1" : "0" }.joined()
        // Start B, A, B, (104 + 33 + 68) mod 103 = 102 and stop.
        #expect(row == "00" + "11010010000" + "10100011000" + "10001011000" + "11110101110" + "1100011101011" + "00")
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
        filter.message = Data("123456".utf8)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 11 * 5 + 13 + 4, height: 5))
    }

    @Test("pictures are turned by orientations of files") func orientations() {
        let image = halves(width: 16, height: 4)
        #expect(image.oriented(.right).extent == CGRect(x: 0, y: 0, width: 4, height: 16))
        #expect(pixels(image.oriented(.down))[0] == 0xFFFF_FFFF && image.oriented(.up).extent == image.extent)
    }
}
