import Testing

@testable import UIKit

/// A bitmap of one colour.
private func picture(_ width: Int, _ height: Int, _ color: UIColor = .red) -> CGImage {
    let context = CGContext(bitmapWidth: width, height: height)!
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()!
}

/// Red, green, blue and alpha (0 to 255) of a pixel, from the top left.
private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    let bitmap = image.cgImage!.bitmap!
    let bytes = bitmap.pixels.assumingMemoryBound(to: UInt8.self) + y * bitmap.bytesPerRow + x * 4
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
}

@Suite @MainActor struct UIImageTests {
    @Test func literalsAreColoursWhereNothingElseIsSaid() {
        let colors = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)]
        #expect(colors[0].withAlphaComponent(0.5).cgColor.alpha == 0.5 && colors[1].cgColor.alpha == 0.5)
    }

    @Test func sizeIsInPointsAndTurnsWithTheOrientation() {
        let image = UIImage(cgImage: picture(60, 30), scale: 3, orientation: .up)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(UIImage(cgImage: picture(60, 30), scale: 3, orientation: .left).size == CGSize(width: 10, height: 20))
    }

    @Test func orientationsTurnPixels() {
        // Left half red, right half blue.
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format(scale: 1))
        let stored: UIImage = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        func drawn(_ orientation: UIImage.Orientation) -> UIImage {
            let image = UIImage(cgImage: stored.cgImage!, scale: 1, orientation: orientation)
            return UIGraphicsImageRenderer(size: image.size, format: format(scale: 1)).image { _ in image.draw(at: .zero) }
        }
        let red: [UInt8] = [255, 0, 0, 255]
        let blue: [UInt8] = [0, 0, 255, 255]
        #expect(pixel(drawn(.up), 0, 0) == red && pixel(drawn(.up), 3, 0) == blue)
        #expect(pixel(drawn(.down), 0, 0) == blue)
        #expect(pixel(drawn(.upMirrored), 0, 0) == blue)
        // Turned clockwise, the left side comes to the top.
        #expect(pixel(drawn(.right), 0, 0) == red && pixel(drawn(.right), 0, 3) == blue)
        #expect(pixel(drawn(.left), 0, 0) == blue && pixel(drawn(.left), 0, 3) == red)
    }

    private func format(scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    @Test func pngRoundTrips() throws {
        let image = UIImage(cgImage: picture(8, 8, .green), scale: 2, orientation: .up)
        let data: Data = try #require(image.pngData())
        let back = try #require(UIImage(data: data, scale: 2))
        #expect(back.size == CGSize(width: 4, height: 4))
        #expect(pixel(back, 3, 3) == [0, 255, 0, 255])
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func tintKeepsTheShape() {
        let dot: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format(scale: 1)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let tinted: UIImage = UIGraphicsImageRenderer(size: dot.size, format: format(scale: 1)).image { _ in
            dot.withTintColor(.red).draw(at: .zero)
        }
        #expect(pixel(tinted, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(tinted, 3, 0) == [0, 0, 0, 0])
    }

    @Test func resizablePartsKeepCornersAndStretchTheRest() {
        var values = ImageValues(content: .bitmap(picture(30, 30)), scale: 1)
        values.capInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        values.isResizable = true
        values.resizingMode = .stretch
        let parts = ResizableImage.parts(of: values, in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(parts.count == 9)
        #expect(parts[0].target == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(parts[4].target == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(parts[4].source == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(parts[8].target == CGRect(x: 90, y: 40, width: 10, height: 10))
        let narrow = ResizableImage.parts(of: values, in: CGRect(x: 0, y: 0, width: 10, height: 50))
        #expect(narrow[0].target.width == 5)
    }

    @Test func contentModesPlaceContent() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let size = CGSize(width: 10, height: 10)
        #expect(ContentPlacement.rect(size, in: bounds, mode: .scaleAspectFit) == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(ContentPlacement.rect(size, in: bounds, mode: .scaleAspectFill) == CGRect(x: 0, y: -25, width: 100, height: 100))
        #expect(ContentPlacement.rect(size, in: bounds, mode: .bottomRight) == CGRect(x: 90, y: 40, width: 10, height: 10))
        #expect(ContentPlacement.rect(size, in: bounds, mode: .scaleToFill) == bounds)
    }

    @Test func looseFilesInTheirOrder() {
        let names: [String] = LooseImageFile.candidates(name: "icon", scale: 2, idiom: .pad).map(\.fileName)
        #expect(names == ["icon@2x~ipad.png", "icon@2x.png", "icon~ipad.png", "icon.png", "icon@3x~ipad.png", "icon@3x.png"])
        #expect(LooseImageFile.candidates(name: "a.jpg", scale: 3, idiom: .phone).first?.fileName == "a@3x~iphone.jpg")
        #expect(LooseImageFile.scale(inName: "a@2x~ipad") == 2)
        #expect(LooseImageFile.scale(inName: "a") == 1)
    }

    @Test func namedFindsLooseFilesAndCatalogues() throws {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set: URL = folder.appendingPathComponent("A.xcassets/Dot.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = #"""
            {"images":[{"idiom":"universal","filename":"l.png","scale":"2x"},{"idiom":"universal","filename":"d.png","scale":"2x",
            "appearances":[{"appearance":"luminosity","value":"dark"}]}],"properties":{"template-rendering-intent":"template"}}
            """#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try UIImage(cgImage: picture(4, 4, .red)).pngData()!.write(to: set.appendingPathComponent("l.png"))
        try UIImage(cgImage: picture(8, 8, .blue)).pngData()!.write(to: set.appendingPathComponent("d.png"))
        try UIImage(cgImage: picture(6, 6, .green)).pngData()!.write(to: folder.appendingPathComponent("Loose@2x.png"))
        let bundle = try #require(Bundle(path: folder.path))

        let loose = try #require(UIImage(named: "Loose", in: bundle, compatibleWith: nil))
        #expect(loose.size == CGSize(width: 3, height: 3))
        let dot = try #require(UIImage(named: "Dot", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dot.size == CGSize(width: 2, height: 2))
        #expect(dot.renderingMode == .alwaysTemplate)
        let dark = try #require(dot.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(dark.size == CGSize(width: 4, height: 4))
        #expect(UIImage(named: "Nothing", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func registeredVariantsFollowTraits() {
        let asset = UIImageAsset()
        asset.register(UIImage(cgImage: picture(1, 1)), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(UIImage(cgImage: picture(2, 2)), with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 2)
        let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
        view.overrideUserInterfaceStyle = .dark
        #expect(view.shownImage?.size.width == 2)
    }
}
