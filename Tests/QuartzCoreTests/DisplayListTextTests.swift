import CoreGraphics
import QuartzCore
import Testing

/// What the compositor is going to draw, in words: the steps, their order and their nesting.
@MainActor @Suite("The display list", .serialized) struct DisplayListTextTests {
    private func scene(_ change: (CALayer) -> Void) -> String {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        root.backgroundColor = .white
        change(root)
        return DisplayListText.of(root)
    }

    private func box(_ x: CGFloat, _ color: CGColor, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: 5, width: 10, height: 20)
        layer.backgroundColor = color
        change(layer)
        return layer
    }

    @Test("has one fill a layer, from back to front, and none for what is hidden or outside")
    func fills() {
        let text = scene { root in
            root.addSublayer(box(2, rgb(1, 0, 0)))
            root.addSublayer(box(4, rgb(0, 0, 1, 0.5)))
            root.addSublayer(box(6, rgb(0, 1, 0)) { $0.isHidden = true })
            root.addSublayer(box(50, rgb(0, 1, 0)))
            root.insertSublayer(box(30, rgb(0, 0, 0)), at: 0)
            root.addSublayer(box(20, rgb(1, 1, 0)) { $0.zPosition = -1 })
        }
        #expect(
            text == """
                fill 0 0 40 30 #ffffff
                fill 20 5 10 20 #ffff00
                fill 30 5 10 20 #000000
                fill 2 5 10 20 #ff0000
                fill 4 5 10 20 #0000ff80
                """)
    }

    @Test("tells corners, borders and shadows of one layer in the order in which they are drawn")
    func parts() {
        let text = scene { root in
            root.addSublayer(
                box(2, rgb(1, 0, 0)) { layer in
                    layer.cornerRadius = 4
                    layer.borderWidth = 2
                    layer.borderColor = rgb(0, 0, 0)
                    layer.shadowOpacity = 1
                    layer.shadowRadius = 1
                    layer.shadowOffset = CGSize(width: 0, height: 3)
                })
        }
        let lines = text.split(separator: "\n")
        #expect(lines.map { $0.split(separator: " ")[0] } == ["fill", "shadow", "fill", "fill"])
        #expect(lines[1].contains("#000000 offset 0 3"))
        #expect(lines[2] == "fill 2 5 10 20 #ff0000 radius 4")
        #expect(lines[3] == "fill 2 5 10 20 #000000 border 2 radius 4")
    }

    @Test("groups what fades together, and leaves a single layer that fades ungrouped")
    func opacity() {
        let single = scene { $0.addSublayer(box(2, rgb(1, 0, 0)) { $0.opacity = 0.5 }) }
        #expect(single == "fill 0 0 40 30 #ffffff\nfill 2 5 10 20 #ff000080")
        let group = scene { root in
            root.addSublayer(
                box(2, rgb(1, 0, 0)) { layer in
                    layer.opacity = 0.5
                    layer.addSublayer(box(3, rgb(0, 1, 0)))
                })
        }
        #expect(
            group == """
                fill 0 0 40 30 #ffffff
                group 2 5 13 25 opacity 128
                  fill 2 5 10 20 #ff0000
                  fill 5 10 10 20 #00ff00
                """)
    }

    @Test("clips what a layer masks, and nests the mask's own steps")
    func masks() {
        let clipped = scene { root in
            root.addSublayer(
                box(2, rgb(1, 0, 0)) { layer in
                    layer.masksToBounds = true
                    layer.cornerRadius = 3
                    layer.addSublayer(box(3, rgb(0, 1, 0)))
                })
        }
        #expect(clipped.contains("clip 2 5 10 20 radius 3") && clipped.contains("  fill 5 10 7 15 #00ff00"))
        let masked = scene { root in
            root.addSublayer(
                box(2, rgb(1, 0, 0)) { layer in
                    let mask = CALayer()
                    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
                    mask.backgroundColor = rgb(0, 0, 0)
                    layer.mask = mask
                })
        }
        #expect(masked.contains("masked\n  mask\n    fill 2 5 5 5 #000000"))
    }

    @Test("tells images, gradients and what stands on surfaces of their own")
    func contents() {
        let text = scene { root in
            root.addSublayer(box(2, rgb(1, 1, 1, 0)) { $0.contents = quarters(8) })
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 14, y: 5, width: 10, height: 20)
            gradient.colors = [rgb(1, 0, 0), rgb(0, 0, 1)]
            root.addSublayer(gradient)
            root.addSublayer(
                box(26, rgb(0, 1, 0)) { layer in
                    var transform = CATransform3DIdentity
                    transform.m34 = -1 / 50
                    layer.transform = CATransform3DRotate(transform, 0.5, 0, 1, 0)
                })
        }
        #expect(text.contains("image 2 5 10 20 of 8x8 into 2 5 10 20"))
        #expect(text.contains("gradient 14 5 10 20 axial 0 #ff0000, 1 #0000ff"))
        #expect(text.contains("surface ") && text.hasSuffix("#00ff00"))
    }
}
