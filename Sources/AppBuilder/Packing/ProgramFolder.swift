import Foundation
import ProcessControl

/// Programs with all libraries and resources that the system does not bring, in one folder: each finds the others beside itself.
struct ProgramFolder {
    static let name = "lib"
    static let toolName = "quince-tool"

    /// Starts the program in the folder `lib` beside it.
    static let launcher = """
        #!/bin/sh
        # Starts the Quince beside this file. Its programs find their libraries there.
        root=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd -P)
        [ -x "$root/lib/quince-desktop" ] && export QUINCE_DESKTOP="$root/lib/quince-desktop"
        [ -x "$root/lib/quince-browser" ] && export QUINCE_BROWSER="$root/lib/quince-browser"
        QUINCE_ROOT=$root exec "$root/lib/quince-tool" "$@"

        """

    let runtime: Runtime
    let libraries: SharedLibraries
    /// The first of the programs, which goes into the folder; the others lie elsewhere.
    private let tool: URL

    /// - Parameter programs: the command line's first; then those whose libraries go along.
    init(runtime: Runtime, programs: [URL]) throws {
        self.runtime = runtime
        tool = programs[0]
        libraries = try SharedLibraries(of: programs, beside: runtime.products)
    }

    /// The Debian packages of the system's libraries: those that programs name, and those that are loaded when a picture needs them.
    func packages() throws -> [String] {
        let loaded = Installation(root: runtime.root).packages().filter { !$0.hasSuffix("-dev") && $0 != "pkg-config" }
        return Set(try libraries.packages() + loaded).sorted()
    }

    func write(to folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: false)
        try files.copyItem(at: tool, to: folder.appendingPathComponent(Self.toolName))
        for (name, library) in libraries.own { try files.copyItem(at: library.resolvingSymlinksInPath(), to: folder.appendingPathComponent(name)) }
        let runtimeName = runtime.library.lastPathComponent
        if libraries.own[runtimeName] == nil { try files.copyItem(at: runtime.library, to: folder.appendingPathComponent(runtimeName)) }
        // Fonts, words and symbols lie beside the code that reads them.
        for name in try files.contentsOfDirectory(atPath: runtime.products.path)
        where name.hasPrefix("Quince_") && name.hasSuffix(".resources") && !name.contains("Tests") {
            try files.copyItem(at: runtime.products.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }
}
