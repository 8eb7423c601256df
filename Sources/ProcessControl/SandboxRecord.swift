import Foundation

/// Remembers that this machine confines programs, so that not every command starts bubblewrap once to ask: that costs as much as the
/// confinement itself. Only a yes is kept. Were it wrong, bubblewrap would refuse to start the program; nothing would run unconfined.
struct SandboxRecord: Sendable {
    /// The file that holds it.
    let file: URL
    /// Everything that the answer depends on and that can be read.
    private let circumstances: String

    /// The time after which circumstances that cannot be read, such as the filters of a container, are asked for again: an hour.
    private static let lifetime: TimeInterval = 3600

    /// The record in the user's cache folder for the bubblewrap at `program`; nil where there is no such folder.
    init?(of program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let cache = UserCache.folder(environment: environment) else { return nil }
        self.init(file: cache.appendingPathComponent("sandbox"), program: program)
    }

    init(file: URL, program: String) {
        self.file = file
        circumstances = Self.circumstances(of: program)
    }

    private static func circumstances(of program: String) -> String {
        var status = stat()
        _ = stat(program, &status)
        var lines = ["\(program) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mode)", "user \(getuid()) \(geteuid())"]
        for name in ["user", "mnt"] { lines.append((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\(name)")) ?? "") }
        for path in [
            "random/boot_id", "unprivileged_userns_clone", "apparmor_restrict_unprivileged_userns", "../user/max_user_namespaces", "../user/max_net_namespaces",
        ] { lines.append(text("/proc/sys/kernel/\(path)")) }
        lines.append(text("/proc/self/attr/current"))
        lines += text("/proc/self/status").split(separator: "\n").filter { $0.hasPrefix("Cap") || $0.hasPrefix("NoNewPrivs") || $0.hasPrefix("Seccomp") }.map(
            String.init)
        return lines.joined(separator: "\n")
    }

    private static func text(_ path: String) -> String {
        let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether programs could be confined a short time ago, the machine being as it is now.
    func holds(at now: Date = Date()) -> Bool {
        var status = stat()
        guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { return false }
        let age = now.timeIntervalSince1970 - TimeInterval(status.st_mtim.tv_sec)
        guard age >= -1, age < Self.lifetime else { return false }
        return (try? Data(contentsOf: file)) == Data(circumstances.utf8)
    }

    /// Keeps the yes. Where it cannot be written it is asked for again.
    func keep() {
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(circumstances.utf8).write(to: file, options: .atomic)
    }
}
