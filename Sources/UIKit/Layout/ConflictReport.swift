/// The report of constraints that cannot all hold, in UIKit's own words so that tools and people recognise it.
@MainActor package enum ConflictReport {
    /// The receiver of reports: the standard error stream, unless somebody listens.
    package static var sink: (String) -> Void {
        get { AppContext.current.reports.conflicts }
        set { AppContext.current.reports.conflicts = newValue }
    }

    /// `given` are the sides of frames from outside that have a part in the conflict.
    static func log(_ constraints: [NSLayoutConstraint], given: [(LayoutBox, LayoutBox.Side)], broken: NSLayoutConstraint) {
        AppContext.current.reports.origin = origin(of: [broken] + constraints)
        sink(text(constraints, given: given, broken: broken))
        AppContext.current.reports.origin = nil
    }

    /// The place that a conflict comes from: the app's code that activated a constraint, or a nib's element.
    struct Origin {
        var nibID: String?
        var code: CodeAddress?
    }

    /// The origin of the first constraint that has one.
    private static func origin(of constraints: [NSLayoutConstraint]) -> Origin? {
        constraints.lazy.compactMap { constraint -> Origin? in
            if let id = constraint.nibID { return Origin(nibID: id) }
            return CodeAddress(returnAddress: constraint.activation).map { Origin(code: $0) }
        }.first
    }

    /// Which of the app's constraints in conflict gives way, as reports of real UIKit show it: a view's size rather than what pins
    /// it, bounds first, the larger of two, the older of equal ones; never what a stack view or the size of the content asks for.
    /// Nil where sizes have no part in it.
    static func yielding(among constraints: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        let sizes: [NSLayoutConstraint] = constraints.filter {
            $0.firstAttribute.isSize && !($0 is NSContentSizeLayoutConstraint) && $0.identifier?.hasPrefix("UISV-") != true
                && $0.firstDistance == nil && $0.secondDistance == nil
        }
        let bounds: [NSLayoutConstraint] = sizes.filter { $0.relation != .equal }
        return (bounds.isEmpty ? sizes : bounds).max { abs($0.constant) < abs($1.constant) }
    }

    /// The constraint that a report says was broken.
    static func summary(of text: String) -> String {
        let lines: ArraySlice<Substring> = text.split(separator: "\n").drop { !$0.contains("Will attempt to recover") }
        return lines.dropFirst().first { $0.contains("<NS") }.map(String.init) ?? text
    }

    /// Notes a report as a warning. Addresses, which are other ones in every window, become numbers.
    static func warn(_ text: String) {
        let report: String = numbered(text)
        WarningLog.shared.record(.constraints, report) {
            let origin: Origin? = AppContext.current.reports.origin
            return RuntimeWarning(
                .constraints, subject: origin?.nibID ?? "",
                message:
                    "Constraints cannot all hold; broken was \(summary(of: report).trimmingCharacters(in: .whitespaces)). Remove one of them, or give one a lower priority.",
                details: report, code: origin?.code)
        }
    }

    /// The report with its objects numbered in the order in which they come: `0x1`, `0x2`.
    static func numbered(_ text: String) -> String {
        var numbers: [Substring: Int] = [:]
        var result = ""
        var rest: Substring = text[...]
        while let start = rest.range(of: "0x") {
            result += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            let digits: Substring = rest.prefix { $0.isHexDigit }
            rest = rest.dropFirst(digits.count)
            let number: Int = numbers[digits] ?? numbers.count + 1
            numbers[digits] = number
            result += String(number, radix: 16)
        }
        return result + rest
    }

    static func text(
        _ constraints: [NSLayoutConstraint], given: [(LayoutBox, LayoutBox.Side)], broken: NSLayoutConstraint
    ) -> String {
        let masks: [String] = given.map { ConstraintDescription.text(forGiven: $0.0, $0.1) }.filter { !$0.isEmpty }
        let list: String = (masks + constraints.map(\.description)).map { "    \"\($0)\"" }.joined(separator: ",\n")
        let note: String =
            masks.isEmpty
            ? ""
            : "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation "
                + "for the UIView property translatesAutoresizingMaskIntoConstraints) "
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. \

            \tTry this: \

            \t\t(1) look at each constraint and try to figure out which you don't expect; \

            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
            (
            \(list)
            )

            Will attempt to recover by breaking constraint \

            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
    }
}
