import Testing

@testable import ObjectRuntime

@Suite("Members of Foundation's that Linux lacks")
struct FoundationBreadthTests {
    @Test("words and sentences of a text are found") func textUnits() {
        let text = "Hello, my world. And  you?\nYes" as NSString
        let whole = NSRange(location: 0, length: text.length)
        let words: [String] = TextUnits.parts(of: text, in: whole, by: .byWords).map { text.substring(with: $0.range) }
        #expect(words == ["Hello", "my", "world", "And", "you", "Yes"])
        let sentences: [String] = TextUnits.parts(of: text, in: whole, by: .bySentences).map { text.substring(with: $0.range) }
        #expect(sentences == ["Hello, my world. ", "And  you?\n", "Yes"])
        let lines: [String] = TextUnits.parts(of: text, in: whole, by: []).map { text.substring(with: $0.range) }
        #expect(lines == ["Hello, my world. And  you?", "Yes"])
        let all = NSRange(location: 0, length: 9)
        let ranges: [NSRange] = [NSRange(location: 1, length: 2), NSRange(location: 5, length: 2)]
        #expect(TextUnits.enclosed(ranges, in: all).map(\.enclosing) == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 4)])
    }

    @Test("substrings are handed over backwards too, until told to stop") func enumeration() {
        var found: [String] = []
        ("one two three" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 13), options: [.byWords, .reverse]) { word, _, _, stop in
            found.append(word ?? "")
            stop.pointee = ObjCBool(found.count == 2)
        }
        #expect(found == ["three", "two"])
        let text = "ä😀b"
        var characters: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { character, range, _, _ in
            characters.append(String(text[range]))
            #expect(character == characters.last)
        }
        #expect(characters == ["ä", "😀", "b"])
    }

    @Test("a text is transformed in its place, by Core Foundation's names too") func transforms() {
        let text = NSMutableString(string: "é Ünï")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        #expect(text as String == "e Uni")
        #expect(!CFStringTransform(text, nil, "No such transform", false) && text as String == "e Uni")
        let han = NSMutableString(string: "x北京")
        var changed = NSRange()
        #expect(han.applyTransform(.toLatin, reverse: false, range: NSRange(location: 1, length: 2), updatedRange: &changed))
        #expect(han as String == "xběi jīng" && changed == NSRange(location: 1, length: 8))
    }

    @Test("a bookmark finds its file again, also one that was renamed") func bookmarks() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        let data: Data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == file.path)
        #expect(!isStale)
        let renamed = folder.appendingPathComponent("b.txt")
        try FileManager.default.moveItem(at: file, to: renamed)
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == renamed.path)
        #expect(isStale)
        try FileManager.default.removeItem(at: renamed)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
        #expect(Bookmark.place(of: "/home/x/Documents/a", in: "/home/x") == "~/Documents/a")
        #expect(Bookmark.path(of: "~/Documents/a", in: "/other") == "/other/Documents/a")
    }

    @Test("a resource of a text is looked up when it is asked for") func localizedResources() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) apples"
        #expect(resource.key == "%lld apples" && String(localized: resource) == "3 apples")
        let named = LocalizedStringResource("greeting", defaultValue: "Hello")
        #expect(named.key == "greeting" && String(localized: named) == "Hello")
        #expect(named != resource && named == LocalizedStringResource("greeting", defaultValue: "Hello"))
    }

    @Test("arrays and dictionaries of a class are read from archives, others are errors") func archivedCollections() throws {
        let names: [NSString] = ["a", "b"]
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: names as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == names)
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSDate.self, from: data) }
        let table: [NSString: NSNumber] = ["a": 1]
        let other: Data = try NSKeyedArchiver.archivedData(withRootObject: table as NSDictionary, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: other) == table)
    }

    @Test("no file is one of iCloud's, and an app has no trash") func ubiquity() throws {
        let manager = FileManager.default
        let file = manager.temporaryDirectory.appendingPathComponent("ubiquity-\(UUID().uuidString)")
        #expect { try manager.startDownloadingUbiquitousItem(at: file) } throws: { ($0 as? CocoaError)?.code == .fileNoSuchFile }
        try Data("abc".utf8).write(to: file)
        defer { try? manager.removeItem(at: file) }
        #expect(!manager.isUbiquitousItem(at: file))
        #expect { try manager.evictUbiquitousItem(at: file) } throws: { ($0 as? CocoaError)?.code == .ubiquitousFileUnavailable }
        #expect { try manager.trashItem(at: file, resultingItemURL: nil) } throws: { ($0 as? CocoaError)?.code == .featureUnsupported }
        let attributes = try manager.attributesOfItem(atPath: file.path) as NSDictionary
        #expect(attributes.fileSize() == 3 && attributes.fileModificationDate() != nil)
    }

    @Test("a progress tells of files, and work counts for its units") func fileProgress() {
        let progress = Progress(totalUnitCount: 4)
        progress.fileOperationKind = .uploading
        progress.fileTotalCount = 2
        progress.throughput = 100
        #expect(progress.fileOperationKind == .uploading && progress.userInfo[.fileTotalCountKey] as? Int == 2 && progress.throughput == 100)
        progress.fileTotalCount = nil
        #expect(progress.fileTotalCount == nil)
        let inner: Int = progress.performAsCurrent(withPendingUnitCount: 4) {
            let part = Progress(totalUnitCount: 1)
            part.completedUnitCount = 1
            return 7
        }
        #expect(inner == 7 && progress.fractionCompleted == 1)
    }

    @Test("folders have names where the system has no place for them") func folders() {
        #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.standardName(of: .applicationSupportDirectory) == "Library/Application Support")
    }

    @Test("numbers change the order of their bytes") func byteOrder() {
        #expect(CFSwapInt32(0x0102_0304) == 0x0403_0201 && CFSwapInt32HostToBig(CFSwapInt32BigToHost(7)) == 7)
        #expect(NSSwapBigShortToHost(NSSwapHostShortToBig(513)) == 513)
    }

    @Test("a text is copied into what room there is") func boundedCopies() {
        var room = [CChar](repeating: 1, count: 4)
        #expect(strlcpy(&room, "abcdef", 4) == 6)
        #expect(room == [97, 98, 99, 0])
        var more: [CChar] = [97, 0, 0, 0]
        #expect(strlcat(&more, "bcde", 4) == 5)
        #expect(more == [97, 98, 99, 0])
    }

    @Test("a person's name is formatted by a style") func names() {
        var components = PersonNameComponents()
        components.givenName = "Juan"
        components.familyName = "Chavez"
        let english = Locale(identifier: "en_US")
        #expect(PersonNameComponents.FormatStyle(style: .medium, locale: english).format(components) == "Juan Chavez")
        #expect(components.formatted(.name(style: .abbreviated).locale(english)) == "JC")
    }
}
