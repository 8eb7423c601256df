/// The coders of restoration: keyed archives in which controllers are named by their place instead of being encoded.
@MainActor enum RestorationCoding {
    /// - Returns: the archive, and the controllers that were encoded in it.
    static func encode(_ body: (NSCoder) -> Void) -> (data: Data, controllers: [UIViewController]) {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let references = ControllerReferences()
        archiver.delegate = references
        body(archiver)
        archiver.finishEncoding()
        return (archiver.encodedData, references.encoded)
    }

    /// - Parameter find: the controller of a path.
    static func decode(_ data: Data, find: @escaping ([String]) -> UIViewController?) -> (coder: NSCoder, owner: AnyObject)? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        let references = ControllerReferences(find: find)
        unarchiver.delegate = references
        return (unarchiver, references)
    }

    /// The identifiers from the root to a controller; nil where one on the way has none.
    static func path(of controller: UIViewController) -> [String]? {
        guard let own = controller.restorationIdentifier, !own.isEmpty else { return nil }
        if let parent = controller.parent ?? (controller.presentingViewController.map { presenter(of: controller, from: $0) }) {
            return path(of: parent).map { $0 + [own] }
        }
        return [own]
    }

    /// The controller that keeps another as the one it presents: the outermost of those around the presenting one.
    private static func presenter(of controller: UIViewController, from presenting: UIViewController) -> UIViewController {
        sequence(first: presenting, next: \.parent).first { $0.presentedViewController === controller && $0.parent == nil } ?? presenting
    }
}

/// Puts a name in the place of each controller, and the controller in the place of its name. Used on the main thread alone, as the archives
/// are that call it.
final class ControllerReferences: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate, @unchecked Sendable {
    private let find: ([String]) -> UIViewController?
    private(set) var encoded: [UIViewController] = []

    @MainActor init(find: @escaping ([String]) -> UIViewController? = { _ in nil }) {
        self.find = find
        super.init()
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        nonisolated(unsafe) let object: Any = object
        nonisolated(unsafe) var result: Any? = object
        MainActor.assumeIsolated {
            guard let controller = object as? UIViewController else { return }
            encoded.append(controller)
            result = RestorationName(RestorationCoding.path(of: controller) ?? [])
        }
        return result
    }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        guard let name = object as? RestorationName else { return object }
        nonisolated(unsafe) var result: Any?
        let path: [String] = name.path
        MainActor.assumeIsolated { result = find(path) }
        return result
    }

    // The rest of both protocols: nothing else is of interest.
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass? {
        ObjCRuntime.type(named: name)
    }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// The name of a controller in an archive.
final class RestorationName: NSObject, NSCoding {
    let path: [String]

    init(_ path: [String]) {
        self.path = path
        super.init()
    }

    init?(coder: NSCoder) {
        path = coder.decodeObject(forKey: "path") as? [String] ?? []
        super.init()
    }

    func encode(with coder: NSCoder) { coder.encode(path as Any?, forKey: "path") }
}
