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
    private var listener: (@Sendable (LeftOutPlace) -> Void)?

    /// Calls `listener` for every place that is come to from now on, each once, on whichever thread comes there.
    package func listen(_ listener: @escaping @Sendable (LeftOutPlace) -> Void) {
        lock.withLock { self.listener = listener }
    }

    /// Begins anew: every place counts as not come to.
    func forget() {
        lock.withLock { places = [] }
    }

    func record(_ place: LeftOutPlace) {
        let told = lock.withLock { places.insert(place).inserted ? listener : nil }
        told?(place)
    }
}
