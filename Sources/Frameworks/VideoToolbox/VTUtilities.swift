@_exported import QuinceCoreMedia
@_exported import UIKit

/// Makes a picture of a buffer's pixels.
/// - Returns: `kVTPixelTransferNotSupportedErr` for formats other than 32 bits a pixel (BGRA, ARGB, RGBA) and 8 bits of grey.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(_ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>) -> OSStatus {
    let formats = [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent8]
    imageOut.pointee = formats.contains(CVPixelBufferGetPixelFormatType(pixelBuffer)) ? pixelBuffer.picture : nil
    return imageOut.pointee == nil ? kVTPixelTransferNotSupportedErr : noErr
}
