import Testing
@testable import UIKit

/// The pure part of scrolling against what was measured on real UIKit (behaviour/measured-constants.md 1), whose clock is a
/// millisecond ahead.
@Suite struct ScrollMotionTests {
    private let range: ClosedRange<CGFloat> = 0...39148

    @Test("a pull over the edge is shown less and less", arguments: [(590.0, 852.0, 235.0), (0, 852, 0)])
    func band(distance: Double, length: Double, shown: Double) {
        #expect(abs(RubberBand.shown(distance, in: length) - shown) < 0.1)
        #expect(abs(RubberBand.distance(showing: RubberBand.shown(distance, in: length), in: length) - distance) < 0.001)
    }

    @Test("a glide loses its speed as measured")
    func glide() {
        var motion = ScrollAxisMotion(offset: 5326, velocity: 3000, rate: 0.998, end: nil, range: range, time: 0)
        let measured: [(Double, CGFloat)] = [
            (0.0190, 5379.33), (0.1023, 5601), (0.3023, 6004), (0.5023, 6274.33), (1.0023, 6621.33), (2.0029, 6795.67),
        ]
        for (time, offset) in measured {
            #expect(abs(motion.offset(at: time - 0.001, range: range, bounces: true) - offset) < 0.6)
        }
        #expect(!motion.isOver)
        let end: CGFloat = motion.offset(at: 2.86, range: range, bounces: true)
        #expect(motion.isOver && abs(end - 6818) < 0.1)
        #expect(abs(ScrollAxisMotion.landing(from: 5074, velocity: 750, rate: 0.998) - 5443.26) < 0.01)
    }

    @Test("a glide into the edge bounces as measured")
    func impact() {
        var motion = ScrollAxisMotion(offset: 39088, velocity: 3125, rate: 0.998, end: nil, range: range, time: 0)
        let measured: [(Double, CGFloat)] = [(0.0408, 48.67), (0.1075, 100.33), (0.2075, 72.33), (0.4075, 17), (0.6075, 3)]
        for (time, beyond) in measured {
            #expect(abs(motion.offset(at: time - 0.001, range: range, bounces: true) - 39148 - beyond) < 0.8)
        }
        _ = motion.offset(at: 0.79, range: range, bounces: true)
        #expect(!motion.isOver)
        #expect(motion.offset(at: 0.83, range: range, bounces: true) == 39148 && motion.isOver)
    }

    @Test("a held pull goes back as measured")
    func back() {
        var motion = ScrollAxisMotion(offset: -235, velocity: 235 * ScrollAxisMotion.heldPull, rate: 0.998, end: nil, range: range, time: 0)
        let measured: [(Double, CGFloat)] = [(0.0243, 197), (0.0743, 133.33), (0.1409, 76.67), (0.3076, 17.67), (0.5243, 2.33)]
        for (time, beyond) in measured { #expect(abs(-motion.offset(at: time, range: range, bounces: true) - beyond) < 0.8) }
        _ = motion.offset(at: 0.72, range: range, bounces: true)
        #expect(motion.isOver)
    }

    @Test("without bouncing a glide stops at the edge")
    func stop() {
        var motion = ScrollAxisMotion(offset: 100, velocity: -2000, rate: 0.998, end: nil, range: range, time: 0)
        #expect(motion.offset(at: 1, range: range, bounces: false) == 0 && motion.isOver)
    }

    @Test("content comes to rest where it was asked to", arguments: [(300.0, 0.0), (300, 900), (300, -400), (20, 3000)])
    func target(end: Double, velocity: Double) {
        var motion = ScrollAxisMotion(offset: 100, velocity: velocity, rate: 0.998, end: 100 + end, range: range, time: 0)
        let early: CGFloat = motion.offset(at: 0.016, range: range, bounces: true)
        #expect(velocity < 0 ? early < 100 : early >= 100)
        for step in 1...200 { _ = motion.offset(at: Double(step) / 60, range: range, bounces: true) }
        #expect(motion.isOver && motion.offset(at: 4, range: range, bounces: true) == 100 + end)
    }

    @Test("pages: the nearest, or the next one for a throw, one at a time")
    func pages() {
        func rest(_ offset: CGFloat, _ velocity: CGFloat, start: CGFloat = 400) -> CGFloat {
            PageTarget.offset(from: offset, start: start, velocity: velocity, pageLength: 400, range: 0...1600)
        }
        #expect(rest(550, 0) == 400)
        #expect(rest(650, 0) == 800)
        #expect(rest(420, 500) == 800)
        #expect(rest(650, -500) == 400)
        #expect(rest(700, 5000, start: 0) == 400)
        #expect(rest(1700, 500, start: 1600) == 1600)
    }
}
