import Foundation
@testable import ObjectRuntime
import Testing

@Suite("Names of the system: lengths of time, locks, run loops, methods")
struct SystemNameTests {
    private func formatted(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        return formatter.string(from: seconds)
    }

    @Test("Lengths of time are written in every style")
    func durations() {
        #expect(formatted(3725, .positional) == "1:02:05")
        #expect(formatted(65, .positional) == "1:05")
        #expect(formatted(65, .positional, [.minute, .second], .pad) == "01:05")
        #expect(formatted(5, .positional, [.minute, .second], .pad) == "00:05")
        #expect(formatted(3725, .abbreviated) == "1h 2m 5s")
        #expect(formatted(3600, .full) == "1 hour")
        #expect(formatted(3725, .short) == "1 hr, 2 min, 5 sec")
        #expect(formatted(7325, .full) == "2 hours, 2 minutes, 5 seconds")
        #expect(formatted(0, .positional, [.minute, .second]) == "0")
        #expect(formatted(.infinity, .positional) == nil)
    }

    @Test("At most so many units, with words around them")
    func phrases() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 3725) == "About 1 hour remaining")
    }

    @Test("A lock of a few bytes keeps threads apart")
    func unfairLock() {
        final class Shared: @unchecked Sendable {
            let lock: os_unfair_lock_t = .allocate(capacity: 1)
            var count = 0
        }
        let shared = Shared()
        shared.lock.initialize(to: os_unfair_lock())
        defer { shared.lock.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                os_unfair_lock_lock(shared.lock)
                shared.count += 1
                os_unfair_lock_unlock(shared.lock)
            }
        }
        #expect(shared.count == 2000)
        #expect(os_unfair_lock_trylock(shared.lock))
        #expect(!os_unfair_lock_trylock(shared.lock))
        os_unfair_lock_unlock(shared.lock)
    }

    @Test("Counters and locks of a word keep threads apart")
    func atomics() {
        final class Shared: @unchecked Sendable {
            let count: UnsafeMutablePointer<Int32> = .allocate(capacity: 1)
            let lock: UnsafeMutablePointer<OSSpinLock> = .allocate(capacity: 1)
            var locked = 0
        }
        let shared = Shared()
        shared.count.initialize(to: 0)
        shared.lock.initialize(to: OS_SPINLOCK_INIT)
        defer {
            shared.count.deallocate()
            shared.lock.deallocate()
        }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                _ = OSAtomicIncrement32(shared.count)
                OSSpinLockLock(shared.lock)
                shared.locked += 1
                OSSpinLockUnlock(shared.lock)
            }
        }
        #expect(shared.count.pointee == 2000 && shared.locked == 2000)
        #expect(OSAtomicAdd32Barrier(-1500, shared.count) == 500)
        #expect(!OSAtomicCompareAndSwap32(1, 2, shared.count) && OSAtomicCompareAndSwap32(500, 2, shared.count))
        #expect(shared.count.pointee == 2)
        var long: Int64 = 1 << 40
        #expect(OSAtomicDecrement64(&long) == (1 << 40) - 1 && OSAtomicCompareAndSwap64Barrier(long, 7, &long) && long == 7)
        var flags: UInt32 = 0b0110
        #expect(OSAtomicOr32OrigBarrier(0b0001, &flags) == 0b0110 && OSAtomicAnd32(0b0011, &flags) == 0b0011 && OSAtomicXor32Orig(0b0001, &flags) == 0b0011)
        #expect(flags == 0b0010)
        #expect(OSSpinLockTry(shared.lock) && !OSSpinLockTry(shared.lock))
    }

    @Test("The system is iOS 17.5")
    func version() {
        let info = ProcessInfo.processInfo
        #expect(info.__operatingSystemVersion.majorVersion == 17)
        #expect(info.__isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 17, minorVersion: 5, patchVersion: 0)))
        #expect(!info.__isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)))
    }

    @Test("Objects, and values that bridge to them, are arguments of formats")
    func formatArguments() {
        final class Named: NSObject { override var description: String { "named" } }
        let id = UUID()
        #expect(String(format: "%@ %d", id as CVarArg, 3) == "\(id.uuidString) 3")
        #expect(String(format: "%@, %@", Named(), "text") == "named, text")
        #expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg) == "1970-01-01 00:00:00 +0000")
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: ["id": id]))
    }

    @Test("Errors are arguments of formats")
    func errors() {
        let text = String(format: "failed: %@", NSError(domain: "Test", code: 7))
        #expect(text.contains("Test") && text.contains("7"))
    }

    @Test("Methods that classes register can be found, added and exchanged; messages do what they then do")
    func methods() {
        final class Sample: NSObject {}
        let registration = ObjCRuntime.registration(of: Sample.self, named: "SystemNameTests.Sample")
        registration.method("first") { _, _ in "1" }
        registration.method("second") { _, _ in "2" }
        let object = Sample()
        #expect(class_getInstanceMethod(Sample.self, Selector("third")) == nil)
        let first = class_getInstanceMethod(Sample.self, Selector("first"))
        let second = class_getInstanceMethod(Sample.self, Selector("second"))
        if let first, let second { method_exchangeImplementations(first, second) }
        #expect(ObjCRuntime.send(Selector("first"), to: object) as? String == "2")
        #expect(ObjCRuntime.send(Selector("second"), to: object) as? String == "1")
        if let first {
            #expect(class_addMethod(Sample.self, Selector("third"), method_getImplementation(first), nil))
            #expect(!class_addMethod(Sample.self, Selector("third"), method_getImplementation(first), nil))
        }
        #expect(ObjCRuntime.send(Selector("third"), to: object) as? String == "2")
    }

    @Test("Methods of classes are found and exchanged as those of objects are")
    func classMethods() {
        class Sample: NSObject {}
        final class Below: Sample {}
        let registration = ObjCRuntime.registration(of: Sample.self, named: "SystemNameTests.ClassSample")
        registration.classMethod("main") { type, _ in "main of \(type)" }
        registration.classMethod("stub") { _, _ in "stub" }
        registration.method("own") { _, _ in "own" }
        #expect(class_getClassMethod(Sample.self, Selector("own")) == nil && class_getInstanceMethod(Sample.self, Selector("main")) == nil)
        let main = class_getClassMethod(Below.self, Selector("main"))
        let stub = class_getClassMethod(Sample.self, Selector("stub"))
        if let main, let stub { method_exchangeImplementations(main, stub) }
        #expect(ObjCRuntime.send(Selector("main"), to: Below.self) as? String == "stub")
        #expect(ObjCRuntime.send(Selector("stub"), to: Below.self) as? String == "main of Below")
    }

    @Test("A method's body is the same however it was asked for, until a class below has one of its own")
    func implementations() {
        class Sample: NSObject {}
        class Heir: Sample {}
        final class Other: Sample {}
        ObjCRuntime.registration(of: Sample.self, named: "SystemNameTests.BodySample").method("show") { _, _ in 1 }
        ObjCRuntime.registration(of: Other.self, named: "SystemNameTests.BodyOther").method("show") { _, _ in 2 }
        let body = class_getMethodImplementation(Sample.self, Selector("show"))
        #expect(body != nil && class_getInstanceMethod(Heir.self, Selector("show")).map(method_getImplementation) == body)
        #expect(class_getMethodImplementation(Other.self, Selector("show")) != body)
    }

    @Test("A class lists its own properties and methods")
    func lists() {
        class Base: NSObject {}
        final class Sample: Base {}
        ObjCRuntime.registration(of: Base.self, named: "SystemNameTests.ListBase").key("base", get: { _ in 0 })
        let registration = ObjCRuntime.registration(of: Sample.self, named: "SystemNameTests.ListSample")
        registration.key("width", get: { _ in 1 })
        registration.key("age", get: { _ in 2 })
        registration.method("turn") { _, _ in 3 }
        var count: UInt32 = 0
        let properties = class_copyPropertyList(Sample.self, &count)
        #expect((0..<Int(count)).map { String(cString: property_getName(properties![$0])) } == ["width", "age"])
        free(properties)
        let property = class_getProperty(Sample.self, "base")
        #expect(property.map { String(cString: property_getName($0)) } == "base" && property == class_getProperty(Base.self, "base"))
        #expect(property.flatMap { property_getAttributes($0) }.map { String(cString: $0) } == "T?,R,N")
        #expect(class_getProperty(Sample.self, "turn") == nil)
        let methods = class_copyMethodList(Sample.self, &count)
        #expect((0..<Int(count)).map { method_getName(methods![$0]).description } == ["turn"])
        free(methods)
        #expect(class_copyPropertyList(NSObject.self, &count) == nil && count == 0)
        #expect(Sample().method(for: Selector("turn")) != nil && Sample().method(for: Selector("walk")) == nil)
        #expect(class_respondsToSelector(Sample.self, Selector("turn")))
    }

    @Test("A run loop runs for a while, and work put into it is done")
    func runLoop() {
        final class Flag: @unchecked Sendable { var isSet = false }
        let flag = Flag()
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), nil) { flag.isSet = true }
        for _ in 0..<20 where !flag.isSet { CFRunLoopRunInMode(.defaultMode, 0.01, false) }
        #expect(flag.isSet)
        #expect(CFRangeMake(2, 3) == CFRange(location: 2, length: 3))
        let fired = Flag()
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in fired.isSet = true }
        #expect(CFRunLoopTimerIsValid(timer) && CFRunLoopTimerGetInterval(timer) == 0)
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
        for _ in 0..<20 where !fired.isSet { CFRunLoopRunInMode(.defaultMode, 0.01, false) }
        #expect(fired.isSet)
    }

    @Test("A run loop that is stopped ends its innermost run, and only that one")
    func stoppedRunLoop() {
        let loop = CFRunLoopGetCurrent()
        let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopAddTimer(loop, timer, .defaultMode)
        CFRunLoopRun()
        #expect(!CFRunLoopTimerIsValid(timer))
        #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) != .stopped)
        let other = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopAddTimer(loop, other, .defaultMode)
        #expect(CFRunLoopRunInMode(.defaultMode, 60, false) == .stopped)
    }

    @Test("A run loop waits for its sources, and performs one that was signaled once, whoever wakes it up")
    func runLoopSource() {
        final class Log: @unchecked Sendable { var events: [String] = [] }
        let log = Log()
        var context = CFRunLoopSourceContext()
        context.schedule = { _, _, _ in log.events.append("schedule") }
        context.cancel = { _, _, _ in log.events.append("cancel") }
        context.perform = { _ in
            log.events.append("perform")
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        let source = CFRunLoopSourceCreate(nil, 3, &context)
        let loop = CFRunLoopGetCurrent()
        CFRunLoopAddSource(loop, source, .defaultMode)
        #expect(CFRunLoopContainsSource(loop, source, .defaultMode) && CFRunLoopSourceGetOrder(source) == 3)
        nonisolated(unsafe) let waiting = loop
        Thread.detachNewThread {
            CFRunLoopSourceSignal(source)
            CFRunLoopSourceSignal(source)
            CFRunLoopWakeUp(waiting)
        }
        CFRunLoopRun()
        #expect(log.events == ["schedule", "perform"])
        CFRunLoopRemoveSource(loop, source, .defaultMode)
        #expect(log.events == ["schedule", "perform", "cancel"] && !CFRunLoopContainsSource(loop, source, .defaultMode))
        CFRunLoopSourceInvalidate(source)
        CFRunLoopSourceSignal(source)
        CFRunLoopRunInMode(.defaultMode, 0.01, false)
        #expect(!CFRunLoopSourceIsValid(source) && log.events.count == 3)
    }

    @Test("C functions return objects")
    func objectsOfCFunctions() {
        let same: @convention(c) (AnyObject) -> AnyObject = { $0 }
        let object = NSObject()
        let isSame: Bool = ObjectIdentifier(same(object)) == ObjectIdentifier(object)
        #expect(isSame)
    }

    @Test("Work is put into a loop by the strings of its modes")
    func workByModes() {
        final class Log: @unchecked Sendable { var events: [String] = [] }
        let log = Log()
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { log.events.append("string") }
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), [CFRunLoopMode.defaultMode.rawValue]) { log.events.append("array") }
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), "another" as NSString) { log.events.append("other") }
        for _ in 0..<20 where log.events.count < 2 { CFRunLoopRunInMode(.defaultMode, 0.01, false) }
        #expect(log.events == ["string", "array"])
    }

    @Test("What has a file manager, a notification centre or the process in it can be compared")
    func comparedServices() {
        struct Services: Hashable {
            var files = FileManager.default
            var notifications = NotificationCenter.default
            var process = ProcessInfo.processInfo
        }
        #expect(Services() == Services() && Set([Services(), Services()]).count == 1)
        #expect(Services() != Services(files: FileManager()) && Services() != Services(notifications: NotificationCenter()))
    }

    @Test("A queue's label is asked for by Dispatch's own function, of the one that runs too")
    func queueLabels() {
        let queue = DispatchQueue(label: "work")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "work")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "work")
    }

    @Test("An error knows the errors that it comes of")
    func underlyingErrors() {
        let first = NSError(domain: "first", code: 1)
        let second = NSError(domain: "second", code: 2)
        #expect(NSError(domain: "none", code: 0).underlyingErrors.isEmpty)
        let both = NSError(domain: "both", code: 0, userInfo: [NSUnderlyingErrorKey: first, NSMultipleUnderlyingErrorsKey: [second]])
        #expect(both.underlyingErrors.map { ($0 as NSError).domain } == ["first", "second"])
    }

    @Test("The system's values are asked for in two steps, by name")
    func systemControls() throws {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        var names = utsname()
        uname(&names)
        let expected: String = withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #expect(String(decoding: machine.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) == expected)
        var processors: Int32 = 0
        size = 4
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0 && processors == Int32(ProcessInfo.processInfo.processorCount))
        size = 2
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("no.such", nil, &size, nil, 0) == -1 && errno == ENOENT)
        #expect(sysctlbyname("kern.hostname", nil, nil, &processors, 4) == -1 && errno == EPERM)
    }

    @Test("Limits have the values and types of Darwin's headers")
    func limits() {
        #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min && NSUIntegerMax == UInt.max)
        #expect(UINT64_MAX == UInt64.max && INT64_MIN == Int64.min && UINT_MAX == UInt32.max && ULONG_MAX == UInt.max && INT_MIN == Int32.min)
        #expect(INT16_MIN == Int32(Int16.min) && UCHAR_MAX == Int32(UInt8.max))
    }

    @Test("Values of collections are had by address, as decoders of moving pictures have them")
    func valuesByAddress() {
        let name: CFString = "{GIF}" as NSString, delay: CFString = "DelayTime" as NSString
        let properties: CFDictionary = NSDictionary(dictionary: ["{GIF}": ["DelayTime": 0.25]])
        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        place.initialize(to: nil)
        defer { place.deallocate() }
        #expect(CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained(name).toOpaque(), place))
        let inner: CFDictionary = unsafeBitCast(place.pointee, to: CFDictionary.self)
        let number: AnyObject = unsafeBitCast(CFDictionaryGetValue(inner, Unmanaged.passUnretained(delay).toOpaque()), to: AnyObject.self)
        #expect(number as? Double == 0.25)
        #expect(!CFDictionaryGetValueIfPresent(inner, Unmanaged.passUnretained(name).toOpaque(), place))
        #expect(CFDictionaryContainsKey(inner, Unmanaged.passUnretained(delay).toOpaque()))
        let list: CFArray = NSArray(array: ["a", 2])
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(list, 1), to: AnyObject.self) as? Int == 2)
    }
}
