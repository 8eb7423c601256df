import Testing
@testable import QuinceiCarousel
@testable import UIKit

@Suite("Offsets of carousels")
struct CarouselRangeTests {
    @Test("Ends hold, or lead over to each other by the shorter way") func ranges() {
        let plain = CarouselRange(count: 5, wraps: false)
        #expect(plain.clamped(CGFloat(-2)) == 0 && plain.clamped(9) == 4 && plain.distance(from: 0, to: 4) == 4)
        let round = CarouselRange(count: 5, wraps: true)
        #expect(round.clamped(CGFloat(-1.5)) == 3.5 && round.clamped(-1) == 4 && round.distance(from: 0, to: 4) == -1 && round.distance(from: 4, to: 0) == 1)
        #expect(round.offset(of: 4, at: 0) == -1 && plain.offset(of: 4, at: 0) == 4 && CarouselRange(count: 0, wraps: true).clamped(CGFloat(3)) == -1)
    }

    @Test("A glide slows down evenly and ends at an item, within its limits") func glides() throws {
        let glide = try #require(CarouselGlide(from: 0.5, velocity: 5, rate: 0.95, pages: false, stopsAtItems: true, limits: nil))
        #expect(glide.end == 3 && abs(glide.offset(after: glide.duration) - 3) < 0.0001 && glide.offset(after: 0) == 0.5)
        #expect(abs(glide.offset(after: glide.duration / 2) - (0.5 + 2.5 * 0.75)) < 0.0001)
        #expect(CarouselGlide(from: 0.5, velocity: -5, rate: 0.95, pages: true, stopsAtItems: true, limits: nil)?.end == 0)
        #expect(CarouselGlide(from: 3.5, velocity: 9, rate: 0.95, pages: false, stopsAtItems: true, limits: -1...5)?.end == 5)
        #expect(!CarouselGlide.isEnough(velocity: 1, rate: 0.95) && CarouselGlide.isEnough(velocity: -4, rate: 0.95))
    }

    @Test("Items stand side by side, on circles and behind each other as their type has it") func transforms() {
        var layout = CarouselLayout(type: .linear, size: CGSize(width: 400, height: 300), itemWidth: 100, count: 20)
        #expect(layout.transform(at: 2).m41 == 200 && layout.visibleCount == 6 && layout.circleCount == 20)
        layout.isVertical = true
        #expect(layout.transform(at: 2).m42 == 200 && layout.visibleCount == 5)
        layout.isVertical = false
        layout.type = .rotary
        #expect(layout.circleCount == 12 && abs(layout.transform(at: 0).m41) < 0.001 && layout.transform(at: 3).m43 < -100)
        layout.type = .invertedRotary
        #expect(layout.visibleCount == 6 && layout.transform(at: 3).m43 > 100)
        layout.type = .coverFlow
        #expect(layout.offsetMultiplier == 2 && layout.transform(at: 1).m41 == 70 && layout.transform(at: 1).m43 == -50)
        layout.type = .timeMachine
        #expect(layout.alpha(at: 0.5) == 0.5 && layout.alpha(at: -3) == 1 && layout.transform(at: -1).m43 == -100)
        layout.value = { option, value in option == .fadeMinAlpha ? 0.2 : value }
        #expect(abs(layout.alpha(at: 4) - 0.2) < 0.0001)
    }
}

