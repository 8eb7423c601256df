import UIKit

extension GoldenSubject {
    @MainActor static var imageGoldens: [Golden] {
        func image(_ mode: UIView.ContentMode) -> UIImageView {
            let view = UIImageView(image: GoldenImage.quarters(60, 20))
            view.frame = CGRect(x: 30, y: 6, width: 100, height: 48)
            view.contentMode = mode
            view.backgroundColor = .systemGray5
            view.clipsToBounds = true
            return view
        }
        func symbol(_ name: String, _ configuration: UIImage.Configuration?) -> UIImageView {
            UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        }
        let modes: [(String, UIView.ContentMode)] = [
            ("fill", .scaleToFill), ("aspect-fit", .scaleAspectFit), ("aspect-fill", .scaleAspectFill), ("center", .center), ("top-left", .topLeft),
            ("right", .right), ("bottom", .bottom),
        ]
        return modes.map { name, mode in .view(name, 160, 60, looks: [.light]) { image(mode) } } + [
            .view("tinted", 60, 44) {
                let view = UIImageView(image: GoldenImage.quarters().withRenderingMode(.alwaysTemplate))
                view.tintColor = .systemTeal
                return view
            },
            .view("stretched", 160, 60, looks: [.light]) {
                let view = UIImageView(
                    image: GoldenImage.quarters(30, 30).resizableImage(
                        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch))
                view.frame = CGRect(x: 20, y: 10, width: 120, height: 40)
                return view
            },
            .view("tiled", 160, 60, looks: [.light]) {
                let view = UIImageView(image: GoldenImage.quarters(12, 12).resizableImage(withCapInsets: .zero, resizingMode: .tile))
                view.frame = CGRect(x: 20, y: 10, width: 120, height: 40)
                return view
            },
            .view("turned", 60, 60, looks: [.light]) {
                UIImageView(image: GoldenImage.quarters().cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .right) })
            },
            .view("forward", 60, 44, looks: [.light]) { symbol("arrow.forward", nil) },
            .view("rounded", 80, 60, looks: [.light]) {
                let view = image(.scaleAspectFill)
                view.frame = CGRect(x: 16, y: 6, width: 48, height: 48)
                view.layer.cornerRadius = 24
                return view
            },
        ]
    }

    @MainActor static var symbolGoldens: [Golden] {
        func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil, _ tint: UIColor? = nil) -> UIImageView {
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.tintColor = tint
            return view
        }
        func row(_ names: [String]) -> UIView {
            let stack = UIStackView(
                arrangedSubviews: names.map { name in
                    let view = symbol(name)
                    view.contentMode = .center
                    return view
                })
            stack.distribution = .fillEqually
            return stack
        }
        let sets: [(String, [String])] = [
            ("arrows", ["chevron.left", "chevron.down", "arrow.up", "arrow.uturn.left", "arrow.clockwise", "arrow.up.arrow.down"]),
            ("objects", ["envelope", "tray", "folder", "paperclip", "bell", "bookmark"]),
            ("filled", ["star.fill", "heart.fill", "flag.fill", "trash.fill", "house.fill", "person.fill"]),
            ("editing", ["plus", "minus", "xmark", "checkmark", "pencil", "ellipsis"]),
            ("circled", ["plus.circle", "info.circle", "xmark.circle.fill", "checkmark.circle.fill", "questionmark.circle", "exclamationmark.triangle"]),
            ("media", ["play.fill", "pause.fill", "speaker.wave.2", "mic", "camera", "photo"]),
        ]
        let weights: [(String, UIImage.SymbolWeight)] = [("light", .light), ("regular", .regular), ("bold", .bold)]
        return sets.map { name, names in .view(name, 160, 40) { row(names) } }
            + weights.map { name, weight in
                .view("weight-\(name)", 60, 44, looks: [.light]) { symbol("square.and.pencil", UIImage.SymbolConfiguration(pointSize: 24, weight: weight)) }
            } + [
                .view("scale-small", 60, 44, looks: [.light]) { symbol("star", UIImage.SymbolConfiguration(scale: .small)) },
                .view("scale-large", 60, 44, looks: [.light]) { symbol("star", UIImage.SymbolConfiguration(scale: .large)) },
                .view("text-style", 60, 60, looks: [.light, .large]) { symbol("star", UIImage.SymbolConfiguration(textStyle: .title1)) },
                .view("tint", 60, 44) { symbol("heart.fill", nil, .systemPink) },
            ]
    }

    @MainActor static var drawingGoldens: [Golden] {
        func drawing(_ body: @escaping (CGContext) -> Void) -> UIView {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { body($0.cgContext) }
            return UIImageView(image: image)
        }
        func blended(_ mode: CGBlendMode) -> UIView {
            drawing { context in
                UIColor.systemBlue.setFill()
                context.fill(CGRect(x: 5, y: 5, width: 50, height: 35))
                context.setBlendMode(mode)
                UIColor.systemOrange.setFill()
                context.fill(CGRect(x: 25, y: 20, width: 50, height: 35))
            }
        }
        let modes: [(String, CGBlendMode)] = [
            ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("difference", .difference), ("soft-light", .softLight),
            ("clear", .clear), ("destination-over", .destinationOver),
        ]
        return modes.map { name, mode in .view("blend-\(name)", 100, 72, looks: [.light]) { blended(mode) } } + [
            .view("strokes", 100, 72, looks: [.light]) {
                drawing { context in
                    for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
                        context.setLineCap(cap)
                        context.setLineWidth(8)
                        context.move(to: CGPoint(x: 15, y: 12 + index * 18))
                        context.addLine(to: CGPoint(x: 65, y: 12 + index * 18))
                        context.strokePath()
                    }
                }
            },
            .view("dashes", 100, 72, looks: [.light]) {
                drawing { context in
                    context.setLineDash(phase: 2, lengths: [6, 3])
                    context.stroke(CGRect(x: 10, y: 10, width: 60, height: 40), width: 2)
                }
            },
            .view("even-odd", 100, 72, looks: [.light]) {
                drawing { context in
                    context.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
                    context.addEllipse(in: CGRect(x: 25, y: 5, width: 50, height: 50))
                    UIColor.systemPurple.setFill()
                    context.fillPath(using: .evenOdd)
                }
            },
            .view("clip", 100, 72, looks: [.light]) {
                drawing { context in
                    UIBezierPath(roundedRect: CGRect(x: 10, y: 5, width: 60, height: 50), cornerRadius: 20).addClip()
                    GoldenImage.quarters(80, 60).draw(in: CGRect(x: 0, y: 0, width: 80, height: 60))
                }
            },
            .view("gradient", 100, 72, looks: [.light]) {
                drawing { context in
                    let colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor] as CFArray
                    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
                    context.drawRadialGradient(
                        gradient, startCenter: CGPoint(x: 30, y: 25), startRadius: 2, endCenter: CGPoint(x: 40, y: 30), endRadius: 32,
                        options: .drawsAfterEndLocation)
                }
            },
            .view("shadow", 100, 72, looks: [.light]) {
                drawing { context in
                    context.setShadow(offset: CGSize(width: 3, height: 4), blur: 5, color: UIColor.black.withAlphaComponent(0.5).cgColor)
                    UIColor.systemTeal.setFill()
                    UIBezierPath(ovalIn: CGRect(x: 15, y: 8, width: 44, height: 36)).fill()
                }
            },
            .view("string", 100, 72, looks: [.light]) {
                drawing { _ in
                    NSString(string: "Drawn text in a box").draw(
                        in: CGRect(x: 4, y: 4, width: 72, height: 52),
                        withAttributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.systemIndigo])
                }
            },
            .view("arcs", 100, 72, looks: [.light]) {
                drawing { _ in
                    let path = UIBezierPath(arcCenter: CGPoint(x: 40, y: 30), radius: 24, startAngle: 0, endAngle: 4, clockwise: true)
                    path.addLine(to: CGPoint(x: 40, y: 30))
                    path.close()
                    path.lineWidth = 3
                    path.lineJoinStyle = .round
                    UIColor.systemGreen.setStroke()
                    path.stroke()
                }
            },
        ]
    }
}
