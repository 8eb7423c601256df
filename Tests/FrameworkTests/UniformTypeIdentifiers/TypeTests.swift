import ObjectRuntime
import QuinceMobileCoreServices
@testable import QuinceUniformTypeIdentifiers
import Testing

@Suite struct TypeTests {
    @Test("types are found by extension and MIME type, and know what they are") func tags() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.png.preferredFilenameExtension == "png" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text) && UTType.swiftSource.isSubtype(of: .plainText))
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text)?.isDynamic == true)
        #expect(UTType("public.nothing") == nil && UTType("public.json")?.localizedDescription == "JSON")
    }

    @Test("what nobody declared has a dynamic type, which knows its tag") func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "qqq"))
        // The identifier that macOS makes: "?0=6:1=qqq" in 5-bit letters.
        #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8") && type.isDynamic)
        #expect(type.preferredFilenameExtension == "qqq" && type.conforms(to: .data))
        #expect(UTType(type.identifier) == type)
    }

    @Test("every type of the table conforms to types that are in it") func table() {
        for line in SystemTypes.table.split(separator: "\n") {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false)
            for parent in columns[1].split(separator: " ") { #expect(UTType(String(parent)) != nil, "\(columns[0]) conforms to \(parent)") }
        }
    }

    @Test("an app's Info.plist declares types") func declared() {
        let table = TypeTable(info: [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": ["public.json"], "UTTypeDescription": "Note",
                    "UTTypeTagSpecification": ["public.filename-extension": "note"],
                ] as [String: Any]
            ]
        ])
        #expect(table["com.example.note"]?.parents == ["public.json"])
        #expect(table.identifiers(where: \.extensions, contain: "note") == ["com.example.note"])
    }

    @Test("the older functions answer the same") func functions() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as NSString, nil)?.takeRetainedValue()
        #expect(type.map { UTTypeEqual($0, kUTTypePNG) } == true)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/png" as NSString)
    }

    @Test("item providers are asked by types") func itemProviders() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Item-\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider(contentsOf: file, openInPlace: true)
        #expect(provider.registeredContentTypes == [.json] && provider.registeredContentTypesForOpenInPlace == [.json])
        #expect(provider.registeredContentTypes(conformingTo: .text) == [.json] && provider.registeredContentTypes(conformingTo: .image) == [])
        nonisolated(unsafe) var found: (url: URL?, isInPlace: Bool, data: Data?) = (nil, false, nil)
        provider.loadFileRepresentation(for: .json, openInPlace: true) { url, isInPlace, _ in (found.url, found.isInPlace) = (url, isInPlace) }
        #expect(found.url == file && found.isInPlace)
        provider.loadFileRepresentation(for: .text) { url, isInPlace, _ in
            found = (url, isInPlace, url.flatMap { FileManager.default.contents(atPath: $0.path) })
        }
        #expect(found.url != file && !found.isInPlace && found.data == Data("{}".utf8))
    }
}
