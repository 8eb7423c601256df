import Foundation
@testable import QuinceCoreML
import QuinceVision
import Testing
import UIKit

@Suite struct LearntModelLoadingTests {
    /// A compiled model as a build writes it.
    private func compiled() throws -> URL {
        func feature(_ name: String, _ kind: Int, _ isOptional: Bool = false, element: Int = 0) -> [String: Any] {
            [
                "name": name, "summary": "", "kind": kind, "isOptional": isOptional, "width": 8, "height": 4, "isGray": false, "shape": [2, 3],
                "dataType": 65568, "element": element,
            ]
        }
        let contents: [String: Any] = [
            "inputs": [feature("image", 4), feature("threshold", 2, true), feature("numbers", 5, true)],
            "outputs": [feature("label", 3), feature("probabilities", 6, element: 3)], "predictedFeatureName": "label",
            "predictedProbabilitiesName": "", "metadata": ["author": "Ann"],
        ]
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mlmodelc")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data: Data = try PropertyListSerialization.data(fromPropertyList: contents, format: .binary, options: 0)
        try data.write(to: folder.appendingPathComponent("description.plist"))
        return folder
    }

    @Test("A model that is loaded says what it takes and gives") func description() throws {
        let url: URL = try compiled()
        defer { try? FileManager.default.removeItem(at: url) }
        let description = try MLModel(contentsOf: url).modelDescription
        let image = try #require(description.inputDescriptionsByName["image"])
        #expect(image.type == .image && image.imageConstraint?.pixelsWide == 8 && image.imageConstraint?.pixelsHigh == 4)
        #expect(image.imageConstraint?.pixelFormatType == kCVPixelFormatType_32BGRA && image.multiArrayConstraint == nil)
        #expect(description.inputDescriptionsByName["numbers"]?.multiArrayConstraint?.shape == [2, 3])
        #expect(description.inputDescriptionsByName["numbers"]?.multiArrayConstraint?.dataType == .float32)
        #expect(description.outputDescriptionsByName["probabilities"]?.dictionaryConstraint?.keyType == .string)
        #expect(description.predictedFeatureName == "label" && description.predictedProbabilitiesName == nil)
        #expect(description.metadata[.author] as? String == "Ann")
    }

    @Test("Predictions fail: for a missing value by its kind, else since nothing runs models") func predictions() throws {
        let url: URL = try compiled()
        defer { try? FileManager.default.removeItem(at: url) }
        let model = try MLModel(contentsOf: url)
        func code(_ values: [String: Any]) throws -> Int? {
            let input = try MLDictionaryFeatureProvider(dictionary: values)
            do {
                _ = try model.prediction(from: input)
                return nil
            } catch { return (error as NSError).code }
        }
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 8, 4, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        let image = MLFeatureValue(pixelBuffer: try #require(buffer))
        #expect(try code([:]) == MLModelError.Code.featureType.rawValue && code(["image": "text"]) == MLModelError.Code.featureType.rawValue)
        #expect(try code(["image": image]) == MLModelError.Code.generic.rawValue)
        #expect(try VNCoreMLModel(for: model).inputImageFeatureName == "image")
    }

    @Test("Arrays can be read and written by their memory, in each kind of number") func arrays() throws {
        for type in [MLMultiArrayDataType.double, .float32, .float16, .int32] {
            let array = try MLMultiArray(shape: [2, 2], dataType: type)
            array[[1, 0]] = 3
            #expect(array[2].intValue == 3 && array[[1, 0]].intValue == 3 && array[0].intValue == 0)
        }
        let array = try MLMultiArray([1.5, 2.5])
        #expect(array.dataPointer.load(fromByteOffset: 8, as: Double.self) == 2.5 && array.dataType == .float64)
        #expect(try MLMultiArray([1, 2, 3] as [Int]).dataType == .int32)
        #expect(throws: (any Error).self) { try MLMultiArray(shape: [0], dataType: .double) }
    }

    @Test("Arrays over memory of the caller's keep its strides") func borrowed() throws {
        let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 6)
        for index in 0..<6 { memory[index] = Int32(index) }
        defer { memory.deallocate() }
        let array = try MLMultiArray(dataPointer: memory, shape: [2, 3], dataType: .int32, strides: [1, 2])
        #expect((0..<6).map { array[$0].intValue } == [0, 2, 4, 1, 3, 5])
    }

    @Test("A picture is drawn into the buffer of a feature") func pictures() throws {
        let picture = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        picture.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(picture.makeImage())
        let value = try MLFeatureValue(cgImage: image, pixelsWide: 8, pixelsHigh: 8, pixelFormatType: kCVPixelFormatType_32ARGB, options: nil)
        let buffer = try #require(value.imageBufferValue)
        let pixel = try #require(CVPixelBufferGetBaseAddress(buffer)).advanced(by: CVPixelBufferGetBytesPerRow(buffer) * 4 + 16)
        #expect((1...3).map { pixel.load(fromByteOffset: $0, as: UInt8.self) } == [255, 0, 0])
        #expect(throws: (any Error).self) { try MLFeatureValue(cgImage: image, pixelsWide: 8, pixelsHigh: 8, pixelFormatType: 1, options: nil) }
    }

    @Test("The middle of a picture fills a buffer, all of it fits, or it is stretched") func placement() {
        let (wide, square) = (CGSize(width: 20, height: 10), CGSize(width: 10, height: 10))
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(ImagePlacement.frame(of: wide, crop: whole, mode: nil, in: square) == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(ImagePlacement.frame(of: wide, crop: whole, mode: 0, in: square) == CGRect(x: -5, y: 0, width: 20, height: 10))
        #expect(ImagePlacement.frame(of: wide, crop: whole, mode: 1, in: square) == CGRect(x: 0, y: 2.5, width: 10, height: 5))
        let left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(ImagePlacement.frame(of: wide, crop: left, mode: nil, in: square) == CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}
