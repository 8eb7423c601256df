import TestSupport
import Testing
@testable import UIKit

/// Random trees of views and guides under random constraints: after many edits their frames are those of the same tree made
/// anew.
@MainActor @Suite(.serialized) struct RandomTreesTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// What a tree is made of, so that it can be made again.
    struct Model {
        struct Node {
            var parent: Int
            var isGuide = false
            var isGiven = false
            var frame = CGRect.zero
            var content: CGSize?
            var margins: CGFloat = 8
            var isRightToLeft = false
        }

        struct Link {
            var first: Int
            var attribute1: Attribute
            var relation: NSLayoutConstraint.Relation
            var second: Int?
            var attribute2: Attribute
            var multiplier: CGFloat
            var constant: CGFloat
            var priority: Float
        }

        /// The first is the root.
        var nodes: [Node]
        var links: [Int: Link] = [:]
        var nextLink = 0
    }

    /// The views, guides and constraints of a model.
    @MainActor final class Tree {
        var items: [AnyObject] = []
        var links: [Int: NSLayoutConstraint] = [:]

        init(_ model: Model) {
            for index in model.nodes.indices {
                let node: Model.Node = model.nodes[index]
                if node.isGuide {
                    let guide = UILayoutGuide()
                    view(node.parent).addLayoutGuide(guide)
                    items.append(guide)
                } else {
                    let view = SizedView(-1, -1)
                    items.append(view)
                    if index > 0 { self.view(node.parent).addSubview(view) }
                    apply(node, at: index)
                }
                stay(index)
            }
            for key in model.links.keys.sorted() { model.links[key].map { add($0, key) } }
        }

        func view(_ index: Int) -> UIView { items[index] as? UIView ?? UIView() }

        func apply(_ node: Model.Node, at index: Int) {
            guard let view = items[index] as? SizedView else { return }
            view.translatesAutoresizingMaskIntoConstraints = node.isGiven
            if node.isGiven { view.frame = node.frame }
            view.content = node.content ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: node.margins, leading: node.margins, bottom: node.margins + 1, trailing: node.margins + 2)
            view.semanticContentAttribute = node.isRightToLeft ? .forceRightToLeft : .unspecified
        }

        /// Weak wishes, each with a priority of its own, leave nothing open.
        private func stay(_ index: Int) {
            guard index > 0 else { return }
            let owner: UIView = (items[index] as? UIView)?.superview ?? (items[index] as? UILayoutGuide)?.owningView ?? UIView()
            let sides: [(Attribute, Attribute, CGFloat)] = [
                (.left, .left, CGFloat(index * 3)), (.top, .top, CGFloat(index * 5)), (.width, .notAnAttribute, CGFloat(20 + index)),
                (.height, .notAnAttribute, CGFloat(10 + index)),
            ]
            for (side, (first, second, constant)) in sides.enumerated() {
                let wish = NSLayoutConstraint(
                    item: items[index], attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : owner,
                    attribute: second, multiplier: 1, constant: constant)
                wish.priority = UILayoutPriority(1 + Float(index) * 0.1 + Float(side) * 0.02)
                wish.isActive = true
            }
        }

        func add(_ link: Model.Link, _ key: Int) {
            let constraint = NSLayoutConstraint(
                item: items[link.first], attribute: link.attribute1, relatedBy: link.relation, toItem: link.second.map { items[$0] },
                attribute: link.attribute2, multiplier: link.multiplier, constant: link.constant)
            constraint.priority = UILayoutPriority(link.priority)
            constraint.isActive = true
            links[key] = constraint
        }

        var frames: [CGRect] {
            view(0).layoutIfNeeded()
            return items.map { ($0 as? UIView)?.frame ?? ($0 as? UILayoutGuide)?.layoutFrame ?? .zero }
        }
    }

    // MARK: Making and changing models

    private static func number(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    static func model(_ random: inout SeededGenerator) -> Model {
        var nodes: [Model.Node] = [Model.Node(parent: 0, isGiven: true, frame: rect(0, 0, 400, 300))]
        for index in 1...Int.random(in: 4...12, using: &random) {
            let views: [Int] = nodes.indices.filter { !nodes[$0].isGuide }
            var node = Model.Node(parent: views.randomElement(using: &random) ?? 0)
            node.isGuide = Int.random(in: 0..<6, using: &random) == 0
            node.isGiven = !node.isGuide && Int.random(in: 0..<5, using: &random) == 0
            node.frame = rect(number(0...100, &random), number(0...100, &random), number(1...200, &random), number(1...200, &random))
            if index % 3 == 0 { node.content = CGSize(width: number(1...90, &random), height: number(1...50, &random)) }
            nodes.append(node)
        }
        var model = Model(nodes: nodes)
        for index in 1..<nodes.count where !nodes[index].isGiven { addRequired(index, to: &model, &random) }
        for _ in 0..<nodes.count * 2 { addLink(to: &model, &random) }
        return model
    }

    /// One required side for an axis at most, so that required constraints never exclude each other.
    private static func addRequired(_ index: Int, to model: inout Model, _ random: inout SeededGenerator) {
        let earlier = Int.random(in: 0..<index, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            append(
                .init(
                    first: index, attribute1: .width, relation: .equal, second: nil, attribute2: .notAnAttribute, multiplier: 1,
                    constant: number(1...80, &random), priority: 1000), to: &model)
        case 1:
            append(
                .init(
                    first: index, attribute1: .leading, relation: .equal, second: earlier, attribute2: .trailing, multiplier: 1,
                    constant: number(-20...20, &random), priority: 1000), to: &model)
        case 2:
            append(
                .init(first: index, attribute1: .height, relation: .equal, second: earlier, attribute2: .height, multiplier: 0.5, constant: 4, priority: 1000),
                to: &model)
        default:
            append(
                .init(
                    first: index, attribute1: .centerY, relation: .equal, second: earlier, attribute2: .bottom, multiplier: 1,
                    constant: number(-20...20, &random), priority: 1000), to: &model)
        }
    }

    private static func append(_ link: Model.Link, to model: inout Model) {
        model.links[model.nextLink] = link
        model.nextLink += 1
    }

    private static func addLink(to model: inout Model, _ random: inout SeededGenerator) {
        let first = Int.random(in: 1..<model.nodes.count, using: &random)
        let second = Int.random(in: 0..<model.nodes.count, using: &random)
        guard first != second else { return }
        let canHaveMargins: Bool = !model.nodes[second].isGuide
        let horizontal: [Attribute] = [.leading, .trailing, .centerX] + (canHaveMargins ? [.leadingMargin, .trailingMargin] : [])
        let vertical: [Attribute] = [.top, .bottom, .centerY] + (canHaveMargins ? [.topMargin, .centerYWithinMargins] : [])
        let sizes: [Attribute] = [.width, .height]
        let kind = Int.random(in: 0..<5, using: &random)
        let attributes: [Attribute] = kind < 2 ? horizontal : kind < 4 ? vertical : sizes
        let firsts: [Attribute] = attributes.filter { $0.rawValue < Attribute.leftMargin.rawValue }
        append(
            .init(
                first: first, attribute1: firsts.randomElement(using: &random) ?? .width,
                relation: NSLayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal, second: second,
                attribute2: attributes.randomElement(using: &random) ?? .width, multiplier: kind == 4 ? 0.5 : 1,
                constant: number(-40...40, &random), priority: Float(Int.random(in: 3...999, using: &random))),
            to: &model)
    }

    private func edit(_ model: inout Model, _ tree: Tree, _ random: inout SeededGenerator) {
        let index = Int.random(in: 0..<model.nodes.count, using: &random)
        let key: Int? = model.links.keys.sorted().randomElement(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            guard let key, let link = model.links[key] else { return }
            let constant: CGFloat = Self.number(-60...60, &random)
            // Required sizes below nothing are conflicts, of which others give way than in a tree made anew.
            let isRequiredSize: Bool = link.priority == 1000 && [.width, .height].contains(link.attribute1)
            model.links[key]?.constant = isRequiredSize ? abs(constant) : constant
            tree.links[key]?.constant = model.links[key]?.constant ?? 0
        case 2:
            guard let key, model.links[key]?.priority != 1000 else { return }
            model.links[key]?.priority = Float(Int.random(in: 3...999, using: &random))
            tree.links[key]?.priority = UILayoutPriority(model.links[key]?.priority ?? 1)
        case 3:
            guard let key else { return }
            model.links[key] = nil
            tree.links.removeValue(forKey: key)?.isActive = false
        case 4:
            let before: Int = model.nextLink
            Self.addLink(to: &model, &random)
            if model.nextLink > before { model.links[before].map { tree.add($0, before) } }
        case 5: model.nodes[index].margins = Self.number(0...30, &random)
        case 6: model.nodes[index].isRightToLeft.toggle()
        case 7: model.nodes[index].content = CGSize(width: Self.number(1...90, &random), height: Self.number(1...50, &random))
        case 8:
            let given: [Int] = model.nodes.indices.filter { model.nodes[$0].isGiven }
            let chosen: Int = given.randomElement(using: &random) ?? 0
            model.nodes[chosen].frame.size = CGSize(width: Self.number(50...500, &random), height: Self.number(50...500, &random))
            tree.apply(model.nodes[chosen], at: chosen)
        default:
            leaveAndReturn(index, &model, tree)
        }
        tree.apply(model.nodes[index], at: index)
    }

    /// Takes a view out of the tree and puts it back: what tied it and what is in it to the rest is gone, its wishes too, which
    /// are made again.
    private func leaveAndReturn(_ index: Int, _ model: inout Model, _ tree: Tree) {
        guard index > 0, !model.nodes[index].isGuide else { return }
        let view: UIView = tree.view(index)
        let parent: UIView? = view.superview
        let wishes: [NSLayoutConstraint] = (parent?.constraints ?? []).filter {
            $0.firstItem === view && $0.priority.rawValue < 2.9 && ($0.secondItem === parent || $0.secondItem == nil)
        }
        view.removeFromSuperview()
        parent?.addSubview(view)
        for (key, constraint) in tree.links where !constraint.isActive {
            model.links[key] = nil
            tree.links[key] = nil
        }
        NSLayoutConstraint.activate(wishes)
    }

    // MARK: The tests

    @Test("what the constraints leave open comes out the same each time the same tree is made")
    func repeatedTies() {
        func frames() -> [CGRect] {
            let root: UIView = makeRoot(200, 100)
            var views: [String: UIView] = [:]
            for name in ["a", "b", "c", "d"] { views[name] = root.adding(SizedView(100, 20)) }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: "|[a]-[b]-[c]-[d]|", metrics: nil, views: views))
            root.layoutIfNeeded()
            return root.subviews.map(\.frame)
        }
        let first: [CGRect] = frames()
        #expect(first.reduce(0) { $0 + $1.width } == 176)
        for round in 0..<20 {
            // What stands in between takes other unknowns away and gives them back in another order.
            let clutter: [UIView] = (0..<round).map { _ in makeRoot().adding(SizedView(1, 1)) }
            for view in clutter { view.widthAnchor.constraint(equalToConstant: 1).isActive = true }
            #expect(frames() == first, "round \(round)")
        }
    }

    @Test("frames after many edits are those of the same tree made anew", arguments: RandomSeeds.first(10, of: 0..<40))
    func edits(_ seed: UInt64) {
        var random = SeededGenerator(seed + 1)
        var model: Model = Self.model(&random)
        let tree = Tree(model)
        let reports: [String] = conflictReports {
            for round in 0..<40 {
                edit(&model, tree, &random)
                let got: [CGRect] = tree.frames
                let expected: [CGRect] = Tree(model).frames
                for (index, pair) in zip(got, expected).enumerated() {
                    let distances: [CGFloat] = [
                        pair.0.minX - pair.1.minX, pair.0.minY - pair.1.minY, pair.0.width - pair.1.width, pair.0.height - pair.1.height,
                    ]
                    guard distances.allSatisfy({ abs($0) < 1e-6 }) else {
                        Issue.record("seed \(seed) round \(round) item \(index): \(pair.0) made anew is \(pair.1)")
                        return
                    }
                }
            }
        }
        #expect(reports.isEmpty, "\(reports.first ?? "")")
    }
}
