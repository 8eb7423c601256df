import FoundationNetworking
import UIKit

/// Asks an app for the bytes of an asset. Nothing of a stream is loaded, so it never does.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
    override init() {}
}

/// Gives the bytes of an asset. Every method is optional.
@preconcurrency public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) throws(Unimplemented) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) throws(Unimplemented) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) throws(Unimplemented)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("resourceLoader:shouldWaitForLoadingOfRequestedResource:", on: self, [resourceLoader, loadingRequest])
    }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("resourceLoader:shouldWaitForRenewalOfRequestedResource:", on: self, [resourceLoader, renewalRequest])
    }
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("resourceLoader:didCancel:", on: self, [resourceLoader, loadingRequest])
    }
}

/// A request for the bytes of an asset, and what the app answered so far.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    public let request: URLRequest
    open private(set) var isFinished = false
    open internal(set) var isCancelled = false
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    public let dataRequest: AVAssetResourceLoadingDataRequest?
    open var response: URLResponse?
    open var redirect: URLRequest?
    package private(set) var error: (any Error)?

    package init(_ request: URLRequest, offset: Int64 = 0, length: Int = 2) {
        self.request = request
        contentInformationRequest = AVAssetResourceLoadingContentInformationRequest()
        dataRequest = AVAssetResourceLoadingDataRequest(offset: offset, length: length)
    }

    open func finishLoading() { isFinished = true }
    open func finishLoading(with error: (any Error)?) {
        self.error = error
        isFinished = true
    }
}

open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// The app's word on the whole asset.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var allowedContentTypes: [String]? { nil }
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var isEntireLengthAvailableOnDemand = false
    open var renewalDate: Date?
    override init() {}
}

/// A range of bytes that is asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    public let requestedOffset: Int64
    public let requestedLength: Int
    open var requestsAllDataToEndOfResource: Bool { false }
    /// Goes on with the bytes that were given.
    open private(set) var currentOffset: Int64
    init(offset: Int64, length: Int) {
        (requestedOffset, currentOffset, requestedLength) = (offset, offset, length)
    }
    open func respond(with data: Data) { currentOffset += Int64(data.count) }
}

/// The part of a stream that is kept.
open class AVAssetCache: NSObject, @unchecked Sendable {
    open var isPlayableOffline: Bool { false }
    open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { [] }
    override init() {}
}
