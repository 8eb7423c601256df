import Foundation
import Testing

@testable import ObjectRuntime

private protocol Owning: AnyObject {}

@Suite("Names of Foundation's that Linux lacks") struct FoundationNamesTests {
    @Test("A formatter reads an object into a pointer, or says that it cannot") func objectValue() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var value: AnyObject?
        var problem: NSString?
        #expect(formatter.getObjectValue(&value, for: "12", errorDescription: &problem))
        #expect((value as? NSNumber)?.intValue == 12 && problem == nil)
        #expect(!formatter.getObjectValue(&value, for: "twelve", errorDescription: &problem))
        #expect(problem?.contains("twelve") == true)
    }

    @Test("Files are read and written with options of the first SDKs' names") func oldOptions() throws {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("kept".utf8).write(to: file, options: .atomicWrite)
        #expect(try Data(contentsOf: file, options: [.mappedRead, .uncachedRead, .dataReadingMapped]) == Data("kept".utf8))
    }

    @Test("A length is made of an NSNumber without a word") func numbers() {
        let number: NSNumber? = NSNumber(value: 2.5)
        let width: CGFloat? = number.map(CGFloat.init)
        #expect(width == 2.5)
    }

    @Test("An error of Core Foundation's is an NSError, and says what it was made of") func coreFoundationErrors() throws {
        let error = try #require(
            CFErrorCreate(nil, kCFErrorDomainOSStatus, -50, ["NSLocalizedFailureReason": "why", "a": 1] as NSDictionary))
        #expect(CFErrorGetDomain(error) as String == "NSOSStatusErrorDomain" && CFErrorGetCode(error) == -50)
        #expect(CFErrorCopyFailureReason(error) == "why" && CFErrorCopyRecoverySuggestion(error) == nil)
        #expect((CFErrorCopyUserInfo(error) as! [String: Any])["a"] as? Int == 1)
        #expect(CFErrorCopyDescription(error).length > 0)
        #expect(CFErrorCopyUserInfo(CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, nil)).count == 0)
        #expect(CFGetTypeID(error) == CFErrorGetTypeID() && CFErrorGetTypeID() == 27)
    }

    private final class Owned: Owning {}

    @Test("A reference is made of a value of a protocol for classes, as of an object") func unmanagedExistentials() {
        weak var kept: Owned?
        do {
            let object = Owned()
            let value: any Owning = object
            kept = object
            #expect(Unmanaged.passUnretained(value).toOpaque() == Unmanaged.passUnretained(object).toOpaque())
            let typed: Unmanaged<Owned> = Unmanaged.passUnretained(object)
            #expect(typed.takeUnretainedValue() === object)
            let reference = Unmanaged.passRetained(value)
            let isSame: Bool = reference.takeUnretainedValue() === value
            #expect(isSame)
            _ = Unmanaged<AnyObject>.fromOpaque(reference.toOpaque())
        }
        #expect(kept != nil, "Its retain is still to be balanced")
        kept.map { Unmanaged.passUnretained($0).release() }
        #expect(kept == nil)
    }

    private final class Memory {
        var data = Data()
        var place = 0
        var isClosed = false
    }

    @Test("A file whose functions are the app's is read, written and sought by these") func filesOfFunctions() throws {
        let memory = Memory()
        func memoryFile(canWrite: Bool) -> UnsafeMutablePointer<FILE>? {
            funopen(
                Unmanaged.passUnretained(memory).toOpaque(),
                { cookie, buffer, count in
                    let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                    let read = memory.data.dropFirst(memory.place).prefix(Int(count))
                    for (index, byte) in read.enumerated() { buffer![index] = CChar(bitPattern: byte) }
                    memory.place += read.count
                    return Int32(read.count)
                },
                canWrite
                    ? { cookie, buffer, count in
                        let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                        memory.data.append(contentsOf: (0..<Int(count)).map { UInt8(bitPattern: buffer![$0]) })
                        memory.place += Int(count)
                        return count
                    } : nil,
                { cookie, offset, whence in
                    let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
                    memory.place = Int(offset) + (whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.place : memory.data.count)
                    return Int64(memory.place)
                },
                { cookie in
                    Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue().isClosed = true
                    return 0
                })
        }
        let file = try #require(memoryFile(canWrite: true))
        #expect(fwrite("hello", 1, 5, file) == 5)
        #expect(fseek(file, 1, SEEK_SET) == 0)
        var bytes = [CChar](repeating: 0, count: 5)
        #expect(fread(&bytes, 1, 4, file) == 4 && String(decoding: bytes.prefix(4).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "ello")
        var position: Int64 = 0
        #expect(fgetpos(file, &position) == 0 && position == 5)
        #expect(fclose(file) == 0 && memory.isClosed && memory.data == Data("hello".utf8))
        let reader = try #require(memoryFile(canWrite: false))
        #expect(fwrite("x", 1, 1, reader) == 0)
        fclose(reader)
        #expect(funopen(nil, nil, nil, nil, nil) == nil)
        #expect(Date(timeIntervalSince1970: kCFAbsoluteTimeIntervalSince1970) == Date(timeIntervalSinceReferenceDate: 0))
    }

    private class Base {
        var log: [String] = []
        func act() { log.append("original") }
    }

    @Test("What an override of a category calls by super is the member as it was") func categories() {
        let object = Base()
        func replacement() {
            if !CategoryOverride.isRunning(object, "Base.act") {
                return CategoryOverride.run(object, "Base.act") {
                    object.log.append("category")
                    replacement()
                }
            }
            object.act()
        }
        replacement()
        replacement()
        #expect(object.log == ["category", "original", "category", "original"])
    }
}

@Suite("C's memory functions as on Apple's systems") struct DarwinMemoryTests {
    @Test("they take pointers that may be nil, and others as ever")
    func optionalPointers() {
        let source: [UInt8] = [1, 2, 3, 4]
        var target = [UInt8](repeating: 0, count: 4)
        source.withUnsafeBytes { from in
            target.withUnsafeMutableBytes { to in
                let pointer: UnsafePointer<UInt8>? = from.bindMemory(to: UInt8.self).baseAddress
                memcpy(to.baseAddress, pointer, 3)
                #expect(memcmp(to.baseAddress, pointer, 3) == 0 && memcmp(to.baseAddress, pointer, 4) < 0)
            }
        }
        #expect(target == [1, 2, 3, 0])
        target.withUnsafeMutableBytes { _ = memset($0.baseAddress, 9, 2) }
        #expect(target == [9, 9, 3, 0])
        _ = memcpy(&target, source, 1)
        #expect(target[0] == 1)
    }
}
