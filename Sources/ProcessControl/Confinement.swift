/// The files and networks that a confined program may reach. Everything else of the machine is not there for it: no other files, no other
/// processes, no network.
public struct Confinement: Hashable, Sendable {
    /// Files and folders that can be read where they are, besides the system's programs, libraries and settings. Those that do not
    /// exist are passed over.
    public var readable: [String]
    /// Folders that can be written where they are. What the program makes elsewhere goes with it.
    public var writable: [String]
    public var network: Bool

    public init(readable: [String] = [], writable: [String] = [], network: Bool = false) {
        self.readable = readable
        self.writable = writable
        self.network = network
    }

    /// Bubblewrap's arguments for this. Later ones lie over earlier ones, so that a folder within another keeps its own right.
    ///
    /// - Parameters:
    ///   - system: What there is of the system.
    ///   - home: The user's home folder: an empty one stands there.
    func arguments(system: SystemFolders, home: String?) -> [String] {
        var result = ["--die-with-parent", "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
        if !network { result.append("--unshare-net") }
        result += ["--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--dir", "/var/tmp"]
        for link in system.links { result += ["--symlink", link.target, link.path] }
        for path in system.folders + (network ? system.networkFolders : []) { result += ["--ro-bind-try", path, path] }
        if let home, home.hasPrefix("/"), home != "/" { result += ["--dir", home] }
        let places = readable.map { ($0, "--ro-bind-try") } + writable.map { ($0, "--bind") }
        // What holds others first; where the same place may be read and written, it may be written.
        for (path, right) in places.sorted(by: { ($0.0.utf8.count, $0.0, $1.1) < ($1.0.utf8.count, $1.0, $0.1) }) { result += [right, path, path] }
        return result
    }
}
