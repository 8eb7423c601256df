import Foundation
import TestSupport
import Testing
import UIKit

/// Frames that real UIKit gave for given constraints (layout-cases.json).
@MainActor @Suite struct MeasuredFramesTests {
    struct Case: Decodable {
        struct View: Decodable {
            struct Settings: Decodable {
                struct Insets: Decodable {
                    var top: CGFloat
                    var left: CGFloat
                    var bottom: CGFloat
                    var right: CGFloat
                }
                var usesAutoLayout: Bool?
                var frame: [CGFloat]?
                var safeAreaInsets: Insets?
                var imageSize: [CGFloat]?
            }
            var id: String
            var parent: String?
            var settings: Settings?
        }
        var name: String
        var subject: String
        var size: [CGFloat]
        var views: [View]
        var constraints: [String]?
        var expected: [String: [CGFloat]]
        var intrinsic: [String: [CGFloat]]?
    }

    /// A root whose safe area is given instead of coming from a window.
    final class ForcedSafeAreaView: UIView {
        var forced = UIEdgeInsets.zero
        override var safeAreaInsets: UIEdgeInsets { forced }
    }

    static func cases(_ subjects: Set<String>) throws -> [Case] {
        return try JSONDecoder().decode([Case].self, from: Data(contentsOf: Repository.fixture("layout-cases.json"))).filter { subjects.contains($0.subject) }
    }

    @Test("constraints give the frames that real UIKit gave")
    func measuredConstraints() throws {
        let cases: [Case] = try Self.cases(["constraints", "margins", "nested"])
        #expect(cases.count >= 4)
        for example in cases {
            let views: [String: UIView] = build(example)
            views["root"]?.layoutIfNeeded()
            for (id, frame) in example.expected {
                let view: UIView = try #require(views[id], "\(example.name): \(id)")
                let got: [CGFloat] = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                #expect(zip(got, frame).allSatisfy { abs($0 - $1) <= 0.25 }, "\(example.name): \(id) is \(got), UIKit's is \(frame)")
            }
        }
    }

    @Test("image views ask for their image's size and keep the frame they were given")
    func measuredImages() throws {
        let cases: [Case] = try Self.cases(["image-view"])
        #expect(!cases.isEmpty)
        for example in cases {
            let views: [String: UIView] = build(example)
            views["root"]?.layoutIfNeeded()
            for (id, size) in example.intrinsic ?? [:] {
                let view: UIView = try #require(views[id])
                #expect(view is UIImageView && view.intrinsicContentSize == CGSize(width: size[0], height: size[1]), "\(id)")
                let frame: [CGFloat] = try #require(example.expected[id])
                #expect(view.frame == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), "\(id)")
            }
        }
    }

    private func build(_ example: Case) -> [String: UIView] {
        var views: [String: UIView] = [:]
        UITraitCollection(displayScale: 2).performAsCurrent {
            for item in example.views {
                let frame: CGRect = item.settings?.frame.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
                let view: UIView
                if item.parent == nil {
                    let root = ForcedSafeAreaView(frame: CGRect(x: 0, y: 0, width: example.size[0], height: example.size[1]))
                    if let insets = item.settings?.safeAreaInsets {
                        root.forced = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
                    }
                    root.traitOverrides.displayScale = 2
                    view = root
                } else if let size = item.settings?.imageSize {
                    let picture = UIGraphicsImageRenderer(size: CGSize(width: size[0], height: size[1])).image { _ in }
                    view = UIImageView(image: picture)
                    view.frame = frame
                } else {
                    view = UIView(frame: frame)
                }
                if item.settings?.usesAutoLayout == true { view.translatesAutoresizingMaskIntoConstraints = false }
                item.parent.flatMap { views[$0] }?.addSubview(view)
                views[item.id] = view
            }
        }
        for text in example.constraints ?? [] { constraint(text, views)?.isActive = true }
        return views
    }

    /// Reads "narrow.width == 0.75 * fb.width + 4 @1000".
    private func constraint(_ text: String, _ views: [String: UIView]) -> NSLayoutConstraint? {
        var words: [String] = text.split(separator: " ").map(String.init)
        var priority: Float = 1000
        if let last = words.last, last.hasPrefix("@") {
            priority = Float(last.dropFirst()) ?? 1000
            words.removeLast()
        }
        let first: [String] = words[0].split(separator: ".").map(String.init)
        let relation: NSLayoutConstraint.Relation = words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
        var rest: [String] = Array(words[2...])
        var multiplier: CGFloat = 1
        if rest.count >= 3, rest[1] == "*" {
            multiplier = CGFloat(Double(rest[0]) ?? 1)
            rest.removeFirst(2)
        }
        var second: [String] = []
        var constant: CGFloat = 0
        if let number = Double(rest[0]) {
            constant = CGFloat(number)
        } else {
            second = rest[0].split(separator: ".").map(String.init)
            if rest.count >= 3 { constant = CGFloat(Double(rest[2]) ?? 0) * (rest[1] == "-" ? -1 : 1) }
        }
        guard let item = views[first[0]], let attribute = Self.attributes[first[1]] else { return nil }
        let result = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second.isEmpty ? nil : views[second[0]],
            attribute: second.isEmpty ? .notAnAttribute : Self.attributes[second[1]] ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
        result.priority = UILayoutPriority(priority)
        return result
    }

    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}
