import CoreGraphics
import Foundation
import HeadlessHost
import InputLimits

/// How far a folder of pictures is from another, picture by picture: what `quince compare` tells of references that were recorded on a Mac.
package struct LikenessReport: Codable, Hashable, Sendable {
    package struct Entry: Codable, Hashable, Sendable {
        /// Its path in the folders, without the ending.
        package var name: String
        package var width: Int
        package var height: Int
        /// Of the reference, where that has another size.
        package var referenceWidth: Int?
        package var referenceHeight: Int?
        /// Pixels that are more than `limit` from the reference's; nil where the sizes differ.
        package var pixels: Int?
        package var greatestDeltaE: Double?
        package var isExact: Bool
        package var cause: String?

        /// The share of pixels over the limit, 0 to 1; 1 where the sizes differ.
        package var share: Double { pixels.map { Double($0) / Double(max(width * height, 1)) } ?? 1 }
    }

    /// The share of pixels up to which a picture belongs to a row of the summary.
    private static let steps: [(share: Double, title: String)] = [(0.001, "under 0.1 %"), (0.01, "under 1 %"), (0.03, "under 3 %"), (1.1, "more")]

    /// The delta E 2000 from which on a pixel counts.
    package var limit: Double
    /// The worst first.
    package var entries: [Entry]
    /// References that nothing was drawn for.
    package var notDrawn: [String]
    /// Pictures without a reference.
    package var withoutReference: [String]

    /// - Parameter causes: why pictures differ, by their names; the first pattern that fits a name counts.
    /// - Throws: `ReferenceFailure` where a folder or a picture cannot be read.
    package init(of pictures: URL, to references: URL, limit: Double = 2, causes: [(pattern: String, cause: String)] = []) throws {
        let drawn = try Self.names(in: pictures), recorded = try Self.names(in: references)
        self.limit = limit
        notDrawn = recorded.subtracting(drawn).sorted()
        withoutReference = drawn.subtracting(recorded).sorted()
        entries = try drawn.intersection(recorded).sorted().map { name in
            var entry = try Self.compare(name, pictures.appendingPathComponent(name + ".png"), references.appendingPathComponent(name + ".png"), limit)
            if !entry.isExact { entry.cause = causes.first { Wildcards.matches($0.pattern, name) }?.cause }
            return entry
        }.sorted { ($1.share, $1.greatestDeltaE ?? 0, $0.name) < ($0.share, $0.greatestDeltaE ?? 0, $1.name) }
    }

    private static func names(in folder: URL) throws -> Set<String> {
        guard FileManager.default.fileExists(atPath: folder.path), let walk = FileManager.default.enumerator(atPath: folder.path) else {
            throw ReferenceFailure.unreadable(folder.path, reason: "there is no such folder")
        }
        let files: [String] = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }
        return Set(files.map { String($0.dropLast(".png".count)) })
    }

    private static func compare(_ name: String, _ picture: URL, _ reference: URL, _ limit: Double) throws -> Entry {
        let (new, old) = (try bitmap(picture), try bitmap(reference))
        var entry = Entry(name: name, width: new.width, height: new.height, isExact: false)
        guard let measure = ColorDistance.measure(old, new, over: limit) else {
            (entry.referenceWidth, entry.referenceHeight) = (old.width, old.height)
            return entry
        }
        (entry.pixels, entry.greatestDeltaE) = (measure.pixels, (measure.greatest * 10).rounded() / 10)
        entry.isExact = old.hasSamePixels(as: new)
        return entry
    }

    private static func bitmap(_ file: URL) throws -> Bitmap {
        guard let data = try? Data(contentsOf: file), let image = PNGDecoder.decode(data) else {
            throw ReferenceFailure.unreadable(file.path, reason: "it is no PNG file")
        }
        return image
    }

    // MARK: Telling

    /// How many pictures there are of each sort, the nearest first.
    package var counts: [(title: String, count: Int)] {
        let compared: [Entry] = entries.filter { !$0.isExact && $0.pixels != nil }
        var rows: [(title: String, count: Int)] = [("exact", entries.count(where: \.isExact))]
        var least = 0.0
        for step in Self.steps {
            rows.append((step.title, compared.count { $0.share >= least && $0.share < step.share }))
            least = step.share
        }
        return rows + [("another size", entries.count { $0.pixels == nil })]
    }

    /// `12 exact, 3 under 0.1 %`.
    package var summary: String {
        let told: [String] = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.title)" }
        return "\(entries.count) pictures: \(told.isEmpty ? "none compared" : told.joined(separator: ", "))"
    }

    /// A table for people, the worst first.
    package var markdown: String {
        var lines: [String] = ["| pixels over delta E \(Self.number(limit)) | pictures |", "|---|---|"]
        lines += counts.map { "| \($0.title) | \($0.count) |" }
        lines += ["", "| picture | pixels | over delta E \(Self.number(limit)) | greatest | cause |", "|---|---|---|---|---|"]
        lines += entries.map { entry in
            let share: String =
                entry.isExact
                ? "exact" : entry.pixels == nil ? "another size: \(entry.referenceWidth ?? 0) × \(entry.referenceHeight ?? 0)" : percent(entry.share)
            return
                "| \(VerificationOutputs.markdown(entry.name)) | \(entry.width) × \(entry.height) | \(share) | \(entry.greatestDeltaE.map(Self.number) ?? "") | \(VerificationOutputs.markdown(entry.cause ?? "")) |"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func percent(_ share: Double) -> String { share == 0 ? "0 %" : share < 0.0001 ? "< 0.01 %" : Self.number((share * 10000).rounded() / 100) + " %" }
    private static func number(_ value: Double) -> String { HTML.number(value) }
}
