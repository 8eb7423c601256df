/// Work for a graphics processor that waits.
public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued = 0, enqueued, committed, scheduled, completed, error }
public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void

/// Work for a graphics processor.
public protocol MTLCommandBuffer: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    func enqueue()
    func commit()
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
}

/// Something that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    func present()
    func present(at presentationTime: CFTimeInterval)
    func present(afterMinimumDuration duration: CFTimeInterval)
    var presentedTime: CFTimeInterval { get }
    var drawableID: Int { get }
}

public protocol MTLCommandEncoder: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func endEncoding()
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

public enum MTLPrimitiveType: UInt, Sendable { case point = 0, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16 = 0, uint32 }
public enum MTLCullMode: UInt, Sendable { case none = 0, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise = 0, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill = 0, lines }
public enum MTLVisibilityResultMode: UInt, Sendable { case disabled = 0, boolean, counting }

/// Draws.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setScissorRect(_ rect: MTLScissorRect)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setCullMode(_ cullMode: MTLCullMode)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        instanceCount: Int)
}

/// Computes.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Copies.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func generateMipmaps(for texture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
}

public protocol MTLRenderPipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}
public protocol MTLComputePipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}
public protocol MTLDepthStencilState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}
public protocol MTLSamplerState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}
