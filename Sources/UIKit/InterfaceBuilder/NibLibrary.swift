internal import InterfaceFiles

/// Finds and reads the interface files of bundles. Each is read once.
@MainActor enum NibLibrary {
    struct File {
        let document: InterfaceDocument
        /// The table of translations, where the file stands in the folder of the base localisation.
        let stringsTable: String?
    }

    final class State {
        var files: [String: File?] = [:]
        /// The names in folders.
        var folders: [String: Set<String>] = [:]
    }
    private static var state: State { AppContext.current.nibs }

    /// The interface file of that name: the device's own before the common one, the user's language before the base, compiled
    /// before as it is in the project (behaviour/rules.md 13.4).
    static func file(named name: String, kind: InterfaceDocument.Kind, in bundle: Bundle) -> File? {
        guard let resources = bundle.resourcePath else { return nil }
        let isPad: Bool = UIDevice.current.userInterfaceIdiom == .pad
        let key = "\(resources)/\(name).\(kind.rawValue)/\(isPad)"
        if let known = state.files[key] { return known }
        let found: File? = path(name, kind, resources, bundle, isPad).flatMap { read($0.path, table: $0.isBase ? name : nil) }
        state.files[key] = .some(found)
        return found
    }

    private static func path(
        _ name: String, _ kind: InterfaceDocument.Kind, _ resources: String, _ bundle: Bundle, _ isPad: Bool
    ) -> (path: String, isBase: Bool)? {
        let extensions: [String] = kind == .xib ? ["nib", "xib"] : ["storyboardc", "storyboard"]
        // A name may lead into a folder.
        let parts: [Substring] = name.split(separator: "/")
        let folder: String = parts.count > 1 ? resources + "/" + parts.dropLast().joined(separator: "/") : resources
        let stem: String = parts.last.map(String.init) ?? name
        let languages: [String] = bundle.preferredLocalizations.filter { $0 != "Base" }
        let places: [(String, Bool)] = languages.map { ("\(folder)/\($0).lproj", false) } + [("\(folder)/Base.lproj", true), (folder, false)]
        for (place, isBase) in places {
            let names: Set<String> = contents(of: place)
            for suffix in [isPad ? "~ipad" : "~iphone", ""] {
                for ending in extensions where names.contains("\(stem)\(suffix).\(ending)") {
                    return ("\(place)/\(stem)\(suffix).\(ending)", isBase)
                }
            }
        }
        return nil
    }

    private static func contents(of folder: String) -> Set<String> {
        if let known = state.folders[folder] { return known }
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        state.folders[folder] = names
        return names
    }

    private static func read(_ path: String, table: String?) -> File? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return document(data).map { File(document: $0, stringsTable: table) }
    }

    /// The document of an interface file's contents, compiled or not; nil where they are none.
    static func document(_ data: Data) -> InterfaceDocument? { try? InterfaceArchive.decode([UInt8](data)) }
}
