import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite("Tiles, transitions, effects and values of Core Image") struct EffectFilterTests {
    private static let extent = CGRect(x: 0, y: 0, width: 40, height: 30)
    private let context = CIContext()
    private let red = CIImage(color: .red).cropped(to: Self.extent)
    private let ramp: CIImage = {
        let filter = CIFilter(name: "CILinearGradient", parameters: ["inputPoint1": CIVector(x: 40, y: 30)])
        return (filter?.outputImage ?? .empty()).cropped(to: Self.extent)
    }()

    private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) -> [UInt8] {
        var data = [UInt8](repeating: 0, count: 4)
        let place = CGRect(x: x, y: y, width: 1, height: 1)
        context.render(image ?? .empty(), toBitmap: &data, rowBytes: 4, bounds: place, format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        return data
    }

    private static let transitions: [String] = [
        "CISwipeTransition", "CIBarsSwipeTransition", "CIFlashTransition", "CICopyMachineTransition", "CIModTransition", "CIRippleTransition",
        "CIAccordionFoldTransition", "CIDissolveTransition",
    ]

    @Test("a transition begins with one picture and ends with the other", arguments: transitions) func ends(name: String) throws {
        let filter = try #require(CIFilter(name: name, parameters: [kCIInputImageKey: ramp, kCIInputTargetImageKey: red]))
        if filter.inputKeys.contains(kCIInputExtentKey) { filter.setValue(CIVector(cgRect: Self.extent), forKey: kCIInputExtentKey) }
        filter.setValue(0, forKey: kCIInputTimeKey)
        #expect(pixel(filter.outputImage, 12, 9) == pixel(ramp, 12, 9))
        filter.setValue(1, forKey: kCIInputTimeKey)
        #expect(pixel(filter.outputImage, 12, 9) == [255, 0, 0, 255])
        filter.setValue(0.5, forKey: kCIInputTimeKey)
        #expect(filter.outputImage?.extent == Self.extent)
    }

    @Test("every filter of the system makes something of small pictures without a trap") func everyFilter() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String == "CIImage" {
                filter.setValue(ramp, forKey: key)
            }
            _ = pixel(filter.outputImage, 3, 4)
            _ = pixel(filter.outputImage, -20, 100)
        }
    }

    @Test("tiles repeat: mirrored ones about their centre, turned ones by their angle") func tiles() {
        let dots = CIFilter(name: "CICheckerboardGenerator", parameters: [kCIInputWidthKey: 7, kCIInputCenterKey: CIVector(x: 3, y: 2)])?.outputImage?
            .cropped(to: CGRect(x: 0, y: 0, width: 80, height: 80))
        let mirrored = CIFilter.fourfoldReflectedTile()
        (mirrored.inputImage, mirrored.center, mirrored.width) = (dots, CGPoint(x: 40, y: 40), 20)
        for place in [(3, 5), (11, 17), (6, 9)] {
            #expect(pixel(mirrored.outputImage, 40 + place.0, 40 + place.1) == pixel(mirrored.outputImage, 39 - place.0, 40 + place.1))
            #expect(pixel(mirrored.outputImage, 40 + place.0, 40 + place.1) == pixel(mirrored.outputImage, 80 + place.0, 40 + place.1))
        }
        let shifted = CIFilter.fourfoldTranslatedTile()
        (shifted.inputImage, shifted.center, shifted.width) = (dots, CGPoint(x: 40, y: 40), 15)
        #expect(pixel(shifted.outputImage, 42, 44) == pixel(dots, 42, 44) && pixel(shifted.outputImage, 57, 59) == pixel(dots, 42, 44))
        let kaleidoscope = CIFilter.kaleidoscope()
        (kaleidoscope.inputImage, kaleidoscope.center, kaleidoscope.count) = (ramp, CGPoint(x: 20, y: 15), 2)
        #expect(pixel(kaleidoscope.outputImage, 25, 18) == pixel(kaleidoscope.outputImage, 25, 11))
    }

    @Test("colours by threshold, in Lab and back, and by two tones") func colors() {
        let threshold = CIFilter.colorThreshold()
        (threshold.inputImage, threshold.threshold) = (ramp, 0.5)
        #expect(pixel(threshold.outputImage, 1, 1) == [255, 255, 255, 255] && pixel(threshold.outputImage, 38, 28) == [0, 0, 0, 255])
        #expect(pixel(ramp.convertingWorkingSpaceToLab().convertingLabToWorkingSpace(), 12, 9) == pixel(ramp, 12, 9))
        let xRay = CIFilter.xRay()
        xRay.inputImage = ramp
        #expect(pixel(xRay.outputImage, 1, 1)[0] < pixel(xRay.outputImage, 38, 28)[0])
    }

    @Test("rows, extremes and histograms are made of areas") func reductions() {
        let rows = CIFilter.rowAverage()
        (rows.inputImage, rows.extent) = (red, Self.extent)
        #expect(rows.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 30) && pixel(rows.outputImage, 0, 7) == [255, 0, 0, 255])
        let extremes = CIFilter.areaMinMax()
        (extremes.inputImage, extremes.extent) = (ramp, Self.extent)
        #expect(pixel(extremes.outputImage, 0, 0)[0] < 40 && pixel(extremes.outputImage, 1, 0)[0] > 240)
        let histogram = CIFilter.areaHistogram()
        (histogram.inputImage, histogram.extent, histogram.count) = (red, Self.extent, 4)
        var bins = [Float](repeating: 0, count: 16)
        context.render(
            histogram.outputImage ?? .empty(), toBitmap: &bins, rowBytes: 64, bounds: CGRect(x: 0, y: 0, width: 4, height: 1), format: .RGBAf, colorSpace: nil)
        #expect(bins[0] == 0 && bins[1] == 1 && bins[12] == 1)
    }

    @Test("pixels in memory are a picture, in formats of one to four components") func memory() {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 8, size: CGSize(width: 2, height: 2), format: .RGBA8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixel(image, 0, 1) == [255, 0, 0, 255] && pixel(image, 1, 1) == [0, 255, 0, 255] && pixel(image, 0, 0) == [0, 0, 255, 255])
        let gray = CIImage(
            bitmapData: Data([128]), bytesPerRow: 1, size: CGSize(width: 1, height: 1), format: .L8, colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        #expect(pixel(gray, 0, 0) == [128, 128, 128, 255])
    }

    @Test("a destination's memory takes a picture, upside down and blended where it is wanted") func destinations() throws {
        var bytes = [UInt8](repeating: 255, count: 4 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let destination = CIRenderDestination(bitmapData: memory.baseAddress!, width: 2, height: 2, bytesPerRow: 8, format: .RGBA8)
            let half = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
            let info = try context.startTask(toRender: half, to: destination).waitUntilCompleted()
            #expect(info.pixelsProcessed == 4 && Array(memory[0..<4]) == [255, 0, 0, 255] && Array(memory[8..<12]) == [0, 0, 0, 0])
            destination.isFlipped = true
            try context.startTask(toRender: half, to: destination)
            #expect(Array(memory[8..<12]) == [255, 0, 0, 255])
            destination.blendKernel = .destinationOver
            try context.startTask(toRender: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)), to: destination)
            #expect(Array(memory[0..<4]) == [0, 0, 255, 255] && Array(memory[8..<12]) == [255, 0, 0, 255])
            try context.startTask(toClear: destination)
            #expect(memory.allSatisfy { $0 == 0 })
        }
    }

    @Test("an accumulator keeps what was drawn, and changes a part") func accumulator() throws {
        let kept = try #require(CIImageAccumulator(extent: Self.extent, format: .RGBA8))
        kept.setImage(red)
        kept.setImage(CIImage(color: .blue), dirtyRect: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(pixel(kept.image(), 2, 2) == [0, 0, 255, 255] && pixel(kept.image(), 20, 20) == [255, 0, 0, 255])
        kept.clear()
        #expect(pixel(kept.image(), 20, 20) == [0, 0, 0, 0])
    }

    @Test("filters for a dull picture make it lighter, and can be applied") func adjustment() {
        let dull = ramp.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0.1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 0.1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 0.1, w: 0),
            ])
        let filters = dull.autoAdjustmentFilters()
        #expect(filters.map(\.name) == ["CIVibrance", "CIToneCurve", "CIHighlightShadowAdjust"])
        let better: CIImage = filters.reduce(dull) { image, filter in
            filter.setValue(image, forKey: kCIInputImageKey)
            return filter.outputImage ?? image
        }
        #expect(pixel(better, 20, 15)[0] > pixel(dull, 20, 15)[0] && CIImage.empty().autoAdjustmentFilters().isEmpty)
    }

    private final class Doubler: CIFilterConstructor {
        final class Filter: CIFilter, @unchecked Sendable {
            override var outputImage: CIImage? { (value(forKey: kCIInputImageKey) as? CIImage)?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)) }
        }
        func filter(withName name: String) -> CIFilter? { Filter() }
    }

    @Test("a filter of the app's is made by its name") func registration() throws {
        CIFilter.registerName("MyDoubler", constructor: Doubler(), classAttributes: [kCIAttributeFilterDisplayName: "Doubler"])
        let filter = try #require(CIFilter(name: "MyDoubler"))
        filter.setValue(red, forKey: kCIInputImageKey)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 80, height: 60) && filter.name == "MyDoubler")
        #expect(CIFilter.localizedName(forFilterName: "MyDoubler") == "Doubler" && CIFilter.filterNames(inCategories: nil).contains("MyDoubler"))
        #expect(CIFilter.localizedName(forCategory: kCICategoryColorEffect) == "Color Effect")
    }

    @Test("filters, colours, vectors and descriptors of codes come back from archives") func archives() throws {
        func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
        }
        let vector = CIVector(cgAffineTransform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(try copy(vector) == vector && vector.cgAffineTransformValue.ty == 6)
        #expect(try copy(CIColor(red: 1, green: 0.5, blue: 0.25)) == CIColor(red: 1, green: 0.5, blue: 0.25))
        let code = try #require(CIQRCodeDescriptor(payload: Data([64, 20]), symbolVersion: 2, maskPattern: 3, errorCorrectionLevel: .levelQ))
        #expect(try copy(code) == code && code.errorCorrectionLevel == .levelQ && code.maskPattern == 3)
        #expect(CIQRCodeDescriptor(payload: Data([1]), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelL) == nil)
        let blur = try #require(CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 4]))
        #expect((try copy(blur).value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 4)
    }
}
