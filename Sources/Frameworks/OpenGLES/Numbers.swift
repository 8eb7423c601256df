@_exported import UIKit

// The numbers of OpenGL ES by their names in C.

public typealias GLenum = UInt32
public typealias GLboolean = UInt8
public typealias GLbitfield = UInt32
public typealias GLbyte = Int8
public typealias GLshort = Int16
public typealias GLint = Int32
public typealias GLsizei = Int32
public typealias GLubyte = UInt8
public typealias GLushort = UInt16
public typealias GLuint = UInt32
public typealias GLfloat = Float
public typealias GLclampf = Float
public typealias GLfixed = Int32
public typealias GLchar = Int8
public typealias GLintptr = Int
public typealias GLsizeiptr = Int
public typealias GLint64 = Int64
public typealias GLuint64 = UInt64

public var GL_DEPTH_BUFFER_BIT: Int32 { 0x0100 }
public var GL_STENCIL_BUFFER_BIT: Int32 { 0x0400 }
public var GL_COLOR_BUFFER_BIT: Int32 { 0x4000 }
public var GL_FALSE: Int32 { 0 }
public var GL_TRUE: Int32 { 1 }
public var GL_POINTS: Int32 { 0 }
public var GL_LINES: Int32 { 1 }
public var GL_LINE_LOOP: Int32 { 2 }
public var GL_LINE_STRIP: Int32 { 3 }
public var GL_TRIANGLES: Int32 { 4 }
public var GL_TRIANGLE_STRIP: Int32 { 5 }
public var GL_TRIANGLE_FAN: Int32 { 6 }
public var GL_ZERO: Int32 { 0 }
public var GL_ONE: Int32 { 1 }
public var GL_SRC_COLOR: Int32 { 0x0300 }
public var GL_ONE_MINUS_SRC_COLOR: Int32 { 0x0301 }
public var GL_SRC_ALPHA: Int32 { 0x0302 }
public var GL_ONE_MINUS_SRC_ALPHA: Int32 { 0x0303 }
public var GL_DST_ALPHA: Int32 { 0x0304 }
public var GL_ONE_MINUS_DST_ALPHA: Int32 { 0x0305 }
public var GL_DST_COLOR: Int32 { 0x0306 }
public var GL_ONE_MINUS_DST_COLOR: Int32 { 0x0307 }
public var GL_FUNC_ADD: Int32 { 0x8006 }
public var GL_ARRAY_BUFFER: Int32 { 0x8892 }
public var GL_ELEMENT_ARRAY_BUFFER: Int32 { 0x8893 }
public var GL_STREAM_DRAW: Int32 { 0x88E0 }
public var GL_STATIC_DRAW: Int32 { 0x88E4 }
public var GL_DYNAMIC_DRAW: Int32 { 0x88E8 }
public var GL_FRONT: Int32 { 0x0404 }
public var GL_BACK: Int32 { 0x0405 }
public var GL_FRONT_AND_BACK: Int32 { 0x0408 }
public var GL_TEXTURE_2D: Int32 { 0x0DE1 }
public var GL_CULL_FACE: Int32 { 0x0B44 }
public var GL_BLEND: Int32 { 0x0BE2 }
public var GL_DITHER: Int32 { 0x0BD0 }
public var GL_STENCIL_TEST: Int32 { 0x0B90 }
public var GL_DEPTH_TEST: Int32 { 0x0B71 }
public var GL_SCISSOR_TEST: Int32 { 0x0C11 }
public var GL_NO_ERROR: Int32 { 0 }
public var GL_INVALID_ENUM: Int32 { 0x0500 }
public var GL_INVALID_VALUE: Int32 { 0x0501 }
public var GL_INVALID_OPERATION: Int32 { 0x0502 }
public var GL_OUT_OF_MEMORY: Int32 { 0x0505 }
public var GL_CW: Int32 { 0x0900 }
public var GL_CCW: Int32 { 0x0901 }
public var GL_NEVER: Int32 { 0x0200 }
public var GL_LESS: Int32 { 0x0201 }
public var GL_EQUAL: Int32 { 0x0202 }
public var GL_LEQUAL: Int32 { 0x0203 }
public var GL_GREATER: Int32 { 0x0204 }
public var GL_NOTEQUAL: Int32 { 0x0205 }
public var GL_GEQUAL: Int32 { 0x0206 }
public var GL_ALWAYS: Int32 { 0x0207 }
public var GL_UNPACK_ALIGNMENT: Int32 { 0x0CF5 }
public var GL_PACK_ALIGNMENT: Int32 { 0x0D05 }
public var GL_MAX_TEXTURE_SIZE: Int32 { 0x0D33 }
public var GL_VIEWPORT: Int32 { 0x0BA2 }
public var GL_BYTE: Int32 { 0x1400 }
public var GL_UNSIGNED_BYTE: Int32 { 0x1401 }
public var GL_SHORT: Int32 { 0x1402 }
public var GL_UNSIGNED_SHORT: Int32 { 0x1403 }
public var GL_INT: Int32 { 0x1404 }
public var GL_UNSIGNED_INT: Int32 { 0x1405 }
public var GL_FLOAT: Int32 { 0x1406 }
public var GL_ALPHA: Int32 { 0x1906 }
public var GL_RGB: Int32 { 0x1907 }
public var GL_RGBA: Int32 { 0x1908 }
public var GL_LUMINANCE: Int32 { 0x1909 }
public var GL_BGRA: Int32 { 0x80E1 }
public var GL_RGBA8: Int32 { 0x8058 }
public var GL_FRAGMENT_SHADER: Int32 { 0x8B30 }
public var GL_VERTEX_SHADER: Int32 { 0x8B31 }
public var GL_COMPILE_STATUS: Int32 { 0x8B81 }
public var GL_LINK_STATUS: Int32 { 0x8B82 }
public var GL_VALIDATE_STATUS: Int32 { 0x8B83 }
public var GL_INFO_LOG_LENGTH: Int32 { 0x8B84 }
public var GL_VENDOR: Int32 { 0x1F00 }
public var GL_RENDERER: Int32 { 0x1F01 }
public var GL_VERSION: Int32 { 0x1F02 }
public var GL_NEAREST: Int32 { 0x2600 }
public var GL_LINEAR: Int32 { 0x2601 }
public var GL_LINEAR_MIPMAP_LINEAR: Int32 { 0x2703 }
public var GL_TEXTURE_MAG_FILTER: Int32 { 0x2800 }
public var GL_TEXTURE_MIN_FILTER: Int32 { 0x2801 }
public var GL_TEXTURE_WRAP_S: Int32 { 0x2802 }
public var GL_TEXTURE_WRAP_T: Int32 { 0x2803 }
public var GL_TEXTURE0: Int32 { 0x84C0 }
public var GL_TEXTURE1: Int32 { 0x84C1 }
public var GL_TEXTURE2: Int32 { 0x84C2 }
public var GL_TEXTURE3: Int32 { 0x84C3 }
public var GL_REPEAT: Int32 { 0x2901 }
public var GL_CLAMP_TO_EDGE: Int32 { 0x812F }
public var GL_FRAMEBUFFER: Int32 { 0x8D40 }
public var GL_RENDERBUFFER: Int32 { 0x8D41 }
public var GL_DEPTH_COMPONENT16: Int32 { 0x81A5 }
public var GL_DEPTH_COMPONENT24_OES: Int32 { 0x81A6 }
public var GL_RENDERBUFFER_WIDTH: Int32 { 0x8D42 }
public var GL_RENDERBUFFER_HEIGHT: Int32 { 0x8D43 }
public var GL_COLOR_ATTACHMENT0: Int32 { 0x8CE0 }
public var GL_DEPTH_ATTACHMENT: Int32 { 0x8D00 }
public var GL_STENCIL_ATTACHMENT: Int32 { 0x8D20 }
public var GL_FRAMEBUFFER_COMPLETE: Int32 { 0x8CD5 }
public var GL_FRAMEBUFFER_BINDING: Int32 { 0x8CA6 }
public var GL_RENDERBUFFER_BINDING: Int32 { 0x8CA7 }
