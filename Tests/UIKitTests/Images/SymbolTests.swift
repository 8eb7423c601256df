import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct SymbolTests {
    @Test func unknownNamesGiveNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test("every name of SF Symbols resolves, most of them drawn or made of the parts that the name says")
    func everyNameResolves() {
        let names: [String] = SymbolLibrary.allNames
        #expect(names.count == 5720 && names == names.sorted())
        let drawn = Set(SymbolLibrary.names)
        let composition = SymbolComposition { drawn.contains($0) }
        let likeness: [SymbolComposition.Likeness] = names.filter { !drawn.contains($0) }.map { composition.result(for: $0).likeness }
        #expect(drawn.isSubset(of: names) && drawn.count > 2000)
        #expect(likeness.count { $0 == .composed } > 1600 && likeness.count { $0 == .neutral } < 850)
        for index in stride(from: 0, to: names.count, by: 23) {
            #expect(UIImage(systemName: names[index]) != nil, "\(names[index])")
            #expect(UIImage(systemName: names[index] + ".wrong") == nil, "\(names[index])")
        }
    }

    @Test("every symbol that public projects use is drawn, or made of something like it (behaviour/symbol-names.tsv)")
    func usedSymbols() throws {
        let lines: [Substring] = try String(contentsOf: Repository.behaviour("symbol-names.tsv"), encoding: .utf8).split(separator: "\n").dropFirst().map { $0 }
        let used: [String] = lines.compactMap { line in
            let parts: [Substring] = line.split(separator: "\t", omittingEmptySubsequences: false)
            return parts.count > 2 && Int(parts[2]) ?? 0 > 0 ? String(parts[0]) : nil
        }
        #expect(used.count > 500)
        #expect(used.filter { SymbolLibrary.likeness(of: $0) == .neutral } == [])
    }

    @Test("at large scale a circle grows and its margins shrink: the size of a contact-add button")
    func contactAdd() throws {
        let traits = UITraitCollection(displayScale: 3)
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large).withTraitCollection(traits)
        let image = try #require(UIImage(systemName: "plus.circle", withConfiguration: configuration))
        #expect(image.size == CGSize(width: 73.0 / 3, height: 71.0 / 3))
    }

    @Test(
        "names are composed by their parts",
        arguments: [
            ("12.circle.fill", SymbolRecipe.enclosed("12", .circle, isFilled: true)), ("a.square", .enclosed("a", .square, isFilled: false)),
            ("heart.hexagon", .enclosed("heart.fill", .hexagon, isFilled: false)), ("globe.badge.plus", .badged("globe", sign: "plus")),
            ("heart.slash.fill", .slashed("heart.fill")), ("textformat.size.ar", .alias("textformat.size")), ("12", .text("12")),
            ("plus.bubble.fill", .enclosed("plus", .bubble, isFilled: true)), ("12.magnifyingglass", .enclosed("12", .magnifyingglass, isFilled: false)),
            ("heart.icloud.fill", .inside("heart.fill", .icloud, isFilled: true)), ("gobackward.15", .inside("15", .gobackward, isFilled: false)),
            ("plus.forward", .alias("plus.right")), ("globe.fill.plus.right", .alias("globe.plus.right")), ("unheard.of", .neutral(isFilled: false)),
            ("unheard.of.fill", .neutral(isFilled: true)),
        ])
    func composition(name: String, recipe: SymbolRecipe) {
        let drawn: Set<String> = [
            "heart", "heart.fill", "globe", "globe.plus.right", "gobackward", "icloud", "icloud.fill", "plus", "plus.right", "textformat.size",
        ]
        #expect(SymbolComposition { drawn.contains($0) }.result(for: name).recipe == recipe)
    }

    @Test("lines of a sorted file are found, and others are not")
    func sortedLines() {
        let lines = SortedLines(text: "0.circle\na\nab\nb.c\nz\n")
        for line in ["0.circle", "a", "ab", "b.c", "z"] { #expect(lines.contains(line)) }
        for line in ["", "0", "aa", "b", "zz", "0.circl", "c"] { #expect(!lines.contains(line)) }
        #expect(!SortedLines(text: "").contains("a"))
    }

    @Test func everySymbolDrawsSomething() {
        let names: [String] = SymbolLibrary.names + SymbolLibrary.allNames.enumerated().filter { $0.offset % 31 == 0 }.map(\.element)
        #expect(names.count > 1000)
        for name in names {
            guard let symbol = SymbolDrawing(name: name, pointSize: 17, weight: .regular, scale: .medium) else {
                Issue.record("\(name) has no shape")
                continue
            }
            let image: CGImage? = symbol.image(width: 24, height: 24, coloring: .single(.black))
            let isEmpty: Bool =
                image?.bitmap.map { bitmap in
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
