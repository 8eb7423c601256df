import HeadlessHost
import ObjectRuntime

/// Something that is wrong with an app although it was built and drawn, with the windows in which it is.
package struct ReportWarning: Codable, Hashable, Sendable {
    /// `constraints`, `layout`, `presentation`, `image`, `color`, `symbol`, `translation`, `standIn`, or `interface`, which the build finds too.
    package var kind: String
    /// The defect and the advice on it, on one line.
    package var message: String
    /// The whole report, where that has many lines.
    package var details: String?
    /// The place in the project: `App/Header.swift:12`; nil where that is not known.
    package var place: String?
    /// The windows that the app was started in; none for what the build found.
    package var windows: [String]
    /// Files of the pictures that were made next.
    package var pictures: [String]

    package init(kind: String, message: String, details: String? = nil, place: String? = nil, windows: [String] = [], pictures: [String] = []) {
        self.kind = kind
        self.message = message
        self.details = details
        self.place = place
        self.windows = windows
        self.pictures = pictures
    }

    /// Whether the app could do something about it. A symbol that is drawn as a neutral glyph is no fault of it.
    package var isFault: Bool { kind != RuntimeWarning.Kind.standIn.rawValue }

    /// The warnings of windows, each once, in the order in which they came. A conflict of constraints whose report names another width in
    /// another window is the same one: the first window's report stands for all.
    package static func list(of remarks: [WindowRemarks], locate: (RuntimeWarning) -> String?) -> [ReportWarning] {
        var order: [RuntimeWarning] = []
        var entries: [RuntimeWarning: (windows: [String], pictures: [String])] = [:]
        func key(_ warning: RuntimeWarning) -> RuntimeWarning {
            var key: RuntimeWarning = warning
            key.details = nil
            return key
        }
        for remark in remarks {
            for entry in remark.warnings {
                let key: RuntimeWarning = key(entry.warning)
                if entries[key] == nil { order.append(entry.warning) }
                if entries[key]?.windows.last != remark.window { entries[key, default: ([], [])].windows.append(remark.window) }
                if let picture = entry.picture { entries[key]?.pictures.append(picture) }
            }
        }
        return order.map { warning in
            let places: (windows: [String], pictures: [String])? = entries[key(warning)]
            return ReportWarning(
                kind: warning.kind.rawValue, message: warning.message, details: warning.details, place: locate(warning),
                windows: places?.windows ?? [], pictures: places?.pictures ?? [])
        }
    }
}
