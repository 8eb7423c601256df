/// Who looks at a device: what each of them has not seen yet, and when the app's process may make its next picture.
///
/// A viewer gets one picture at a time and says when it is drawn; what changes meanwhile waits for it in one piece. So a slow viewer gets fewer
/// pictures, and none of them late. The app goes on with the fastest, and rests while nobody looks.
public struct Viewers<ID: Hashable & Comparable> {
    private struct Viewer {
        var unseen: PixelRectangle?
        /// Whether a picture is on its way that it has not drawn yet.
        var isBusy = false
    }

    /// Something to be sent.
    public struct Delivery: Equatable {
        public var viewer: ID
        public var part: PixelRectangle
    }

    private var viewers: [ID: Viewer] = [:]

    public init() {}

    public var isEmpty: Bool { viewers.isEmpty }

    /// Somebody comes, and has seen nothing of the present picture.
    public mutating func join(_ id: ID, whole: PixelRectangle?) { viewers[id] = Viewer(unseen: whole) }

    public mutating func leave(_ id: ID) { viewers[id] = nil }

    /// A part of the picture is other than before.
    public mutating func change(_ part: PixelRectangle) {
        viewers = viewers.mapValues { viewer in
            var viewer = viewer
            viewer.unseen = viewer.unseen?.union(part) ?? part
            return viewer
        }
    }

    /// The picture has another size: what was not seen of the one before is gone.
    public mutating func replace(by whole: PixelRectangle) {
        for id in viewers.keys { viewers[id]?.unseen = whole }
    }

    /// The viewer has drawn what was sent last.
    public mutating func drawn(_ id: ID) { viewers[id]?.isBusy = false }

    /// The parts that can be sent now, to each viewer at most one until it has drawn it.
    public mutating func deliveries() -> [Delivery] {
        var found: [Delivery] = []
        for id in viewers.keys.sorted() {
            guard var viewer = viewers[id], !viewer.isBusy, let part = viewer.unseen else { continue }
            viewer.isBusy = true
            viewer.unseen = nil
            viewers[id] = viewer
            found.append(Delivery(viewer: id, part: part))
        }
        return found
    }

    /// Whether one of them has seen all there is, so that another picture would be drawn at once.
    public var isWaiting: Bool { viewers.values.contains { !$0.isBusy && $0.unseen == nil } }
}
