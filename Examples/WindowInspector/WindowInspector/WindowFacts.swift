import UIKit

/// One line of the inspector: a name and what the window answers.
struct Fact {
    var name: String
    var value: String
}

/// Facts that belong together, under a title.
struct FactGroup {
    var title: String
    var symbol: String
    var color: UIColor
    var facts: [Fact]
}

/// What a view can find out about the window it is in.
struct WindowFacts {
    var groups: [FactGroup]

    init(_ view: UIView) {
        let traits = view.traitCollection
        let window = view.window?.bounds.size ?? view.bounds.size
        groups = [
            FactGroup(
                title: "Window", symbol: "macwindow", color: .systemIndigo,
                facts: [
                    Fact(name: "Size", value: leftToRight("\(points(window.width)) × \(points(window.height))")),
                    Fact(name: "Scale", value: "\(points(traits.displayScale))x"),
                    Fact(name: "Device", value: traits.userInterfaceIdiom == .pad ? "iPad" : "iPhone"),
                ]),
            FactGroup(
                title: "Size classes", symbol: "rectangle.split.2x1", color: .systemTeal,
                facts: [
                    Fact(name: "Horizontal", value: name(of: traits.horizontalSizeClass)),
                    Fact(name: "Vertical", value: name(of: traits.verticalSizeClass)),
                ]),
            FactGroup(
                title: "Edges", symbol: "square.dashed", color: .systemOrange,
                facts: [
                    Fact(name: "Safe area", value: text(view.safeAreaInsets)),
                    Fact(name: "Margins", value: text(view.layoutMargins)),
                    Fact(name: "Readable width", value: points(view.readableContentGuide.layoutFrame.width)),
                ]),
            FactGroup(
                title: "Appearance", symbol: "circle.lefthalf.filled", color: .systemPink,
                facts: [
                    Fact(name: "Style", value: traits.userInterfaceStyle == .dark ? "Dark" : "Light"),
                    Fact(name: "Contrast", value: traits.accessibilityContrast == .high ? "Increased" : "Normal"),
                    Fact(name: "Direction", value: traits.layoutDirection == .rightToLeft ? "Right to left" : "Left to right"),
                    Fact(name: "Text size", value: name(of: traits.preferredContentSizeCategory)),
                ]),
        ]
    }
}

private func points(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.1f", Double(value))
}

private func text(_ insets: UIEdgeInsets) -> String {
    leftToRight([insets.top, insets.left, insets.bottom, insets.right].map(points).joined(separator: " · "))
}

/// Numbers that keep their order among words of either direction.
private func leftToRight(_ numbers: String) -> String { "\u{2066}\(numbers)\u{2069}" }

private func name(of sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: return "Compact"
    case .regular: return "Regular"
    default: return "Unspecified"
    }
}

private func name(of category: UIContentSizeCategory) -> String {
    category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
}
