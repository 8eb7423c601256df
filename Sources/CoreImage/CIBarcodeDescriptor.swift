import CoreGraphics
import Foundation

/// The bytes in a code of bars or squares, before they are read as text.
open class CIBarcodeDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The bytes after errors were mended, with mode and length before them.
    public let errorCorrectedPayload: Data
    fileprivate let numbers: [Int]

    fileprivate init?(_ payload: Data, _ numbers: [Int], isValid: Bool = true) {
        guard isValid, !payload.isEmpty else { return nil }
        (errorCorrectedPayload, self.numbers) = (payload, numbers)
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let payload = coder.decodeObject(of: NSData.self, forKey: "payload"), let list = coder.decodeObject(of: NSString.self, forKey: "numbers")
        else { return nil }
        errorCorrectedPayload = payload as Data
        numbers = "\(list)".split(separator: " ").compactMap { Int($0) }
        guard numbers.count == Self.count else { return nil }
    }

    /// How many numbers a descriptor has beside its bytes.
    fileprivate class var count: Int { 0 }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(errorCorrectedPayload as NSData, forKey: "payload")
        coder.encode(NSString(string: numbers.map { "\($0)" }.joined(separator: " ")), forKey: "numbers")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIBarcodeDescriptor, type(of: other) == type(of: self) else { return false }
        return other.errorCorrectedPayload == errorCorrectedPayload && other.numbers == numbers
    }
    open override var hash: Int { errorCorrectedPayload.hashValue }
}

open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of a code may be lost: 7, 15, 25 or 30 percent. The values are the letters L, M, Q and H.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// - Parameters:
    ///   - symbolVersion: 1 to 40; nil is given for others.
    ///   - maskPattern: 0 to 7.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
        super.init(
            errorCorrectedPayload, [symbolVersion, Int(maskPattern), errorCorrectionLevel.rawValue],
            isValid: (1...40).contains(symbolVersion) && maskPattern < 8)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var count: Int { 3 }
    open var symbolVersion: Int { numbers[0] }
    open var maskPattern: UInt8 { UInt8(numbers[1]) }
    open var errorCorrectionLevel: ErrorCorrectionLevel { ErrorCorrectionLevel(rawValue: numbers[2]) ?? .levelM }
}

open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// - Parameter layerCount: 1 to 32; nil is given for others.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        super.init(errorCorrectedPayload, [isCompact ? 1 : 0, layerCount, dataCodewordCount], isValid: (1...32).contains(layerCount) && dataCodewordCount > 0)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var count: Int { 3 }
    open var isCompact: Bool { numbers[0] == 1 }
    open var layerCount: Int { numbers[1] }
    open var dataCodewordCount: Int { numbers[2] }
}

open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// - Parameters:
    ///   - rowCount: 3 to 90; nil is given for others.
    ///   - columnCount: 1 to 30.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        super.init(
            errorCorrectedPayload, [isCompact ? 1 : 0, rowCount, columnCount], isValid: (3...90).contains(rowCount) && (1...30).contains(columnCount))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var count: Int { 3 }
    open var isCompact: Bool { numbers[0] == 1 }
    open var rowCount: Int { numbers[1] }
    open var columnCount: Int { numbers[2] }
}

open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The way that errors are mended.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        super.init(errorCorrectedPayload, [rowCount, columnCount, eccVersion.rawValue], isValid: rowCount > 0 && columnCount > 0)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var count: Int { 3 }
    open var rowCount: Int { numbers[0] }
    open var columnCount: Int { numbers[1] }
    open var eccVersion: ECCVersion { ECCVersion(rawValue: numbers[2]) ?? .v200 }
}

public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// A rectangle in a picture, as it is seen. Nobody finds one here.
open class CIRectangleFeature: CIFeature {
    open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
    open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
    open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}

/// Text in a picture. Nobody finds any here.
open class CITextFeature: CIFeature {
    open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
    open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
    open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
    /// The characters, where they were asked for.
    open var subFeatures: [Any]? { nil }
}

extension CIQRCodeFeature {
    public var symbolDescriptor: CIQRCodeDescriptor? { nil }
}

extension CIFaceFeature {
    // Films are looked through by nobody.
    public var hasTrackingID: Bool { false }
    public var trackingID: Int32 { 0 }
    public var hasTrackingFrameCount: Bool { false }
    public var trackingFrameCount: Int32 { 0 }
}
