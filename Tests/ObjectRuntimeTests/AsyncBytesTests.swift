import Testing

@testable import ObjectRuntime

@Suite("Bytes, lines and notifications, one after another")
struct AsyncBytesTests {
    private func lines(_ bytes: [UInt8]) -> [String] {
        var reader = LineReader()
        var result: [String] = bytes.compactMap { reader.take($0) }
        if let rest = reader.rest() { result.append(rest) }
        return result
    }

    @Test("lines end at each of Unicode's ends, and those without anything are passed over") func lineEnds() {
        #expect(lines(Array("a\nb\r\nc\rd".utf8)) == ["a", "b", "c", "d"])
        #expect(lines(Array("a\n\n\nb\n".utf8)) == ["a", "b"])
        #expect(lines(Array("a\u{85}b\u{2028}ö\u{2029}d\u{B}e\u{C}".utf8)) == ["a", "b", "ö", "d", "e"])
        #expect(lines([]) == [])
    }

    @Test("scalars are decoded byte by byte") func scalars() {
        func decoded(_ bytes: [UInt8]) -> String {
            var decoder = ScalarDecoder()
            var result = ""
            for byte in bytes {
                decoder.take(byte)
                while let scalar = decoder.next() { result.unicodeScalars.append(scalar) }
            }
            decoder.end()
            while let scalar = decoder.next() { result.unicodeScalars.append(scalar) }
            return result
        }
        #expect(decoded(Array("aé€😀".utf8)) == "aé€😀")
        #expect(decoded([0x61, 0xE2, 0x82]) == "a\u{FFFD}")
        #expect(decoded([0xC3, 0x62]) == "\u{FFFD}b")
    }

    @Test("a file gives its lines, its bytes and its characters") func files() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("eins\nzwei ü\n\nend".utf8).write(to: file)
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["eins", "zwei ü", "end"])
        var count = 0
        for try await _ in try FileHandle(forReadingFrom: file).bytes { count += 1 }
        #expect(count == 17)
        var text = ""
        for try await character in file.resourceBytes.characters { text.append(character) }
        #expect(text == "eins\nzwei ü\n\nend")
    }

    @Test("notifications come in their order, those of the wanted object alone") func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("told")
        let sender = NSObject()
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: sender, userInfo: ["number": 1])
        center.post(name: name, object: NSObject(), userInfo: ["number": 2])
        center.post(name: Notification.Name("other"), object: sender)
        center.post(name: name, object: sender, userInfo: ["number": 3])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 3)
    }
}
