import Foundation
import LayoutAudit

/// An audit's report as a page: what is wrong, with pictures at the worst size and at the end of its range.
package struct AuditPage {
    private let report: AuditReport

    package static let fileName = "index.html"

    package init(_ report: AuditReport) { self.report = report }

    func write(to folder: URL) throws {
        try Data(html.utf8).write(to: folder.appendingPathComponent(Self.fileName))
    }

    package var html: String {
        let groups: [(String, [AuditReport.Entry])] = [
            ("Defects", report.defects), ("Known", report.entries.filter(\.isKnown)),
            ("Nobody sees it", report.entries.filter { $0.finding.weight == .unseen && !$0.isKnown }),
            ("Notes: may be meant so", report.entries.filter { $0.finding.weight == .note && !$0.isKnown }),
        ]
        let sections: String = groups.filter { !$0.1.isEmpty }.map(section).joined(separator: "\n")
        let empty: String = report.entries.isEmpty ? "<p class=\"none\">Nothing is wrong.</p>" : ""
        return HTML.page(
            title: "\(report.app): layout audit", style: Self.style,
            body: """
                <header><h1>\(HTML.escaped(report.app))</h1>\
                <p class="count">\(HTML.escaped(report.summary)); \(report.screens) \(report.screens == 1 ? "screen" : "screens"), \
                \(report.windows) \(report.windows == 1 ? "window" : "windows"), \(report.sizes) sizes laid out</p></header>
                \(failures)
                <main class="audit">
                \(sections)\(empty)
                </main>
                """)
    }

    private var failures: String {
        guard let failures = report.failures, !failures.isEmpty else { return "" }
        let items: String = failures.map { "<li><code>\(HTML.escaped($0.window))</code> \(HTML.escaped($0.description))</li>" }.joined()
        return "<aside class=\"failures\" role=\"alert\"><h2>Not audited</h2><ul>\(items)</ul></aside>"
    }

    private func section(_ title: String, _ entries: [AuditReport.Entry]) -> String {
        "<section><h2>\(title) <code>\(entries.count)</code></h2>\n\(entries.map(card).joined(separator: "\n"))\n</section>"
    }

    private func card(_ entry: AuditReport.Entry) -> String {
        let finding: LayoutFinding = entry.finding
        let size: String = finding.kind.isOfScreen ? "" : " <span class=\"tag\">\(finding.axis.rawValue) \(HTML.escaped(finding.rangeText))</span>"
        let traits: String = entry.traits.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" }.joined()
        let screen: String = traits + (entry.screen.map { "<span class=\"tag\">\(HTML.escaped($0))</span>" } ?? "")
        let drawn: String = finding.isDrawn.map { "<span class=\"tag\">\($0 ? "seen in the drawing" : "not seen in the drawing")</span>" } ?? ""
        let windows: String = entry.windows.map { "<code>\(HTML.escaped($0))</code>" }.joined(separator: " ")
        let shots: String = finding.shots.map { shot($0, finding.axis) }.joined()
        return """
            <article>
            <p><b>\(finding.kind.rawValue)</b>\(size)\(screen)\(drawn)<br>\
            \(HTML.escaped(finding.sentence))</p>
            <p class="dim">\(HTML.escaped(finding.kind.summary)). \(windows)</p>
            <div class="shots">\(shots)</div>
            </article>
            """
    }

    /// A picture with the views' places marked; places are parts of the picture's size, whatever its scale.
    private func shot(_ shot: LayoutFinding.Shot, _ axis: LayoutFinding.Axis) -> String {
        guard let picture = shot.picture else { return "" }
        let marks: String = shot.marks.map { mark in
            "<rect x=\"\(HTML.number(mark.x))\" y=\"\(HTML.number(mark.y))\" width=\"\(HTML.number(mark.width))\" height=\"\(HTML.number(mark.height))\"/>"
        }.joined()
        let box: String =
            shot.window.map { "<svg viewBox=\"0 0 \(HTML.number($0.width)) \(HTML.number($0.height))\" aria-hidden=\"true\">\(marks)</svg>" } ?? ""
        return """
            <figure><a class="marked" href="\(HTML.escaped(HTML.path(picture)))"><img src="\(HTML.escaped(HTML.path(picture)))" loading="lazy" \
            alt="\(axis.rawValue) \(shot.size)">\(box)</a><figcaption>\(axis.rawValue) \(shot.size)</figcaption></figure>
            """
    }

    private static let style = """
        main.audit { display: block; } main.audit section { margin-bottom: 20px; } .none { padding: 0 28px; }
        article { border-top: 1px solid var(--line); padding: 10px 0; } article p { margin: 0 0 6px; overflow-wrap: anywhere; }
        .shots { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; } .shots img { display: block; max-height: 420px; max-width: 100%; filter: drop-shadow(var(--shadow)); }
        .marked { position: relative; display: inline-block; } .marked svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
        .marked rect { fill: rgba(255,59,48,.12); stroke: #ff3b30; stroke-width: 2; vector-effect: non-scaling-stroke; }
        """
}
