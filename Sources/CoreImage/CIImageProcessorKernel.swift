import CoreGraphics
import Foundation

/// Pixels that a processor reads.
public protocol CIImageProcessorInput: AnyObject {
    /// The area of the picture that the pixels are of.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    /// The first pixel of the highest row.
    var baseAddress: UnsafeRawPointer { get }
}

/// Pixels that a processor writes.
public protocol CIImageProcessorOutput: AnyObject {
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    var baseAddress: UnsafeMutableRawPointer { get }
}

/// A step of a recipe that an app computes itself, in memory: a subclass overrides `process(with:arguments:output:)`.
///
/// There is no graphics processor: inputs and outputs have memory and no textures. Where `process` throws, the picture is transparent.
open class CIImageProcessorKernel: NSObject {
    /// The picture that the processor makes of others, computed when a context asks for its pixels.
    open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        let images: [CIImage] = inputs ?? []
        nonisolated(unsafe) let arguments = arguments
        let result = CIImage(extent: extent) { area in plane(of: area, from: images, arguments) }
        // Measures stay measures where nothing else goes in.
        result.isMeasure = !images.isEmpty && images.allSatisfy(\.isMeasure)
        return result
    }

    open class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws {}

    /// The part of an input that is needed for `outputRect`; the same part unless overridden.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    open class func formatForInput(at inputIndex: Int32) -> CIFormat { .BGRA8 }
    open class var outputFormat: CIFormat { .BGRA8 }
    open class var outputIsOpaque: Bool { false }
    /// Whether inputs are in memory before `process` is called; they always are.
    open class var synchronizeInputs: Bool { true }

    private static func plane(of area: PixelArea, from images: [CIImage], _ arguments: [String: Any]?) -> PixelPlane {
        let inputs: [ProcessorInput] = images.enumerated().map { index, image in
            let part = PixelArea(covering: roi(forInput: Int32(index), arguments: arguments, outputRect: area.rect))
            let memory = ProcessorInput(area: part, format: formatForInput(at: Int32(index)))
            memory.write(image.render(part))
            return memory
        }
        let output = ProcessorOutput(area: area, format: outputFormat)
        guard (try? process(with: inputs, arguments: arguments, output: output)) != nil else { return PixelPlane(area: area) }
        return output.plane(isOpaque: outputIsOpaque)
    }
}

/// Memory with the pixels of an area, linear and premultiplied as in a recipe.
private class ProcessorMemory {
    private let area: PixelArea
    private let layout: PixelLayout
    private let bytes: UnsafeMutableRawBufferPointer
    let format: CIFormat
    let bytesPerRow: Int

    /// - Parameter format: One that is not known is replaced by `BGRA8`, which `format` then says.
    init(area: PixelArea, format: CIFormat) {
        self.area = area
        let known: PixelLayout? = PixelLayout(format)
        self.format = known == nil ? .BGRA8 : format
        layout = known ?? PixelLayout(.BGRA8)!
        bytesPerRow = (max(area.width, 1) * layout.pixelSize + 15) & ~15
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * max(area.height, 1), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { bytes.deallocate() }

    var region: CGRect { area.rect }
    fileprivate var base: UnsafeMutableRawPointer { bytes.baseAddress! }

    func write(_ plane: PixelPlane) {
        for y in area.minY..<area.maxY {
            let row = base + (area.maxY - 1 - y) * bytesPerRow
            for x in area.minX..<area.maxX { layout.write(plane[x, y], to: row, column: x - area.minX) }
        }
    }

    func plane(isOpaque: Bool) -> PixelPlane {
        PixelPlane(area: area) { x, y in
            let color = layout.read(base + (area.maxY - 1 - y) * bytesPerRow, column: x - area.minX)
            return isOpaque ? color.withAlpha(1) : color
        }
    }
}

private final class ProcessorInput: ProcessorMemory, CIImageProcessorInput {
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(base) }
}

private final class ProcessorOutput: ProcessorMemory, CIImageProcessorOutput {
    var baseAddress: UnsafeMutableRawPointer { base }
}
