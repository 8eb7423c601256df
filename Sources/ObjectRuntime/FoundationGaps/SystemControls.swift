import Foundation

/// A value that the system tells by name, as Darwin's `sysctlbyname`: those of the machine, and those of iOS 17.5. What has no value here fails with
/// `ENOENT`, too small a buffer with `ENOMEM`. Nothing can be set.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    guard newp == nil else { return failed(EPERM) }
    guard let name, let bytes = SystemControl.bytes(of: String(cString: name)) else { return failed(ENOENT) }
    guard let oldlenp else { return 0 }
    guard let oldp else {
        oldlenp.pointee = bytes.count
        return 0
    }
    guard oldlenp.pointee >= bytes.count else { return failed(ENOMEM) }
    oldp.copyMemory(from: bytes, byteCount: bytes.count)
    oldlenp.pointee = bytes.count
    return 0
}

private func failed(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// Not 0 on the main thread.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Does nothing, as on Darwin since OS X 10.12: the random numbers of `arc4random` need no stirring.
public func arc4random_stir() {}

/// The values of `sysctlbyname`.
enum SystemControl {
    static func bytes(of name: String) -> [UInt8]? {
        switch name {
        case "hw.machine", "hw.model": text(machine)
        case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max", "hw.activecpu":
            number(Int32(ProcessInfo.processInfo.processorCount))
        case "hw.memsize": number(ProcessInfo.processInfo.physicalMemory)
        case "hw.pagesize": number(Int64(sysconf(Int32(_SC_PAGESIZE))))
        case "kern.ostype": text("Darwin")
        case "kern.osversion": text("21F79")
        case "kern.osproductversion": text("17.5")
        case "kern.hostname": text(ProcessInfo.processInfo.hostName)
        default: nil
        }
    }

    private static var machine: String {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
    private static func number<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value, Array.init) }
}
