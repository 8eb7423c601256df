import Foundation
import ProcessControl

/// The names that the toolchain's own modules declare: the language's, Foundation's and those beside it, as its tool for documentation lists them.
struct SystemNames {
    private static let modules = [
        "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest", "Testing",
    ]

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif

    /// Types, functions, properties and cases by their own names. A module that the toolchain does not have adds nothing.
    static func read() throws -> Set<String> {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for module in modules {
            let arguments = [
                "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.url.path, "-minimum-access-level", "public",
            ]
            _ = try CommandRunner("swift", arguments).capture(deadline: Deadline(after: 60))
        }
        let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil).filter {
            $0.lastPathComponent.hasSuffix(".symbols.json")
        }
        return try files.reduce(into: []) { $0.formUnion(names(in: try Data(contentsOf: $1))) }
    }

    /// The last of each symbol's path components, without its argument labels. The files are tens of megabytes, of which this is all that is read.
    static func names(in json: Data) -> Set<String> {
        let key = Array("\"pathComponents\":[".utf8)
        return json.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Set<String> in
            guard let base = bytes.baseAddress else { return [] }
            var names: Set<String> = []
            var place = 0
            // Lists are fewer than names.
            while let open = memchr(base + place, 0x5B, bytes.count - place) {
                let start = UnsafeRawPointer(open) - base + 1
                place = start
                guard start >= key.count, memcmp(base + start - key.count, key, key.count) == 0 else { continue }
                guard let end = memchr(base + start, 0x5D, bytes.count - start) else { break }
                place = UnsafeRawPointer(end) - base
                let list = String(decoding: bytes[start..<place], as: UTF8.self)
                if let last = list.split(separator: ",").last(where: { $0.contains("\"") }) {
                    names.insert(String(last.filter { $0 != "\"" }.prefix { $0 != "(" }))
                }
            }
            return names
        }
    }
}
