@_exported import CoreImage
@_exported import Foundation

/// A graphics processor. There is none here, so that nothing conforms to it.
public protocol MTLDevice: AnyObject {
    var name: String { get }
}

/// A picture in a graphics processor's memory.
public protocol MTLTexture: AnyObject {
    var width: Int { get }
    var height: Int { get }
}

/// Work for a graphics processor.
public protocol MTLCommandBuffer: AnyObject {
    var device: any MTLDevice { get }
}

/// Nil, as on every machine without a graphics processor that Metal can use.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

extension CIImageProcessorInput {
    /// Nil: a processor's input is in memory.
    public var metalTexture: (any MTLTexture)? { nil }
}

extension CIImageProcessorOutput {
    /// Nil: a processor's output is in memory.
    public var metalTexture: (any MTLTexture)? { nil }
    /// Nil: no graphics processor takes part.
    public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
