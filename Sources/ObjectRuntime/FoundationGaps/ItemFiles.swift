import Foundation

/// The files that items are given away as: copies in folders of their own.
enum ItemFiles {
    /// Writes a copy of what an item is as a type. The handler hears of its place, on the thread that provides the content.
    static func copy(of item: NSItemProvider, _ typeIdentifier: String, _ completion: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress {
        let found = item.representation(of: typeIdentifier)
        let name = item.suggestedName
        if let found, case .file(let load) = found.source {
            let progress = Progress(totalUnitCount: 1)
            return load { url, _, error in
                progress.completedUnitCount = 1
                guard let url else { return completion(nil, error ?? NSItemProvider.missing(typeIdentifier)) }
                write(named: url.lastPathComponent, { try FileManager.default.copyItem(at: url, to: $0) }, completion)
            } ?? progress
        }
        return item.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completion(nil, error ?? NSItemProvider.missing(typeIdentifier)) }
            write(named: fileName(name, found?.type ?? typeIdentifier), { try data.write(to: $0) }, completion)
        }
    }

    /// A copy's folder goes with it.
    static func remove(_ copy: URL) { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }

    private static func write(
        named name: String, _ make: (URL) throws -> Void, _ completion: (URL?, (any Error)?) -> Void
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(".com.apple.Foundation.NSItemProvider.\(UUID().uuidString)")
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try make(file)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            return completion(nil, error)
        }
        completion(file, nil)
    }

    /// The name that was suggested, else the type's, with the type's extension; never a path.
    private static func fileName(_ suggested: String?, _ typeIdentifier: String) -> String {
        let bare = suggested?.replacingOccurrences(of: "/", with: "-") ?? ""
        let stem = bare.isEmpty || bare == "." || bare == ".." ? typeIdentifier.split(separator: ".").last.map { String($0) } ?? "item" : bare
        guard let ending = TypeTable.shared.fileExtension(of: typeIdentifier), (stem as NSString).pathExtension.lowercased() != ending else { return stem }
        return "\(stem).\(ending)"
    }
}
