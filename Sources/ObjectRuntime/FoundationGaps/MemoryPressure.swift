import Dispatch
import Foundation

/// A source of news about memory that runs short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The events since the handler was called last.
    var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent { DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data) }
}

// Dispatch's own functions for sources take its own class alone.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1 << 0)
        public static let warning = MemoryPressureEvent(rawValue: 1 << 1)
        public static let critical = MemoryPressureEvent(rawValue: 1 << 2)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source that is there, resumed and cancelled like any other. The simulator never runs short of memory, so that its handler is not
    /// called; what a user simulates there reaches an app as UIKit's warning.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        guard let source = DispatchSource.makeUserDataAddSource(queue: queue) as? DispatchSource else { fatalError("Dispatch made a source of another class.") }
        return source
    }
}
