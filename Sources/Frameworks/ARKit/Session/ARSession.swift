/// Something that has a session.
@preconcurrency @MainActor public protocol ARSessionProviding: NSObjectProtocol {
    var session: ARSession { get }
}

/// Follows the device and its surroundings. No configuration is supported, as in a simulator: a session that is to run fails.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = RunOptions(rawValue: 1 << 0)
        public static let removeExistingAnchors = RunOptions(rawValue: 1 << 1)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 1 << 2)
        public static let resetSceneReconstruction = RunOptions(rawValue: 1 << 3)
    }

    public let identifier = UUID()
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue on which the delegate is called; nil, the default, for the main queue.
    open var delegateQueue: DispatchQueue?
    /// Nil: no frame comes.
    open var currentFrame: ARFrame? { nil }
    /// The configuration that it was to run with; nil before.
    open private(set) var configuration: ARConfiguration?
    /// Views hear of the session as well, for their own delegates.
    weak var observer: (any SessionListening)?

    public override init() { super.init() }

    /// Fails soon after: delegate and observers hear of `ARError.unsupportedConfiguration`.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration.copy() as? ARConfiguration
        let error = ARError(.unsupportedConfiguration)
        ServiceReply.send(on: delegateQueue ?? .main) { [self] in
            try? delegate?.session(self, didFailWithError: error)
        }
        ServiceReply.sendOnMain { [self] in observer?.session(self, failed: error) }
    }
    open func pause() {}

    // It does not run: it follows nothing.
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func update(with collaborationData: CollaborationData) {}
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    /// Nil: the session does not run.
    @preconcurrency open func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping @Sendable ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }

    @preconcurrency open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
        reply { completionHandler(nil, ARError(.insufficientFeatures)) }
    }
    /// - Throws: `ARError.insufficientFeatures`: nothing was seen.
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    @preconcurrency open func createReferenceObject(
        transform: simd_float4x4, center: simd_float3, extent: simd_float3,
        completionHandler: @escaping @Sendable (ARReferenceObject?, (any Error)?) -> Void
    ) {
        reply { completionHandler(nil, ARError(.insufficientFeatures)) }
    }
    /// - Throws: `ARError.insufficientFeatures`: nothing was seen.
    open func createReferenceObject(transform: simd_float4x4, center: simd_float3, extent: simd_float3) async throws -> ARReferenceObject {
        throw ARError(.insufficientFeatures)
    }
    @preconcurrency open func captureHighResolutionFrame(completion: @escaping @Sendable (ARFrame?, (any Error)?) -> Void) {
        reply { completion(nil, ARError(.highResolutionFrameCaptureFailed)) }
    }
    /// - Throws: `ARError.highResolutionFrameCaptureFailed`: there is no camera.
    open func captureHighResolutionFrame() async throws -> ARFrame { throw ARError(.highResolutionFrameCaptureFailed) }
    @preconcurrency open func getGeoLocation(
        forPoint position: simd_float3,
        completionHandler: @escaping @Sendable (CLLocationCoordinate2D, CLLocationDistance, (any Error)?) -> Void
    ) {
        reply { completionHandler(kCLLocationCoordinate2DInvalid, 0, ARError(.geoTrackingFailed)) }
    }
    /// - Throws: `ARError.geoTrackingFailed`: the session does not run.
    open func geoLocation(forPoint position: simd_float3) async throws -> (CLLocationCoordinate2D, CLLocationDistance) {
        throw ARError(.geoTrackingFailed)
    }

    private func reply(_ body: @escaping () -> Void) { ServiceReply.send(on: delegateQueue ?? .main, body) }

    /// News that sessions of several devices have for each other.
    open class CollaborationData: NSObject, NSSecureCoding, @unchecked Sendable {
        public enum Priority: Int, Sendable { case critical = 0, optional }
        private let content: Data
        open var priority: Priority { .optional }
        public class var supportsSecureCoding: Bool { true }
        public required init?(coder: NSCoder) {
            guard let data = coder.decodeObject(of: NSData.self, forKey: "data") else { return nil }
            content = data as Data
        }
        open func encode(with coder: NSCoder) { coder.encode(content as NSData, forKey: "data") }
    }
}

/// A view that tells its own delegate of its session.
@MainActor protocol SessionListening: AnyObject {
    func session(_ session: ARSession, failed error: any Error)
}

/// Hears how a session is doing. Every method is optional.
@preconcurrency public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error) throws(Unimplemented)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) throws(Unimplemented)
    func sessionWasInterrupted(_ session: ARSession) throws(Unimplemented)
    func sessionInterruptionEnded(_ session: ARSession) throws(Unimplemented)
    func sessionShouldAttemptRelocalization(_ session: ARSession) throws(Unimplemented) -> Bool
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) throws(Unimplemented)
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) throws(Unimplemented)
    func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus) throws(Unimplemented)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("session:didFailWithError:", on: self, [session, error])
    }
    // A session never runs: the others are not called.
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) throws(Unimplemented) { throw Unimplemented() }
    public func sessionWasInterrupted(_ session: ARSession) throws(Unimplemented) { throw Unimplemented() }
    public func sessionInterruptionEnded(_ session: ARSession) throws(Unimplemented) { throw Unimplemented() }
    public func sessionShouldAttemptRelocalization(_ session: ARSession) throws(Unimplemented) -> Bool { throw Unimplemented() }
    public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus) throws(Unimplemented) { throw Unimplemented() }
}

/// Hears of a session's frames and anchors as well. Every method is optional.
@preconcurrency public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame) throws(Unimplemented)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor]) throws(Unimplemented)
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) throws(Unimplemented)
    func session(_ session: ARSession, didRemove anchors: [ARAnchor]) throws(Unimplemented)
}

extension ARSessionDelegate {
    // A session never runs: not called.
    public func session(_ session: ARSession, didUpdate frame: ARFrame) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) throws(Unimplemented) { throw Unimplemented() }
}
