import AppBuilder
import ArgumentParser
import CoreText
import Foundation
import ProcessControl

/// The limits on what an app, or its tests, may use while they run.
struct AppLimits: ParsableArguments {
    @Flag(help: "Let the app reach the network.")
    var network = false

    @Option(help: ArgumentHelp("The most memory that a process of the app may have.", valueName: "size"))
    var memory = MemorySize(bytes: 4 << 30)

    @Option(
        help: ArgumentHelp("Draw with the font files (.ttf, .otf) in this folder, such as Apple's, in place of the bundled system font.", valueName: "folder"),
        completion: .directory)
    var systemFont: String?

    init() {}

    func validate() throws {
        guard let systemFont, SystemFontFolder(path: systemFont) == nil else { return }
        throw ValidationError("--system-font \(systemFont): there is no font file in it (.ttf or .otf) that can be used for text.")
    }

    /// The folder of fonts to draw with, by its real path.
    var systemFontFolder: URL? { systemFont.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() } }
    /// The fingerprint of the font that distinguishes recorded pictures.
    var systemFontFingerprint: String? { systemFont.flatMap { SystemFontFolder(path: $0)?.fingerprint } }

    /// No app needs near as many; a few hundred threads are those of its queues.
    var limits: ProcessLimits { ProcessLimits(memory: memory.bytes, processes: 2048) }

    /// The files that an app reads besides the system.
    func confinement(of application: AppBuilder.Application) throws -> Confinement {
        let optional: [URL?] = [application.libraries, systemFontFolder]
        return Confinement(readable: [application.bundle.path, try Runtime().products.path] + optional.compactMap { $0?.path }, network: network)
    }
}

/// An amount of memory, written as a number with M or G.
struct MemorySize: ExpressibleByArgument, Hashable {
    var bytes: UInt64

    init(bytes: UInt64) { self.bytes = bytes }

    init?(argument: String) {
        let units: [Character: UInt64] = ["M": 1 << 20, "G": 1 << 30]
        guard let last = argument.uppercased().last, let unit = units[last], let number = UInt64(argument.dropLast()), number > 0,
            number < 1 << 20
        else { return nil }
        bytes = number * unit
    }

    var defaultValueDescription: String { bytes % (1 << 30) == 0 ? "\(bytes >> 30)G" : "\(bytes >> 20)M" }
}
