import Foundation
import HeadlessHost

/// A page to look at all pictures of a report: `index.html`, one file that refers to the pictures beside it and needs
/// nothing else. Grouped by device; windows in light and dark stand side by side; each opens beside its view tree.
package struct ContactSheet {
    package static let fileName = "index.html"

    private let report: SnapshotReport
    /// View trees by the windows' keys.
    private let trees: [String: String]

    package init(report: SnapshotReport, trees: [String: String]) {
        self.report = report
        self.trees = trees
    }

    /// Reads the view trees that the report names from `folder`.
    package init(report: SnapshotReport, treesIn folder: URL) throws {
        var trees: [String: String] = [:]
        for window in report.windows {
            trees[window.key] = try String(contentsOf: folder.appendingPathComponent(window.tree), encoding: .utf8)
        }
        self.init(report: report, trees: trees)
    }

    /// Writes the page into `folder`, beside the pictures.
    package func write(to folder: URL) throws {
        try Data(html.utf8).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
    }

    /// The page.
    package var html: String {
        let sections: String = groups.map(section).joined(separator: "\n")
        return HTML.page(
            title: "\(report.app) · \(report.windows.count) \(noun)",
            body: """
                \(header)
                \(leftOutBanner)
                \(warningBanner)
                <main id="sheet">
                \(failures)\(refused)\(sections)
                <p id="nothing" hidden>No window matches.</p>
                </main>
                \(ContactSheet.viewer)
                \(HTML.viewer(data: data, script: ContactSheet.script))
                """)
    }

    // MARK: Grouping

    /// The windows of one device; those that differ in appearance alone together.
    struct DeviceGroup {
        var first: SnapshotReport.Window
        var pairs: [[SnapshotReport.Window]]
    }

    /// Devices in the order of their first window, light before dark in each pair.
    var groups: [DeviceGroup] {
        var groups: [DeviceGroup] = []
        for window in report.windows {
            guard let group: Int = groups.firstIndex(where: { $0.first.device == window.device }) else {
                groups.append(DeviceGroup(first: window, pairs: [[window]]))
                continue
            }
            let pair: Int? = groups[group].pairs.firstIndex { $0[0].nameInLight == window.nameInLight }
            if let pair {
                groups[group].pairs[pair].append(window)
                groups[group].pairs[pair].sort { !$0.isDark && $1.isDark }
            } else {
                groups[group].pairs.append([window])
            }
        }
        return groups
    }

    // MARK: Parts

    /// The word for the entries of the page: windows, or several pictures of them that a script made.
    private var noun: String { report.windows.contains { $0.moment != nil } ? "pictures" : "windows" }

    private var header: String {
        let changed: Int = report.windows.count { $0.hasChanged }
        let compared: Bool = report.windows.contains { $0.comparison != nil }
        let chips: String =
            [
                ("all", "All"), ("phone", "iPhone"), ("pad", "iPad"), ("light", "Light"), ("dark", "Dark"),
            ].map { chip($0, $1) }.joined() + (compared ? chip("changed", "Changed \(changed)") : "")
        return """
            <header>
            <h1>\(HTML.escaped(report.app))</h1>
            <p class="count"><span id="shown">\(report.windows.count)</span> of \(report.windows.count) \(noun), \
            \(groups.count) \(groups.count == 1 ? "device" : "devices")</p>
            <nav role="group" aria-label="Show">\(chips)</nav>
            <input id="filter" type="search" placeholder="Filter: split, text-a5, compact…" aria-label="Filter windows">
            <label class="zoom">Size <input id="zoom" type="range" min="40" max="300" value="100" aria-label="Size of pictures">\
            </label>
            <button id="theme" type="button" title="Light or dark page (L)" aria-label="Light or dark page">◐</button>
            </header>
            """
    }

    /// The windows that could not be drawn, above all others.
    private var failures: String {
        guard let failures: [WindowFailure] = report.failures else { return "" }
        let items: String = failures.map { failure in
            let words: String = failure.lastWords.isEmpty ? "" : "<pre>\(HTML.escaped(failure.lastWords.joined(separator: "\n")))</pre>"
            return "<li><code>\(HTML.escaped(failure.window))</code> \(HTML.escaped(failure.description))\(words)</li>"
        }.joined(separator: "\n")
        return """
            <aside class="failures" role="alert">
            <h2>\(failures.count) \(failures.count == 1 ? "window" : "windows") could not be drawn</h2>
            <ul>
            \(items)
            </ul>
            </aside>

            """
    }

    /// The windows that the app refuses, by their reasons.
    private var refused: String {
        guard let refused: [RefusedWindow] = report.refused, !refused.isEmpty else { return "" }
        let reasons: [String] = refused.reduce(into: []) { if !$0.contains($1.reason) { $0.append($1.reason) } }
        let items: String = reasons.map { reason in
            let names: String = refused.filter { $0.reason == reason }.map { "<code>\(HTML.escaped($0.window))</code>" }.joined(separator: ", ")
            return "<li>\(HTML.escaped(reason)) \(names)</li>"
        }.joined(separator: "\n")
        return """
            <aside class="failures refused">
            <h2>\(refused.count) \(refused.count == 1 ? "window is" : "windows are") refused by the app</h2>
            <ul>
            \(items)
            </ul>
            </aside>

            """
    }

    /// The parts that are left out, in the page's words; empty where nothing is.
    private var leftOutBanner: String {
        guard let parts: [SnapshotReport.LeftOut] = report.leftOut, !parts.isEmpty else { return "" }
        let reached: Int = parts.count { $0.reached == true }
        let rows: String = parts.map { part in
            let place: String = part.line > 0 ? "\(part.file):\(part.line)" : part.file
            let mark: String = part.reached == true ? "<td class=\"reached\">reached</td>" : "<td></td>"
            return "<tr><td><code>\(HTML.escaped(place))</code></td><td>\(HTML.escaped(part.kind))</td>"
                + "<td>\(HTML.escaped(part.declaration))</td><td>\(HTML.escaped(part.needs))</td>\(mark)</tr>"
        }.joined(separator: "\n")
        let count: String = parts.count == 1 ? "1 part is left out" : "\(parts.count) parts are left out"
        return """
            <details class="left-out">
            <summary>\(count) of this app, because what they need is not there; the app came to \(reached) of them.</summary>
            <table><thead><tr><th>Place</th><th>Left out</th><th>Declaration</th><th>Needs</th><th></th></tr></thead>
            <tbody>\(rows)</tbody></table>
            </details>
            """
    }

    /// The defects of the app although it runs, and the lines it printed; empty where there is neither.
    private var warningBanner: String {
        let warnings: [ReportWarning] = report.warnings ?? []
        let rows: String = warnings.map { warning in
            let place: String = warning.place.map { "<code>\(HTML.escaped($0))</code>" } ?? ""
            let details: String = warning.details.map { "<details><summary>whole report</summary><pre>\(HTML.escaped($0))</pre></details>" } ?? ""
            return "<tr><td>\(HTML.escaped(warning.kind))</td><td>\(place)</td><td>\(HTML.escaped(warning.message))\(details)</td>"
                + "<td>\(windowLinks(of: warning))</td></tr>"
        }.joined(separator: "\n")
        let printed: String = (report.output ?? []).map { output in
            let windows: String = output.windows.count == 1 ? output.windows[0] : "\(output.windows[0]) and \(output.windows.count - 1) more"
            return
                "<h3>\(HTML.escaped(windows)): \(output.lineCount) \(output.lineCount == 1 ? "line" : "lines")</h3><pre>\(HTML.escaped(output.lastLines.joined(separator: "\n")))</pre>"
        }.joined(separator: "\n")
        let table = "<table><thead><tr><th>Kind</th><th>Place</th><th>Warning</th><th>Windows</th></tr></thead>\n<tbody>\(rows)</tbody></table>"
        return
            (warnings.isEmpty
            ? ""
            : "<details class=\"left-out warnings\"><summary>\(warnings.count) \(warnings.count == 1 ? "warning" : "warnings")</summary>\(table)</details>\n")
            + (printed.isEmpty ? "" : "<details class=\"left-out printed\"><summary>What the app printed</summary>\(printed)</details>")
    }

    /// Addresses of the first pictures made after a warning.
    private func windowLinks(of warning: ReportWarning) -> String {
        let keys: [String] = report.windows.filter { warning.pictures.contains($0.picture) }.map(\.key)
        let links: [String] = keys.prefix(3).map { "<a href=\"#\(HTML.escaped($0))\">\(HTML.escaped($0))</a>" }
        return (links + (keys.count > 3 ? ["and \(keys.count - 3) more"] : [])).joined(separator: "<br>")
    }

    private func chip(_ kind: String, _ text: String) -> String {
        "<button type=\"button\" class=\"chip\" data-kind=\"\(kind)\" aria-pressed=\"\(kind == "all")\">\(text)</button>"
    }

    private func section(_ group: DeviceGroup) -> String {
        let pairs: String = group.pairs.map(figure).joined(separator: "\n")
        return """
            <section data-device="\(HTML.escaped(group.first.device))">
            <h2>\(HTML.escaped(group.first.family)) <code>\(HTML.escaped(group.first.device))</code></h2>
            <div class="shelf">
            \(pairs)
            </div>
            </section>
            """
    }

    private func figure(_ pair: [SnapshotReport.Window]) -> String {
        let window: SnapshotReport.Window = pair[0]
        let title: String = ContactSheet.title(of: window)
        let extras: [String] = window.traits.filter { $0 != "dark" }
        let traits: String = extras.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" }.joined()
        let moment: String = window.moment.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" } ?? ""
        let model: String = window.model.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" } ?? ""
        let classes = "\(window.horizontalSizeClass) × \(window.verticalSizeClass)"
        return """
            <figure>
            <div class="pair">\(pair.map(shot).joined())</div>
            <figcaption><b>\(title)</b>\(moment)\(model)\(traits)<br>\
            <span class="dim">\(HTML.number(window.width)) × \(HTML.number(window.height)) pt, \(classes)</span></figcaption>
            </figure>
            """
    }

    private func shot(_ window: SnapshotReport.Window) -> String {
        let words: String = [
            window.key, window.family, window.model ?? "", window.horizontalSizeClass, window.verticalSizeClass,
            window.isDark ? "dark" : "light", window.hasChanged ? "changed" : "", window.warnings == nil ? "" : "warning",
        ].joined(separator: " ").lowercased()
        let badge: String = window.verdict.map { "<span class=\"verdict\">\(HTML.escaped($0))</span>" } ?? ""
        let note: String = window.note.map { "<span class=\"verdict note\" title=\"\(HTML.escaped($0))\">!</span>" } ?? ""
        let name: String = HTML.escaped(window.key)
        let needs: [String] = (window.leftOut ?? []).compactMap { report.leftOut?[$0].needs }
        let missing: String =
            needs.isEmpty
            ? "" : "<span class=\"verdict missing\" title=\"\(HTML.escaped("Left out: " + needs.joined(separator: ", ")))\">\(needs.count) left out</span>"
        let warnings: [String] = warnings(of: window)
        let warned: String =
            warnings.isEmpty
            ? ""
            : "<span class=\"verdict warned\" title=\"\(HTML.escaped(warnings.joined(separator: "\n")))\">\(warnings.count) \(warnings.count == 1 ? "warning" : "warnings")</span>"
        return """
            <a class="shot \(window.idiom)" id="\(name)" href="#\(name)" data-words="\(HTML.escaped(words))" \
            data-idiom="\(window.idiom)" data-style="\(window.isDark ? "dark" : "light")" \
            data-changed="\(window.hasChanged)" style="--w:\(HTML.number(window.width))">\
            <img src="\(HTML.escaped(HTML.path(window.picture)))" width="\(window.pixelWidth)" height="\(window.pixelHeight)" \
            decoding="async" alt="\(name)">\(badge)\(note)\(missing)\(warned)</a>
            """
    }

    private func warnings(of window: SnapshotReport.Window) -> [String] {
        (window.warnings ?? []).compactMap { report.warnings?[$0] }.map { WarningText.text($0) }
    }

    /// Orientation and arrangement in words.
    static func title(of window: SnapshotReport.Window) -> String {
        let arrangement: String =
            switch window.arrangement {
            case "full": window.idiom == "phone" ? "" : "full screen"
            case "slide-over": "Slide Over"
            case "split-third": "Split View 1/3"
            case "split-half": "Split View 1/2"
            case "split-two-thirds": "Split View 2/3"
            default: "window"
            }
        let orientation: String = window.orientation.capitalized
        return arrangement.isEmpty ? orientation : "\(orientation), \(arrangement)"
    }

    /// The facts that the page's script needs to know of each window.
    private var data: String {
        struct Entry: Encodable {
            var window: SnapshotReport.Window
            var title: String
            var key: String
            var tree: String
            var difference: String?
            var partner: String?
            var warnings: [String]
        }
        let names: Set<String> = Set(report.windows.map(\.key))
        let entries: [Entry] = groups.flatMap { group in
            group.pairs.flatMap { pair in
                pair.map { window in
                    Entry(
                        window: window, title: "\(group.first.family), \(ContactSheet.title(of: window))",
                        key: window.key, tree: trees[window.key] ?? "", difference: window.difference,
                        partner: pair.first { $0.key != window.key && names.contains($0.key) }?.key, warnings: warnings(of: window))
                }
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json: Data = try? encoder.encode(entries) else { return "[]" }
        return String(decoding: json, as: UTF8.self)
    }
}

extension SnapshotReport.Window {
    /// Whether there is something to look at: anything but an identical picture.
    package var hasChanged: Bool {
        switch comparison {
        case nil, .identical: false
        case .different, .resized, .missing: true
        }
    }

    /// The comparison in a few words; nil when there was none or nothing to say.
    package var verdict: String? {
        switch comparison {
        case nil, .identical:
            return nil
        case .different(let difference):
            let percent: Double = difference.visibleShare * 100
            if difference.visiblePixels == 0 { return "differs invisibly" }
            return percent < 0.01 ? "differs < 0.01 %" : "differs \(HTML.number((percent * 100).rounded() / 100)) %"
        case .resized(let width, let height):
            return "was \(width) × \(height)"
        case .missing:
            return "new"
        }
    }
}
