@testable import AppBuilder
import Foundation
import Testing

@Suite("Symbols of asset catalogues") struct AssetSymbolTests {
    @Test(
        "Names are those that Xcode makes",
        arguments: [
            ("icon-home", "iconHome"), ("Background Image", "background"), ("AccentColor", "accentColor"), ("URLBar", "urlBar"), ("LOGO", "logo"),
            ("2x", "_2X"), ("default", "`default`"), ("Image", "image"), ("tab_bar.selected", "tabBarSelected"),
            ("IMG_0590", "IMG_0590"), ("COLOR_PRIMARY", "COLOR_PRIMARY"), ("Group79logo", "group79Logo"), ("01d", "_01D"), ("2onboarding", "_2Onboarding"),
            ("0aa1a30", "_0Aa1A30"),
            ("1-1", "_1_1"), ("6638671-M", "_6638671_M"), ("212121", "_212121"), ("icon 24", "icon24"),
        ])
    func names(asset: String, symbol: String) {
        #expect(AssetSymbols.identifier(asset, droppingSuffixes: ["Image"]) == symbol)
    }

    @Test("Images and colours get resources, namespaces types of their own; the framework's types only names that are free")
    func text() throws {
        let symbols = AssetSymbols(assets: [
            .init(kind: .image, name: "Banner Image"), .init(kind: .image, name: "Icons/home"), .init(kind: .color, name: "BrandColor"),
            .init(kind: .color, name: "label"), .init(kind: .image, name: "+"), .init(kind: .color, name: "strokeImage"),
        ])
        let text = try #require(symbols.text(extending: true) { $0 == "UIColor" ? ["label"] : [] })
        // Of a name without a letter or digit there is no symbol.
        #expect(!text.contains("let _ ="))
        #expect(text.contains("    static let banner = UIKit.ImageResource(name: \"Banner Image\", bundle: catalogBundle)"))
        #expect(text.contains("    enum Icons {\n        static let home = UIKit.ImageResource(name: \"Icons/home\", bundle: catalogBundle)\n    }"))
        #expect(text.contains("    static var brand: UIColor { UIColor(resource: .brand) }"))
        #expect(text.contains("    static var stroke: UIColor { UIColor(resource: .stroke) }"))
        #expect(text.contains("static let label = UIKit.ColorResource") && !text.contains("static var label"))
        #expect(symbols.text(extending: false) { _ in [] }?.contains("extension UIImage") == false)
        #expect(AssetSymbols(assets: []).text(extending: true) { _ in [] } == nil)
    }

    @Test("Catalogues are read by their folders; only folders that say so are namespaces")
    func reading() throws {
        let catalog = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: catalog) }
        for folder in ["A.imageset", "Plain/B.imageset", "Spaced/C.colorset", "D.appiconset"] {
            try FileManager.default.createDirectory(at: catalog.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let contents = "{ \"properties\" : { \"provides-namespace\" : true } }"
        try contents.write(to: catalog.appendingPathComponent("Spaced/Contents.json"), atomically: true, encoding: .utf8)
        let text = try #require(try AssetSymbols(catalogs: [catalog]).text(extending: false) { _ in [] })
        #expect(text.contains("name: \"A\"") && text.contains("name: \"B\"") && text.contains("name: \"Spaced/C\"") && !text.contains("\"D\""))
    }
}
