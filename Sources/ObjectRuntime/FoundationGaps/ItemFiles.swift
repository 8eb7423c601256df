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
        guard let ending = ItemTypes.fileExtension(of: typeIdentifier), (stem as NSString).pathExtension.lowercased() != ending else { return stem }
        return "\(stem).\(ending)"
    }
}

/// The facts about types of items without UniformTypeIdentifiers, which apps may not have.
enum ItemTypes {
    /// Whether data of one uniform type is data of the other too.
    static func type(_ identifier: String, conformsTo other: String) -> Bool {
        if identifier == other { return true }
        return parents[identifier, default: []].contains { type($0, conformsTo: other) }
    }

    static func fileExtension(of identifier: String) -> String? { extensions.first { $0.type == identifier }?.ending }

    /// That of files with an extension; that of any data for one that is not known.
    static func identifier(extension ending: String) -> String {
        extensions.first { $0.ending == ending.lowercased() }?.type ?? "public.data"
    }

    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
        "public.text": ["public.data", "public.content"], "public.json": ["public.text"], "public.xml": ["public.text"],
        "public.comma-separated-values-text": ["public.text"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
        "public.tiff": ["public.image"], "com.microsoft.bmp": ["public.image"], "com.microsoft.ico": ["public.image"],
        "org.webmproject.webp": ["public.image"], "public.heic": ["public.image"], "public.svg-image": ["public.image"],
        "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.file-url": ["public.url"], "public.url": ["public.data"], "public.data": ["public.item"],
        "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"], "com.apple.m4v-video": ["public.movie"],
        "public.movie": ["public.audiovisual-content", "public.data"], "public.mp3": ["public.audio"], "com.apple.m4a-audio": ["public.audio"],
        "com.microsoft.waveform-audio": ["public.audio"], "public.aiff-audio": ["public.audio"],
        "public.audio": ["public.audiovisual-content", "public.data"], "public.audiovisual-content": ["public.data", "public.content"],
        "public.zip-archive": ["public.data"],
    ]

    private static let extensions: [(ending: String, type: String)] = [
        ("txt", "public.utf8-plain-text"), ("txt", "public.plain-text"), ("html", "public.html"), ("htm", "public.html"), ("rtf", "public.rtf"),
        ("json", "public.json"), ("xml", "public.xml"), ("csv", "public.comma-separated-values-text"), ("png", "public.png"),
        ("jpeg", "public.jpeg"), ("jpg", "public.jpeg"), ("gif", "com.compuserve.gif"), ("tiff", "public.tiff"), ("tif", "public.tiff"),
        ("bmp", "com.microsoft.bmp"), ("ico", "com.microsoft.ico"), ("webp", "org.webmproject.webp"), ("heic", "public.heic"),
        ("svg", "public.svg-image"), ("pdf", "com.adobe.pdf"), ("mp4", "public.mpeg-4"), ("mov", "com.apple.quicktime-movie"),
        ("m4v", "com.apple.m4v-video"), ("mp3", "public.mp3"), ("m4a", "com.apple.m4a-audio"), ("wav", "com.microsoft.waveform-audio"),
        ("aiff", "public.aiff-audio"), ("zip", "public.zip-archive"),
    ]
}
