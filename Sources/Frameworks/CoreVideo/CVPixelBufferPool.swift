import ObjectRuntime

/// Makes buffers of one size and format.
public final class CVPixelBufferPool: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let attributes: NSDictionary?
    let poolAttributes: NSDictionary?

    package init?(_ attributes: NSDictionary?, pool poolAttributes: NSDictionary? = nil) {
        func number(_ key: CFString) -> Int? { (attributes?[key] as? NSNumber)?.intValue ?? attributes?[key] as? Int }
        guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
            let format = number(kCVPixelBufferPixelFormatTypeKey)
        else { return nil }
        self.width = width
        self.height = height
        self.format = OSType(truncatingIfNeeded: format)
        self.attributes = attributes
        self.poolAttributes = poolAttributes
    }
}

/// The attributes of the buffers must say width, height and format.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: AnyObject?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    guard let pool = CVPixelBufferPool(pixelBufferAttributes, pool: poolAttributes) else { return kCVReturnInvalidPixelBufferAttributes }
    poolOut.pointee = pool
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: AnyObject?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferCreate(allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, pixelBufferPool.attributes, pixelBufferOut)
}
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes }
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }
