import QuinceCoreTransferable
import Testing
import UIKit

/// As apps say how their values go to others.
@Suite struct CoreTransferableTests {
    struct Note: Codable, Transferable, Equatable {
        var message: String
        var isLoud = false
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.message)
        }
    }
    struct Drawing: Transferable, Equatable {
        var bytes: [UInt8]
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .png) { drawing in
                Data(drawing.bytes)
            } importing: { data in
                Drawing(bytes: Array(data))
            }
        }
    }
    struct Letter: Transferable {
        let text: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .plainText) { received in
                Letter(text: try String(contentsOf: received.file, encoding: .utf8))
            }
        }
    }

    @Test("a value goes as JSON or as its words, and comes as JSON") func codable() async throws {
        let note = Note(message: "Grüße", isLoud: true)
        #expect(Note.exportedContentTypes() == [.json, .utf8PlainText] && Note.importedContentTypes() == [.json])
        let data = try await note.exported(as: .json)
        #expect(try await Note(importing: data, contentType: .json) == note)
        #expect(try await note.exported(as: .utf8PlainText) == Data("Grüße".utf8))
        await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
        await #expect(throws: (any Error).self) { try await Note(importing: Data("x".utf8), contentType: nil) }
    }

    @Test("bytes, files and texts") func others() async throws {
        let drawing = Drawing(bytes: [1, 2, 3])
        let data = try await drawing.exported(as: .png)
        #expect(data == Data([1, 2, 3]))
        #expect(try await Drawing(importing: data, contentType: .png) == drawing)
        #expect(try await Letter(importing: Data("Dear".utf8), contentType: .plainText).text == "Dear")
        #expect(try await String(importing: Data("a".utf8), contentType: nil) == "a")
        #expect(Letter.exportedContentTypes().isEmpty)
    }

    @Test("a provider hands a value on") func providers() async throws {
        let provider = NSItemProvider()
        provider.register(Drawing(bytes: [9]))
        #expect(provider.registeredTypeIdentifiers == ["public.png"])
        let taken: Result<Drawing, any Error> = await withCheckedContinuation { answer in
            provider.loadTransferable(type: Drawing.self) { answer.resume(returning: $0) }
        }
        #expect(try taken.get() == Drawing(bytes: [9]))
    }
}
