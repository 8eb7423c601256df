import Foundation
import UIKit
import XCTest

/// The kinds of checks of an accessibility audit.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text has less than 4.5 to 1 against what is behind it, large text less than 3 to 1.
    public static let contrast = Self(rawValue: 1 << 0)
    /// Text that is seen and is in no accessibility element.
    public static let elementDetection = Self(rawValue: 1 << 1)
    /// Controls that take touches in less than 44 by 44 points.
    public static let hitRegion = Self(rawValue: 1 << 2)
    /// Elements without a label, or with one that reads like a file's name.
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    /// Text that stays as it is when the user chooses another text size, or stops growing below the largest one.
    public static let dynamicType = Self(rawValue: 1 << 16)
    /// Text that is cut, now or at the largest text size.
    public static let textClipped = Self(rawValue: 1 << 17)
    /// Traits that exclude each other or are missing.
    public static let trait = Self(rawValue: 1 << 18)
    public static let all = Self(rawValue: .max)

    fileprivate static let checks: [(type: Self, check: AccessibilityAudit.Check)] = [
        (.contrast, .contrast), (.elementDetection, .elementDetection), (.hitRegion, .hitRegion), (.sufficientElementDescription, .elementDescription),
        (.dynamicType, .dynamicType), (.textClipped, .textClipped), (.trait, .trait),
    ]
}

/// Something that an accessibility audit found.
@preconcurrency @MainActor open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element that it is about.
    open private(set) var element: XCUIElement?
    /// The finding in a few words, which are Apple's: "Contrast failed".
    open private(set) var compactDescription: String
    /// The finding with the element and what was measured.
    open private(set) var detailedDescription: String
    open private(set) var auditType: XCUIAccessibilityAuditType

    init(element: XCUIElement?, compactDescription: String, detailedDescription: String, auditType: XCUIAccessibilityAuditType) {
        self.element = element
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.auditType = auditType
        super.init()
    }
}

/// The app that the tests run inside of.
///
/// Tests here are in the app's own process, which `quince test` has launched: there is no `launch()`, and no queries for elements, for which
/// tests have the app's own objects.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0, notRunning = 1, runningBackgroundSuspended = 2, runningBackground = 3, runningForeground = 4
    }

    public init() { super.init(view: nil) }

    open var state: State {
        guard AppContext.current.session != nil else { return .notRunning }
        return UIApplication.shared.applicationState == .background ? .runningBackground : .runningForeground
    }

    open override var exists: Bool { state != .notRunning }
    open override var elementType: ElementType { .application }
    open override var label: String { (Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String) ?? "" }
    open override var frame: CGRect { UIScreen.main.bounds }

    /// Looks for what keeps people from reading, hearing and touching what the app shows. Each issue for which `issueHandler` does not answer
    /// true fails the test. On the way the app is laid out at other text sizes, and put back.
    ///
    /// - Throws: what `issueHandler` throws, which ends the audit.
    open func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        guard let session = AppContext.current.session else {
            XCTFail("There is no app to audit: the tests have no host app.", file: file, line: line)
            return
        }
        let asked = XCUIAccessibilityAuditType.checks.filter { auditTypes.contains($0.type) }
        for found in session.accessibilityIssues(Set(asked.map(\.check))) {
            let type: XCUIAccessibilityAuditType = asked.first { $0.check == found.check }?.type ?? []
            let issue = XCUIAccessibilityAuditIssue(
                element: XCUIElement(view: found.view), compactDescription: found.text, detailedDescription: found.detail, auditType: type)
            if try issueHandler?(issue) == true { continue }
            XCTFail("\(found.text): \(found.detail)", file: file, line: line)
        }
    }
}
