import ObjectRuntime
import Synchronization

/// Gathers the places where something was left out, from whichever thread comes there.
final class LeftOutPlaces: Sendable {
    private let places = Mutex<[LeftOutPlace]>([])

    var all: [LeftOutPlace] { places.withLock { $0 } }
    func add(_ place: LeftOutPlace) { places.withLock { $0.append(place) } }
}
