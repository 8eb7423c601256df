import Foundation
import ProcessControl

/// The shared libraries that programs load: those of Quince and of the Swift toolchain, which a pack brings along, and those of the system.
struct SharedLibraries: Equatable {
    /// By their file names.
    var own: [String: URL] = [:]
    var system: Set<String> = []

    init() {}

    /// Reads what the dynamic loader says of `programs`.
    /// - Parameter folder: where their own libraries are, besides where they look themselves.
    /// - Throws: `BuildError` where one of them is not found.
    init(of programs: [URL], beside folder: URL) throws {
        let environment = ProcessInfo.processInfo.environment.merging(["LD_LIBRARY_PATH": folder.path]) { $1 }
        for program in programs {
            let answer = try CommandRunner("ldd", [program.path], environment: .only(environment)).capture()
            guard answer.outcome == .exited(0) else {
                throw BuildError(.runtimeMissing, "\(program.path) is no program that ldd can read: \(answer.error)", advice: "Build it anew.")
            }
            if let missing = add(answer.output) {
                throw BuildError(.runtimeMissing, "\(program.path) needs \(missing), which is not there.", advice: "Run quince doctor.")
            }
        }
    }

    /// Adds the libraries in ldd's output. Returns one that was not found.
    mutating func add(_ output: String) -> String? {
        for line in output.split(separator: "\n") {
            let sides = line.components(separatedBy: " => ")
            guard sides.count == 2 else { continue }
            let name = sides[0].trimmingCharacters(in: .whitespaces)
            guard let path = sides[1].split(separator: " ").first.map(String.init), path.hasPrefix("/") else { return name }
            if Self.isSystem(path) { system.insert(path) } else { own[name] = URL(fileURLWithPath: path) }
        }
        return nil
    }

    /// Whether the system's packages bring a library; a toolchain that is one of them has its own folder.
    static func isSystem(_ path: String) -> Bool {
        ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/"].contains(where: path.hasPrefix) && !path.contains("/swift/")
    }

    /// The Debian packages of the system's libraries.
    func packages() throws -> [String] {
        // Packages name the places that /lib was before it became a link, or after.
        let paths = system.sorted().flatMap { $0.hasPrefix("/usr/") ? [$0, String($0.dropFirst(4))] : [$0, "/usr" + $0] }
        let answer = try CommandRunner("dpkg-query", ["--search"] + paths).capture()
        return Self.packages(in: answer.output)
    }

    /// `libc6:amd64: /lib/x86_64-linux-gnu/libc.so.6` is of `libc6`.
    static func packages(in output: String) -> [String] {
        let names = output.split(separator: "\n").compactMap { line in
            line.components(separatedBy: ": ").first.flatMap { $0.split(separator: ":").first }.map(String.init)
        }
        return Set(names.filter { !$0.hasPrefix("diversion") }).sorted()
    }
}
