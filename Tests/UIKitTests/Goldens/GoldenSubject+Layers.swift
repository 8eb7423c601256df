import UIKit

extension GoldenSubject {
    /// A view with a layer in its middle.
    @MainActor private static func layered<Layer: CALayer>(
        _ layer: Layer, _ frame: CGRect = CGRect(x: 20, y: 14, width: 60, height: 44), _ change: (Layer) -> Void = { _ in }
    ) -> UIView {
        let view = UIView(frame: CGRect(x: 0.01, y: 0, width: 100, height: 72))
        layer.frame = frame
        layer.contentsScale = 2
        change(layer)
        view.layer.addSublayer(layer)
        return view
    }

    @MainActor private static func box(_ change: (CALayer) -> Void) -> UIView {
        layered(CALayer()) {
            $0.backgroundColor = UIColor.systemBlue.cgColor
            change($0)
        }
    }

    @MainActor static var layerGoldens: [Golden] {
        func view(_ name: String, _ looks: [Golden.Look] = [.light], settle: Double = 0.4, _ make: @escaping @MainActor () -> UIView) -> Golden {
            .view(name, 100, 72, looks: looks, settle: settle, make)
        }
        return [
            view("shadow", [.light, .dark]) {
                box {
                    $0.shadowOpacity = 0.5
                    $0.shadowRadius = 5
                    $0.shadowOffset = CGSize(width: 0, height: 3)
                }
            },
            view("shadow-path") {
                box {
                    $0.shadowOpacity = 0.7
                    $0.shadowColor = UIColor.systemRed.cgColor
                    $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 34, width: 60, height: 18), transform: nil)
                }
            },
            view("corners") { box { $0.cornerRadius = 14 } },
            view("corners-continuous") {
                box {
                    $0.cornerRadius = 14; $0.cornerCurve = .continuous
                }
            },
            view("corners-some") {
                box {
                    $0.cornerRadius = 14; $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                }
            },
            view("border") {
                box {
                    $0.cornerRadius = 10; $0.borderWidth = 3; $0.borderColor = UIColor.systemOrange.cgColor
                }
            },
            view("clipped-sublayer") {
                box { layer in
                    layer.cornerRadius = 20
                    layer.masksToBounds = true
                    let inner = CALayer()
                    inner.frame = CGRect(x: 30, y: 0, width: 60, height: 60)
                    inner.backgroundColor = UIColor.systemYellow.cgColor
                    layer.addSublayer(inner)
                }
            },
            view("mask") {
                box { layer in
                    let mask = CAShapeLayer()
                    mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 2, width: 50, height: 40)).cgPath
                    layer.mask = mask
                }
            },
            view("opacity-of-a-group") {
                box { layer in
                    layer.opacity = 0.5
                    let inner = CALayer()
                    inner.frame = CGRect(x: 20, y: 12, width: 50, height: 40)
                    inner.backgroundColor = UIColor.systemRed.cgColor
                    layer.addSublayer(inner)
                }
            },
            view("turned") { box { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) } },
            view("sheared") { box { $0.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)) } },
            view("in-perspective") {
                box { layer in
                    var transform = CATransform3DIdentity
                    transform.m34 = -1 / 150
                    layer.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
                }
            },
            view("anchor-point") {
                box {
                    $0.anchorPoint = CGPoint(x: 0, y: 0); $0.position = CGPoint(x: 40, y: 10); $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
                }
            },
            view("gradient-axial") { layered(CAGradientLayer()) { $0.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor] } },
            view("gradient-three-stops") {
                layered(CAGradientLayer()) {
                    $0.colors = [UIColor.systemRed.cgColor, UIColor.white.cgColor, UIColor.systemBlue.cgColor]
                    $0.locations = [0, 0.2, 1]
                    $0.startPoint = CGPoint(x: 0, y: 0)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                }
            },
            view("gradient-radial") {
                layered(CAGradientLayer()) {
                    $0.type = .radial
                    $0.colors = [UIColor.white.cgColor, UIColor.systemPurple.cgColor]
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 1, y: 1)
                }
            },
            view("gradient-conic") {
                layered(CAGradientLayer()) {
                    $0.type = .conic
                    $0.colors = [UIColor.systemRed.cgColor, UIColor.systemGreen.cgColor, UIColor.systemBlue.cgColor, UIColor.systemRed.cgColor]
                    $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                    $0.endPoint = CGPoint(x: 0.5, y: 0)
                }
            },
            view("text", [.light]) {
                layered(CATextLayer(), CGRect(x: 10, y: 14, width: 80, height: 44)) {
                    $0.string = "Text of a layer that wraps"
                    $0.fontSize = 13
                    $0.isWrapped = true
                    $0.alignmentMode = .center
                    $0.foregroundColor = UIColor.systemBrown.cgColor
                }
            },
            view("replicated") {
                layered(CAReplicatorLayer()) { replicator in
                    replicator.instanceCount = 4
                    replicator.instanceTransform = CATransform3DMakeTranslation(16, 4, 0)
                    replicator.instanceAlphaOffset = -0.2
                    let dot = CALayer()
                    dot.frame = CGRect(x: 0, y: 4, width: 12, height: 12)
                    dot.cornerRadius = 6
                    dot.backgroundColor = UIColor.systemGreen.cgColor
                    replicator.addSublayer(dot)
                }
            },
            view("emitter", settle: 1) {
                layered(CAEmitterLayer(), CGRect(x: 0, y: 0, width: 100, height: 72)) { emitter in
                    emitter.emitterPosition = CGPoint(x: 50, y: 60)
                    emitter.seed = 7
                    let cell = CAEmitterCell()
                    cell.contents = GoldenImage.quarters(6, 6).cgImage
                    cell.birthRate = 12
                    cell.lifetime = 2
                    cell.velocity = 50
                    cell.emissionLongitude = -.pi / 2
                    cell.emissionRange = 0.8
                    emitter.emitterCells = [cell]
                }
            },
            view("contents-gravity") {
                layered(CALayer()) {
                    $0.contents = GoldenImage.quarters(30, 30).cgImage
                    $0.contentsGravity = .resizeAspect
                    $0.backgroundColor = UIColor.systemGray5.cgColor
                }
            },
            view("contents-part") {
                layered(CALayer()) {
                    $0.contents = GoldenImage.quarters(30, 30).cgImage
                    $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
                }
            },
            view("negative-z") {
                box { layer in
                    let behind = CALayer()
                    behind.frame = CGRect(x: 30, y: 20, width: 50, height: 40)
                    behind.backgroundColor = UIColor.systemPink.cgColor
                    behind.zPosition = -1
                    layer.addSublayer(behind)
                }
            },
        ]
    }

    @MainActor static var shapeGoldens: [Golden] {
        func star() -> CGPath {
            let path = UIBezierPath()
            for index in 0..<5 {
                let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 30 + 22 * cos(angle), y: 24 + 22 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            return path.cgPath
        }
        func shape(_ name: String, _ change: @escaping (CAShapeLayer) -> Void) -> Golden {
            .view(name, 100, 72, looks: [.light]) {
                layered(CAShapeLayer()) {
                    $0.path = star()
                    $0.fillColor = UIColor.systemTeal.cgColor
                    change($0)
                }
            }
        }
        return [
            shape("fill") { _ in }, shape("fill-even-odd") { $0.fillRule = .evenOdd },
            shape("stroke") {
                $0.fillColor = nil; $0.strokeColor = UIColor.systemRed.cgColor; $0.lineWidth = 3
            },
            shape("stroke-part") {
                $0.fillColor = nil; $0.strokeColor = UIColor.systemRed.cgColor; $0.lineWidth = 3; $0.strokeStart = 0.1; $0.strokeEnd = 0.6
            },
            shape("dashed") {
                $0.fillColor = nil; $0.strokeColor = UIColor.systemRed.cgColor; $0.lineWidth = 2; $0.lineDashPattern = [6, 3]
            },
            shape("round-joins") {
                $0.fillColor = nil; $0.strokeColor = UIColor.systemBlue.cgColor; $0.lineWidth = 6; $0.lineJoin = .round
            },
            shape("bevel-joins") {
                $0.fillColor = nil; $0.strokeColor = UIColor.systemBlue.cgColor; $0.lineWidth = 6; $0.lineJoin = .bevel
            },
            shape("shadow") {
                $0.shadowOpacity = 0.6; $0.shadowRadius = 3; $0.shadowOffset = CGSize(width: 2, height: 4)
            },
        ]
    }

    @MainActor static var filterGoldens: [Golden] {
        func filtered(_ name: String, _ values: [String: Any] = [:]) -> UIView {
            guard let picture = GoldenImage.quarters(80, 60).cgImage, let filter = CIFilter(name: name) else { return UIView() }
            let input = CIImage(cgImage: picture)
            filter.setValue(input, forKey: kCIInputImageKey)
            for (key, value) in values { filter.setValue(value, forKey: key) }
            guard let output = filter.outputImage, let result = CIContext().createCGImage(output, from: input.extent) else { return UIView() }
            return UIImageView(image: UIImage(cgImage: result, scale: CGFloat(result.width) / 80, orientation: .up))
        }
        let filters: [(String, String, [String: Any])] = [
            ("gaussian-blur", "CIGaussianBlur", ["inputRadius": 6]), ("sepia", "CISepiaTone", ["inputIntensity": 0.9]), ("invert", "CIColorInvert", [:]),
            ("hue", "CIHueAdjust", ["inputAngle": 2.0]), ("controls", "CIColorControls", ["inputSaturation": 0.3, "inputContrast": 1.3]),
            ("mono", "CIPhotoEffectMono", [:]),
            ("noir", "CIPhotoEffectNoir", [:]), ("exposure", "CIExposureAdjust", ["inputEV": 1.0]),
            ("monochrome", "CIColorMonochrome", ["inputIntensity": 1.0]),
            ("posterize", "CIColorPosterize", ["inputLevels": 3]), ("pixellate", "CIPixellate", ["inputScale": 16]),
            ("vignette", "CIVignette", ["inputIntensity": 2.0, "inputRadius": 2.0]),
        ]
        return filters.map { name, filter, values in
            nonisolated(unsafe) let values = values
            return .view(name, 100, 72, looks: [.light]) { filtered(filter, values) }
        }
    }
}
