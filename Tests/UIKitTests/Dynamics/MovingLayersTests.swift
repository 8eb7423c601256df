import CoreGraphics
import Testing
@testable import UIKit

/// Particles and text on a screen; with `QUINCE_TEST_PICTURES` they are to be looked at.
@MainActor @Suite(.serialized) struct MovingLayersTests {
    private func spark(_ size: CGFloat) -> CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
        }.cgImage
    }

    private func confetti() -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
        emitter.emitterPosition = CGPoint(x: 195, y: 60)
        emitter.emitterSize = CGSize(width: 390, height: 1)
        emitter.emitterShape = .line
        emitter.emitterCells = [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange].map { color in
            let cell = CAEmitterCell()
            cell.contents = spark(8)
            cell.birthRate = 12
            cell.lifetime = 4
            cell.velocity = 40
            cell.velocityRange = 20
            cell.yAcceleration = 15
            cell.emissionLongitude = .pi / 2
            cell.emissionRange = .pi / 3
            cell.scale = 0.6
            cell.scaleRange = 0.3
            cell.alphaSpeed = -0.2
            cell.color = color.cgColor
            return cell
        }
        return emitter
    }

    @Test("an emitter's particles move on screen by the session's clock, and stop with its rate") func particles() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let emitter = confetti(), text = CATextLayer()
        emitter.frame.origin.y = 60
        root.view.layer.addSublayer(emitter)
        text.frame = CGRect(x: 20, y: 400, width: 350, height: 80)
        text.string = NSAttributedString(
            string: "Text in a layer, in two lines", attributes: [.font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.systemPurple])
        text.isWrapped = true
        text.contentsScale = 3
        root.view.layer.addSublayer(text)
        device.session.advance(by: 1)
        let first = emitter.liveParticleCount
        device.picture("layers-1")
        device.session.advance(by: 0.5)
        #expect(first > 40)
        let second = emitter.liveParticleCount
        #expect(second > 60)
        device.picture("layers-2")
        emitter.birthRate = 0
        device.session.advance(by: 5)
        #expect(emitter.liveParticleCount == 0)
        device.picture("layers-3")
    }

    @Test("filtered pictures are shown") func filters() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        // One pixel a point: filters compute each.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            for index in 0..<10 {
                UIColor(hue: CGFloat(index) / 10, saturation: 0.8, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: index * 10, y: 0, width: 10, height: 100))
            }
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        let source = try #require(CIImage(image: photo))
        let center = CIVector(x: source.extent.midX, y: source.extent.midY)
        let filters: [(String, [String: Any])] = [
            ("CIGaussianBlur", ["inputRadius": 3]), ("CISepiaTone", [:]), ("CIPhotoEffectNoir", [:]), ("CIPixellate", ["inputScale": 10]),
            ("CITwirlDistortion", ["inputCenter": center, "inputRadius": 50]), ("CIBumpDistortion", ["inputCenter": center, "inputRadius": 50]),
            ("CIColorInvert", [:]), ("CIVignette", ["inputIntensity": 2]), ("CIBloom", [:]), ("CIEdges", ["inputIntensity": 5]),
            ("CIHueAdjust", ["inputAngle": 2]),
        ]
        for (index, (name, values)) in filters.enumerated() {
            let filtered = source.clampedToExtent().applyingFilter(name, parameters: values).cropped(to: source.extent)
            let view = UIImageView(image: UIImage(ciImage: filtered, scale: 1, orientation: .up))
            view.frame = CGRect(x: 20 + index % 3 * 120, y: 80 + index / 3 * 120, width: 100, height: 100)
            root.view.addSubview(view)
            #expect(view.image?.size == CGSize(width: 100, height: 100))
        }
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("https://example.com".utf8)
        let view = UIImageView(image: try UIImage(ciImage: #require(code.outputImage).transformed(by: CGAffineTransform(scaleX: 8, y: 8))))
        view.frame = CGRect(x: 260, y: 440, width: 100, height: 100)
        root.view.addSubview(view)
        device.session.advance(by: 0.1)
        device.picture("filters")
    }
}
