import Foundation

/// The parts of the system that every confined program can read: programs, libraries and the settings these need, but no user's files and no secrets.
struct SystemFolders: Hashable, Sendable {
    struct Link: Hashable, Sendable {
        var path: String
        var target: String
    }

    var folders: [String]
    /// Links at the top, such as /lib to usr/lib.
    var links: [Link]

    /// The folders that only connections over the network look at.
    var networkFolders: [String] = []

    /// Of /etc, what the C library and the loader look at. Neither passwords nor keys. Each costs a mount, about 0.15 ms.
    private static let settings = [
        "alternatives", "fonts", "group", "hosts", "ld.so.cache", "localtime", "mime.types", "nsswitch.conf", "os-release", "passwd", "timezone",
    ]

    private static let networkSettings = [
        "ca-certificates", "ca-certificates.conf", "crypto-policies", "gai.conf", "gitconfig", "host.conf", "pki/tls", "pki/ca-trust", "protocols",
        "resolv.conf", "services", "ssl/certs", "ssl/openssl.cnf",
    ]

    /// Those of this machine.
    static func current() -> SystemFolders {
        var result = SystemFolders(folders: ["/usr"], links: [])
        for name in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: name) {
                result.links.append(Link(path: name, target: target))
            } else {
                result.folders.append(name)
            }
        }
        result.folders += existing(settings.map { "/etc/\($0)" } + ["/nix/store", "/sys/devices/system/cpu"] + toolchains())
        // Resolvers keep the file that /etc/resolv.conf leads to here.
        result.networkFolders = existing(networkSettings.map { "/etc/\($0)" } + ["/run/systemd/resolve"])
        return result
    }

    private static func existing(_ paths: [String]) -> [String] { paths.filter { access($0, F_OK) == 0 } }

    /// The toolchain whose libraries this process uses, as apps do, and what `swift` in PATH needs.
    private static func toolchains() -> [String] {
        let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
        let libraries = "/usr/lib/swift/linux/libswiftCore.so"
        var result: Set<String> = []
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(libraries) {
            guard let slash = line.firstIndex(of: "/") else { continue }
            result.insert(String(line[slash...].dropLast(libraries.count)))
        }
        if let swift = try? CommandRunner.locate("swift").resolvingSymlinksInPath(), swift.path.hasSuffix("/usr/bin/swift") {
            result.insert(String(swift.path.dropLast("/usr/bin/swift".count)))
        }
        // The manager of toolchains starts the right one.
        let environment = ProcessInfo.processInfo.environment
        if let swiftly = environment["SWIFTLY_HOME_DIR"] ?? environment["HOME"].map({ "\($0)/.local/share/swiftly" }) { result.insert(swiftly) }
        return result.filter { !$0.isEmpty && $0 != "/" }.sorted()
    }
}
