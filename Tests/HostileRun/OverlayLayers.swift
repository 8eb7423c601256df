import Foundation

/// The machine's files under an overlay: who works on `merged` sees them all, and everything that is written, changed or deleted ends up in
/// layers of memory.
///
/// The folder of the project has an overlay of its own, whatever file system it is in.
struct OverlayLayers {
    /// An empty folder, and the project's.
    let folder: URL
    let place: URL

    struct Failure: Error, CustomStringConvertible {
        var description: String

        init(_ what: String, _ number: Int32) {
            description = "\(what): \(String(cString: strerror(number))). This needs the rights to mount: those of root, or unprivileged user namespaces."
        }
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    var merged: String { path("merged") }

    func mount() throws {
        try Self.mount("tmpfs", at: folder.path, nil)
        for name in ["all", "all-work", "case", "case-work", "merged"] {
            try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
        }
        try overlay("all", over: "/", at: merged)
        try overlay("case", over: place.path, at: merged + place.path)
    }

    func unmount() { umount2(folder.path, Int32(MNT_DETACH)) }

    private func overlay(_ name: String, over lower: String, at target: String) throws {
        // Without root's rights an overlay keeps its marks where users may.
        let own = Self.isRoot ? "" : ",userxattr"
        try Self.mount("overlay", at: target, "lowerdir=\(lower),upperdir=\(path(name)),workdir=\(path(name + "-work"))\(own)")
    }

    private static func mount(_ kind: String, at path: String, _ options: String?) throws {
        let status = options.map { Glibc.mount(kind, path, kind, 0, $0) } ?? Glibc.mount(kind, path, kind, 0, nil)
        guard status == 0 else { throw Failure("\(kind) at \(path)", errno) }
    }

    private static let isRoot: Bool = (try? String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8))?.contains("4294967295") == true

    // MARK: What was done

    /// What was done to files outside of the project's folder.
    func changesElsewhere() -> [String] { changes(in: path("all"), over: "/", seenAt: merged, "") }

    /// What was done to files in the project's folder, by their paths from there.
    func changesInPlace() -> [String] { changes(in: path("case"), over: place.path, seenAt: merged + place.path, "") }

    private func changes(in layer: String, over lower: String, seenAt merged: String, _ relative: String) -> [String] {
        // A folder is copied up when something in it changes. What is gone of it left a mark in the layer, or the folder was made anew.
        let gone = Set(Self.names("\(lower)/\(relative)")).subtracting(Self.names("\(merged)/\(relative)"))
        return gone.sorted().map { "\(relative)\($0)" }
            + Self.names("\(layer)/\(relative)").filter { !gone.contains($0) }.flatMap { name -> [String] in
                let path = relative + name
                guard let new = Self.mode("\(layer)/\(path)") else { return [] }
                guard new & S_IFMT == S_IFDIR else { return [path] }
                return (Self.mode("\(lower)/\(path)") == new ? [] : [path + "/"]) + changes(in: layer, over: lower, seenAt: merged, path + "/")
            }
    }

    private static func names(_ folder: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    private static func mode(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode : nil
    }
}
