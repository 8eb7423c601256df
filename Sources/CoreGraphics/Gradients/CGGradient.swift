import Foundation
internal import CCairo

/// The areas beyond a gradient's ends that drawing it paints.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth passage through colours. Between colours, components and alpha change evenly, not multiplied by one another.
public final class CGGradient: Hashable, @unchecked Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: CGColor
    }

    /// Sorted by location.
    package let stops: [Stop]

    /// - Parameters:
    ///   - colors: `CGColor`s.
    ///   - locations: one for each colour, 0 to 1; nil for even distances.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { $0 as? CGColor }
        guard list.count == colors.count else { return nil }
        self.init(colors: list, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) })
    }

    /// - Parameter components: for each location, the components in `space` and alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let step = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: (0..<step).map { components[index * step + $0] })
        }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        let unsorted = colors.enumerated().map { index, color in
            Stop(location: max(0, min(1, locations?[index] ?? CGFloat(index) / last)), color: color)
        }
        stops = unsorted.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs || lhs.stops == rhs.stops }

    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }

    /// The colour at `location`: sRGB, not premultiplied.
    package func color(at location: Double) -> SIMD4<Double> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        if location <= Double(first.location) { return first.color.rgba }
        if location >= Double(last.location) { return last.color.rgba }
        let index = stops.firstIndex { Double($0.location) > location } ?? stops.count - 1
        let (low, high) = (stops[index - 1], stops[index])
        let t = (location - Double(low.location)) / Double(high.location - low.location)
        return low.color.rgba + (high.color.rgba - low.color.rgba) * t
    }

    /// Adds the stops to a cairo pattern. An end that must not be painted beyond turns transparent at once.
    func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions) {
        func add(_ location: CGFloat, _ c: SIMD4<Double>) {
            cairo_pattern_add_color_stop_rgba(pattern, Double(location), c.x, c.y, c.z, c.w)
        }
        let clear = SIMD4<Double>(0, 0, 0, 0)
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            add(0, clear)
            add(0, first.color.rgba)
        }
        for stop in stops { add(stop.location, stop.color.rgba) }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            add(1, last.color.rgba)
            add(1, clear)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
}
