import QuinceCoreMedia
import UIKit

/// The spans of a track of a composition, one after the other: parts of other media, and empty ones.
struct SegmentTimeline: Equatable {
    struct Source: Equatable {
        var url: URL?
        var trackID: CMPersistentTrackID
        var range: CMTimeRange
    }
    struct Piece: Equatable {
        /// Nil where nothing is shown.
        var source: Source?
        var duration: CMTime
    }
    private(set) var pieces: [Piece] = []

    init(_ pieces: [Piece] = []) { self.pieces = pieces }

    var duration: CMTime { pieces.reduce(.zero) { $0 + $1.duration } }

    /// Each piece with where it is.
    var targets: [(piece: Piece, target: CMTimeRange)] {
        var start = CMTime.zero
        return pieces.map { piece in
            defer { start = start + piece.duration }
            return (piece, CMTimeRange(start: start, duration: piece.duration))
        }
    }

    /// Puts pieces at a time; what was there and behind moves back. A time behind the end is reached by an empty piece.
    mutating func insert(_ new: [Piece], at time: CMTime) {
        let end: CMTime = duration
        let start: CMTime = time.isNumeric ? time : end
        if start > end { pieces.append(Piece(source: nil, duration: start - end)) }
        pieces.insert(contentsOf: new.filter { $0.duration > .zero }, at: cut(at: start))
        join()
    }

    /// Takes a span away; what is behind moves to the front.
    mutating func remove(_ range: CMTimeRange) {
        let places: Range<Int> = cut(range)
        pieces.removeSubrange(places)
        join()
    }

    /// Makes a span last as long as that, playing slower or faster.
    mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
        let places: Range<Int> = cut(range)
        let whole: CMTime = pieces[places].reduce(.zero) { $0 + $1.duration }
        guard whole > .zero else { return }
        let from = CMTimeRange(start: .zero, duration: whole), to = CMTimeRange(start: .zero, duration: duration)
        for index in places { pieces[index].duration = CMTimeMapDurationFromRangeToRange(pieces[index].duration, fromRange: from, toRange: to) }
    }

    /// The pieces of a span.
    func slice(_ range: CMTimeRange) -> [Piece] {
        var copy: SegmentTimeline = self
        return Array(copy.pieces[copy.cut(range)])
    }

    private mutating func cut(_ range: CMTimeRange) -> Range<Int> {
        let first: Int = cut(at: range.start)
        return first..<max(first, cut(at: range.end.isNumeric ? range.end : duration))
    }

    /// Has a piece begin at that time, and says which.
    private mutating func cut(at time: CMTime) -> Int {
        var start = CMTime.zero
        for (index, piece) in pieces.enumerated() {
            if time <= start { return index }
            let end: CMTime = start + piece.duration
            if time < end {
                let target = CMTimeRange(start: start, duration: piece.duration)
                var (before, after): (Piece, Piece) = (piece, piece)
                (before.duration, after.duration) = (time - start, end - time)
                if let range = piece.source?.range {
                    let middle: CMTime = CMTimeMapTimeFromRangeToRange(time, fromRange: target, toRange: range)
                    before.source?.range = CMTimeRange(start: range.start, end: middle)
                    after.source?.range = CMTimeRange(start: middle, end: range.end)
                }
                pieces.replaceSubrange(index...index, with: [before, after])
                return index + 1
            }
            start = end
        }
        return pieces.count
    }

    /// Empty pieces beside each other become one; one at the end goes.
    private mutating func join() {
        var joined: [Piece] = []
        for piece in pieces {
            if piece.source == nil, let last = joined.last, last.source == nil {
                joined[joined.count - 1].duration = last.duration + piece.duration
            } else {
                joined.append(piece)
            }
        }
        pieces = joined
    }
}
