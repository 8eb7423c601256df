import QuinceCoreMedia
import UIKit

/// Which parts of a photo are skin, hair and the like. No photo is taken, so none is made.
open class AVSemanticSegmentationMatte: NSObject, @unchecked Sendable {
    public struct MatteType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let skin = MatteType(rawValue: "AVSemanticSegmentationMatteTypeSkin")
        public static let hair = MatteType(rawValue: "AVSemanticSegmentationMatteTypeHair")
        public static let teeth = MatteType(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
        public static let glasses = MatteType(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
    }
    override init() {}
    open var matteType: MatteType { .skin }
    open var pixelFormatType: OSType { 0 }
    open var mattingImage: CVPixelBuffer { preconditionFailure("no matte is ever made") }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
}

/// Which part of a photo is its subject. No photo is taken, so none is made.
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {
    override init() {}
    open var pixelFormatType: OSType { 0 }
    open var mattingImage: CVPixelBuffer { preconditionFailure("no matte is ever made") }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
}

/// How far away what is seen in a photo is. No photo is taken, so none is made.
open class AVDepthData: NSObject, @unchecked Sendable {
    public enum Quality: Int, Sendable { case low = 0, high }
    public enum Accuracy: Int, Sendable { case relative = 0, absolute }
    override init() {}
    open var depthDataType: OSType { 0 }
    open var depthDataQuality: Quality { .low }
    open var depthDataAccuracy: Accuracy { .relative }
    open var isDepthDataFiltered: Bool { false }
    open var depthDataMap: CVPixelBuffer { preconditionFailure("no depth is ever measured") }
}

extension AVCaptureDevice {
    /// How hard a camera's system works.
    open class SystemPressureState: NSObject, @unchecked Sendable {
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        public struct Factors: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let systemTemperature = Factors(rawValue: 1 << 0)
            public static let peakPower = Factors(rawValue: 1 << 1)
            public static let depthModuleTemperature = Factors(rawValue: 1 << 2)
        }
        override init() {}
        open var level: Level { .nominal }
        open var factors: Factors { [] }
    }
}
