@testable import ObjectRuntime
import Testing

@Suite("Names of frameworks' classes")
struct FrameworkClassNameTests {
    @Test(
        "Classes of Apple's frameworks go by their names alone, an app's with its module",
        arguments: [
            ("UIKit.UIView", "UIView"), ("Foundation.NSObject", "NSObject"), ("QuinceWebKit.WKWebView", "WKWebView"), ("App.Page", "App.Page"),
            ("App.Outer.Page", "App.Outer.Page"), ("Quincey.Page", "Quincey.Page"), ("Page", "Page"),
        ])
    func plain(qualified: String, plain: String) {
        #expect(FrameworkClassName(qualified).plain == plain)
    }

    @Test("Classes of frameworks beside UIKit are looked for in the modules that they really have, also by the names of interface files")
    func linked() {
        #expect(FrameworkClassName.qualified("PDFView") == ["QuincePDFKit.PDFView"])
        #expect(FrameworkClassName.qualified("PDFKit.PDFView") == ["QuincePDFKit.PDFView"])
        #expect(FrameworkClassName.qualified("MKMapView") == ["QuinceMapKit.MKMapView"])
        #expect(FrameworkClassName.qualified("App.PDFView").isEmpty)
    }

    @Test("A class is found by the name that NSStringFromClass gives it")
    func roundTrip() {
        #expect(NSStringFromClass(NSObject.self) == "NSObject")
        #expect(NSClassFromString("NSObject") == NSObject.self)
        #expect(NSClassFromString(NSStringFromClass(NSMutableArray.self)) == NSMutableArray.self)
        #expect(NSClassFromString("NSNothingOfThatName") == nil)
    }
}
