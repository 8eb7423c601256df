import Foundation
import ObjectRuntime
import Testing

@Suite("Names of Foundation that Linux lacks")
struct FoundationNamesTests {
    @Test("kinds of Core Foundation's values are told apart, a truth value from a number too")
    func kinds() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
    }

    @Test("encodings go by their registered names")
    func encodings() {
        func encoding(_ name: NSString) -> String.Encoding {
            String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding(name)))
        }
        #expect(encoding("UTF-8") == .utf8)
        #expect(encoding("windows-1251") == .windowsCP1251)
        #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
    }

    @Test("names that are strings underneath turn into strings in a cast, and back")
    func names() {
        #expect(RunLoop.Mode.common as NSString == RunLoop.Mode.common.rawValue as NSString)
        let any: Any = "Done" as NSString
        #expect(any as? Notification.Name == Notification.Name("Done"))
    }

    @Test("an address of the internet is made with all its members, its length among them") func wholeAddress() {
        let zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) = (0, 0, 0, 0, 0, 0, 0, 0)
        let address = sockaddr_in(sin_len: UInt8(MemoryLayout<sockaddr_in>.size), sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 7), sin_zero: zero)
        #expect(address.sin_family == AF_INET && address.sin_port == 80 && address.sin_addr.s_addr == 7)
        #expect(address.sin_len == 16)
    }

    @Test("an address is told its length; the main thread is the one that the tests' process began with")
    func darwin() {
        var address = sockaddr_in()
        address.sin_len = 16
        #expect(address.sin_len == UInt8(MemoryLayout<sockaddr_in>.size))
        let main: Thread = .main
        #expect(main === Thread.mainThread)
    }
}
