import Foundation
import HostileInputs

/// One kind of input, for libFuzzer and for a look at what it found.
enum Fuzzer {
    static func read(_ kind: InputKind, _ file: String) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let place = folder()
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            try kind.read(Array(bytes), in: InputFolder(in: place))
            print("read")
        } catch {
            print("\(type(of: error)): \(error)")
        }
    }

    static func writeSeeds(of kind: InputKind, to folder: String) throws {
        let place = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (number, seed) in kind.seeds().enumerated() { try Data(seed).write(to: place.appendingPathComponent("seed-\(number)")) }
    }

    static func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("quince-fuzz-\(getpid())") }
}

#if QUINCE_FUZZER
    // libFuzzer brings a main function of its own, which asks for these.

    /// `QUINCE_FUZZ` names the kind of input, one for the whole run.
    private let target: (kind: InputKind, folder: InputFolder) = {
        guard let kind = InputKind(rawValue: ProcessInfo.processInfo.environment["QUINCE_FUZZ"] ?? "") else { fatalError("QUINCE_FUZZ names no kind of input") }
        do { return (kind, try InputFolder(in: Fuzzer.folder())) } catch { fatalError("\(error)") }
    }()

    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        try? target.kind.read(Array(UnsafeBufferPointer(start: start, count: count)), in: target.folder)
        return 0
    }
#endif
