import Dispatch
import Foundation

/// A source of news about memory that runs short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

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
        MemoryPressureSource(source: DispatchSource.makeUserDataAddSource(queue: queue), mask: eventMask)
    }
}

/// Wraps a source that nobody adds data to.
private final class MemoryPressureSource: DispatchSourceMemoryPressure, @unchecked Sendable {
    private let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }

    init(source: any DispatchSourceUserDataAdd, mask: DispatchSource.MemoryPressureEvent) {
        self.source = source
        self.mask = mask
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func activate() { source.activate() }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    var handle: UInt { source.handle }
    var mask_: UInt { mask.rawValue }
    var isCancelled: Bool { source.isCancelled }
}
