@_exported import CoreImage
@_exported import Foundation
@_exported import QuinceMetal

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
