/// Why recorded pictures cannot be compared with, recorded or accepted.
package enum ReferenceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case nothingRecorded(String)
    case unreadable(String, reason: String)
    case anotherApp(String, recorded: String, built: String)
    case otherFonts(String, recorded: String?, given: String?)
    case noReport(String)
    case severalReports([String])
    case noSuchPicture(String, known: [String])
    case changedSince(String)
    case cannotWrite(String, reason: String)
    case cannotServe(port: UInt16, reason: String)

    package var description: String {
        switch self {
        case .nothingRecorded(let folder):
            "Nothing is recorded at \(folder). quince record PROJECT makes the first pictures; --snapshots names another folder."
        case .unreadable(let file, let reason): "\(file) cannot be used: \(reason)."
        case .anotherApp(let folder, let recorded, let built):
            "\(folder) has pictures of \(recorded), and this app is \(built). Give each app a folder of its own with --snapshots."
        case .otherFonts(let folder, let recorded?, let given):
            "\(folder) has pictures drawn with the system font \(recorded), and this is \(given ?? "the bundled one"). Give the folder of that font with --system-font, or record all pictures anew with quince record."
        case .otherFonts(let folder, nil, let given):
            "\(folder) has pictures drawn with the bundled fonts, and --system-font gives \(given ?? "others"). Verify without it, or record all pictures anew with quince record --system-font."
        case .noReport(let folder):
            "There is no report of quince verify at \(folder). Run quince verify PROJECT first, or name the report's folder with --report."
        case .severalReports(let folders): "There are several reports: \(folders.joined(separator: ", ")). Choose one with --report."
        case .noSuchPicture(let name, let known):
            "The report has no changed picture \(name)."
                + (known.isEmpty
                    ? " It has none at all." : " It has: \(known.prefix(8).joined(separator: ", "))\(known.count > 8 ? " and \(known.count - 8) more" : "").")
        case .changedSince(let name): "The recorded picture of \(name) is not the one that the report compared with. Run quince verify again."
        case .cannotServe(let port, let reason): "The report cannot be served at port \(port): \(reason). Choose another with --port."
        case .cannotWrite(let path, let reason): "Cannot write to \(path): \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)."
        }
    }
}
