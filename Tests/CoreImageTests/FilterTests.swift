import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

/// Pixels from the upper left, `0xRRGGBBAA`, as a context that an app would use gives them.
private func pixels(_ image: CIImage, _ rect: CGRect? = nil) throws -> [UInt32] {
    let rect = rect ?? image.extent
    var bytes = [UInt8](repeating: 0, count: Int(rect.width * rect.height) * 4)
    CIContext().render(
        image, toBitmap: &bytes, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    return stride(from: 0, to: bytes.count, by: 4).map { index in bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) } }
}

/// The left half black, the right half white.
private func halves(width: Int = 8, height: Int = 4) -> CIImage {
    let white = CIImage(color: .white).cropped(to: CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
    return white.composited(over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: width, height: height)))
}

@Suite struct FilterTests {
    @Test("a picture goes in and comes out as it was") func roundTrip() throws {
        let picture = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 2),
            format: {
                $0.scale = 1; return $0
            }(UIGraphicsImageRendererFormat())
        ).image { context in
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        let image = try #require(CIImage(image: picture))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try pixels(image) == [0x3366_99ff, 0x3366_99ff, 0xff00_00ff, 0])
        // y grows upward.
        #expect(try pixels(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [0xff00_00ff])
        let back = UIImage(ciImage: image)
        #expect(back.size == CGSize(width: 2, height: 2) && back.cgImage == nil && back.ciImage === image)
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(drawn.width == 2 && drawn.height == 2)
        // One that draws into a context makes the same pictures.
        var isMade = false
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            isMade = CIContext(cgContext: context.cgContext, options: nil).createCGImage(image, from: image.extent)?.width == 2
        }
        #expect(isMade)
    }

    @Test("filters have names, inputs and defaults; others are not there") func names() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.inputKeys == ["inputImage", "inputRadius"] && (filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        #expect(filter.outputImage == nil && CIFilter(name: "CINothing") == nil)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIBoxBlur"))
        #expect((filter.attributes[kCIAttributeFilterDisplayName] as? String) == "Gaussian Blur")
    }

    @Test("a blur spreads light evenly and keeps all of it") func blur() throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 10, y: 10, width: 1, height: 1))
        let blurred = dot.applyingGaussianBlur(sigma: 2)
        #expect(blurred.extent == CGRect(x: 4, y: 4, width: 13, height: 13))
        var floats = [Float](repeating: 0, count: 13 * 13 * 4)
        CIContext().render(blurred, toBitmap: &floats, rowBytes: 13 * 16, bounds: blurred.extent, format: .RGBAf, colorSpace: nil)
        let alphas = stride(from: 3, to: floats.count, by: 4).map { floats[$0] }
        #expect(abs(alphas.reduce(0, +) - 1) < 0.001 && alphas.max() == alphas[6 * 13 + 6] && abs(alphas[6 * 13 + 4] - alphas[4 * 13 + 6]) < 1e-6)
        let middle = try pixels(halves(width: 40).clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 1)))
        #expect(middle[0] == 0x0000_00ff && middle[39] == 0xffff_ffff && zip(middle, middle.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("colours change as the filter says") func colors() throws {
        let gray = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let color = CIImage(color: CIColor(red: 0.8, green: 0.2, blue: 0.1)).cropped(to: gray.extent)
        #expect(try pixels(color.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))[0] == 0x5252_52ff)
        #expect(try pixels(gray.applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: 0.1]))[0] == 0x9999_99ff)
        #expect(try pixels(CIImage(color: .white).cropped(to: gray.extent).applyingFilter("CIColorInvert")) == [0x0000_00ff])
        let sepia = try pixels(gray.applyingFilter("CISepiaTone"))[0]
        #expect(sepia >> 24 > sepia >> 16 & 0xff && sepia >> 16 & 0xff > sepia >> 8 & 0xff)
        #expect(try pixels(color.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0])) == pixels(color))
        #expect(try pixels(color.applyingFilter("CIPhotoEffectNoir")).allSatisfy { $0 >> 24 == $0 >> 16 & 0xff && $0 >> 16 & 0xff == $0 >> 8 & 0xff })
        // Exposure is light: one stop is twice as much.
        #expect(try pixels(gray.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1]))[0] >> 24 == 175)
        let turned = CIFilter.hueAdjust()
        turned.inputImage = CIImage(color: .red).cropped(to: gray.extent)
        turned.angle = 2 * .pi / 3
        #expect(try pixels(#require(turned.outputImage)) == [0x00ff_00ff])
    }

    @Test("one picture lies before another") func compositing() throws {
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        let half = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)).cropped(to: box), blue = CIImage(color: .blue).cropped(to: box)
        #expect(try pixels(half.composited(over: blue)) == [0xbc00_bcff])
        let multiply = CIFilter.multiplyBlendMode()
        multiply.inputImage = CIImage(color: CIColor(red: 0.6, green: 1, blue: 1)).cropped(to: box)
        multiply.backgroundImage = CIImage(color: CIColor(red: 1, green: 0.6, blue: 0)).cropped(to: box)
        #expect(try pixels(#require(multiply.outputImage)) == [0x9999_00ff])
        let mask = CIFilter.blendWithMask()
        (mask.inputImage, mask.backgroundImage, mask.maskImage) = (CIImage(color: .red), CIImage(color: .green), halves(width: 2, height: 1))
        #expect(try pixels(#require(mask.outputImage), CGRect(x: 0, y: 0, width: 2, height: 1)) == [0x00ff_00ff, 0xff00_00ff])
    }

    @Test("pictures are moved, turned and scaled") func geometry() throws {
        let image = halves(width: 2, height: 1)
        #expect(try pixels(image.transformed(by: CGAffineTransform(translationX: 3, y: 1))) == pixels(image))
        #expect(image.transformed(by: CGAffineTransform(translationX: 3, y: 1)).extent.origin == CGPoint(x: 3, y: 1))
        #expect(try pixels(image.transformed(by: CGAffineTransform(scaleX: -1, y: 1)).oriented(forExifOrientation: 1)) == [0xffff_ffff, 0x0000_00ff])
        // 6: the picture's left is shown on top.
        let turned = image.oriented(forExifOrientation: 6)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try pixels(turned) == [0x0000_00ff, 0xffff_ffff])
        let small = halves(width: 8, height: 4).applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.25])
        #expect(try pixels(small) == [0x0000_00ff, 0xffff_ffff])
        let blocks = try pixels(
            halves(width: 8, height: 1).applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 2, y: 0)]))
        #expect(blocks == Array(repeating: 0x0000_00ff, count: 2) + Array(repeating: 0xffff_ffff, count: 6))
    }

    @Test("the mean of an area is one pixel") func average() throws {
        let filter = try #require(
            CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: halves(), kCIInputExtentKey: CIVector(cgRect: halves().extent)]))
        var bitmap = [UInt8](repeating: 0, count: 4)
        try CIContext(options: [.workingColorSpace: NSNull()]).render(
            #require(filter.outputImage), toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        #expect(bitmap == [188, 188, 188, 255])
    }

    @Test("a QR code has its three corners and one white pixel around it") func code() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello".utf8)
        filter.correctionLevel = "L"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let all = try pixels(image)
        func dark(_ x: Int, _ y: Int) -> Bool { all[y * 23 + x] == 0x0000_00ff }
        #expect(!dark(0, 0) && (1...7).allSatisfy { dark($0, 1) && dark(1, $0) } && !dark(2, 2) && dark(4, 4))
        #expect((15...21).allSatisfy { dark($0, 1) } && (1...7).allSatisfy { dark($0, 21) })
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(try Set(pixels(large)) == [0x0000_00ff, 0xffff_ffff])
    }

    /// The values of the first component, from the upper left, as a context without colours writes them.
    private func measures(_ image: CIImage) -> [Float] {
        let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
        var values = [UInt16](repeating: 0, count: Int(image.extent.width * image.extent.height))
        context.render(image, toBitmap: &values, rowBytes: Int(image.extent.width) * 2, bounds: image.extent, format: .Rh, colorSpace: nil)
        return values.map { Float(Float16(bitPattern: $0)) }
    }

    @Test("differences of colours are measured in delta E, which no colour space changes") func labDeltaE() {
        let black = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
        let difference = halves().applyingFilter("CILabDeltaE", parameters: ["inputImage2": black])
        #expect(measures(difference).prefix(8) == [0, 0, 0, 0, 100, 100, 100, 100])
        let extent = [kCIInputExtentKey: CIVector(cgRect: difference.extent)]
        #expect(measures(difference.applyingFilter("CIAreaMaximum", parameters: extent)) == [100])
        #expect(measures(difference.applyingFilter("CIAreaAverage", parameters: extent)) == [50])
    }

    @Test("an app's own processor reads and writes memory") func processor() throws {
        final class Inverter: CIImageProcessorKernel {
            override class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws {
                let input = try #require(inputs?.first)
                for row in 0..<Int(output.region.height) {
                    for column in 0..<Int(output.region.width) * 4 {
                        let value = input.baseAddress.load(fromByteOffset: row * input.bytesPerRow + column, as: UInt8.self)
                        output.baseAddress.storeBytes(of: column % 4 == 3 ? 255 : 255 - value, toByteOffset: row * output.bytesPerRow + column, as: UInt8.self)
                    }
                }
            }
        }
        let image = try Inverter.apply(withExtent: CGRect(x: 0, y: 0, width: 8, height: 4), inputs: [halves()], arguments: nil)
        #expect(try pixels(image).prefix(8) == [0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xff, 0xff, 0xff, 0xff])
    }

    @Test("a filter says what its inputs are for, and from where to where a slider goes") func inputAttributes() throws {
        let controls = try #require(CIFilter(name: "CIColorControls")).attributes
        let brightness = try #require(controls[kCIInputBrightnessKey] as? [String: Any])
        #expect((brightness[kCIAttributeSliderMin] as? NSNumber)?.doubleValue == -1 && (brightness[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 1)
        #expect((brightness[kCIAttributeIdentity] as? NSNumber)?.doubleValue == 0 && brightness[kCIAttributeType] as? String == kCIAttributeTypeScalar)
        let blur = try #require(CIFilter(name: "CIGaussianBlur")?.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(blur[kCIAttributeType] as? String == kCIAttributeTypeDistance && blur[kCIAttributeDisplayName] as? String == "Radius")
        #expect((blur[kCIAttributeMin] as? NSNumber)?.doubleValue == 0 && (blur[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 100)
        #expect(blur[kCIAttributeMax] == nil)
    }

    @Test("each default lies between the ends of its slider") func ranges() {
        for name in CIFilter.filterNames(inCategory: nil) {
            guard let filter = CIFilter(name: name) else { continue }
            for key in filter.inputKeys {
                guard let entry = filter.attributes[key] as? [String: Any], let least = entry[kCIAttributeSliderMin] as? NSNumber,
                    let most = entry[kCIAttributeSliderMax] as? NSNumber, let standard = entry[kCIAttributeDefault] as? NSNumber
                else { continue }
                #expect(least.doubleValue < most.doubleValue)
                #expect(least.doubleValue <= standard.doubleValue && standard.doubleValue <= most.doubleValue, "\(name), \(key)")
            }
        }
    }
}
