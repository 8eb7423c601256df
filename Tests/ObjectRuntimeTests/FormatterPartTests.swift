import Foundation
import Testing

@testable import ObjectRuntime

@Suite("What formatters say of a text that is typed") struct FormatterPartTests {
    private final class Capitals: Formatter {
        override func string(for obj: Any?) -> String? { obj as? String }

        func isPartialStringValid(
            _ partialString: String, newEditingString: AutoreleasingUnsafeMutablePointer<NSString?>?,
            errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            newEditingString?.pointee = NSString(string: partialString.uppercased())
            return partialString == partialString.uppercased()
        }
    }

    @Test("A formatter without an opinion lets everything stand") func everything() {
        var text: NSString = "1a"
        var replacement: NSString?
        let formatter: Formatter = NumberFormatter()
        #expect(formatter.isPartialStringValid("1a", newEditingString: &replacement, errorDescription: nil) && replacement == nil)
        #expect(
            formatter.isPartialStringValid(
                &text, proposedSelectedRange: nil, originalString: "1", originalSelectedRange: NSRange(location: 1, length: 0), errorDescription: nil))
        #expect(formatter.attributedString(for: NSNumber(value: 1)) == nil)
    }

    @Test("One that gives another text has it put in, with the insertion point behind it; a formatter of any class is asked") func replaces() {
        let registration = ObjCRuntime.registration(of: Capitals.self, named: "Capitals")
        registration.method("isPartialStringValid:newEditingString:errorDescription:") { object, arguments in
            object.isPartialStringValid(arguments[0], newEditingString: arguments[1], errorDescription: arguments[2])
        }
        let formatter: Formatter = Capitals()
        var text: NSString = "Ab"
        var selection = NSRange(location: 2, length: 0)
        #expect(
            !formatter.isPartialStringValid(
                &text, proposedSelectedRange: &selection, originalString: "A", originalSelectedRange: NSRange(location: 1, length: 0), errorDescription: nil))
        #expect(text == "AB" && selection == NSRange(location: 2, length: 0))
    }
}
