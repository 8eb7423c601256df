import AppSession
import Testing

@testable import UIKit

/// The audit that tests ask for by `performAccessibilityAudit`, in Apple's words.
@Suite(.serialized) @MainActor struct AccessibilityAuditTests {
    private func texts(_ checks: Set<AccessibilityAudit.Check> = Set(AccessibilityAudit.Check.allCases), _ build: (UIView) -> Void) -> [String] {
        let root = UIViewController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = .white
        build(root.view)
        let stage = TestWindow(.pad(400, 800), root: root)
        defer { stage.close() }
        let audit = AccessibilityAudit(
            root: stage.window.layer,
            inspect: {
                stage.run(0.1)
                return LayoutInspection(windows: [stage.window], places: ViewPlaces())
            },
            setTextSize: { size in
                var environment: WindowEnvironment = SessionEnvironment.window
                environment.textSize = size
                stage.change(to: environment)
            })
        let issues: [AccessibilityAudit.Issue] = audit.issues(checks)
        #expect(SessionEnvironment.window.textSize == .large)
        return issues.map { "\($0.text): \(($0.view as? UILabel)?.text ?? ViewDescription.className(of: $0.view))" }
    }

    private func label(_ text: String, y: CGFloat, font: UIFont = .preferredFont(forTextStyle: .body), width: CGFloat = 360) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: width, height: 200))
        label.text = text
        label.font = font
        label.textColor = .black
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    @Test func whatIsAsItShouldBeHasNoIssues() {
        let found: [String] = texts {
            $0.addSubview(label("Good", y: 100))
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.tintColor = .black
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.frame = CGRect(x: 20, y: 400, width: 360, height: 80)
            $0.addSubview(button)
        }
        #expect(found.isEmpty)
    }

    @Test func textSizesAreThoseThatLayoutsShow() {
        let found: [String] = texts([.dynamicType, .textClipped]) {
            $0.addSubview(label("Fixed", y: 60, font: .systemFont(ofSize: 17)))
            $0.addSubview(label("Capped", y: 160, font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)))
            let clipped: UILabel = label("Clipped once it is large", y: 360)
            clipped.frame.size.height = 30
            $0.addSubview(clipped)
            let deaf: UILabel = label("Deaf", y: 460)
            deaf.adjustsFontForContentSizeCategory = false
            $0.addSubview(deaf)
        }
        #expect(
            found == [
                "Dynamic Type font sizes are unsupported: Fixed", "Dynamic Type font sizes are partially unsupported: Capped",
                "Text clipped: Clipped once it is large", "Dynamic Type font sizes are unsupported: Deaf",
            ])
    }

    @Test func eachCheckHasItsWords() {
        let found: [String] = texts([.contrast, .hitRegion, .elementDescription, .trait, .elementDetection]) {
            let pale: UILabel = label("Pale", y: 60)
            pale.textColor = UIColor(white: 0.8, alpha: 1)
            let gray: UILabel = label("Gray", y: 160)
            gray.textColor = UIColor(white: 0.5, alpha: 1)
            let mute: UILabel = label("Mute", y: 260)
            mute.isAccessibilityElement = false
            [pale, gray, mute].forEach($0.addSubview)
            let small = UIButton(frame: CGRect(x: 20, y: 480, width: 30, height: 30))
            small.accessibilityLabel = "Small"
            let nameless = UIButton(frame: CGRect(x: 120, y: 480, width: 60, height: 60))
            let file = UIButton(frame: CGRect(x: 220, y: 480, width: 60, height: 60))
            file.accessibilityLabel = "ic_close@2x"
            [small, nameless, file].forEach($0.addSubview)
        }
        #expect(
            found == [
                "Contrast failed: Pale", "Contrast nearly passed: Gray", "Potentially inaccessible text: Mute", "Hit area is too small: UIButton",
                "Element has no description: UIButton", "Label not human-readable: UIButton",
            ])
    }
}
