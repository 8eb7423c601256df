import Testing

@testable import UIKit

@Suite @MainActor struct SymbolTests {
    @Test func unknownNamesGiveNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func everySymbolDrawsSomething() {
        let names: [String] = SymbolLibrary.names
        #expect(names.count > 1000)
        for name in names {
            guard let symbol = SymbolDrawing(name: name, pointSize: 17, weight: .regular, scale: .medium) else {
                Issue.record("\(name) has no shape")
                continue
            }
            let image: CGImage? = symbol.image(width: 24, height: 24, coloring: .single(.black))
            let isEmpty: Bool = image?.bitmap.map { bitmap in
                (0..<bitmap.height).allSatisfy { row in
                    (0..<bitmap.width * 4).allSatisfy { bitmap.pixels.load(fromByteOffset: row * bitmap.bytesPerRow + $0, as: UInt8.self) == 0 }
                }
            } ?? true
            #expect(!isEmpty, "\(name)")
        }
    }

    @Test func sizesFollowPointSizeAndScale() throws {
        let traits = UITraitCollection(displayScale: 3)
        func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
            try #require(UIImage(systemName: "circle", withConfiguration: configuration.withTraitCollection(traits))).size
        }
        let body: CGSize = try size(UIImage.SymbolConfiguration(pointSize: 17))
        #expect(abs(body.width - 20.3) < 0.5)
        let double: CGSize = try size(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(abs(double.width - 2 * body.width) < 0.7)
        let small: CGSize = try size(UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .small))
        let large: CGSize = try size(UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
        #expect(small.width < body.width && body.width < large.width)
    }

    @Test func configurationsMerge() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let merged: UIImage.SymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30).applying(bold)
        #expect(merged.values.pointSize == 30)
        #expect(merged.values.weight == .bold)
        let star = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
        let larger = try #require(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(larger.size.width > star.size.width)
    }

    @Test func symbolsAreTemplatesWithABaseline() throws {
        let image = try #require(UIImage(systemName: "square.and.arrow.up"))
        #expect(image.isSymbolImage)
        #expect(image.isTemplate())
        #expect((image.baselineOffsetFromBottom ?? 0) > 2)
        #expect(!image.withRenderingMode(.alwaysOriginal).isTemplate())
    }

    @Test func boldSymbolsCoverMore() throws {
        func coverage(_ weight: UIImage.SymbolWeight) throws -> Int {
            let symbol = try #require(SymbolDrawing(name: "plus", pointSize: 17, weight: weight, scale: .medium))
            let bitmap = try #require(symbol.image(width: 60, height: 60, coloring: .single(.black))?.bitmap)
            var sum = 0
            for row in 0..<60 {
                for column in 0..<60 {
                    sum += Int(bitmap.pixels.load(fromByteOffset: row * bitmap.bytesPerRow + column * 4 + 3, as: UInt8.self))
                }
            }
            return sum
        }
        let thin: Int = try coverage(.thin)
        let regular: Int = try coverage(.regular)
        let black: Int = try coverage(.black)
        #expect(thin < regular && regular < black)
    }
}
