import Foundation

extension NSItemProvider {
    /// Offers a file's contents, under the type that its name ends in, and its name. Nil where there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type: String = Self.typesByExtension[fileURL.pathExtension.lowercased()] ?? "public.data"
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            let progress = Progress(totalUnitCount: 1)
            do {
                let data = try Data(contentsOf: fileURL)
                progress.completedUnitCount = 1
                completion(data, nil)
            } catch {
                completion(nil, error)
            }
            return progress
        }
    }

    private static let typesByExtension: [String: String] = [
        "txt": "public.plain-text", "text": "public.plain-text", "md": "net.daringfireball.markdown", "html": "public.html", "htm": "public.html",
        "rtf": "public.rtf", "json": "public.json", "xml": "public.xml", "csv": "public.comma-separated-values-text", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "heic": "public.heic", "tiff": "public.tiff", "pdf": "com.adobe.pdf",
        "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4", "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "wav": "com.microsoft.waveform-audio",
        "zip": "public.zip-archive",
    ]
}
