@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

public struct RPRecordingErrorCode: Error, Sendable {
    public enum Code: Int, Sendable { case unknown = -5800, userDeclined, disabled, failedToStart, failed, insufficientStorage, interrupted, contentResize }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    var asError: NSError { NSError(domain: RPRecordingErrorDomain, code: code.rawValue) }
}

/// Records the screen. It cannot here, as in a simulator.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static var sharedRecorder: RPScreenRecorder { AppServices.object { RPScreenRecorder() } }
    open class func shared() -> RPScreenRecorder { sharedRecorder }
    private override init() { super.init() }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open func startRecording(handler: ((Error?) -> Void)? = nil) { refuse(handler) }
    open func stopRecording(handler: ((RPPreviewViewController?, Error?) -> Void)? = nil) {
        if let handler { ServiceReply.send(on: .main) { handler(nil, RPRecordingErrorCode(.failed).asError) } }
    }
    open func stopRecording(withOutput url: URL, completionHandler: ((Error?) -> Void)? = nil) { refuse(completionHandler) }
    open func stopCapture(handler: ((Error?) -> Void)? = nil) { refuse(handler) }
    open func discardRecording(handler: @escaping () -> Void) { ServiceReply.send(on: .main, handler) }

    private func refuse(_ handler: ((Error?) -> Void)?) {
        if let handler { ServiceReply.send(on: .main) { handler(RPRecordingErrorCode(.failedToStart).asError) } }
    }
}

@preconcurrency public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) throws(Unimplemented)
}

extension RPScreenRecorderDelegate {
    // It never becomes available: not called.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) throws(Unimplemented) { throw Unimplemented() }
}

/// Shows a recording. There is none.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController) throws(Unimplemented)
}

extension RPPreviewViewControllerDelegate {
    // Nothing is previewed: not called.
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) throws(Unimplemented) { throw Unimplemented() }
}