@Suite("iCarousel", .serialized) @MainActor
struct iCarouselTests {
    private final class Owner: NSObject, iCarouselDataSource, iCarouselDelegate {
        var count = 8
        var asked = 0
        var reused = 0
        var heard: [String] = []
        func numberOfItems(in carousel: iCarousel) -> Int { count }
        func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
            asked += 1
            if view != nil { reused += 1 }
            let label: UILabel = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            label.text = "Item \(index)"
            label.textAlignment = .center
            label.backgroundColor = UIColor(hue: CGFloat(index) / 10, saturation: 0.5, brightness: 0.9, alpha: 1)
            return label
        }
        func carouselCurrentItemIndexDidChange(_ carousel: iCarousel!) { heard.append("item \(carousel.currentItemIndex)") }
        func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { heard.append("selected \(index)") }
        func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { heard.append("ended") }
        func carousel(_ carousel: iCarousel!, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
            option == .spacing ? value * 1.1 : value
        }
    }

    private func made(_ stage: FrameworkStage, _ owner: Owner, _ type: iCarouselType = .linear) throws -> iCarousel {
        let carousel = iCarousel(frame: stage.window.bounds)
        carousel.type = type
        carousel.dataSource = owner
        carousel.delegate = owner
        try #require(stage.window.rootViewController?.view).addSubview(carousel)
        stage.session.advance(by: 0.5)
        owner.heard = []
        return carousel
    }

    @Test("shows the items that are seen, the first in the middle") func items() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner)
        #expect(carousel.itemWidth == 200 && carousel.numberOfVisibleItems == 4 && carousel.visibleItemViews.count == 4)
        let view = try #require(carousel.currentItemView)
        #expect(carousel.index(ofItemView: view) == 0 && view.convert(view.bounds, to: carousel).midX == carousel.bounds.midX)
        carousel.scrollToItem(at: 5, animated: true)
        stage.session.advance(by: 1)
        #expect(carousel.currentItemIndex == 5 && carousel.scrollOffset == 5 && owner.heard.suffix(2) == ["item 5", "ended"] && owner.reused > 0)
    }

    @Test("follows a finger to the next item, and stops at its ends") func fingers() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner)
        try stage.play("drag 300 400 to 100 400 over 0.6\nwait 2")
        #expect(carousel.currentItemIndex == 1 && carousel.scrollOffset == 1 && !carousel.isScrolling && !carousel.isDecelerating)
        try stage.play("drag 100 400 to 350 400 over 0.2\nwait 3")
        #expect(carousel.scrollOffset == 0)
    }

    @Test("brings an item that is touched to the middle") func touches() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner)
        try stage.play("tap 370 426\nwait 1")
        #expect(carousel.currentItemIndex == 1 && owner.heard.contains("selected 1"))
        try stage.play("tap 195 426\nwait 1")
        #expect(owner.heard.last == "selected 1" && carousel.currentItemIndex == 1)
    }

    @Test("goes round on circles, and is drawn in depth in every type") func types() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner, .rotary)
        #expect(carousel.isWrapEnabled && carousel.visibleItemViews.count == 8)
        carousel.scroll(byNumberOfItems: -1, duration: 0.3)
        stage.session.advance(by: 1)
        #expect(carousel.currentItemIndex == 7)
        let front = try #require(carousel.currentItemView?.superview)
        #expect(carousel.contentView.subviews.last === front)
        for type in [iCarouselType.coverFlow, .cylinder, .wheel, .timeMachine, .coverFlow2, .rotary] {
            carousel.type = type
            stage.session.advance(by: 1)
            try stage.play("picture carousel-\(type)")
            #expect(carousel.currentItemView != nil)
        }
    }

    @Test("takes items out and adds them") func changes() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner)
        let second: UIView? = carousel.itemView(at: 1)
        owner.count = 7
        carousel.removeItem(at: 0, animated: true)
        stage.session.advance(by: 1)
        #expect(carousel.numberOfItems == 7 && carousel.itemView(at: 0) === second)
        owner.count = 8
        carousel.insertItem(at: 0, animated: false)
        #expect(carousel.numberOfItems == 8 && carousel.itemView(at: 1) === second && carousel.itemView(at: 0) !== second)
    }

    @Test("is laid out anew in another window") func windows() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let carousel = try made(stage, owner)
        carousel.frame = CGRect(x: 0, y: 0, width: 1000, height: 400)
        carousel.layoutIfNeeded()
        #expect(carousel.numberOfVisibleItems == 7 && carousel.currentItemView?.superview?.center == CGPoint(x: 500, y: 200))
    }
}
