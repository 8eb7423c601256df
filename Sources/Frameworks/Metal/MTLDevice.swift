@_exported import UIKit

// There is no graphics processor here: ``MTLCreateSystemDefaultDevice()`` gives nil, as on every machine without one that Metal can use. Everything
// that works on one is a protocol that nothing conforms to; descriptors keep what they are given.

/// Nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    var registryID: UInt64 { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var hasUnifiedMemory: Bool { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var currentAllocatedSize: Int { get }
    var maxBufferLength: Int { get }
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions, deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeFence() -> (any MTLFence)?
    func makeEvent() -> (any MTLEvent)?
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { makeBuffer(bytes: pointer, length: length, options: []) }
}

public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
    case mac1 = 2001, mac2
    case common1 = 3001, common2, common3
    case metal3 = 5001
}

public enum MTLFeatureSet: UInt, Sendable {
    case iOS_GPUFamily1_v1 = 0, iOS_GPUFamily2_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1, iOS_GPUFamily1_v3, iOS_GPUFamily2_v3
    case iOS_GPUFamily3_v2, iOS_GPUFamily1_v4, iOS_GPUFamily2_v4, iOS_GPUFamily3_v3, iOS_GPUFamily4_v1, iOS_GPUFamily1_v5, iOS_GPUFamily2_v5
    case iOS_GPUFamily3_v4, iOS_GPUFamily4_v2, iOS_GPUFamily5_v1
}

/// Functions for a graphics processor.
public protocol MTLLibrary: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}

/// A function for a graphics processor.
public protocol MTLFunction: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var name: String { get }
    var functionType: MTLFunctionType { get }
}

public enum MTLFunctionType: UInt, Sendable { case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object }

/// How the text of functions is compiled.
open class MTLCompileOptions: NSObject {
    open var preprocessorMacros: [String: NSObject]?
    open var fastMathEnabled = true
}

/// Constants of a function by their places and names.
open class MTLFunctionConstantValues: NSObject {
    private(set) var types: [Int: MTLDataType] = [:]
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) { types[index] = type }
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
    open func reset() { types = [:] }
}

public enum MTLDataType: UInt, Sendable {
    case none = 0, `struct`, array, float, float2, float3, float4
    case half = 16, half2, half3, half4
    case int = 29, int2, int3, int4, uint, uint2, uint3, uint4, short, short2, short3, short4, ushort, ushort2, ushort3, ushort4
    case bool = 53
}

public protocol MTLFence: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
}
public protocol MTLEvent: NSObjectProtocol {
    var device: (any MTLDevice)? { get }
    var label: String? { get set }
}
public protocol MTLSharedEvent: MTLEvent {
    var signaledValue: UInt64 { get set }
}
