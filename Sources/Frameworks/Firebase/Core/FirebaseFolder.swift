import UIKit

/// The place for what an app's services keep: a folder each below `Library/Application Support/Firebase` in the app's container.
struct FirebaseFolder: Sendable {
    let url: URL

    init(url: URL) { self.url = url }

    init(app: FirebaseApp, service: String) {
        let container = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Application Support/Firebase")
        url = container.appendingPathComponent(FileNames.name(of: app.name)).appendingPathComponent(service)
    }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func read(_ name: String) -> Data? { try? Data(contentsOf: file(name)) }

    func write(_ data: Data, to name: String) {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try? data.write(to: file(name), options: .atomic)
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(at: file(name)) }

    /// The names of the files in it, in alphabetical order.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    func read<Value: Decodable>(_ type: Value.Type, from name: String) -> Value? { read(name).flatMap { try? JSONDecoder().decode(type, from: $0) } }

    func write<Value: Encodable>(_ value: Value, to name: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        if let data = try? encoder.encode(value) { write(data, to: name) }
    }
}

/// Names that no path of an app's can lead out of a folder by.
enum FileNames {
    private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_. ")

    /// The text with all but plain characters escaped; of a long one its beginning, a digest and its end, which may tell what the file is.
    static func name(of text: String) -> String {
        var name: String = text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        if name.isEmpty || name.allSatisfy({ $0 == "." }) { name = "%" + name }
        guard name.utf8.count > 180 else { return name }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return name.prefix(100) + "%" + String(hash, radix: 16) + "%" + name.suffix(40)
    }
}

/// Identifiers of letters and digits, as Firebase's services give out.
enum RandomText {
    private static let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    static func make(_ length: Int) -> String { String((0..<length).map { _ in characters.randomElement()! }) }
}
