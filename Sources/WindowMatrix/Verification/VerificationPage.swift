import Device
import Foundation
import HeadlessHost

/// A page to look at what changed: one file that refers to the pictures beside it and needs nothing else. By device, what changed first;
/// each picture opens beside the recorded one, under a slider, blinking, or as a difference, with what its views did in words.
package struct VerificationPage {
    private let result: Verification

    package init(_ result: Verification) { self.result = result }

    package var html: String {
        return HTML.page(
            title: "\(result.app) · \(result.summary)", style: Self.style,
            body: """
                \(header)
                <main id="sheet">
                \(notes)\(groups.map(section).joined(separator: "\n"))
                <p id="nothing" hidden>No picture matches.</p>
                </main>
                \(Self.viewer)
                \(HTML.viewer(data: data, script: Self.script))
                """)
    }

    // MARK: Grouping

    /// The pictures of one device.
    struct DeviceGroup {
        var device: String
        var family: String
        var pictures: [Verification.Picture]
        var openCount: Int { pictures.count(where: \.isOpen) }
    }

    /// Devices with something to look at before the others; in each, what is open before what is tolerated before the rest.
    var groups: [DeviceGroup] {
        var groups: [DeviceGroup] = []
        for picture in result.pictures {
            let configuration: WindowConfiguration? = try? WindowConfiguration(parsing: picture.window?.name ?? picture.start)
            let device: String = configuration?.device.id ?? picture.start
            if let place: Int = groups.firstIndex(where: { $0.device == device }) {
                groups[place].pictures.append(picture)
            } else {
                groups.append(DeviceGroup(device: device, family: configuration?.device.name ?? device, pictures: [picture]))
            }
        }
        for index in groups.indices { groups[index].pictures = stablySorted(groups[index].pictures) { Self.rank($0) } }
        return stablySorted(groups) { $0.openCount > 0 ? 0 : 1 }
    }

    private static func rank(_ picture: Verification.Picture) -> Int {
        switch picture.verdict {
        case .failed: 0
        case .changed: 1
        case .missing: 2
        case .tolerated: 3
        case .same: picture.changes.isEmpty ? 5 : 4
        }
    }

    private func stablySorted<Element>(_ list: [Element], by rank: (Element) -> Int) -> [Element] {
        list.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    // MARK: Parts

    private var header: String {
        let kinds: [(String, String, Int)] = [
            ("all", "All", result.pictures.count), ("changed", "Changed", result.count(.changed)), ("missing", "Not recorded", result.count(.missing)),
            ("failed", "Failed", result.count(.failed)), ("tolerated", "Tolerated", result.count(.tolerated)),
        ]
        let chips: String = kinds.filter { $0.0 == "all" || $0.2 > 0 }.map { kind, text, count in
            "<button type=\"button\" class=\"chip\" data-kind=\"\(kind)\" aria-pressed=\"\(kind == "all")\">\(text) \(count)</button>"
        }.joined()
        return """
            <header>
            <h1>\(HTML.escaped(result.app))</h1>
            <p class="count">\(HTML.escaped(result.summary))</p>
            <nav role="group" aria-label="Show">\(chips)</nav>
            <input id="filter" type="search" placeholder="Filter: split, dark, label…" aria-label="Filter pictures">
            <button id="theme" type="button" title="Light or dark page (L)" aria-label="Light or dark page">◐</button>
            </header>
            """
    }

    private var notes: String {
        var notes: [String] = []
        if let tolerance: Double = result.tolerance {
            notes.append(
                "<p>Pixels may differ by a delta E 2000 of \(HTML.number(tolerance)): \(result.count(.tolerated)) pictures that are not as recorded passed.</p>"
            )
        }
        if !result.orphans.isEmpty, result.shard == nil {
            let names: String = result.orphans.map { "<code>\(HTML.escaped($0))</code>" }.joined(separator: ", ")
            notes.append("<p>Nothing makes these recorded pictures any more: \(names). <code>quince record --prune</code> removes them.</p>")
        }
        return notes.isEmpty ? "" : "<aside class=\"notes\">\(notes.joined())</aside>\n"
    }

    private func section(_ group: DeviceGroup) -> String {
        let shown: [Verification.Picture] = group.pictures.filter { Self.rank($0) < 5 }
        let same: [Verification.Picture] = group.pictures.filter { Self.rank($0) == 5 }
        let names: String = same.map { "<code>\(HTML.escaped($0.name))</code>" }.joined(separator: " ")
        let rest: String = same.isEmpty ? "" : "<details class=\"same\"><summary>\(same.count) as recorded</summary><p>\(names)</p></details>"
        return """
            <section data-device="\(HTML.escaped(group.device))">
            <h2>\(HTML.escaped(group.family)) <code>\(HTML.escaped(group.device))</code></h2>
            <div class="shelf">
            \(shown.map(figure).joined(separator: "\n"))
            </div>
            \(rest)
            </section>
            """
    }

    private func figure(_ picture: Verification.Picture) -> String {
        let name: String = HTML.escaped(picture.name)
        let title: String = picture.window.map { ContactSheet.title(of: $0) } ?? ""
        let tags: [String] = [picture.script, picture.window?.moment].compactMap { $0 } + (picture.window?.traits ?? [])
        let words: String = [picture.name, picture.sentence, picture.verdict.rawValue].joined(separator: " ").lowercased()
        let width: String = HTML.number(picture.window?.width ?? 240)
        let image: String =
            picture.actual.map { file in
                "<img src=\"\(HTML.escaped(HTML.path(file)))\" width=\"\(picture.window?.pixelWidth ?? 0)\" height=\"\(picture.window?.pixelHeight ?? 0)\" decoding=\"async\" loading=\"lazy\" alt=\"\(name)\">"
            } ?? "<span class=\"blank\">\(HTML.escaped(picture.failure?.description ?? "picture as recorded"))</span>"
        let list: String =
            picture.changes.isEmpty
            ? ""
            : "<ul>" + picture.changes.prefix(4).map { "<li>\(HTML.escaped($0))</li>" }.joined()
                + (picture.changes.count > 4 ? "<li>and \(picture.changes.count - 4) more</li>" : "") + "</ul>"
        return """
            <figure class="result">
            <div class="pair"><a class="shot \(picture.window?.idiom ?? "")" id="\(name)" href="#\(name)" data-words="\(HTML.escaped(words))" data-kind="\(picture.verdict.rawValue)" \
            style="--w:\(width)">\(image)<span class="verdict \(picture.verdict.rawValue)">\(Self.badge(picture.verdict))</span></a></div>
            <figcaption><b>\(title)</b>\(tags.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" }.joined())<br><span class="dim">\(HTML.escaped(picture.window?.difference(isTolerated: false) ?? ""))</span>\(list)</figcaption>
            </figure>
            """
    }

    private static func badge(_ verdict: Verification.Verdict) -> String {
        switch verdict {
        case .failed: "failed"
        case .changed: "changed"
        case .missing: "not recorded"
        case .tolerated: "tolerated"
        case .same: "view tree only"
        }
    }

    /// The facts that the page's script needs to know of each picture.
    private var data: String {
        struct Entry: Encodable {
            var name: String
            var title: String
            var verdict: String
            var sentence: String
            var width: Double
            var reference: String?
            var actual: String?
            var difference: String?
            var changes: [String]
        }
        let entries: [Entry] = groups.flatMap { group in
            group.pictures.filter { Self.rank($0) < 5 }.map { picture in
                Entry(
                    name: picture.name, title: group.family + (picture.window.map { ", " + ContactSheet.title(of: $0) } ?? ""),
                    verdict: picture.verdict.rawValue,
                    sentence: picture.failure?.description ?? picture.window?.difference(isTolerated: false) ?? "", width: picture.window?.width ?? 0,
                    reference: picture.reference, actual: picture.actual, difference: picture.difference, changes: picture.changes)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json: Data = try? encoder.encode(entries) else { return "[]" }
        return String(decoding: json, as: UTF8.self)
    }
}
