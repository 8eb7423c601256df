@testable import ObjectRuntime
import FoundationNetworking
import Synchronization
import Testing

private final class Receiver: NSObject {
    var received: [String] = []

    func record(_ notification: Notification) { received.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { received.append("tick \(timer.userInfo ?? "-")") }
    func hello(_ text: String) { received.append(text) }

    static let registered: Void = {
        let r = ObjCRuntime.registration(of: Receiver.self, named: "Tests.Receiver")
        r.method("note:") { o, a in o.record(a[0] as Notification) }
        r.method("tick:") { o, a in o.tick(a[0] as Timer) }
        r.method("hello:") { o, a in o.hello(a[0] as String) }
    }()
}

private struct Temperature {
    var degrees: Int
}

@Suite("What Foundation on Linux lacks")
struct FoundationGapTests {
    init() {
        Receiver.registered
    }

    @Test("elements are removed and moved by their distances from the first one") func offsets() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [0, 3], toOffset: 5)
        #expect(String(letters) == "bceadf")
        letters.move(fromOffsets: [5], toOffset: 0)
        #expect(String(letters) == "fbcead")
        letters.remove(atOffsets: [0, 2, 5])
        #expect(String(letters) == "bea")
    }

    @Test("A scanner writes what it finds into a string of Objective-C too")
    func scanning() {
        let scanner = Scanner(string: "rotate(30) rest of it")
        var found: NSString?
        #expect(!scanner.scanString("translate", into: &found) && found == nil)
        #expect(scanner.scanString("rotate", into: &found) && found == "rotate")
        #expect(scanner.scanUpTo(")", into: &found) && found == "(30")
        #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: ")"), into: &found) && found == ")")
        #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "z"), into: &found) && found == "rest of it")
        #expect(!scanner.scanUpTo("z", into: &found) && scanner.isAtEnd)
    }

    @Test("Matches are enumerated by a closure that does not outlive the call")
    func matches() throws {
        func found(_ take: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
            try NSRegularExpression(pattern: "a.").enumerateMatches(in: "ab ac", options: [], range: NSRange(location: 0, length: 5), using: take)
        }
        var places: [Int] = []
        try found { match, _, _ in places.append(match?.range.location ?? -1) }
        #expect(places == [0, 3])
    }

    @Test("A class answers for archives as an object does")
    func classesForCoders() {
        #expect(Receiver.classForCoder() === Receiver.self)
        #expect(Receiver().classForCoder === Receiver.self)
    }

    @Test("A key path that is not written in place names its keys")
    func keyPathExpressions() {
        func name<Root, Value>(_ path: KeyPath<Root, Value>) -> String { NSExpression(forKeyPath: path).keyPath }
        #expect(name(\Temperature.degrees) == "degrees")
    }

    @Test("Notifications reach a selector until the observer is removed or gone")
    func notifications() {
        let center = NotificationCenter()
        let receiver = Receiver()
        var other: Receiver? = Receiver()
        weak let weakOther = other
        center.addObserver(receiver, selector: "note:", name: Notification.Name("A"), object: nil)
        center.addObserver(receiver, selector: "note:", name: Notification.Name("B"), object: nil)
        center.addObserver(other!, selector: "note:", name: Notification.Name("A"), object: nil)
        center.post(name: Notification.Name("A"), object: nil)
        #expect(other?.received == ["A"])
        other = nil
        #expect(weakOther == nil)
        center.removeObserver(receiver, name: Notification.Name("A"), object: nil)
        center.post(name: Notification.Name("A"), object: nil)
        center.post(name: Notification.Name("B"), object: nil)
        center.removeObserver(receiver)
        center.post(name: Notification.Name("B"), object: nil)
        #expect(receiver.received == ["A", "B"])
    }

    @Test("An observer that goes with another's block removes itself, by selector and by token")
    func removalsWithinRemovals() {
        final class Kept: NSObject, @unchecked Sendable {
            let center: NotificationCenter
            var token: (any NSObjectProtocol)?
            init(_ center: NotificationCenter) { self.center = center }
            deinit {
                center.removeObserver(self)
                if let token { center.removeObserver(token) }
            }
        }
        let center = NotificationCenter()
        let receiver = Receiver()
        var kept: Kept? = Kept(center)
        weak let weakKept = kept
        let count = Mutex(0)
        center.addObserver(receiver, selector: "note:", name: Notification.Name("A"), object: nil)
        center.addObserver(kept!, selector: "note:", name: Notification.Name("A"), object: nil)
        kept?.token = center.addObserver(forName: Notification.Name("A"), object: nil, queue: nil) { _ in count.withLock { $0 += 1 } }
        let token = center.addObserver(forName: Notification.Name("B"), object: nil, queue: nil) { [kept] _ in _ = kept }
        kept = nil
        #expect(weakKept != nil)
        center.removeObserver(token)
        #expect(weakKept == nil)
        center.post(name: Notification.Name("A"), object: nil)
        #expect(receiver.received == ["A"] && count.withLock(\.self) == 0)
    }

    @Test("A notification arrives on a queue that its center alone holds")
    func queuesOfNotifications() {
        let center = NotificationCenter(), semaphore = DispatchSemaphore(value: 0)
        let token = center.__addObserver(forName: Notification.Name("A"), object: nil, queue: OperationQueue()) { _ in
            if OperationQueue.current != nil { semaphore.signal() }
        }
        center.post(name: Notification.Name("A"), object: nil)
        #expect(semaphore.wait(timeout: .now() + 5) == .success)
        center.removeObserver(token)
    }

    @Test("A session loads a file with its type and length, and says why it cannot")
    func filesOfSessions() async throws {
        FileURLProtocol.register()
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("[1]".utf8).write(to: url)
        for session in [URLSession.shared, URLSession(configuration: .ephemeral)] {
            let (data, response) = try await session.data(from: url)
            #expect(data == Data("[1]".utf8) && response.mimeType == "application/json" && response.expectedContentLength == 3)
            #expect(!(response is HTTPURLResponse))
        }
        for (absent, code) in [(url.appendingPathExtension("none"), URLError.Code.fileDoesNotExist), (folder, .fileIsDirectory)] {
            do {
                _ = try await URLSession.shared.data(from: absent)
                Issue.record("there is nothing to load")
            } catch {
                #expect((error as? URLError)?.code == code)
            }
        }
    }

    @Test("Only the given sender's notifications arrive")
    func senders() {
        let center = NotificationCenter()
        let receiver = Receiver(), sender = NSObject()
        center.addObserver(receiver, selector: "note:", name: Notification.Name("A"), object: sender)
        center.post(name: Notification.Name("A"), object: NSObject())
        center.post(name: Notification.Name("A"), object: sender)
        #expect(receiver.received == ["A"])
    }

    @Test("A timer sends its selector, and lets go of its target once invalidated")
    func timers() {
        var receiver: Receiver? = Receiver()
        weak let weakReceiver = receiver
        let timer = Timer.scheduledTimer(timeInterval: 0.001, target: receiver!, selector: "tick:", userInfo: "info", repeats: true)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(receiver?.received.first == "tick info")
        timer.invalidate()
        receiver = nil
        #expect(weakReceiver == nil)
    }

    @Test("Delayed messages are sent once, and can be cancelled")
    func delayed() {
        let receiver = Receiver()
        receiver.perform("hello:", with: "one", afterDelay: 0)
        receiver.perform("hello:", with: "two", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "hello:", object: "two")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(receiver.received == ["one"])
    }

    @Test("Delayed messages reach classes, and can be cancelled there")
    func delayedToClass() {
        final class Notice: NSObject {
            nonisolated(unsafe) static var hidden = 0
            static let registered: Void = {
                ObjCRuntime.registration(of: Notice.self, named: "Tests.Notice").classMethod("hide") { _, _ in Notice.hidden += 1 }
            }()
        }
        _ = Notice.registered
        Notice.perform("hide", with: nil, afterDelay: 0)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(Notice.hidden == 1)
        Notice.perform("hide", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: Notice.self)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(Notice.hidden == 1)
    }

    @Test("A message is sent on a thread of its own")
    func detached() {
        let receiver = Receiver()
        Thread.detachNewThreadSelector("hello:", toTarget: receiver, with: "apart")
        let end = Date(timeIntervalSinceNow: 5)
        while receiver.received.isEmpty && Date() < end { Thread.sleep(forTimeInterval: 0.01) }
        #expect(receiver.received == ["apart"] && !Operation().isConcurrent)
    }

    @Test("Data shrinks and comes back, and only what was compressed does")
    func compression() throws {
        let text = Data(String(repeating: "quince ", count: 20_000).utf8)
        let small = try (text as NSData).compressed(using: .zlib)
        #expect(small.length < 2000)
        #expect(try small.decompressed(using: .zlib) as Data == text)
        #expect(try (Data() as NSData).compressed(using: .zlib).decompressed(using: .zlib).length == 0)
        #expect(throws: CocoaError.self) { try (text as NSData).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try (Data(small as Data).prefix(20) as NSData).decompressed(using: .zlib) }
        for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma] {
            let other = try (text as NSData).compressed(using: algorithm)
            #expect(other.length < 2000)
            #expect(try other.decompressed(using: algorithm) as Data == text)
            #expect(throws: CocoaError.self) { try small.decompressed(using: algorithm) }
        }
        let both = NSMutableData(data: text)
        try both.compress(using: .zlib)
        try both.decompress(using: .zlib)
        #expect(both as Data == text)
    }

    @Test("A calendar says where a unit begins and how long it lasts; queues are equal to themselves; data shows its bytes")
    func smallGaps() throws {
        var start: NSDate?
        var length: TimeInterval = 0
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let noon = Date(timeIntervalSince1970: 12 * 3600)
        #expect((calendar as NSCalendar).range(of: .day, start: &start, interval: &length, for: noon))
        #expect(start?.timeIntervalSince1970 == 0 && length == 86_400)
        #expect(Set([DispatchQueue.main, DispatchQueue.main]).count == 1 && DispatchQueue.main == DispatchQueue.main)
        let data = NSData(bytes: [7, 8, 9] as [UInt8], length: 3)
        #expect(CFDataGetLength(data) == 3 && CFDataGetBytePtr(data)[1] == 8)
        let dictionary = NSMutableDictionary(), key: any NSCopying = "row" as NSString
        dictionary.setObject(3, forKey: key)
        #expect(dictionary["row"] as? Int == 3)
        let longer = CFDataCreateMutableCopy(nil, 0, data)!
        CFDataSetLength(longer, 5)
        #expect(Array(longer as Data) == [7, 8, 9, 0, 0])
        CFDataDeleteBytes(longer, CFRange(location: 1, length: 3))
        CFDataReplaceBytes(longer, CFRange(location: 1, length: 1), [5, 6], 2)
        CFDataIncreaseLength(longer, 1)
        #expect(Array(longer as Data) == [7, 5, 6, 0])
    }

    @Test("An activity is handed on with what it says")
    func activities() throws {
        let activity = NSUserActivity(activityType: "open")
        activity.title = "Page"
        activity.userInfo = ["number": 3]
        nonisolated(unsafe) var data: Data?
        _ = activity.loadData(withTypeIdentifier: NSUserActivity.writableTypeIdentifiersForItemProvider[0]) { found, _ in data = found }
        let copy = try NSUserActivity.object(withItemProviderData: try #require(data), typeIdentifier: "")
        #expect(copy.activityType == "open" && copy.title == "Page" && copy.userInfo?["number"] as? Int == 3)
        #expect(throws: (any Error).self) { try NSUserActivity.object(withItemProviderData: Data("x".utf8), typeIdentifier: "") }
    }

    @Test("A key with a capital letter is set by the same setter")
    func capitalKeys() {
        final class Owner: NSObject { var shinyView: NSObject? }
        ObjCRuntime.registration(of: Owner.self, named: "Tests.CapitalOwner").key("shinyView", get: { $0.shinyView }, set: { o, a in o.shinyView = a[0] })
        let owner = Owner()
        let value = NSObject()
        owner.setValue(value, forKey: "ShinyView")
        #expect(owner.shinyView === value)
    }

    @Test("A mutable string takes a format, and a format takes a locale")
    func formats() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 7, "b" as NSString)
        #expect(text == "a7-b")
        let german = withVaList([1.5]) { NSString(format: "%.1f", locale: Locale(identifier: "de_DE"), arguments: $0) }
        #expect(german == "1,5")
        let name: String = "Ada"
        #expect(NSString.localizedStringWithFormat("%@ has %d" as NSString, name, 3) as String == "Ada has 3")
        #expect(NSMutableString.localizedStringWithFormat("%d" as NSString, 1) == "1")
    }

    @Test("Names of people have the order of the language they are written in")
    func names() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Juan", "Luis", "Chavez")
        #expect(formatter.string(from: name) == "Juan Chavez")
        formatter.style = .long
        #expect(formatter.string(from: name) == "Dr. Juan Luis Chavez")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "JC")
        formatter.style = .short
        #expect(formatter.string(from: name) == "Juan")
        var other = PersonNameComponents()
        (other.givenName, other.familyName) = ("太郎", "山田")
        formatter.style = .default
        #expect(formatter.string(from: other) == "山田太郎")
        #expect(formatter.personNameComponents(from: "Ada Lovelace")?.familyName == "Lovelace")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    @Test("Associated objects belong to their owner and key")
    func associatedObjects() {
        let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
        defer { keys.deallocate() }
        let owner = NSObject()
        objc_setAssociatedObject(owner, keys, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, keys) as? String == "first")
        #expect(objc_getAssociatedObject(owner, keys + 1) == nil)
        #expect(objc_getAssociatedObject(NSObject(), keys) == nil)
        objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, keys) == nil)
    }

    @Test("Weak tables forget what is gone")
    func weakTables() {
        let table = NSHashTable<NSObject>.weakObjects()
        var object: NSObject? = NSObject()
        table.add(object)
        table.add(object)
        #expect(table.count == 1)
        object = nil
        #expect(table.allObjects.isEmpty)
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        var value: NSObject? = NSObject()
        map.setObject(value, forKey: "key" as NSString)
        #expect(map.object(forKey: "key" as NSString) === value)
        value = nil
        #expect(map.object(forKey: "key" as NSString) == nil)
    }

    @Test("Undo takes back a group backwards, redo repeats it, and new work forgets what was undone")
    func undo() {
        final class Document: NSObject {
            var text = ""
            let manager = UndoManager()
            func append(_ character: String) {
                let before = text
                manager.registerUndo(withTarget: self) { $0.restore(before) }
                text += character
            }
            func restore(_ old: String) {
                let current = text
                manager.registerUndo(withTarget: self) { $0.restore(current) }
                text = old
            }
        }
        let document = Document()
        document.manager.groupsByEvent = false
        for word in ["ab", "c"] {
            document.manager.beginUndoGrouping()
            for character in word { document.append(String(character)) }
            document.manager.setActionName("Type \(word)")
            document.manager.endUndoGrouping()
        }
        #expect(document.manager.undoMenuItemTitle == "Undo Type c")
        document.manager.undo()
        document.manager.undo()
        #expect(document.text == "" && !document.manager.canUndo)
        document.manager.redo()
        #expect(document.text == "ab" && document.manager.redoActionName == "Type c")
        document.manager.beginUndoGrouping()
        document.append("x")
        document.manager.endUndoGrouping()
        #expect(!document.manager.canRedo)
        document.manager.undo()
        #expect(document.text == "ab")
    }

    @Test("An item provider gives text as any type that it is")
    func itemProvider() {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        nonisolated(unsafe) var text: String?
        provider.loadObject(ofClass: NSString.self) { object, _ in text = (object as? NSString).map { $0 as String } }
        #expect(text == "hello")
        provider.loadObject(ofClass: String.self) { string, _ in text = string.map { $0 + "!" } }
        #expect(text == "hello!" && provider.canLoadObject(ofClass: String.self))
        nonisolated(unsafe) var address: URL?
        NSItemProvider(object: NSURL(string: "https://example.com/a")!).loadObject(ofClass: URL.self) { url, _ in address = url }
        #expect(address?.path == "/a")
    }

    @Test("An item is given away as a file, which goes once it was taken")
    func itemFiles() throws {
        let provider = NSItemProvider(object: "hello" as NSString)
        provider.suggestedName = "a/b"
        nonisolated(unsafe) var place: URL?, content: String?
        provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
            (place, content) = (url, url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
        }
        let copy = try #require(place)
        #expect(content == "hello" && copy.lastPathComponent == "a-b.txt" && !FileManager.default.fileExists(atPath: copy.path))
        nonisolated(unsafe) var problem: (any Error)?
        provider.loadFileRepresentation(forTypeIdentifier: "public.image") { _, error in problem = error }
        #expect((problem as NSError?)?.code == -1000)
    }

    @Test("A file is opened where it is, or copied, as its provider allows")
    func filesInPlace() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Item-\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.json"])
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        nonisolated(unsafe) var found: (url: URL?, isInPlace: Bool) = (nil, false)
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, isInPlace, _ in found = (url, isInPlace) }
        #expect(found.url == file && found.isInPlace)
        let closed = NSItemProvider()
        closed.registerFileRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
            completion(file, false, nil)
            return nil
        }
        #expect(closed.registeredTypeIdentifiers(fileOptions: .openInPlace) == [] && closed.registeredTypeIdentifiers(fileOptions: []) == ["public.json"])
        closed.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, isInPlace, _ in found = (url, isInPlace) }
        let copy = try #require(found.url)
        #expect(!found.isInPlace && copy != file && FileManager.default.contents(atPath: copy.path) == Data("{}".utf8))
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
        nonisolated(unsafe) var data: Data?
        closed.loadDataRepresentation(forTypeIdentifier: "public.text") { loaded, _ in data = loaded }
        #expect(data == Data("{}".utf8))
    }

    @Test("An item is loaded as what was given")
    func items() async throws {
        let address = try await NSItemProvider(object: NSURL(string: "https://example.com/a")!).loadItem(forTypeIdentifier: "public.url")
        #expect((address as? NSURL)?.path == "/a")
        let text = try await NSItemProvider(item: "hello", typeIdentifier: "public.plain-text").loadItem(forTypeIdentifier: "public.text", options: nil)
        #expect((text as? NSString) == "hello")
        await #expect(throws: (any Error).self) { _ = try await NSItemProvider().loadItem(forTypeIdentifier: "public.text") }
        #expect(URLThumbnailDictionaryItem("NSThumbnail1024x1024SizeKey") == .NSThumbnail1024x1024SizeKey)
    }

    @Test("Numbers and Core Foundation names bridge as on Apple's systems")
    func bridging() {
        #expect((CGFloat(1.5) as NSNumber).doubleValue == 1.5)
        #expect(("text" as CFString).length == 4)
        enum Failure: Error { case first, second }
        #expect(ObjCRuntime.error(Failure.second)?.code == 1)
        #expect(ObjCRuntime.error("no error") == nil)
    }
}

