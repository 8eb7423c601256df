import Foundation
import Testing

@testable import ObjectRuntime

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

    @Test("A length is made of an NSNumber without a word") func numbers() {
        let number: NSNumber? = NSNumber(value: 2.5)
        let width: CGFloat? = number.map(CGFloat.init)
        #expect(width == 2.5)
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
