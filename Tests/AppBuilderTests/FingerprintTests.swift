import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Whether a build is up to date")
struct FingerprintTests {
    @Test("a property list reads the same whatever the order of its dictionaries, also of those within")
    func propertyLists() {
        let inner: [String: PropertyListValue] = [
            "b": .integer(1), "a": .array([.string("x"), .boolean(true)]), "c": .dictionary(["z": .integer(2), "y": .integer(3)]),
        ]
        let text = Fingerprint.text(of: .dictionary(["scene": .dictionary(inner)]))
        let places = ["scene=", "a=[", "b=", "c={", "y=", "z="].map { text.range(of: $0)!.lowerBound }
        #expect(places == places.sorted())
    }
}
