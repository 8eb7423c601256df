@_exported import QuinceOSLog
@_exported import UIKit

/// Hands out reports about how the app ran on the user's devices. In a simulator, as here, there are none.
open class MXMetricManager: NSObject, @unchecked Sendable {
    open class var shared: MXMetricManager { AppServices.object { MXMetricManager() } }
    open class func makeLogHandle(category: String) -> OSLog { OSLog(subsystem: "com.apple.metrickit.log", category: category) }
    /// No launch is measured.
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {}
    override init() {}

    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    // No report comes, so that nobody need be remembered.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Hears of reports. Every method is optional.
@preconcurrency public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    // No report comes: not called.
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// About the app and the device that a report is of.
open class MXMetaData: NSObject, @unchecked Sendable {
    override init() {}
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

/// A number of a report.
open class MXMetric: NSObject, @unchecked Sendable {
    override init() {}
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}

/// How often values were between others.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    override init() {}
    open var totalBucketCount: Int { 0 }
    open var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    override init() {}
    open var bucketCount: Int { 0 }
}
open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
    override init() {}
    open var sampleCount: Int { 0 }
    open var standardDeviation: Double { 0 }
}

private func seconds() -> Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
private func bytes() -> Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }

open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { seconds() }
    open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "kiloinstructions")) }
}
open class MXGPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeGPUTime: Measurement<UnitDuration> { seconds() }
}
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { bytes() }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage() }
}
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { bytes() }
}
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { bytes() }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { bytes() }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { bytes() }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { bytes() }
}
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { seconds() }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { seconds() }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { seconds() }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { seconds() }
}
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "ms per s")) }
}
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    override init() {}
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    override init() {}
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

/// A report of a day's numbers. None comes.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    override init() {}
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var gpuMetrics: MXGPUMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open var dictionaryRepresentation: [AnyHashable: Any] { [:] }
}
