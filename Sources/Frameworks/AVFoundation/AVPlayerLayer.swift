import QuinceCoreMedia
import UIKit

/// A layer for a player's pictures: nothing but black, with the film's place worked out.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    /// Default `.resizeAspect`.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var pixelBufferAttributes: [String: Any]?

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    open var isReadyForDisplay: Bool {
        let player = player
        return MainActor.assumeIsolated { player?.currentItem?.status == .readyToPlay }
    }

    /// The film's picture within the layer.
    open var videoRect: CGRect {
        let player = player
        let size: CGSize = MainActor.assumeIsolated { player?.currentItem?.presentationSize ?? .zero }
        guard size.width > 0, size.height > 0 else { return .zero }
        switch videoGravity {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale: CGFloat = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        }
    }
}

/// Shows samples that an app decoded itself.
open class AVSampleBufferDisplayLayer: CALayer {
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var isReadyForMoreMediaData: Bool { true }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    open func flush() {}
    open func flushAndRemoveImage() {}
}
