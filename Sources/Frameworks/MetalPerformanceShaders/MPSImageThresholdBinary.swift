/// Whether a graphics processor has these filters: none has.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A filter on a graphics processor. One is made with a device only, and there is none here: callers learn that from
/// `MTLCreateSystemDefaultDevice()`, which gives nil.
open class MPSKernel: NSObject {
    public let device: any MTLDevice
    open var label: String?

    public init(device: any MTLDevice) { self.device = device }
}

/// A filter that makes one picture of one.
open class MPSUnaryImageKernel: MPSKernel {
    /// Stops the program: there is no graphics processor that could do it.
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {
        fatalError("\(type(of: self)) needs a graphics processor, and there is none.")
    }
}

/// `maximumValue` where a picture is above a value, and 0 elsewhere.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    public let thresholdValue: Float
    public let maximumValue: Float

    /// - Parameter transform: three weights that make one channel of a picture with several.
    public init(device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init(device: device)
    }
}
