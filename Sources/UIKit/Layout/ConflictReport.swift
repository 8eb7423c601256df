/// The report of constraints that cannot all hold, in UIKit's own words so that tools and people recognise it.
@MainActor enum ConflictReport {
    /// Where reports go: the standard error stream, unless somebody listens.
    static var sink: (String) -> Void = { text in FileHandle.standardError.write(Data((text + "\n").utf8)) }

    static func log(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
        sink(text(constraints, broken: broken))
    }

    static func text(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) -> String {
        let list: String = constraints.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. \

            \tTry this: \

            \t\t(1) look at each constraint and try to figure out which you don't expect; \

            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \

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
