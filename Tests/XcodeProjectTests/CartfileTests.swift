import Foundation
import Testing

@testable import XcodeProject

@Suite("What a Cartfile names is fetched as packages")
struct CartfileTests {
    private func packages(_ text: String, resolved: String = "") -> [String] {
        Cartfile(text: text, resolved: resolved).packages.map { package in
            guard case .remote(let url, let requirement) = package.source else { return "" }
            return "\(url) \(requirement)"
        }
    }

    @Test("repositories of GitHub and of others, with Carthage's versions as SwiftPM has them")
    func requirements() {
        let found = packages(
            """
            # Networking
            github "Alamofire/Alamofire" ~> 5.4 # all of 5
            github "ReactiveX/RxSwift" == 6.2
            github "Quick/Nimble" >= 9.2.1
            github "old/Small" ~> 0.4
            github "some/Branch" "develop"
            github "some/Tag" "v4.0.0"
            git "https://example.com/team/Kit.git" "0123456789012345678901234567890123456789"
            github "some/Any"
            binary "https://example.com/Closed.json" ~> 2.3
            github "Alamofire/Alamofire" ~> 4.0
            """)
        #expect(
            found == [
                #"https://github.com/Alamofire/Alamofire upToNextMajor("5.4.0")"#, #"https://github.com/ReactiveX/RxSwift exact("6.2.0")"#,
                #"https://github.com/Quick/Nimble range("9.2.1", "1000.0.0")"#, #"https://github.com/old/Small upToNextMinor("0.4.0")"#,
                #"https://github.com/some/Branch branch("develop")"#, #"https://github.com/some/Tag exact("4.0.0")"#,
                #"https://example.com/team/Kit.git revision("0123456789012345678901234567890123456789")"#,
                #"https://github.com/some/Any range("0.0.1", "1000.0.0")"#,
            ])
    }

    @Test("the versions that were resolved count first")
    func resolved() {
        let found = packages(#"github "Quick/Quick" ~> 4.0"#, resolved: "github \"Quick/Quick\" \"v4.0.3\"\n")
        #expect(found == [#"https://github.com/Quick/Quick exact("4.0.3")"#])
    }

    @Test("what is no such line names nothing, whatever is in it", arguments: 1...40)
    func mutated(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var bytes = Array("github \"Alamofire/Alamofire\" ~> 5.4\ngit \"https://example.com/Kit.git\" \"main\"\n".utf8)
        for _ in 0...next(6) { bytes[next(bytes.count)] = UInt8(next(256)) }
        for case .remote(let url, _) in Cartfile(text: String(decoding: bytes, as: UTF8.self)).packages.map(\.source) {
            #expect(url.contains("/") && !url.contains("\"") && !url.contains(where: \.isWhitespace))
        }
    }

    @Test("a Cartfile lies beside the project or above it, with a private one beside it")
    func places() throws {
        let folder = try TemporaryFolder()
        try folder.write("github \"a/A\"\n", to: "Cartfile")
        try folder.write("github \"b/B\"\n", to: "Cartfile.private")
        let checkout = Checkout(ofProjectAt: folder.path("App/App.xcodeproj"), isTrusted: true)
        let found = try Cartfile.beside(folder.url.appendingPathComponent("App"), checkout: checkout)
        #expect(found?.packages.map(\.identity) == ["a", "b"])
        #expect(try Cartfile.beside(folder.url.appendingPathComponent("App/Deep/Deeper"), checkout: checkout) == nil)
    }
}
