@testable import LiveHosting
import TestSupport
import Testing

@Suite struct ViewersTests {
    private let whole = PixelRectangle(x: 0, y: 0, width: 100, height: 100)
    private let upper = PixelRectangle(x: 10, y: 0, width: 20, height: 10)
    private let lower = PixelRectangle(x: 50, y: 90, width: 10, height: 10)

    @Test func whoComesGetsTheWholePicture() {
        var viewers = Viewers<Int>()
        viewers.join(1, whole: whole)
        #expect(viewers.deliveries() == [.init(viewer: 1, part: whole)])
        #expect(viewers.deliveries().isEmpty)
    }

    @Test func nothingIsSentToAViewerThatIsStillDrawing() {
        var viewers = Viewers<Int>()
        viewers.join(1, whole: whole)
        _ = viewers.deliveries()
        viewers.change(upper)
        viewers.change(lower)
        #expect(viewers.deliveries().isEmpty)
        viewers.drawn(1)
        #expect(viewers.deliveries() == [.init(viewer: 1, part: PixelRectangle(x: 10, y: 0, width: 50, height: 100))])
    }

    @Test func theAppWaitsForTheFastestAndForNobodyWhenNobodyLooks() {
        var viewers = Viewers<Int>()
        #expect(!viewers.isWaiting)
        viewers.join(1, whole: whole)
        viewers.join(2, whole: whole)
        _ = viewers.deliveries()
        #expect(!viewers.isWaiting)
        viewers.drawn(2)
        #expect(viewers.isWaiting)
        viewers.leave(2)
        #expect(!viewers.isWaiting)
        viewers.leave(1)
        #expect(viewers.isEmpty)
    }

    @Test func aPictureOfAnotherSizeReplacesWhatWasNotSeen() {
        var viewers = Viewers<Int>()
        viewers.join(1, whole: whole)
        let small = PixelRectangle(x: 0, y: 0, width: 10, height: 10)
        viewers.replace(by: small)
        #expect(viewers.deliveries() == [.init(viewer: 1, part: small)])
    }

    /// Whoever comes, goes, draws fast or slowly: who has drawn all there is has the picture.
    @Test func everyViewerEndsWithThePicture() {
        var random = SeededGenerator(8)
        for _ in 0..<60 {
            let picture = SharedPicture(width: 12, height: 9), canvas = PictureCanvas()
            var viewers = Viewers<Int>(), screens: [Int: [[UInt8]]] = [:], busy: Set<Int> = []
            func send() {
                for delivery in viewers.deliveries() {
                    #expect(busy.insert(delivery.viewer).inserted)
                    let part = delivery.part
                    for (y, row) in values(of: part, in: canvas).enumerated() {
                        screens[delivery.viewer]?[part.y + y].replaceSubrange(part.x..<part.x + part.width, with: row)
                    }
                }
            }
            _ = picture.taken(by: canvas)
            for _ in 0..<80 {
                let viewer = Int.random(in: 0..<4, using: &random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0 where screens[viewer] == nil:
                    screens[viewer] = Array(repeating: Array(repeating: 99, count: 12), count: 9)
                    viewers.join(viewer, whole: canvas.whole)
                case 1 where screens[viewer] != nil:
                    screens[viewer] = nil
                    busy.remove(viewer)
                    viewers.leave(viewer)
                case 2, 3: if busy.remove(viewer) != nil { viewers.drawn(viewer) }
                default:
                    picture.set(.random(in: 0..<12, using: &random), .random(in: 0..<9, using: &random), .random(in: 0...98, using: &random))
                    if let part = picture.taken(by: canvas) { viewers.change(part) }
                }
                send()
            }
            while let viewer = busy.popFirst() {
                viewers.drawn(viewer)
                send()
            }
            for screen in screens.values { #expect(screen == values(of: canvas.whole!, in: canvas)) }
        }
    }
}
