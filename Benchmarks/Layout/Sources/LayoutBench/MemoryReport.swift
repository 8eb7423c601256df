import CKiwi
import Glibc

enum MemoryReport {
    /// Builds cells and prints the process's peak and present resident memory in MB.
    static func printOwn(cells: Int) {
        let before = resident("VmRSS:")
        // The description of the system is not the engine's: it is made and dropped in pieces.
        let contender = EngineContender(GeneratedSystem(.d, count: cells))
        contender.setWidth(320)
        contender.setWidth(700)
        contender.setWidth(1366)
        print("engine \(contender.value(5)) start \(before) peak \(resident("VmHWM:")) now \(resident("VmRSS:"))")
        let description = GeneratedSystem(.d, count: cells)
        let bytes = Double(description.constraints.capacity * MemoryLayout<KiwiConstraint>.stride) / 1e6
        print("of which the benchmark's own description was \(bytes)")
    }

    private static func resident(_ key: String) -> Double {
        guard let file = fopen("/proc/self/status", "r") else { return .nan }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if text.hasPrefix(key) {
                return (Double(text.dropFirst(key.count).filter { $0.isNumber }) ?? .nan) / 1024
            }
        }
        return .nan
    }
}
