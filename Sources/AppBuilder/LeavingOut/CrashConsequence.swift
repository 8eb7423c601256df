import Foundation
import SourceLowering

/// What goes too when an app crashes because of what was left out of it.
///
/// Code that had to give a value and was left out ends the app: then the statement goes that called it, the nearest one that the code can do
/// without. Any other crash follows from what was left out where its statement speaks of a name that a part left out would have given its
/// value: that statement goes, and those beside it that speak of the name.
struct CrashConsequence {
    /// What is left out so far, by file.
    let parts: [String: [LeftOutPart]]
    /// The text of one of the app's own source files; nil of any other.
    let text: (String) -> String?

    struct Place: Equatable {
        var path: String
        var line: Int
        var column: Int

        /// Reads `/path/File.swift:12:5`.
        init?(_ text: String) {
            guard let end = text.range(of: ".swift:", options: .backwards) else { return nil }
            let numbers = text[end.upperBound...].split(separator: ":").compactMap { Int($0) }
            guard let line = numbers.first else { return nil }
            path = text[..<end.lowerBound] + ".swift"
            self.line = line
            column = numbers.dropFirst().first ?? 1
        }
    }

    /// The file and the parts of it; nil where the crash has another cause, as far as can be told.
    func parts(for report: CrashReport) -> (path: String, parts: [LeftOutPart])? {
        report.isAtLeftOutCode ? caller(report.frames) : user(report.place ?? report.frames.first?.place)
    }

    private func caller(_ frames: [CrashReport.Frame]) -> (path: String, parts: [LeftOutPart])? {
        let callers = frames.dropFirst()
        for (index, frame) in zip(callers.indices, callers) {
            guard let place = Place(frame.place), let text = text(place.path) else { continue }
            let finder = LeftOutFinder(text: text)
            let units = finder.units(at: position(place, in: finder), fault: .missing, needs: FileRound.whatWasLeftOut)
            let free = units.filter { unit in !isLeftOut(unit, in: place.path) }
            guard let unit = free.first else { continue }
            // A body that has to give a value would end the app as well, if it has a caller.
            if unit.allSatisfy({ $0.kind == .body }), index < callers.indices.upperBound - 1 { continue }
            return (place.path, unit)
        }
        return nil
    }

    private func user(_ place: String?) -> (path: String, parts: [LeftOutPart])? {
        guard let place = place.flatMap(Place.init), let text = text(place.path) else { return nil }
        let finder = LeftOutFinder(text: text)
        let position = position(place, in: finder)
        let names = finder.words(at: position).intersection(unset)
        guard let name = names.min() else { return nil }
        let needs = "\(name), which what was left out gives its value"
        guard let unit = finder.units(at: position, fault: .missing, needs: needs).first(where: { !isLeftOut($0, in: place.path) }) else { return nil }
        var found = unit
        for other in finder.statements(using: names, around: position) {
            guard let more = finder.units(at: other, fault: .missing, needs: needs).first, more.allSatisfy({ $0.kind == .statement }) else { continue }
            found += more.filter { part in !found.contains { $0.covers(part) } }
        }
        return (place.path, found)
    }

    /// Names that parts left out would have given a value: `name = value`.
    private var unset: Set<String> {
        parts.reduce(into: []) { names, file in
            guard let bytes = text(file.key).map({ Array($0.utf8) }) else { return }
            for part in file.value where part.range.upperBound <= bytes.count {
                let text = String(decoding: bytes[part.range], as: UTF8.self)
                names.formUnion(text.matches(of: /(\w+)[?!]?\s*=(?!=)/).map { String($0.output.1) })
            }
        }
    }

    private func isLeftOut(_ unit: [LeftOutPart], in path: String) -> Bool {
        unit.contains { part in parts[path]?.contains { $0.covers(part) } == true }
    }

    /// The column is one of the rewritten line, which may be longer than the author's.
    private func position(_ place: Place, in finder: LeftOutFinder) -> SourcePosition {
        SourcePosition(line: place.line, column: min(place.column, finder.lastColumn(ofLine: place.line)))
    }
}
