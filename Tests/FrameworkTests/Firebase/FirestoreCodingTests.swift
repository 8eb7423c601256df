import Foundation
import Testing
@testable import QuinceFirebase

@Suite("Firestore's coding of values") @MainActor
struct FirestoreCodingTests {
    private let stage = FirebaseStage()

    private enum Colour: String, Codable { case red, blue }
    private struct Part: Codable, Equatable { var name: String; var size: Double }
    private struct Thing: Codable, Equatable {
        @DocumentID var id: String?
        var name: String
        var count: Int
        var ratio: Float
        var isOpen: Bool
        var day: Date
        var colour: Colour
        var parts: [Part]
        var counts: [String: Int]
        var link: URL
        var place: GeoPoint
        var blob: Data
        var owner: DocumentReference
        var note: String?
        @ExplicitNull var end: Date?
        @ServerTimestamp var made: Timestamp?
        enum CodingKeys: String, CodingKey {
            case id, name, count, ratio, isOpen = "open", day, colour, parts, counts, link, place, blob, owner, note, end, made
        }
    }

    @Test("A value is written to a document and read again, with the document's name and the server's time")
    func values() async throws {
        let store = stage.firestore()
        let thing = Thing(
            id: nil, name: "lamp", count: 3, ratio: 0.5, isOpen: true, day: Date(timeIntervalSince1970: 100), colour: .blue,
            parts: [Part(name: "bulb", size: 2)], counts: ["a": 1], link: URL(string: "https://example.com")!, place: GeoPoint(latitude: 1, longitude: 2),
            blob: Data([1, 2]), owner: store.document("users/a"), note: nil, end: nil, made: nil)
        let encoded = try Firestore.Encoder().encode(thing)
        #expect(encoded["id"] == nil && encoded["note"] == nil && encoded["end"] is NSNull && encoded["made"] is FieldValue && encoded["open"] as? Bool == true)
        #expect(encoded["day"] is Timestamp && encoded["link"] as? String == "https://example.com" && encoded["blob"] as? Data == Data([1, 2]))
        let document = store.document("things/lamp")
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            do { try document.setData(from: thing) { if let error = $0 { done.resume(throwing: error) } else { done.resume() } } } catch {
                done.resume(throwing: error)
            }
        }
        var read = try await document.getDocument(as: Thing.self)
        #expect(read.id == "lamp" && read.made != nil)
        (read.id, read.made) = (nil, nil)
        #expect(read == thing)
        let listed = try await store.collection("things").getDocuments().documents.compactMap { try? $0.data(as: Thing.self) }
        #expect(listed.map(\.id) == ["lamp"])
    }

    @Test("What does not fit is an error; a document that is not there is nil for who asks for an optional")
    func failures() async throws {
        let store = stage.firestore()
        try await store.document("a/b").setData(["name": 5, "size": 1])
        let snapshot = try await store.document("a/b").getDocument()
        #expect(throws: DecodingError.self) { try snapshot.data(as: Part.self) }
        let absent = try await store.document("a/absent").getDocument()
        #expect(throws: DecodingError.self) { try absent.data(as: Part.self) }
        #expect(try absent.data(as: Part?.self) == nil)
        #expect(throws: EncodingError.self) { try Firestore.Encoder().encode([1, 2]) }
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode([String: Int].self, from: ["a": 1.5]) }
        #expect(try Firestore.Decoder().decode([String: Double].self, from: ["a": 1]) == ["a": 1])
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode([String: Bool].self, from: ["a": 1]) }
    }

    @Test("Keys are written with underscores where that is asked for")
    func keys() throws {
        struct Name: Codable, Equatable { var firstName: String; var htmlPage: Int }
        let encoder = Firestore.Encoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let encoded = try encoder.encode(Name(firstName: "a", htmlPage: 1))
        #expect(Set(encoded.keys) == ["first_name", "html_page"])
        let decoder = Firestore.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(Name.self, from: encoded) == Name(firstName: "a", htmlPage: 1))
    }
}
