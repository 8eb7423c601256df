import AppSession
import CoreGraphics
import Foundation
import QuartzCore

/// Looks for what keeps people from reading, hearing and touching a screen, and for what its constraints leave open.
@MainActor struct ScreenAudit {
    private let picture: LayoutPicture
    private let views: [UIView]
    private let root: CALayer

    /// - Parameter root: the layer that the whole screen is drawn from.
    init(_ inspection: LayoutInspection, root: CALayer) {
        picture = inspection.picture()
        views = inspection.views
        self.root = root
    }

    typealias Issue = ScreenDiagnosis.Issue

    func diagnosis() -> ScreenDiagnosis {
        var issues: [Issue] = []
        let open: [Int: Int] = openGroups()
        for (index, view) in views.enumerated() where isOnScreen(index) {
            let found: [Issue?] = [
                contrast(of: view, index), description(of: view, index), detection(of: view, index), traits(of: view, index), order(in: view, index),
                textSize(of: view, index), ambiguity(of: view, index, with: open[index]),
            ]
            issues += found.compactMap { $0 }
        }
        return ScreenDiagnosis(picture: picture, issues: issues)
    }

    private func isOnScreen(_ index: Int) -> Bool {
        let element: LayoutElement = picture.elements[index]
        let seen: Rect? = element.clip.map { element.frame.intersection($0) } ?? element.frame
        let area: Rect = element.scroll.map { picture.elements[$0].frame } ?? picture.bounds
        return seen?.intersection(area)?.intersection(picture.bounds) != nil
    }

    // MARK: Reading

    /// A ratio under 3 is a defect for any text, one under 4.5 may be meant so: UIKit's own secondary colours have 3.4.
    private static let leastRatio = 3.0

    private func contrast(of view: UIView, _ index: Int) -> Issue? {
        guard let label = view as? UILabel, picture.elements[index].kind == .text, label.isEnabled, !isDisabled(index), !isHalfSeen(index) else { return nil }
        switch TextContrast(of: label, ink: TextFit(of: label).ink.intersection(label.bounds), root: root) {
        case .measured(let ratio, let needed)?:
            guard ratio < needed - 0.005 else { return nil }
            let text: String = String(format: "%.1f", ratio)
            return Issue(
                .lowContrast, element: index, detail: "has a contrast of \(text) to 1, and needs \(needed == 3 ? "3" : "4.5")", amount: needed / ratio,
                isCertain: ratio < Self.leastRatio && !isOfTab(label))
        case .unmeasured(let reason)?:
            return Issue(.lowContrast, element: index, detail: "was not measured: \(reason)", amount: 0, isCertain: false)
        case nil: return nil
        }
    }

    /// Text that is partly under a bar or cut by an edge is read once it is scrolled from there.
    private func isHalfSeen(_ index: Int) -> Bool {
        let element: LayoutElement = picture.elements[index]
        guard let scroll = element.scroll else { return false }
        let area: Rect? = picture.elements[scroll].frame.intersection(picture.bounds)
        let seen: Rect? = element.safe.map { area?.intersection($0) } ?? area
        guard let seen else { return true }
        let over = element.ink.excess(over: seen)
        return max(over.left, over.top, over.right, over.bottom) > 0.5
    }

    /// Whether it is the title of a tab that is not chosen, in the colour that UIKit gives it.
    private func isOfTab(_ label: UILabel) -> Bool {
        guard label.superview is UITabBarButton, let text = label.attributedText, text.length > 0 else { return false }
        return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGray
    }

    /// Text of what cannot be used now need not be read.
    private func isDisabled(_ index: Int) -> Bool {
        guard let control = picture.elements[index].control else { return false }
        return (views[control] as? UIControl)?.isEnabled == false
    }

    /// Labels that stay as they are when somebody chooses another text size.
    private func textSize(of view: UIView, _ index: Int) -> Issue? {
        let element: LayoutElement = picture.elements[index]
        guard let label = view as? UILabel, element.kind == .text, element.bar == nil, element.control == nil, let font = label.font else { return nil }
        let isScaled: Bool = font.textStyle != nil || font.scaling != nil
        guard !isScaled || !label.adjustsFontForContentSizeCategory else { return nil }
        let reason: String = isScaled ? "does not adjust its font" : "has a font of one size"
        return Issue(
            .fixedTextSize, element: index, detail: "stays as it is when the user chooses another text size: it \(reason)", isCertain: false, isGrouped: true)
    }

    // MARK: Hearing

