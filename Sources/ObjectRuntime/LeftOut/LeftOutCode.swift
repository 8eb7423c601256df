import Foundation

extension ObjCRuntime {
    /// Stands where code was left out because `needs` is not there. Says so the first time, and goes on.
    public static func leftOut(_ needs: String, file: String = #filePath, line: Int = #line) {
        LeftOutLog.shared.record(LeftOutPlace(needs: needs, file: file, line: line))
    }

    /// Stands where code was left out that had to give a value: the program ends with a message that names the place.
    public static func endLeftOut(_ needs: String, file: String = #filePath, line: Int = #line) -> Never {
        LeftOutLog.shared.record(LeftOutPlace(needs: needs, file: file, line: line))
        fatalError("This code was left out of the app, because it needs \(needs), which Quince does not have: \(file):\(line)")
    }

    /// Says that the program has no class, or no `Type.member`, of this name, because it was left out, or that a type does not inherit what
    /// `Type: Protocol` says. Called before `main`.
    public static func declareLeftOut(_ type: String, needs: String, file: String, line: Int) {
        LeftOutLog.shared.declare(type, at: LeftOutPlace(needs: needs, file: file, line: line))
    }

    /// From now on prints a line for each place that the program comes to where something was left out, also for those that it came to
    /// before. Called as each test begins.
    public static func reportLeftOut() {
        LeftOutLog.shared.forget()
        LeftOutLog.shared.listen { place in
            fflush(nil)
            FileHandle.standardOutput.write(Data("\u{1E}left out: \(place.needs)\n".utf8))
        }
    }
}

/// A place where something was left out, as the running program knows it.
package struct LeftOutPlace: Codable, Hashable, Sendable {
    package var needs: String
    package var file: String
    package var line: Int
}

/// The places where something was left out that the program came to, each once.
package final class LeftOutLog: @unchecked Sendable {
    package static let shared = LeftOutLog()

    private let lock = NSLock()
    private var places: Set<LeftOutPlace> = []
    private var order: [LeftOutPlace] = []
    private var types: [String: LeftOutPlace] = [:]
    private var listener: (@Sendable (LeftOutPlace) -> Void)?

    /// Calls `listener` for every place that is come to from now on, each once, on whichever thread comes there.
    package func listen(_ listener: @escaping @Sendable (LeftOutPlace) -> Void) {
        lock.withLock { self.listener = listener }
    }

    /// Begins anew: every place counts as not come to.
    func forget() {
        lock.withLock { (places, order) = ([], []) }
    }

    /// The places come to so far, the first one first.
    package var reached: [LeftOutPlace] { lock.withLock { order } }

    func declare(_ type: String, at place: LeftOutPlace) {
        lock.withLock { types[type] = place }
    }

    /// Whether a class of this name, with or without its module's, was left out as a whole: then the program has come to its place.
    package func recordsType(named name: String) -> Bool {
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        guard let place = lock.withLock({ types[plain] }) else { return false }
        record(place)
        return true
    }

    /// Whether something was left out because it needs a class of this name: then the program, which asks for the class, has come to its place.
    package func recordsNeed(of name: String) -> Bool {
        guard let place = lock.withLock({ types.values.filter { $0.needs == name }.min { ($0.file, $0.line) < ($1.file, $1.line) } }) else { return false }
        record(place)
        return true
    }

    /// Whether the class or one above it had a property of this name, or a method whose name begins with it, that was left out: then the program
    /// has come to its place.
    package func recordsMember(_ name: String, of type: AnyClass) -> Bool {
        let declared = lock.withLock { types }
        guard !declared.isEmpty else { return false }
        var current: AnyClass? = type
        while let candidate = current {
            let plain = String(describing: candidate)
            if let place = declared["\(plain).\(name)"] ?? declared.first(where: { $0.key.hasPrefix("\(plain).\(name)(") })?.value {
                record(place)
                return true
            }
            current = _getSuperclass(candidate)
        }
        return false
    }

    /// Whether the class or one above it was to inherit something that was left out: then the program has come to its place.
    package func recordsInheritance(of type: AnyClass) -> Bool {
        let declared = lock.withLock { types }
        var current: AnyClass? = type
        while let candidate = current {
            if let place = declared.filter({ $0.key.hasPrefix("\(String(describing: candidate)): ") }).min(by: { $0.key < $1.key })?.value {
                record(place)
                return true
            }
            current = _getSuperclass(candidate)
        }
        return false
    }

    func record(_ place: LeftOutPlace) {
        let notified = lock.withLock {
            guard places.insert(place).inserted else { return nil as (@Sendable (LeftOutPlace) -> Void)? }
            order.append(place)
            return listener
        }
        notified?(place)
    }
}
