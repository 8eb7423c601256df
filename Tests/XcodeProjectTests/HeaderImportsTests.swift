import Foundation
import Testing
@testable import XcodeProject

@Suite("Modules that headers import for Swift files")
struct HeaderImportsTests {
    @Test(
        "Every form of import is read",
        arguments: [
            ("#import <UIKit/UIKit.h>", HeaderImports.Imported.module("UIKit")),
            ("  #include <MapKit/MapKit.h> // maps", .module("MapKit")),
            ("@import Photos;", .module("Photos")),
            ("@import UIKit.UIView;", .module("UIKit")),
            ("#import \"Own.h\"", .header("Own.h")),
        ])
    func lines(line: String, imported: HeaderImports.Imported) {
        #expect(HeaderImports.target(ofLine: line[...]) == imported)
    }

    @Test("What imports nothing is passed over", arguments: ["", "#import", "#import <stdio.h>", "#import <UIKit/UIKit.h", "@import ;", "#define A \"b\""])
    func others(line: String) {
        #expect(HeaderImports.target(ofLine: line[...]) == nil)
    }

    @Test("Headers lead to further headers, once each, beside them or elsewhere in the target")
    func chains() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let other = folder.appendingPathComponent("Other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bridging = folder.appendingPathComponent("App-Bridging-Header.h")
        try "#import \"A.h\"\n#import \"B.h\"\n#import <UIKit/UIKit.h>\n#import \"Gone.h\"".write(to: bridging, atomically: true, encoding: .utf8)
        try "#import <MapKit/MapKit.h>\n#import \"App-Bridging-Header.h\"".write(to: folder.appendingPathComponent("A.h"), atomically: true, encoding: .utf8)
        let elsewhere = other.appendingPathComponent("B.h")
        try "@import Photos;".write(to: elsewhere, atomically: true, encoding: .utf8)
        #expect(HeaderImports(headers: ["B.h": elsewhere]).read(from: bridging).modules == ["UIKit", "MapKit", "Photos"])
        #expect(
            HeaderImports(headers: ["B.h": elsewhere]).read(from: bridging).headers.map(\.lastPathComponent) == ["App-Bridging-Header.h", "A.h", "B.h"])
        // A framework's umbrella header names its own headers as others do.
        let umbrella = folder.appendingPathComponent("Demo.h")
        try "#import <Foundation/Foundation.h>\n#import <Demo/B.h>".write(to: umbrella, atomically: true, encoding: .utf8)
        #expect(HeaderImports(headers: ["B.h": elsewhere]).read(from: umbrella).modules == ["Foundation", "Photos"])
    }
}
