import AppSession
import CoreGraphics

extension FrameBuffer {
    /// The same pixels for Core Graphics; valid as long as the buffer's memory is.
    package var bitmap: Bitmap {
        Bitmap(pixels: pixels, width: width, height: height, bytesPerRow: stride, format: .premultiplied)
    }
}
