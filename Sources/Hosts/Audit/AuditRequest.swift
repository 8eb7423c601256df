import LayoutAudit

/// How layouts are audited.
package struct AuditRequest: Codable, Hashable, Sendable {
    /// The most points between two sizes that are laid out where nothing seems to happen between them.
    package var step: Int
    /// The smallest side of free windows that are laid out.
    package var leastSide: Int
    /// Findings that pictures are made of, in one window.
    package var pictures: Int

    /// Whether steps of the window's size are timed: what they take differs from run to run.
    package var timesSteps = false
    /// Mistakes that are planted to test the audit, in place of an audit; nil for none.
    package var plantedFaults: Int?
    /// Acts by which screens are looked for, in place of an audit; nil for none.
    package var crawlEvents: Int?
    /// The seed that decides which mistakes, and which acts.
    package var seed: UInt64 = 1

    package init(step: Int = SizeSurvey.step, leastSide: Int = 320, pictures: Int = 40) {
        self.step = step
        self.leastSide = leastSide
        self.pictures = pictures
    }
}

/// The defects of an app's layout on one screen, in one window or all the sizes that it can have.
package struct WindowAudit: Codable, Hashable, Sendable {
    package var findings: [LayoutFinding]
    /// Sizes that were laid out.
    package var sizes: Int
    /// Seconds of real time that it took, pictures included.
    package var seconds: Double
    /// The audit's findings of planted mistakes.
    package var selfTest: SelfTest?
    /// The script that leads to the screens that were found.
    package var script: String?
    /// How many acts it took to find them, and how many screens they are.
    package var events: Int?
    package var screens: Int?

    package init(findings: [LayoutFinding], sizes: Int, seconds: Double) {
        self.findings = findings
        self.sizes = sizes
        self.seconds = seconds
    }
}