    private func description(of view: UIView, _ index: Int) -> Issue? {
        guard view.isAccessibilityElement else { return nil }
        let traits: UIAccessibilityTraits = view.accessibilityTraits
        let label: String = (view.accessibilityLabel ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        if !label.isEmpty {
            guard Self.isFileName(label), view.accessibilityValues?.label != nil else { return nil }
            return Issue(.missingDescription, element: index, detail: "is described as \"\(label)\", which reads like a file's name")
        }
        let value: String = (view.accessibilityValue ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        // Fields are read by what is in them, rows and their controls together.
        guard value.isEmpty || view is UISlider || view is UISwitch, picture.elements[index].cell == nil || view is UIButton else { return nil }
        guard view is UIControl || !traits.isDisjoint(with: [.button, .link, .image, .adjustable]) else { return nil }
        // The system has words of its own for symbols.
        let isSymbol: Bool = Self.image(of: view)?.isSymbolImage == true
        let isCertain: Bool = (view is UIButton || traits.contains(.button)) && !isSymbol
        return Issue(.missingDescription, element: index, detail: "has no description for who cannot see it", isCertain: isCertain)
    }

    private static func image(of view: UIView) -> UIImage? {
        switch view {
        case let button as UIButton: button.currentImage ?? button.configuration?.image
        case let button as BarButton: button.item.image
        case let view as UIImageView: view.image
        default: nil
        }
    }

    /// `icon_close`, `btnBack@2x`, `photo.png`: what developers name things.
    static func isFileName(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let lower: String = text.lowercased()
        return text.contains("_") || lower.contains("@2x") || lower.contains("@3x")
            || [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains { lower.hasSuffix($0) }
    }

    /// The finding for a view that can be tapped and does not exist for a user who cannot see it.
    private func detection(of view: UIView, _ index: Int) -> Issue? {
        guard takesTaps(view), !view.isAccessibilityElement, view.owningController == nil, AccessibilityTree.elements(in: view).isEmpty,
            min(view.bounds.width, view.bounds.height) >= 10
        else { return nil }
        return Issue(.undetectedElement, element: index, detail: "can be tapped, and is nothing that assistive technologies know of")
    }

    private func traits(of view: UIView, _ index: Int) -> Issue? {
        guard view.isAccessibilityElement, !(view is UIControl), !(view is UITextView) else { return nil }
        let traits: UIAccessibilityTraits = view.accessibilityTraits
        if traits.contains([.button, .adjustable]) || traits.contains([.button, .link]) {
            return Issue(.wrongTraits, element: index, detail: "has traits that exclude each other: \(traits.names.joined(separator: ", "))")
        }
        guard takesTaps(view), traits.isDisjoint(with: [.button, .link, .adjustable, .allowsDirectInteraction]) else { return nil }
        return Issue(.wrongTraits, element: index, detail: "can be tapped, and is no button to who cannot see it")
    }

    /// An app's own views, and plain ones, with a recogniser for taps.
    private func takesTaps(_ view: UIView) -> Bool {
        let isPlain: Bool = [ObjectIdentifier(UIView.self), ObjectIdentifier(UIImageView.self), ObjectIdentifier(UILabel.self)]
            .contains(ObjectIdentifier(type(of: view)))
        guard isPlain || ViewDescription.className(of: view).contains("."), view.isUserInteractionEnabled, !(view is UIScrollView), !(view is UIControl)
        else { return false }
        return (view.gestureRecognizers ?? []).contains { $0.isEnabled && $0 is UITapGestureRecognizer }
    }

    /// Elements that an app lists are read in the order of its list.
    private func order(in view: UIView, _ index: Int) -> Issue? {
        guard let listed = view.accessibilityValues?.elements?.compactMap({ $0 as? UIResponder }), listed.count > 1 else { return nil }
        let frames: [CGRect] = listed.map(\.accessibilityFrame)
        guard let place = frames.indices.dropFirst().first(where: { frames[$0].maxY <= frames[$0 - 1].minY && !frames[$0].isEmpty }) else { return nil }
        let (before, after): (String, String) = (listed[place - 1].accessibilityLabel ?? "", listed[place].accessibilityLabel ?? "")
        return Issue(.readingOrder, element: index, detail: "has \"\(after)\" read after \"\(before)\", which stands under it", isCertain: false)
    }

    // MARK: Constraints

    /// The views whose constraints allow more than one place, with how many others hang together with them. Of a tree the top is meant, and of views
    /// that constraints tie together the first one whose size is open: the others only follow.
    private func openGroups() -> [Int: Int] {
        let solver = LayoutSolver.shared
        var groups: [Int: [Int]] = [:]
        var result: [Int: Int] = [:]
        for (index, view) in views.enumerated() where isOnScreen(index) && isOpen(view) {
            guard let box = view.existingLayoutBox, let around = view.superview, !isOpen(around) else { continue }
            if let group = solver.ambiguousGroup(of: box) { groups[group, default: []].append(index) } else { result[index] = 0 }
        }
        for members in groups.values {
            let first: Int? = members.first { index in
                views[index].existingLayoutBox.map { solver.ambiguousSides(of: $0).contains { $0.side == .width || $0.side == .height } } ?? false
            }
            result[first ?? members[0]] = members.count - 1
        }
        return result
    }

    /// - Parameter others: how many views are open with it; nil where it is not the one to be told.
    private func ambiguity(of view: UIView, _ index: Int, with others: Int?) -> Issue? {
        guard let others, let box = view.existingLayoutBox else { return nil }
        let following: String = others == 0 ? "" : ", and with it \(others) other view\(others == 1 ? "" : "s")"
        let sides: [String] = LayoutSolver.shared.ambiguousSides(of: box).map { "\($0.side)" }
        return Issue(
            .ambiguousLayout, element: index,
            detail: "has constraints that more than one place fits: \(sides.joined(separator: ", ")) \(sides.count == 1 ? "is" : "are") open\(following)",
            isGrouped: picture.elements[index].cell != nil)
    }

    private func isOpen(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout }
}
