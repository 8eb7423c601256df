import QuinceCoreMedia
import UIKit

public enum AVCaptureOutputDataDroppedReason: Int, Sendable { case none = 0, lateData, outOfBuffers, discontinuity }

/// Depth of a camera's pictures. There is no camera: none comes.
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    open var alwaysDiscardsLateDepthData = true
    open var isFilteringEnabled = true
    public override init() { super.init() }
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
    }
}

@preconcurrency public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection)
        throws(Unimplemented)
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection,
        reason: AVCaptureOutputDataDroppedReason) throws(Unimplemented)
}
extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("depthDataOutput:didOutput:timestamp:connection:", on: self, [output, depthData, timestamp, connection])
    }
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection,
        reason: AVCaptureOutputDataDroppedReason
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "depthDataOutput:didDrop:timestamp:connection:reason:", on: self, [output, depthData, timestamp, connection, reason.rawValue])
    }
}

/// Hands out what several outputs have of one moment. There is no camera: nothing comes.
open class AVCaptureDataOutputSynchronizer: NSObject, @unchecked Sendable {
    public let dataOutputs: [AVCaptureOutput]
    open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    public init(dataOutputs: [AVCaptureOutput]) { self.dataOutputs = dataOutputs }
    open func setDelegate(_ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?) {
        (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue)
    }
}

@preconcurrency public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    func dataOutputSynchronizer(
        _ synchronizer: AVCaptureDataOutputSynchronizer, didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// The data that outputs have of one moment.
open class AVCaptureSynchronizedDataCollection: NSObject, @unchecked Sendable {
    private let data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]
    package init(_ data: [(output: AVCaptureOutput, data: AVCaptureSynchronizedData)]) { self.data = data }
    open var count: Int { data.count }
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { data.first { $0.output === captureOutput }?.data }
    open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { synchronizedData(for: key) }
}

open class AVCaptureSynchronizedData: NSObject, @unchecked Sendable {
    public let timestamp: CMTime
    init(_ time: CMTime) { timestamp = time }
}

open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData, @unchecked Sendable {
    public let sampleBuffer: CMSampleBuffer
    public let sampleBufferWasDropped: Bool
    public let droppedReason: AVCaptureOutputDataDroppedReason
    package init(_ sample: CMSampleBuffer, dropped: AVCaptureOutputDataDroppedReason = .none) {
        (sampleBuffer, sampleBufferWasDropped, droppedReason) = (sample, dropped != .none, dropped)
        super.init(sample.presentationTimeStamp)
    }
}

open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData, @unchecked Sendable {
    public let metadataObjects: [AVMetadataObject]
    package init(_ objects: [AVMetadataObject], time: CMTime) {
        metadataObjects = objects
        super.init(time)
    }
}

open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData, @unchecked Sendable {
    public let depthData: AVDepthData
    public let depthDataWasDropped: Bool
    public let droppedReason: AVCaptureOutputDataDroppedReason
    package init(_ depth: AVDepthData, time: CMTime, dropped: AVCaptureOutputDataDroppedReason = .none) {
        (depthData, depthDataWasDropped, droppedReason) = (depth, dropped != .none, dropped)
        super.init(time)
    }
}

/// A body that is found in a picture.
open class AVMetadataBodyObject: AVMetadataObject, NSCopying, @unchecked Sendable {
    open var bodyID: Int { 0 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class AVMetadataHumanBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataHumanFullBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataCatBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
open class AVMetadataDogBodyObject: AVMetadataBodyObject, @unchecked Sendable {}
/// The part of a picture that draws the eye.
open class AVMetadataSalientObject: AVMetadataObject, NSCopying, @unchecked Sendable {
    open var objectID: Int { 0 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
