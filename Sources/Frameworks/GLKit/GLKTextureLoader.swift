public let GLKTextureLoaderErrorDomain = "GLKTextureLoaderErrorDomain"
public let GLKTextureLoaderErrorKey = "GLKTextureLoaderErrorKey"
public let GLKTextureLoaderGLErrorKey = "GLKTextureLoaderGLErrorKey"
public let GLKTextureLoaderApplyPremultiplication = "GLKTextureLoaderApplyPremultiplication"
public let GLKTextureLoaderGenerateMipmaps = "GLKTextureLoaderGenerateMipmaps"
public let GLKTextureLoaderOriginBottomLeft = "GLKTextureLoaderOriginBottomLeft"
public let GLKTextureLoaderGrayscaleAsAlpha = "GLKTextureLoaderGrayscaleAsAlpha"
public let GLKTextureLoaderSRGB = "GLKTextureLoaderSRGB"

/// Why a texture was not made.
public struct GLKTextureLoaderError: CustomNSError, Hashable, Sendable {
    public enum Code: GLuint, Sendable {
        case fileOrURLNotFound = 0, invalidNSData, invalidCGImage, unknownPathType, unknownFileType, pvrAtlasUnsupported, cubeMapInvalidNumFiles
        case compressedTextureUpload, uncompressedTextureUpload, unsupportedCubeMapDimensions, unsupportedBitDepth, unsupportedPVRFormat
        case dataPreprocessingFailure, mipmapUnsupported, unsupportedOrientation, reorientationFailure, alphaPremultiplicationFailure
        case invalidEAGLContext, incompatibleFormatSRGB
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { GLKTextureLoaderErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static var invalidEAGLContext: Code { .invalidEAGLContext }
    public static var fileOrURLNotFound: Code { .fileOrURLNotFound }
}

public enum GLKTextureInfoAlphaState: GLint, Sendable { case none = 0, nonPremultiplied, premultiplied }
public enum GLKTextureInfoOrigin: GLint, Sendable { case unknown = 0, topLeft, bottomLeft }

/// A picture that OpenGL has. None is made.
open class GLKTextureInfo: NSObject {
    override init() {}
    open var name: GLuint { 0 }
    open var target: GLenum { GLenum(GL_TEXTURE_2D) }
    open var width: GLuint { 0 }
    open var height: GLuint { 0 }
    open var depth: GLuint { 0 }
    open var alphaState: GLKTextureInfoAlphaState { .none }
    open var textureOrigin: GLKTextureInfoOrigin { .unknown }
    open var containsMipmaps: Bool { false }
    open var mimapLevelCount: GLuint { 0 }
    open var arrayLength: GLuint { 0 }
}

/// Makes pictures for OpenGL. Without a context it fails, as on a device.
open class GLKTextureLoader: NSObject {
    public init(sharegroup: EAGLSharegroup) {}

    /// - Throws: `GLKTextureLoaderError.invalidEAGLContext`, as do all of them.
    open class func texture(withContentsOfFile path: String, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func texture(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func texture(withContentsOf data: Data, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func texture(with cgImage: CGImage, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func cubeMap(withContentsOfFile path: String, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func cubeMap(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal }
    open class func texture(
        withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [String: NSNumber]? = nil
    ) throws -> GLKTextureInfo { throw refusal }

    public typealias Callback = (GLKTextureInfo?, (any Error)?) -> Void
    /// Hears of `GLKTextureLoaderError.invalidEAGLContext`.
    open func texture(
        withContentsOfFile path: String, options: [String: NSNumber]? = nil, queue: DispatchQueue?, completionHandler block: @escaping Callback
    ) {
        ServiceReply.send(on: queue ?? .main) { block(nil, Self.refusal) }
    }
    /// Hears of `GLKTextureLoaderError.invalidEAGLContext`.
    open func texture(
        withContentsOf url: URL, options: [String: NSNumber]? = nil, queue: DispatchQueue?, completionHandler block: @escaping Callback
    ) {
        ServiceReply.send(on: queue ?? .main) { block(nil, Self.refusal) }
    }
    private static var refusal: GLKTextureLoaderError { GLKTextureLoaderError(.invalidEAGLContext) }
}
