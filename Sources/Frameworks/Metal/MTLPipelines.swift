public enum MTLLoadAction: UInt, Sendable { case dontCare = 0, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare = 0, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore }

/// A picture that is drawn into.
open class MTLRenderPassAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var depthPlane = 0
    open var resolveTexture: (any MTLTexture)?
    open var loadAction: MTLLoadAction = .dontCare
    open var storeAction: MTLStoreAction = .dontCare
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// Default black.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// Default 1.
    open var clearDepth: Double = 1
}
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearStencil: UInt32 = 0
}
/// Made as they are asked for.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var all: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            let known = all[attachmentIndex] ?? MTLRenderPassColorAttachmentDescriptor()
            all[attachmentIndex] = known
            return known
        }
        set { all[attachmentIndex] = newValue }
    }
}

/// The pictures that are drawn into together.
open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    open var renderTargetWidth = 0
    open var renderTargetHeight = 0
}

public enum MTLBlendFactor: UInt, Sendable {
    case zero = 0, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
    case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
    case source1Color, oneMinusSource1Color, source1Alpha, oneMinusSource1Alpha
}
public enum MTLBlendOperation: UInt, Sendable { case add = 0, subtract, reverseSubtract, min, max }
public struct MTLColorWriteMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let red = MTLColorWriteMask(rawValue: 8)
    public static let green = MTLColorWriteMask(rawValue: 4)
    public static let blue = MTLColorWriteMask(rawValue: 2)
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    public static let all: MTLColorWriteMask = [.red, .green, .blue, .alpha]
}

/// How what is drawn mixes with what is there.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat: MTLPixelFormat = .invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor: MTLBlendFactor = .one
    open var destinationRGBBlendFactor: MTLBlendFactor = .zero
    open var rgbBlendOperation: MTLBlendOperation = .add
    open var sourceAlphaBlendFactor: MTLBlendFactor = .one
    open var destinationAlphaBlendFactor: MTLBlendFactor = .zero
    open var alphaBlendOperation: MTLBlendOperation = .add
    open var writeMask: MTLColorWriteMask = .all
}
/// Made as they are asked for.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var all: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            let known = all[attachmentIndex] ?? MTLRenderPipelineColorAttachmentDescriptor()
            all[attachmentIndex] = known
            return known
        }
        set { all[attachmentIndex] = newValue }
    }
}

/// How triangles become pixels.
open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    open var rasterSampleCount = 1
    open var sampleCount: Int {
        get { rasterSampleCount }
        set { rasterSampleCount = newValue }
    }
    open var isAlphaToCoverageEnabled = false
    open var isRasterizationEnabled = true
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    open var depthAttachmentPixelFormat: MTLPixelFormat = .invalid
    open var stencilAttachmentPixelFormat: MTLPixelFormat = .invalid
}

public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized, char2Normalized
    case char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2, short3, short4, ushort2Normalized, ushort3Normalized
    case ushort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4, int, int2
    case int3, int4, uint, uint2, uint3, uint4
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant = 0, perVertex, perInstance, perPatch, perPatchControlPoint }

open class MTLVertexAttributeDescriptor: NSObject {
    open var format: MTLVertexFormat = .invalid
    open var offset = 0
    open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
    open var stride = 0
    open var stepFunction: MTLVertexStepFunction = .perVertex
    open var stepRate = 1
}
open class MTLVertexAttributeDescriptorArray: NSObject {
    private var all: [Int: MTLVertexAttributeDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
        get {
            let known = all[index] ?? MTLVertexAttributeDescriptor()
            all[index] = known
            return known
        }
        set { all[index] = newValue }
    }
}
open class MTLVertexBufferLayoutDescriptorArray: NSObject {
    private var all: [Int: MTLVertexBufferLayoutDescriptor] = [:]
    open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
        get {
            let known = all[index] ?? MTLVertexBufferLayoutDescriptor()
            all[index] = known
            return known
        }
        set { all[index] = newValue }
    }
}

/// The places of the parts of a corner in memory.
open class MTLVertexDescriptor: NSObject {
    public let attributes = MTLVertexAttributeDescriptorArray()
    public let layouts = MTLVertexBufferLayoutDescriptorArray()
    open func reset() {
        for index in 0..<31 { (attributes[index], layouts[index]) = (nil, nil) }
    }
}
