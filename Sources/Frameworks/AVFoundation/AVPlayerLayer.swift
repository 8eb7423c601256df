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

/// Views make layers of the classes that they name.
@section(".init_array") @used private let announceLayers: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let player = ObjCRuntime.registration(of: AVPlayerLayer.self, named: "AVPlayerLayer")
        player.initializer("init") { _ in AVPlayerLayer() }
        player.initializer("initWithLayer:") { AVPlayerLayer(layer: $0[0] as Any) }
        let preview = ObjCRuntime.registration(of: AVCaptureVideoPreviewLayer.self, named: "AVCaptureVideoPreviewLayer")
        preview.initializer("init") { _ in AVCaptureVideoPreviewLayer() }
        preview.initializer("initWithLayer:") { AVCaptureVideoPreviewLayer(layer: $0[0] as Any) }
        let synchronized = ObjCRuntime.registration(of: AVSynchronizedLayer.self, named: "AVSynchronizedLayer")
        synchronized.initializer("init") { _ in AVSynchronizedLayer() }
        synchronized.initializer("initWithLayer:") { AVSynchronizedLayer(layer: $0[0] as Any) }
        let display = ObjCRuntime.registration(of: AVSampleBufferDisplayLayer.self, named: "AVSampleBufferDisplayLayer")
        display.initializer("init") { _ in AVSampleBufferDisplayLayer() }
        display.initializer("initWithLayer:") { AVSampleBufferDisplayLayer(layer: $0[0] as Any) }
    }
}