/// A folder that goes away with this object.
private final class TemporaryBundle {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Localization-\(UUID().uuidString).bundle")

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("Localisation", .serialized)
struct LocalizationTests {
    private let temporary = TemporaryBundle()
    private let bundle: Bundle

    init() throws {
        let folder = temporary.url
        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("en.lproj/Localizable.strings", "\"title\" = \"Hello\";\n\"Hi %@\" = \"Hi there %@\";")
        try write("de.lproj/Localizable.strings", "/* Titel */ \"title\" = \"Hallo\";")
        try write("en.lproj/Localizable.stringsdict", Self.plurals)
        bundle = try #require(Bundle(path: folder.path))
    }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %2$@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>Nothing</string><key>one</key><string>One file</string><key>other</key><string>%d files</string></dict>
        </dict></dict></plist>
        """

    @Test("The language comes from the settings, falling back to the development language")
    func languages() {
        defer { LanguageSettings.preferred = ["en"] }
        LanguageSettings.preferred = ["de-CH", "en"]
        #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Hallo")
        LanguageSettings.preferred = ["fr"]
        #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Hello")
        #expect(NSLocalizedString("missing", bundle: bundle, value: "Value", comment: "") == "Value")
    }

    @Test("A pseudolocale changes every localised text, and no placeholder")
    func pseudolocales() {
        defer { LanguageSettings.pseudolocale = nil }
        LanguageSettings.pseudolocale = .long
        #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Hello Hello")
        #expect(NSLocalizedString("Not there", bundle: bundle, comment: "") == "Not there Not there")
        #expect(bundle.__localizedString(forKey: "title", value: nil, table: nil) == "Hello Hello")
        #expect(String(localized: "Hi \("Ada")", bundle: bundle) == "Hi there Ada Hi there")
        let format = NSLocalizedString("files", bundle: bundle, comment: "")
        #expect(String(__format: format, 5, "X" as NSString) == "5 files in X in")
        LanguageSettings.pseudolocale = .accented
        #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "[Ĥéļļö]")
        #expect(String(localized: "\(3) of 100%", bundle: bundle) == "[3 öƒ 100%]")
    }

    @Test(
        "Formats are split at what is filled in",
        arguments: [
            ("Hello %@", ["Hello ", "%@"]), ("%1$lld of %2$lld", ["%1$lld", " of ", "%2$lld"]), ("100%% of %.2f %", ["100", "%%", " of ", "%.2f", " ", "%"]),
            ("%#@count@ in %2$@!", ["%#@count@", " in ", "%2$@", "!"]), ("", []),
        ])
    func formatParts(text: String, parts: [String]) {
        #expect(Pseudolocale.parts(of: text).map(\.text) == parts)
    }

    @Test("A stringsdict chooses the form that the number asks for", arguments: [(0, "Nothing in X"), (1, "One file in X"), (5, "5 files in X")])
    func pluralForms(count: Int, expected: String) {
        let format = NSLocalizedString("files", bundle: bundle, comment: "")
        #expect(String(__format: format, count, "X" as NSString) == expected)
    }

    @Test("String(localized:) translates the text around its values")
    func interpolation() {
        #expect(String(localized: "Hi \("Ada")", bundle: bundle) == "Hi there Ada")
        #expect(String(localized: "title", bundle: bundle) == "Hello")
        #expect(String(localized: "\(3) of 100%", bundle: bundle) == "3 of 100%")
    }

    @Test(
        "Plural categories follow the language",
        arguments: [
            ("ru", 21.0, "one"), ("ru", 3, "few"), ("pl", 5, "many"), ("ja", 1, "other"), ("fr", 0, "one"), ("ar", 2, "two"),
            ("hi", 0, "one"), ("fa", 0, "one"), ("fa", 2, "other"), ("cy", 3, "few"), ("cy", 6, "many"), ("cy", 0, "zero"), ("pt-BR", 0, "one"),
            ("pt-PT", 0, "other"),
            ("sr-Latn", 2, "few"), ("en", 1, "one"), ("en", 1.5, "other"), ("Base", 1, "one"), ("English", 1, "one"), ("zh-Hans", 1, "other"),
            ("ru", -1, "one"),
        ])
    func categories(language: String, number: Double, expected: String) {
        #expect(PluralRules.category(of: number, language: language).rawValue == expected)
    }

    @Test("the encoding of bytes is that of their mark, UTF-8, a suggested one or Latin")
    func encodingsAreDetected() throws {
        func detect(_ data: Data?, _ options: [StringEncodingDetectionOptionsKey: Any]? = nil) throws -> (String.Encoding, String?) {
            var text: NSString?
            var isLossy: ObjCBool = true
            let found = NSString.stringEncoding(for: try #require(data), encodingOptions: options, convertedString: &text, usedLossyConversion: &isLossy)
            #expect(!isLossy.boolValue)
            return (String.Encoding(rawValue: found), text as String?)
        }
        #expect(try detect("Grüße".data(using: .utf8)) == (.utf8, "Grüße"))
        #expect(try detect("Grüße".data(using: .utf16)) == (.utf16, "Grüße"))
        #expect(try detect("Grüße".data(using: .isoLatin1)) == (.windowsCP1252, "Grüße"))
        let cyrillic = "Привет".data(using: .windowsCP1251)
        #expect(try detect(cyrillic, [.suggestedEncodingsKey: [NSNumber(value: String.Encoding.windowsCP1251.rawValue)]]) == (.windowsCP1251, "Привет"))
        #expect(
            try detect(cyrillic, [.suggestedEncodingsKey: [NSNumber(value: String.Encoding.utf8.rawValue)], .useOnlySuggestedEncodingsKey: true]).0.rawValue
                == 0)
    }

    @Test("what is written to one of two bound streams is read from the other, through a buffer that is smaller, to the end")
    func boundStreams() throws {
        var reader: InputStream?, writer: OutputStream?
        Stream.getBoundStreams(withBufferSize: 4, inputStream: &reader, outputStream: &writer)
        let input = try #require(reader)
        nonisolated(unsafe) let output = try #require(writer)
        #expect(!input.hasBytesAvailable)
        input.open()
        output.open()
        Thread.detachNewThread {
            var left = Array("more than four bytes".utf8)[...]
            while !left.isEmpty {
                let count: Int = left.withUnsafeBufferPointer { $0.baseAddress.map { output.write($0, maxLength: left.count) } ?? 0 }
                guard count > 0 else { break }
                left = left.dropFirst(count)
            }
            output.close()
        }
        var text: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 3)
        while true {
            let count: Int = input.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { break }
            text += buffer.prefix(count)
        }
        #expect(String(decoding: text, as: UTF8.self) == "more than four bytes")
        #expect(input.streamStatus == .atEnd)
        input.close()
        let byte: [UInt8] = [1]
        #expect(output.write(byte, maxLength: 1) == -1)
    }

    @Test("whether a file is there is asked of an NSURL too, with the error in a parameter")
    func reachability() throws {
        var error: NSError?
        let folder = FileManager.default.temporaryDirectory as NSURL
        #expect(folder.checkResourceIsReachableAndReturnError(&error) && error == nil)
        let absent = NSURL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
        #expect(!absent.checkPromisedItemIsReachableAndReturnError(&error) && error != nil)
        #expect(!absent.checkResourceIsReachableAndReturnError(nil))
    }

    @Test("a class of Foundation's own makes the address of a file")
    func fileURLs() {
        let base = NSURL.fileURL(withPath: "/films", isDirectory: true)
        #expect(base.hasDirectoryPath && NSURL.fileURL(withPath: "/films/a.mp4").path == "/films/a.mp4")
        #expect(NSURL.fileURL(withPath: "b.mp4", relativeTo: base).path == "/films/b.mp4")
        #expect(NSURL.fileURL(withPath: "c", isDirectory: true, relativeTo: base).hasDirectoryPath)
    }

    @Test("an encoding that Foundation has no number for is Core Foundation's with the highest bit, and texts are read and written in it")
    func encodings() throws {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400 && CFStringConvertEncodingToNSStringEncoding(0x0A01) == 8)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0632) == 0x0632 && CFStringConvertNSStringEncodingToEncoding(4) == 0x0800_0100)
        #expect(CFStringConvertNSStringEncodingToEncoding(0x1234) == kCFStringEncodingInvalidId)
        for (name, bytes, text) in [("GB18030", [0xD6, 0xD0], "中"), ("cp437", [0x61, 0x80], "aÇ"), ("KOI8-R", [0xD6], "ж")] as [(NSString, [UInt8], String)] {
            let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding(name)))
            #expect(String(data: Data(bytes), encoding: encoding) == text)
        }
        let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
        #expect("中".data(using: String.Encoding(rawValue: chinese)) == Data([0xD6, 0xD0]))
    }

    @Test("Darwin's clock goes on by nanoseconds, as it says itself")
    func clock() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
        let (start, uptime) = (mach_absolute_time(), ProcessInfo.processInfo.systemUptime)
        usleep(2_000)
        #expect(mach_absolute_time() - start >= 2_000_000 && mach_continuous_time() >= start)
        #expect(abs(Double(start) / 1e9 - uptime) < 1)
    }

    @Test("a string is made of an NSString, a changeable one too")
    func stringsOfStrings() {
        let first: NSString = "abc"
        let second = NSMutableString(string: first)
        second.append("d")
        #expect(NSString(string: first) == "abc" && second == "abcd" && first == "abc")
    }

    @Test("a mutex is made one that its holder may lock again, with Darwin's constants")
    func mutexes() {
        var attributes = pthread_mutexattr_t(), mutex = pthread_mutex_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, 7) == EINVAL)
        pthread_mutex_init(&mutex, &attributes)
        #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == 0)
        #expect(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0)
    }

    @Test("a thread is started as Darwin has it, its name nil before")
    func threads() {
        final class Work: @unchecked Sendable { var isDone = false }
        let work = Work()
        var thread: pthread_t?
        let status = pthread_create(
            &thread, nil,
            {
                Unmanaged<Work>.fromOpaque($0).takeRetainedValue().isDone = true; return nil
            }, Unmanaged.passRetained(work).toOpaque())
        guard status == 0, let thread else { return #expect(Bool(false), "no thread") }
        pthread_join(thread, nil)
        #expect(work.isDone)
    }

    @Test("a file says how much of the disk it takes up: about its size")
    func allocatedSizes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(repeating: 1, count: 1_000_000).write(to: url)
        let values = try url.resourceValues(forKeys: [.fileAllocatedSizeKey, .totalFileAllocatedSizeKey])
        let size = try #require(values.__totalFileAllocatedSize)
        #expect((500_000..<2_000_000).contains(size) && values.__fileAllocatedSize == size)
    }

    @Test("a stream that goes on has no error, one of no file has")
    func streamErrors() throws {
        let stream = InputStream(data: Data([1, 2]))
        stream.open()
        #expect(stream.__streamError == nil)
        let absent = try #require(InputStream(fileAtPath: "/nowhere/\(UUID().uuidString)"))
        absent.open()
        #expect(absent.__streamError != nil)
    }

    @Test("the main thread is on the main queue, and another queue's code on that")
    func preconditions() async {
        await MainActor.run { __dispatchPrecondition(condition: .onQueue(.main)) }
        let queue = DispatchQueue(label: "other"), none: DispatchQueue? = nil
        #expect(DispatchQueue.main === DispatchQueue.main && queue === queue && queue !== DispatchQueue.main && queue !== none && none === nil)
        await withCheckedContinuation { done in
            queue.async {
                __dispatchPrecondition(condition: .onQueue(queue))
                __dispatchPrecondition(condition: .notOnQueue(.main))
                done.resume()
            }
        }
    }

    @Test("a progress begins anew from no units, and its parent with it")
    func progress() {
        let parent = Progress(totalUnitCount: 10)
        let child = Progress(totalUnitCount: 4, parent: parent, pendingUnitCount: 10)
        child.completedUnitCount = 2
        #expect(parent.fractionCompleted == 0.5)
        child.__totalUnitCount = 0
        child.completedUnitCount = 0
        #expect(child.totalUnitCount == 0 && child.fractionCompleted == 0 && parent.fractionCompleted == 0)
        child.__totalUnitCount = 8
        child.completedUnitCount = 4
        #expect(child.__totalUnitCount == 8 && parent.fractionCompleted == 0.5)
    }

    @Test("a session's configuration keeps whether it waits for a network")
    func waiting() {
        let configuration = URLSessionConfiguration.ephemeral
        #expect(!configuration.__waitsForConnectivity)
        configuration.__waitsForConnectivity = true
        #expect(configuration.__waitsForConnectivity)
    }

    @Test("a request is made without an address and gets one")
    func requestWithoutAddress() {
        let request = NSMutableURLRequest()
        #expect(request.url == nil && request.httpMethod == "GET")
        request.url = URL(string: "https://a.example/b")
        request.httpMethod = "POST"
        request.setValue("c", forHTTPHeaderField: "D")
        let copied = request as URLRequest
        #expect(copied.url?.path == "/b" && copied.httpMethod == "POST" && copied.value(forHTTPHeaderField: "d") == "c")
    }

    @Test("the capacity for what a user asks for, and for what may wait, is told where it alone is asked for")
    func capacities() throws {
        let folder = FileManager.default.temporaryDirectory
        let important = try folder.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
        #expect((important.volumeAvailableCapacityForImportantUsage ?? 0) > 0)
        let opportunistic = try folder.resourceValues(forKeys: [.volumeAvailableCapacityForOpportunisticUsageKey])
        #expect((opportunistic.volumeAvailableCapacityForOpportunisticUsage ?? 0) > 0)
    }
}
