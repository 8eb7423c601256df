import Device

/// One part of a run that several machines share: the first of four is `1/4`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    package let index: Int
    package let count: Int

    /// More machines than any run has windows.
    private static let mostShards = 10_000

    /// - Parameter text: `I/N`, where I counts from 1.
    package init?(_ text: String) {
        let parts: [Int] = text.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard parts.count == 2, text.allSatisfy({ $0.isNumber || $0 == "/" }), (1...Self.mostShards).contains(parts[1]), (1...parts[1]).contains(parts[0])
        else { return nil }
        (index, count) = (parts[0], parts[1])
    }

    package var description: String { "\(index)/\(count)" }

    /// The places of this part's windows in `costs`.
    ///
    /// The dearest window goes to the part that has least so far: no part costs more than the mean and one window. The same windows make
    /// the same parts on every machine.
    package func places(of costs: [Int]) -> Set<Int> {
        var sums = [Int](repeating: 0, count: count)
        var places: Set<Int> = []
        for place in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
            let least: Int = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
            sums[least] += costs[place]
            if least == index - 1 { places.insert(place) }
        }
        return places
    }

    /// The cost of a window, in pixels: an app's start and layout are worth about a million, as measured on the examples.
    static func cost(of window: String) -> Int {
        guard let size = try? WindowConfiguration(parsing: window).pixelSize else { return 0 }
        return 1_000_000 + size.width * size.height
    }
}
