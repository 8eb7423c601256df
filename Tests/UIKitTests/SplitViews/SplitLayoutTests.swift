import CoreGraphics
import Testing
@testable import UIKit

/// behaviour/rules.md 2.1: which columns a split view shows and where, as values.
@Suite struct SplitLayoutTests {
    private func layout(
        _ style: UISplitViewController.Style, _ width: CGFloat, _ height: CGFloat,
        _ change: (inout SplitLayout) -> Void = { _ in }
    ) -> SplitLayout {
        var layout = SplitLayout(style: style, size: CGSize(width: width, height: height))
        change(&layout)
        return layout
    }

    @Test("behaviour/rules.md 2.1.4: raw values of modes and behaviours")
    func rawValues() {
        let modes: [UISplitViewController.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
        let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
        #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("behaviour/rules.md 2.1.5: a behaviour only ever gives the modes it allows")
    func behavioursLimitModes() {
        let allowed: [(UISplitViewController.SplitBehavior, Set<UISplitViewController.DisplayMode>)] = [
            (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
            (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
            (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
        ]
        for (behavior, modes) in allowed {
            for count in -1...3 {
                for preferred in 0...6 {
                    let triple = layout(.tripleColumn, 1194, 834) {
                        $0.preferredBehavior = behavior
                        $0.preferredMode = UISplitViewController.DisplayMode(rawValue: preferred) ?? .automatic
                        $0.requestedCount = count < 0 ? nil : count
                    }
                    #expect(modes.contains(triple.mode), "\(behavior) showed \(triple.mode)")
                    #expect(triple.behavior == behavior)
                }
            }
        }
    }

    @Test("behaviour/rules.md 2.1.7: two columns tile in landscape, in portrait the primary is hidden until it comes over the secondary")
    func doubleAutomatic() {
        let landscape = layout(.doubleColumn, 1194, 834)
        #expect(landscape.behavior == .tile)
        #expect(landscape.mode == .oneBesideSecondary)
        let portrait = layout(.doubleColumn, 834, 1194)
        #expect(portrait.behavior == .overlay)
        #expect(portrait.mode == .secondaryOnly)
        #expect(layout(.doubleColumn, 834, 1194) { $0.requestedCount = 1 }.mode == .oneOverSecondary)
    }

    @Test(
        "behaviour/rules.md 2.1.7: a classic split view hides its primary in portrait, in landscape two thirds and in a half of the 12.9",
        arguments: [
            (1024.0, 768.0, true), (768, 1024, false), (694, 768, false), (981, 1024, false), (678, 1024, false), (1366, 1024, true),
            (896, 414, true), (736, 414, true),
        ])
    func classicAutomatic(_ width: Double, _ height: Double, _ shows: Bool) {
        #expect(layout(.unspecified, width, height).mode == (shows ? .allVisible : .primaryHidden))
    }

    @Test("behaviour/rules.md 2.1.7: three columns show two in landscape; the third displaces or stands beside, by width")
    func tripleAutomatic() {
        let narrow = layout(.tripleColumn, 1024, 768)
        #expect(narrow.mode == .oneBesideSecondary)
        #expect(narrow.columns(in: narrow.mode) == [.supplementary, .secondary])
        #expect(layout(.tripleColumn, 1024, 768) { $0.requestedCount = 2 }.mode == .twoDisplaceSecondary)
        #expect(layout(.tripleColumn, 1366, 1024) { $0.requestedCount = 2 }.mode == .twoBesideSecondary)
        let portrait = layout(.tripleColumn, 834, 1194)
        #expect(portrait.mode == .secondaryOnly)
        #expect(layout(.tripleColumn, 834, 1194) { $0.requestedCount = 1 }.mode == .oneOverSecondary)
        #expect(layout(.tripleColumn, 834, 1194) { $0.requestedCount = 2 }.mode == .twoOverSecondary)
    }

    @Test("behaviour/rules.md 2.1.3: a preferred mode is kept in portrait as well")
    func preferredMode() {
        #expect(layout(.doubleColumn, 834, 1194) { $0.preferredMode = .oneBesideSecondary }.mode == .oneBesideSecondary)
        #expect(layout(.doubleColumn, 1194, 834) { $0.preferredMode = .oneOverSecondary }.mode == .oneOverSecondary)
        #expect(layout(.doubleColumn, 1194, 834) { $0.preferredMode = .secondaryOnly }.mode == .secondaryOnly)
        #expect(layout(.doubleColumn, 1194, 834) { $0.preferredMode = .twoBesideSecondary }.mode == .oneBesideSecondary)
    }

    @Test("behaviour/rules.md 2.1.8: showing and hiding a column names the mode that does it")
    func showAndHide() {
        let triple = layout(.tripleColumn, 1024, 768)
        #expect(triple.count(showing: .primary, from: 0) == 2)
        #expect(triple.count(showing: .supplementary, from: 0) == 1)
        #expect(triple.count(showing: .supplementary, from: 2) == 2)
        #expect(triple.count(hiding: .primary, from: 2) == 1)
        #expect(triple.count(hiding: .supplementary, from: 2) == 0)
        let double = layout(.doubleColumn, 834, 1194)
        #expect(double.count(showing: .primary, from: 0) == 1)
        #expect(double.count(showing: .secondary, from: 1) == 0)
        #expect(double.count(hiding: .primary, from: 1) == 0)
    }

    @Test("behaviour/rules.md 2.1.12: a preferred width beats the fraction, and minimum and maximum limit both")
    func widths() {
        #expect(layout(.doubleColumn, 1000, 800).primaryWidth == 320)
        #expect(layout(.doubleColumn, 1000, 800) { $0.primary.fraction = 0.25 }.primaryWidth == 250)
        #expect(layout(.doubleColumn, 1000, 800) { $0.primary.fraction = 0.5 }.primaryWidth == 320)
        let wide = layout(.doubleColumn, 1000, 800) {
            $0.primary.fraction = 0.5
            $0.primary.maximum = 450
        }
        #expect(wide.primaryWidth == 450)
        let preferred = layout(.doubleColumn, 1000, 800) {
            $0.primary.fraction = 0.25
            $0.primary.preferred = 400
            $0.primary.minimum = 410
        }
        #expect(preferred.primaryWidth == 410)
    }

    @Test(
        "behaviour/metrics.json splitView.classicAutomatic: widths of classic primaries",
        arguments: [(1024.0, 320.0), (768, 307), (736, 294.5), (1366, 375)])
    func classicWidths(_ width: Double, _ expected: Double) {
        #expect(abs(layout(.unspecified, width, 700).primaryWidth - expected) <= 0.5)
    }

    @Test("behaviour/metrics.json splitView.phoneLandscape: 364, a divider of a pixel, 531.5 on a phone 896 points wide")
    func phoneLandscape() {
        let phone = layout(.unspecified, 896, 414) { $0.edgeInset = 44 }
        #expect(phone.frame(of: .primary, in: .oneBesideSecondary) == CGRect(x: 0, y: 0, width: 364, height: 414))
        #expect(phone.divider(after: .primary, in: .oneBesideSecondary) == CGRect(x: 364, y: 0, width: 0.5, height: 414))
        #expect(phone.frame(of: .secondary, in: .oneBesideSecondary) == CGRect(x: 364.5, y: 0, width: 531.5, height: 414))
    }

    @Test("a displaced secondary keeps its width and leaves the window at the far edge; a covered one fills the window")
    func secondaries() {
        let triple = layout(.tripleColumn, 1024, 768)
        let beside: CGRect = triple.frame(of: .secondary, in: .oneBesideSecondary)
        let displaced: CGRect = triple.frame(of: .secondary, in: .twoDisplaceSecondary)
        #expect(displaced.width == beside.width)
        #expect(displaced.minX == 641)
        #expect(displaced.maxX > 1024)
        #expect(triple.frame(of: .secondary, in: .twoOverSecondary) == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(triple.frame(of: .supplementary, in: .twoOverSecondary).minX == 320.5)
    }

    @Test("a primary at the right mirrors every frame")
    func mirrored() {
        let left = layout(.doubleColumn, 1194, 834)
        let right = layout(.doubleColumn, 1194, 834) { $0.primaryIsRight = true }
        for column in [UISplitViewController.Column.primary, .secondary] {
            for mode in [UISplitViewController.DisplayMode.oneBesideSecondary, .secondaryOnly, .oneOverSecondary] {
                let a: CGRect = left.frame(of: column, in: mode)
                let b: CGRect = right.frame(of: column, in: mode)
                #expect(b.minX == 1194 - a.maxX && b.width == a.width)
            }
        }
    }

    @Test("hidden columns stand wholly outside the window")
    func hiddenColumns() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let split = layout(style, 1194, 834)
            for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary] {
                let columns: [UISplitViewController.Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
                for column in columns where !split.columns(in: mode).contains(column) {
                    #expect(split.frame(of: column, in: mode).maxX <= 0)
                }
            }
        }
    }

    @Test("behaviour/rules.md 2.1.10: the button brings columns in one by one and takes them away again")
    func toggling() {
        #expect(DisplayModeToggle.count(after: 0, isTriple: false, behavior: .tile) == 1)
        #expect(DisplayModeToggle.count(after: 1, isTriple: false, behavior: .tile) == 0)
        #expect(DisplayModeToggle.count(after: 1, isTriple: true, behavior: .tile) == 2)
        #expect(DisplayModeToggle.count(after: 2, isTriple: true, behavior: .tile) == 1)
        #expect(DisplayModeToggle.count(after: 2, isTriple: true, behavior: .overlay) == 0)
    }
}
