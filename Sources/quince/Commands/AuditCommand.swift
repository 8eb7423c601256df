import AppBuilder
import AppSession
import ArgumentParser
import Device
import Foundation
import HeadlessHost
import InputLimits
import LayoutAudit
import WindowMatrix

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Finds what breaks in an app's layout at any size of its window.",
        discussion: """
            Starts the app on the widest iPad and lays it out in free windows of every width and then every height, and on every iPhone in both \
            orientations. What is wrong is told with the exact sizes at which it is: content that lies over other content or reaches over the edge of \
            the window, text that is cut, controls that no finger hits, constraints that cannot all hold, and what is lost when the window comes \
            back to its size. With --script each screen at which the script takes a picture is audited, without one the first screen.

            Where there are defects, the status is \(CommandStatus.auditFailed.rawValue). Those of a baseline are told and do not fail. What nobody sees, and what may well \
            be meant so, is in the report and with --all in the terminal.

            The report's folder holds index.html with pictures of each defect, report.json, junit.xml, results.sarif and summary.md.

            Kinds of findings:

            \(FindingKind.allCases.map { "  \($0.rawValue.padding(to: 24))\($0.summary)" }.joined(separator: "\n"))

            docs/audit.md says how each is found.
            """)

    @OptionGroup var project: ProjectArgument

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Window configurations to start in, in place of the widest iPad and every iPhone.", valueName: "name"),
        completion: .list(AuditJob.windows))
    var windows: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Audit the windows again with each of these traits, such as rtl, text-a5 or locale-long.", valueName: "trait"))
    var also: [String] = []

    @Flag(help: "Audit the windows again at each of the other eleven text sizes.")
    var textSizes = false

    @Flag(help: "Audit the windows again in each language that the app has, in pseudolanguages, and from right to left.")
    var languages = false

    @Flag(
        help:
            "Tell, too, at which sizes a step of resizing takes the app more than \(SlowSteps.limit) milliseconds of processor time. Such times differ from run to run."
    )
    var slowSteps = false

    @Option(
        help: ArgumentHelp("A script; each screen at which it takes a picture is audited. See quince help snapshot.", valueName: "file"), completion: .file())
    var script: String?

    @Option(help: ArgumentHelp("Where to write. Default: quince-audit/APP in the current folder.", valueName: "folder"), completion: .directory)
    var out: String?

    @Option(help: ArgumentHelp("A file of findings that are known: they do not fail.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Write all defects that are found to the baseline, in place of failing.")
    var updateBaseline = false

    @Option(
        help: ArgumentHelp(
            "The most points between two sizes that are laid out where nothing happens between them; 1 lays out every size.", valueName: "points"))
    var step: Int = SizeSurvey.step

    @Flag(help: "Tell in the terminal, too, what nobody sees and what may be meant so.")
    var all = false

    @Flag(
        help:
            "Look for screens: touch, scroll and go back as --seed decides, and audit each screen that is new. The way to them is kept as a script, WINDOW.crawl.txt."
    )
    var crawl = false

    @Flag(help: "With --crawl, audit nothing: write the way to the screens, and tell how many acts a second the app bore.")
    var crawlOnly = false

    @Option(help: ArgumentHelp("How many acts --crawl makes in each window.", valueName: "number"))
    var events: Int = 100

    @Flag(help: "Test the audit itself: plant mistakes in the app's screens, find them, and tell how many were found and how many findings were not planted.")
    var selfTest = false

    @Option(help: ArgumentHelp("How many mistakes --self-test plants on each screen.", valueName: "number"))
    var faults: Int = 30

    @Option(help: ArgumentHelp("What decides which acts --crawl makes and which mistakes --self-test plants where.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "Audit only one part of the windows, of an audit that several machines share: 2/4 is the second of four. quince merge makes their reports one.",
            valueName: "I/N"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp("A file of what each window takes: an audit of all windows writes it, and --shard deals the windows by it.", valueName: "file"),
        completion: .file())
    var costs: String?

    @OptionGroup var options: ProjectOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var reporting: Reporting

    func validate() throws {
        if !(1...256).contains(step) { throw ValidationError("--step takes a number of points from 1 to 256.") }
        if !(1...1000).contains(faults) { throw ValidationError("--faults takes a number from 1 to 1000.") }
        if !(1...100_000).contains(events) { throw ValidationError("--events takes a number from 1 to 100000.") }
        if crawl, script != nil || selfTest { throw ValidationError("--crawl excludes --script and --self-test.") }
        if crawlOnly, !crawl { throw ValidationError("--crawl-only needs --crawl.") }
        if selfTest, baseline != nil { throw ValidationError("--self-test and --baseline exclude each other.") }
        if shard != nil, selfTest || updateBaseline { throw ValidationError("--shard excludes --self-test and --update-baseline.") }
        if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE to say where.") }
    }

    func run() throws {
        try reporting.run {
            // Names and files first: a wrong one should not cost a build.
            let standard: [String] = selfTest || crawl ? [AuditJob.windows[0]] : AuditJob.windows
            let names: [String] = windows.isEmpty ? standard : windows
            let matrix = try WindowMatrix(names: withTraits(names))
            let steps: String? = try script.map(SnapshotCommand.readScript)
            let known: AuditBaseline? = try updateBaseline ? nil : baseline.map { try AuditBaseline(contentsOf: URL(fileURLWithPath: $0)) }
            let sandbox = try options.sandbox()
            let application = try options.build(project.path, in: sandbox)
            let folder = URL(fileURLWithPath: out ?? "\(Self.reportsFolder)/\(application.name)")
            let spoken: [String] = try languages ? WindowTraits.names(ofLanguages: Self.languages(of: application.bundle)) : []
            var snapshots = try drawing.job(for: application, of: project.path, output: folder, sandbox: sandbox)
            snapshots.matrix = spoken.isEmpty ? matrix : try WindowMatrix(names: withTraits(names, and: spoken))
            snapshots.isOutputChosen = out != nil
            snapshots.script = steps
            snapshots.scriptName = script
            snapshots.namesRefused = windows.isEmpty
            snapshots.patience = max(drawing.timeout, Self.patience)
            var request = AuditRequest(step: step)
            request.plantedFaults = selfTest ? faults : nil
            request.seed = seed
            request.timesSteps = slowSteps
            var job = AuditJob(snapshots: snapshots, request: request, baseline: known)
            job.crawlEvents = crawl ? events : nil
            job.isCrawlOnly = crawlOnly
            job.shard = shard
            let costsFile: URL? = costs.map { URL(fileURLWithPath: $0) }
            job.costs = try costsFile.map { try CostTable(at: $0) } ?? CostTable()
            var measured: [String: Double] = [:]
            let report = try drawing.watch(application, options: options, reporting: reporting) { onProgress, onOutput in
                try job.run(
                    onProgress: { progress in
                        if case .finished(let window, _, _, let milliseconds) = progress { measured[window, default: 0] += milliseconds }
                        onProgress(progress)
                    }, onOutput: onOutput)
            }
            if let costsFile, shard == nil { try job.costs.updated(by: measured).write(to: costsFile) }
            if updateBaseline, let baseline { try AuditBaseline(of: report).write(to: URL(fileURLWithPath: baseline)) }
            try Self.announce(report, folder: folder, showsAll: all, isAccepted: updateBaseline, isCrawlOnly: crawlOnly, reporting: reporting)
        }
    }

    /// The windows as they are, and again with each trait that is asked for.
    private func withTraits(_ names: [String], and others: [String] = []) -> [String] {
        let sizes: [String] = textSizes ? WindowTraits.allNames.filter { $0.hasPrefix("text-") && $0 != "text-l" } : []
        return names + (also + sizes + others.filter { !also.contains($0) }).flatMap { trait in names.map { "\($0).\(trait)" } }
    }

    /// The languages that an app's own resources are in.
    private static func languages(of bundle: URL) throws -> [String] {
        let suffix = ".lproj"
        return try FileManager.default.contentsOfDirectory(atPath: bundle.path).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
            .sorted()
    }

    /// Seconds that one window may take at least: it is laid out at hundreds of sizes.
    private static let patience = 600

    private struct Result: Encodable {
        var status: Int32
        var folder: String
        var report: AuditReport
    }

    static let reportsFolder = "quince-audit"

    /// Says what was found, to people and programs.
    /// - Parameters:
    ///   - isAccepted: whether what was found became the baseline.
    ///   - isCrawlOnly: whether nothing was audited.
    /// - Throws: `ReportedFailure` where something needs somebody to look.
    static func announce(
        _ report: AuditReport, folder: URL, showsAll: Bool, isAccepted: Bool = false, isCrawlOnly: Bool = false, reporting: Reporting
    ) throws {
        let failures: [WindowFailure] = report.failures ?? []
        let isMissed: Bool = report.selfTest.map { $0.recall < leastRecall || $0.trials.isEmpty } ?? false
        let failed: Bool = isMissed || !report.defects.isEmpty && !isAccepted
        let status: CommandStatus = failures.first.map { CommandStatus(of: $0.reason) } ?? (failed ? .auditFailed : .success)
        if reporting.json {
            try reporting.printJSON(Result(status: status.rawValue, folder: folder.path, report: report))
        } else {
            for line in FailureText.lines(of: failures) { Terminal.error(line) }
            for line in report.selfTest?.lines ?? lines(of: report, showsAll: showsAll) { print(line) }
            if report.selfTest != nil { return try end(status) }
            if isCrawlOnly {
                print("\(report.app): \(report.events) acts, \(Int(report.eventsPerSecond)) a second, \(report.screensFound) screens: \(folder.path)")
                return try end(status)
            }
            let speed: String = report.sizesPerSecond > 0 ? " (\(Int(report.sizesPerSecond)) a second)" : ""
            print(
                "\(report.app): \(report.summary); \(report.sizes) sizes of \(report.windows) windows laid out\(speed): \(folder.appendingPathComponent(AuditPage.fileName).path)"
            )
        }
        try end(status)
    }

    private static func end(_ status: CommandStatus) throws {
        if status != .success { throw ReportedFailure(status: status) }
    }

    /// The part of planted mistakes that an audit is to find.
    private static let leastRecall = 0.95

    /// A line a finding, the defects first.
    private static func lines(of report: AuditReport, showsAll: Bool) -> [String] {
        let shown: [AuditReport.Entry] = report.entries.filter { showsAll || $0.finding.weight == .defect && !$0.isKnown }
        return shown.map { entry in
            let mark: String = entry.isKnown ? "known  " : entry.finding.weight == .defect ? "" : "\(entry.finding.weight.rawValue)  "
            return mark + entry.line
        }
    }
}
