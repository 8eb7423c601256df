import UIKit

extension Database {
    /// Makes numbers, texts, arrays and dictionaries of a value. Dates become seconds since 2001, data base 64, unless that is asked for otherwise.
    public class Encoder: FirebaseDataEncoder {}
    /// Makes a value of numbers, texts, arrays and dictionaries.
    public class Decoder: FirebaseDataDecoder {}
}

extension DatabaseReference {
    public func setValue<T: Encodable>(
        from value: T, encoder: Database.Encoder = Database.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws { setValue(try encoder.encode(value)) { error, _ in completion?(error) } }

    public nonisolated(nonsending) func setValue<T: Encodable>(from value: T, encoder: Database.Encoder = Database.Encoder()) async throws {
        let encoded: Any = try encoder.encode(value)
        try await finished { done in setValue(encoded) { error, _ in done(error) } }
    }
}

extension DataSnapshot {
    public func data<T: Decodable>(as type: T.Type, decoder: Database.Decoder = Database.Decoder()) throws -> T {
        try decoder.decode(T.self, from: value ?? NSNull())
    }
}
