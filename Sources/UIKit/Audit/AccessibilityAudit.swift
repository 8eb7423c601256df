import AppSession
import CoreGraphics
import QuartzCore

/// The checks of the accessibility audit that tests ask for, on what the app shows now; how they are told is in Apple's words.
@MainActor package struct AccessibilityAudit {
    package enum Check: Hashable, Sendable, CaseIterable {
        case contrast, elementDetection, hitRegion, elementDescription, dynamicType, textClipped, trait
    }

    package struct Issue {
        package var check: Check
        /// The finding in Apple's words: "Contrast failed".
        package var text: String
        /// The finding as `quince audit` tells it.
        package var detail: String
        package var view: UIView
    }

    /// The texts of Apple's audit, which tests compare with.
    private enum Text {
        static let contrast = "Contrast failed"
        static let nearContrast = "Contrast nearly passed"
        static let undetected = "Potentially inaccessible text"
        static let smallTarget = "Hit area is too small"
        static let noDescription = "Element has no description"
        static let unreadable = "Label not human-readable"
        static let fixedSize = "Dynamic Type font sizes are unsupported"
        static let cappedSize = "Dynamic Type font sizes are partially unsupported"
        static let clipped = "Text clipped"
        static let traits = "Element has conflicting traits"
    }

    /// Another text size for the whole app, laid out when this returns.
    private let setTextSize: (WindowEnvironment.TextSize) -> Void
    private let inspect: () -> LayoutInspection
    /// The layer that the whole screen is drawn from.
    private let root: CALayer

    init(root: CALayer, inspect: @escaping () -> LayoutInspection, setTextSize: @escaping (WindowEnvironment.TextSize) -> Void) {
        self.root = root
        self.inspect = inspect
        self.setTextSize = setTextSize
    }

    /// The issues of `checks`, in the order in which views stand in the tree.
    func issues(_ checks: Set<Check>) -> [Issue] {
        let inspection: LayoutInspection = inspect()
        let picture: LayoutPicture = inspection.picture()
        var found: [(element: Int, issue: Issue)] = []
        for (index, element) in picture.elements.enumerated() where isOnScreen(element, picture) {
            let view: UIView = inspection.views[index]
            if checks.contains(.hitRegion), let issue = hitRegion(element, view) { found.append((index, issue)) }
            if checks.contains(.elementDetection), let issue = detection(element, view) { found.append((index, issue)) }
        }
        if !checks.isDisjoint(with: [.contrast, .elementDescription, .trait]) {
            let diagnosis: ScreenDiagnosis = ScreenAudit(inspect(), root: root).diagnosis()
            for issue in diagnosis.issues {
                guard let told = told(issue, inspection.views[issue.element]), checks.contains(told.check) else { continue }
                found.append((issue.element, told))
            }
        }
        found += text(checks, inspection, picture)
        return found.enumerated().sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }.map(\.element.issue)
    }

    private func isOnScreen(_ element: LayoutElement, _ picture: LayoutPicture) -> Bool {
        let seen: Rect? = element.clip.map { element.frame.intersection($0) } ?? element.frame
        let area: Rect = element.scroll.map { picture.elements[$0].frame } ?? picture.bounds
        return seen?.intersection(area)?.intersection(picture.bounds) != nil
    }

    // MARK: At the size that the text has

    private static let leastSide = 44.0

    private func hitRegion(_ element: LayoutElement, _ view: UIView) -> Issue? {
        guard element.kind == .control, element.traits.contains(.interactive), !element.traits.contains(.systemSized), element.bar == nil,
            min(element.touchWidth, element.touchHeight) < Self.leastSide
        else { return nil }
        let size: String = String(format: "%g x %g", element.touchWidth, element.touchHeight)
        return Issue(check: .hitRegion, text: Text.smallTarget, detail: "\(element.name) takes touches in \(size) points", view: view)
    }

    /// Text that a user reads and that no element speaks.
    private func detection(_ element: LayoutElement, _ view: UIView) -> Issue? {
        guard element.kind == .text, element.bar == nil else { return nil }
        // What an app lists in place of its views may speak of it.
        let isSpoken: Bool = sequence(first: view, next: \.superview).contains {
            $0.isAccessibilityElement || $0.accessibilityElements?.isEmpty == false
                || $0.accessibilityElementCount() > 0 && $0.accessibilityElementCount() != NSNotFound
        }
        guard !isSpoken else { return nil }
        return Issue(check: .elementDetection, text: Text.undetected, detail: "\(element.name) is in no accessibility element", view: view)
    }

    private func told(_ issue: ScreenDiagnosis.Issue, _ view: UIView) -> Issue? {
        let name: String = ViewDescription.className(of: view)
        let detail: String = "\(name) \(issue.detail)"
        switch issue.kind {
        case .lowContrast:
            // Those that could not be measured have no amount, and tabs that are not chosen the gray that UIKit gives them.
            guard issue.amount > 0, !(view.superview is UITabBarButton) else { return nil }
            return Issue(check: .contrast, text: issue.isCertain ? Text.contrast : Text.nearContrast, detail: detail, view: view)
        case .missingDescription:
            let isUnreadable: Bool = !(view.accessibilityLabel ?? "").isEmpty
            return Issue(check: .elementDescription, text: isUnreadable ? Text.unreadable : Text.noDescription, detail: detail, view: view)
        case .wrongTraits: return Issue(check: .trait, text: Text.traits, detail: detail, view: view)
        default: return nil
        }
    }

    // MARK: At other text sizes

    /// A label at some text size.
    private struct Look {
        var pointSize: CGFloat
        var isCut: Bool
    }

    /// Lays the app out at the largest ordinary text size and at the largest of all, and back.
    private func text(_ checks: Set<Check>, _ inspection: LayoutInspection, _ picture: LayoutPicture) -> [(element: Int, issue: Issue)] {
        guard !checks.isDisjoint(with: [.dynamicType, .textClipped]) else { return [] }
        let start: WindowEnvironment.TextSize = SessionEnvironment.window.textSize
        var looks: [Int: [Look]] = [:]
        let now: [Int: Look] = Self.looks(inspection, picture)
        for size: WindowEnvironment.TextSize in [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
            setTextSize(size)
            let other: LayoutInspection = inspect()
            for (place, look) in Self.looks(other, other.picture()) { looks[place, default: []].append(look) }
        }
        setTextSize(start)
        return picture.elements.indices.flatMap { index -> [(element: Int, issue: Issue)] in
            let element: LayoutElement = picture.elements[index]
            guard let look = now[element.place], isOnScreen(element, picture) else { return [] }
            let others: [Look] = looks[element.place] ?? []
            var issues: [Issue] = []
            if checks.contains(.dynamicType), others.count == 3 {
                let sizes: [CGFloat] = others.map(\.pointSize)
                if sizes[0] == sizes[2] {
                    issues.append(
                        Issue(
                            check: .dynamicType, text: Text.fixedSize, detail: "\(element.name) has \(Self.text(sizes[0])) points at every text size",
                            view: inspection.views[index]))
                } else if sizes[1] == sizes[2] {
                    issues.append(
                        Issue(
                            check: .dynamicType, text: Text.cappedSize, detail: "\(element.name) has \(Self.text(sizes[2])) points at most",
                            view: inspection.views[index]))
                }
            }
            if checks.contains(.textClipped), look.isCut || others.contains(where: \.isCut) {
                let detail: String = look.isCut ? "is cut" : "is cut at the largest text sizes"
                issues.append(Issue(check: .textClipped, text: Text.clipped, detail: "\(element.name) \(detail)", view: inspection.views[index]))
            }
            return issues.map { (index, $0) }
        }
    }

    private static func text(_ size: CGFloat) -> String { String(format: "%g", size) }

    /// The labels that an app shows by themselves or in buttons, by place. Bars' own stay small by design, and press for a large look.
    private static func looks(_ inspection: LayoutInspection, _ picture: LayoutPicture) -> [Int: Look] {
        var looks: [Int: Look] = [:]
        for (index, element) in picture.elements.enumerated() {
            guard element.kind == .text, element.bar == nil, let label = inspection.views[index] as? UILabel, let font = label.font else { continue }
            if let control = element.control, !(inspection.views[control] is UIButton) { continue }
            looks[element.place] = Look(pointSize: font.pointSize, isCut: !element.traits.isDisjoint(with: [.truncated, .textCut]))
        }
        return looks
    }
}
