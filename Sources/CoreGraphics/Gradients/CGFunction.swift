import Foundation

public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The computation of a function.
public struct CGFunctionCallbacks {
    /// 0
    public var version: UInt32
    /// Gets the info, the inputs, and where to write the outputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is no longer needed.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers that an app computes: the colours of a `CGShading`, for example.
public final class CGFunction: Hashable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    /// Lower and upper bounds by turns; empty: none.
    private let domain: [CGFloat]
    private let range: [CGFloat]
    let inputs: Int
    let outputs: Int

    /// - Parameters:
    ///   - domain: a lower and an upper bound for each input, to which they are clipped; nil: they are not.
    ///   - range: the same for each output.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else { return nil }
        self.info = info
        self.callbacks = callbacks.pointee
        inputs = domainDimension
        outputs = rangeDimension
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) } ?? []
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
    }

    deinit { callbacks.releaseInfo?(info) }

    public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The outputs for an input at a share of the way through the domain, 0 to 1.
    func values(at share: CGFloat) -> [CGFloat] {
        let lower: CGFloat = domain.first ?? 0, upper: CGFloat = domain.count > 1 ? domain[1] : 1
        var input = [CGFloat](repeating: 0, count: inputs)
        input[0] = lower + (upper - lower) * share
        var output = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, &input, &output)
        guard !range.isEmpty else { return output }
        return output.enumerated().map { max(range[2 * $0.offset], min(range[2 * $0.offset + 1], $0.element)) }
    }
}
