import Foundation
import FoundationNetworking
import Testing
@testable import ObjectRuntime

/// Texts of errors as apps show them, which are iOS's.
@Suite("Texts of errors") struct ErrorTextTests {
    private enum Plain: Error { case one, two }
    private struct Spoken: LocalizedError { var errorDescription: String? { "spoken" } }
    private enum Silent: LocalizedError { case one }
    private struct Own: Error { var localizedDescription: String { "own" } }
    private struct Number: Decodable { var number: Int }

    private func text(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return ObjCRuntime.described(error).localizedDescription
        }
    }

    @Test("Errors of an app's own are told by type and number, or in their own words")
    func own() {
        #expect(text { throw Plain.two }?.hasPrefix("The operation couldn’t be completed. (") == true)
        #expect(text { throw Plain.two }?.hasSuffix("Plain error 1.)") == true)
        #expect(text { throw Silent.one }?.hasPrefix("The operation couldn’t be completed. (") == true)
        #expect(text { throw NSError(domain: "d", code: 3) } == "The operation couldn’t be completed. (d error 3.)")
        #expect(text { throw NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "mine"]) } == "mine")
        #expect(text { throw Spoken() } == "spoken" && ObjCRuntime.described(Own()).localizedDescription == "own")
        #expect(text { throw URLError(.badServerResponse) } == "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)")
    }

    @Test("Data that cannot be decoded and files that cannot be had are told as on iOS")
    func data() {
        let decoder = JSONDecoder()
        let wrong = "The data couldn’t be read because it isn’t in the correct format."
        #expect(text { _ = try decoder.decode(Number.self, from: Data("[]".utf8)) } == wrong)
        #expect(text { _ = try decoder.decode(Number.self, from: Data("{".utf8)) } == wrong)
        #expect(text { _ = try JSONSerialization.jsonObject(with: Data("x".utf8)) } == wrong)
        #expect(text { _ = try decoder.decode(Number.self, from: Data("{}".utf8)) } == "The data couldn’t be read because it is missing.")
        #expect(text { _ = try Data(contentsOf: URL(fileURLWithPath: "/a/notes")) } == "The file “notes” couldn’t be opened because there is no such file.")
        #expect(text { try FileManager.default.removeItem(atPath: "/a/notes") } == "The file “notes” doesn’t exist.")
    }

    @Test("What the network's transport says is told as on iOS; other values stay as they are")
    func network() {
        let failure = URLError(.cannotFindHost, userInfo: [NSLocalizedDescriptionKey: "Could not resolve host: a"])
        #expect(text { throw failure } == "A server with the specified hostname could not be found.")
        #expect(ObjCRuntime.described(failure).localizedDescription == "A server with the specified hostname could not be found.")
        let optional: (any Error)? = failure
        #expect(ObjCRuntime.described(optional)?.localizedDescription == "A server with the specified hostname could not be found.")
        #expect(ObjCRuntime.described(7) == 7 && ObjCRuntime.described(nil as (any Error)?) == nil)
    }
}
