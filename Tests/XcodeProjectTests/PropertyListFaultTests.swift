import Foundation
import Testing

@testable import XcodeProject

@Suite("Property lists that cannot be read")
struct PropertyListFaultTests {
    private func read(_ text: String) -> PropertyListFault? {
        do {
            _ = try PropertyListValue(data: Data(text.utf8))
            return nil
        } catch {
            return PropertyListFault(error, in: Data(text.utf8))
        }
    }

    @Test(
        "the line of the mistake is told, in both forms",
        arguments: [
            ("<?xml version=\"1.0\"?>\n<plist>\n<dict>\n<key>a</key>\n<string>b\n</dict>\n</plist>", 6),
            ("<plist><dict>\n<key>a</key>\n</dict></plist>", 3),
            ("<plist><dict>\n<key>a</key><string>A & B</string>\n</dict></plist>", 2),
            ("// x\n{ a = b;\n c = d\n e = f; }", 4),
        ])
    func lines(text: String, line: Int) throws {
        let fault = try #require(read(text))
        #expect(fault.line == line, "\(fault.message)")
    }

    @Test("the message begins with the place")
    func message() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("fault-\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("<plist><dict>\n<key>a</key>\n</dict></plist>".utf8).write(to: file)
        do {
            _ = try PropertyListValue(contentsOf: file)
            Issue.record("it is broken")
        } catch {
            #expect(
                PropertyListFault.text(error, at: file) == "\(file.path):3 cannot be read as a property list: Value missing for key inside <dict> at line 3.")
        }
    }
}
