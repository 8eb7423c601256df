import Foundation
import TestSupport
import Testing

@testable import InterfaceFiles

/// That an attribute is decoded is said in one place, its decoder: the table that the audit asks is made from the decoders.
@Suite("Attributes that are decoded") struct DecodedAttributesTests {
    @Test("are those that the table has, and no others")
    func table() throws {
        let found = try DecodedAttributes(sources: Repository.root.appendingPathComponent("Sources"))
        let file: URL = Repository.root.appendingPathComponent("Sources/InterfaceFiles/InterfaceBuilder/InterfaceVocabulary+Attributes.swift")
        if ProcessInfo.processInfo.environment["QUINCE_UPDATE_VOCABULARY"] != nil { try found.source.write(to: file, atomically: true, encoding: .utf8) }
        #expect(found.byClass.count > 30 && found.common.count > 100, "the search finds decoders")
        let written: String = try String(contentsOf: file, encoding: .utf8)
        #expect(written == found.source, "QUINCE_UPDATE_VOCABULARY=1 swift test --filter DecodedAttributes writes the table anew")
        let decoded: Set<String> = found.byClass.values.reduce(found.common) { $0.union($1) }
        let both: Set<String> = InterfaceVocabulary.silentAttributes.subtracting([
            "minimumFontSize", "dataMode", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        ])
        .intersection(decoded)
        #expect(both.isEmpty, "What is decoded has an effect: \(both)")
    }

    @Test("belong to the element whose decoder reads them, and to what inherits from it")
    func elements() {
        func knows(_ attribute: String, _ element: String) -> Bool { InterfaceVocabulary.knows(attribute: attribute, of: element) }
        for attribute in ["datePickerMode", "minuteInterval", "countDownDuration", "useCurrentDate", "enabled", "alpha"] {
            #expect(knows(attribute, "datePicker"), "\(attribute)")
        }
        #expect(knows("localeIdentifier", "locale"))
        #expect(!knows("datePickerMode", "label") && !knows("numberOfLines", "button") && !knows("on", "view"))
        #expect(knows("bounces", "tableView") && knows("title", "tabBarController") && knows("minimumPressDuration", "pongPressGestureRecognizer"))
        #expect(knows("axis", "variation") && knows("alpha", "tableViewCellContentView") && knows("userLabel", "label"))
        #expect(!knows("wobble", "view") && !knows("wobble", "variation"))
    }

    @Test("are found with the class that a function decodes, or that a case of it names")
    func reading() {
        var found = DecodedAttributes()
        found.add(
            decoder: """
                enum SomeDecoding {
                    static func decode(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
                        if let value = element.double("alpha") { view.alpha = value }
                        switch view {
                        case let stepper as UIStepper:
                            if let value = element.bool("wraps") { stepper.wraps = value }
                            if let text = load.text(element, "title") { stepper.title = text }
                        default:
                            if element["hidden"] == "YES" { view.isHidden = true }
                        }
                        if let width = element.child("segment")?["width"] { view.width = width }
                    }

                    private static func style(_ element: InterfaceElement) -> String? { element["style"] }

                    private static func decodeState(_ button: UIButton, _ child: InterfaceElement, _ element: InterfaceElement) {
                        button.title = child["stateTitle"]
                    }
                }
                """)
        found.add(initializersOf: "open class UIThing: UIView {\n    let kind = coder.nibElement?[\"kind\"]\n    let other = names[\"other\"]\n}\n")
        #expect(found.byClass == ["UIView": ["alpha", "hidden"], "UIStepper": ["wraps", "title"], "UIThing": ["kind"]])
        #expect(found.common == ["width", "style", "stateTitle"])
    }
}
