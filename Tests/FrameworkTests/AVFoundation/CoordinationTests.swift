import QuinceAVFoundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct CoordinationTests {
    private final class Preview: UIView {
        override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    }
    private final class Film: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }

    @Test("views have the layers of films and cameras that they name") func layers() {
        #expect(Preview().layer is AVCaptureVideoPreviewLayer && Film().layer is AVPlayerLayer)
    }

    @Test("a suspension lasts until it is ended") func suspensions() {
        let coordinator = AVPlayer().playbackCoordinator
        let reason = AVCoordinatedPlaybackSuspension.Reason(rawValue: "what-happened")
        let first = coordinator.beginSuspension(for: reason)
        let second = coordinator.beginSuspension(for: .stallRecovery)
        #expect(coordinator.suspensionReasons == [reason, .stallRecovery])
        first.end()
        #expect(coordinator.suspensionReasons == [.stallRecovery])
        second.end(proposingNewTime: .zero)
        #expect(coordinator.suspensionReasons.isEmpty && coordinator.otherParticipants.isEmpty)
    }

    @Test("a buffer of pixels is a picture to begin with") func buffers() throws {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        let memory = try #require(CVPixelBufferGetBaseAddress(pixels))
        for (index, byte) in [0, 0, 255, 255].enumerated() { memory.storeBytes(of: UInt8(byte), toByteOffset: index, as: UInt8.self) }
        let image = CIImage(cvPixelBuffer: pixels)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        let data = try #require(drawn.dataProvider?.data as Data?)
        #expect(data.count >= 32)
    }
}
