import AppBuilder
import Device
import FolderAccess
import HeadlessHost
import InputLimits
import ProcessControl
import WindowMatrix
import XcodeProject

/// The exit status of `quince`. Documented in docs/exit-status.md and by `quince --help`.
enum CommandStatus: Int32, CaseIterable {
    case success = 0
    case testsFailed = 1
    case picturesDiffer = 2
    case auditFailed = 3
    case notAProject = 10
    case noApplicationTarget = 11
    case ambiguousTarget = 12
    case malformedProject = 13
    case missingFile = 14
    case unsupportedFile = 15
    case unreachablePackage = 16
    case noTests = 17
    case unsafeName = 18
    case outsideCheckout = 19
    case compilation = 20
    case appTrapped = 21
    case appTimedOut = 22
    case appQuit = 23
    case appTooSlow = 24
    case leftOut = 25
    case noWindow = 28
    case warnings = 29
    case unknownWindow = 30
    case script = 31
    case nothingRecorded = 32
    case noSuchPicture = 33
    case notCommitted = 34
    case notInstalled = 40
    case quinceDoesNotBuild = 41
    case noDesktop = 42
    case notConfined = 43
    case otherBuild = 44
    case addressTaken = 45
    case usage = 64
    case internalError = 70
    case cannotWrite = 73
    case hungUp = 129
    case interrupted = 130
    case terminated = 143

    var meaning: String {
        switch self {
        case .success: "everything asked for was done"
        case .testsFailed: "tests failed"
        case .picturesDiffer: "pictures are not as they were recorded, or have no recorded one"
        case .auditFailed: "the audit found defects that the baseline does not know, or the self-test did not find what was planted"
        case .notAProject: "the path leads to no Xcode project or Swift package"
        case .noApplicationTarget: "the project has no iOS app target"
        case .ambiguousTarget: "several app targets or projects and no choice made, or a choice that is not there"
        case .malformedProject: "the project or a manifest cannot be read, or is too large or too deeply nested to be read"
        case .missingFile: "a file of the project is missing that nothing stands in for: Info.plist, or every source of a target"
        case .unsupportedFile: "the target has Objective-C or C files, and none in Swift"
        case .unreachablePackage: "a Swift package cannot be fetched or found"
        case .noTests: "there are no tests to run"
        case .unsafeName: "a name in the project cannot be the name of a file, or leads out of its folder"
        case .outsideCheckout: "the project takes files from outside of its checkout, and --trust was not given"
        case .compilation: "the app's Swift sources do not compile"
        case .appTrapped: "the app crashed, in one window at least"
        case .appTimedOut: "the app did not return in time, in one window at least"
        case .appQuit: "the app ended by itself before a picture was made"
        case .appTooSlow: "the app took longer over a change of its window than the system waits"
        case .leftOut: "parts of the app are left out, and --strict was given; of `quince doctor PROJECT`: something is missing"
        case .noWindow: "the app shows no window, in one window at least"
        case .warnings: "there are warnings, and --werror was given"
        case .unknownWindow: "there is no such device or window configuration"
        case .script: "the script cannot be read, or a step of it cannot be done"
        case .nothingRecorded: "there are no recorded pictures, no report or no baseline, or they cannot be read"
        case .noSuchPicture: "the report has no such new picture, or the recorded one is another by now"
        case .notCommitted: "--in-place was given, and the project is not in a Git repository, or has changes that are not committed"
        case .notInstalled: "Debian packages, the Swift toolchain or Quince's own build are missing"
        case .quinceDoesNotBuild: "Quince itself does not build (told by the launcher)"
        case .noDesktop: "there is no desktop to show a window on"
        case .notConfined: "--confined was given, and this machine does not allow it"
        case .otherBuild: "a pack, the toolchain or the runtime is of another build than what it is used with"
        case .addressTaken: "the address that a page should have cannot be listened on"
        case .usage: "the command line is wrong"
        case .internalError: "something inside Quince failed"
        case .cannotWrite: "the output or build folder cannot be written"
        case .hungUp: "stopped because its terminal was closed (HUP)"
        case .interrupted: "stopped from the keyboard (INT)"
        case .terminated: "stopped by another program (TERM)"
        }
    }

    /// For `quince --help`.
    static var table: String {
        let lines = allCases.map { status in
            "  " + String(status.rawValue).padding(to: 4) + status.meaning
        }
        return "Exit statuses:\n" + lines.joined(separator: "\n")
    }

    init(for error: any Error) {
        self =
            switch error {
            case let error as ProjectError: Self.status(of: error.kind)
            case is ReadingLimitError: .malformedProject
            case let error as BuildError: Self.status(of: error.kind)
            case let error as SnapshotFailure: Self.status(of: error)
            case let error as ProcessError: Self.status(of: error)
            case let error as ReferenceFailure: Self.status(of: error)
            case is VerificationMerge.Mismatch: .nothingRecorded
            case is AuditBaseline.Unreadable: .nothingRecorded
            case is WindowConfigurationError: .unknownWindow
            case is Sandbox.Unavailable: .notConfined
            case is VersionControl.Refusal: .notCommitted
            case is DesktopHostMissing: .notInstalled
            case is FolderFailure: .cannotWrite
            case let error where FolderFailure.isFullDisk(error): .cannotWrite
            default: .internalError
            }
    }

    private static func status(of kind: ProjectError.Kind) -> CommandStatus {
        switch kind {
        case .notAProject: .notAProject
        case .noApplicationTarget: .noApplicationTarget
        case .ambiguousTarget, .unknownTarget: .ambiguousTarget
        case .malformedProject: .malformedProject
        case .missingFile: .missingFile
        case .unsupportedFile: .unsupportedFile
        case .unreachablePackage: .unreachablePackage
        case .noTests: .noTests
        case .unsafeName: .unsafeName
        case .outsideCheckout: .outsideCheckout
        }
    }

    private static func status(of kind: BuildError.Kind) -> CommandStatus {
        switch kind {
        case .runtimeMissing: .notInstalled
        case .otherBuild: .otherBuild
        case .compilation: .compilation
        case .leftOut: .leftOut
        case .cannotWrite: .cannotWrite
        }
    }

    private static func status(of failure: ReferenceFailure) -> CommandStatus {
        switch failure {
        case .nothingRecorded, .unreadable, .anotherApp, .otherFonts, .noReport, .severalReports: .nothingRecorded
        case .noSuchPicture, .changedSince: .noSuchPicture
        case .cannotServe: .usage
        case .cannotWrite: .cannotWrite
        }
    }

    private static func status(of error: ProcessError) -> CommandStatus {
        switch error {
        case .notFound: .notInstalled
        case .cannotStart: .internalError
        }
    }

    /// The status of a window that could not be drawn.
    init(of reason: WindowFailure.Reason) {
        self =
            switch reason {
            case .crashed: .appTrapped
            case .ended: .appQuit
            case .timedOut: .appTimedOut
            case .resizeTooSlow: .appTooSlow
            case .script: .script
            case .noWindow: .noWindow
            case .failed: .cannotWrite
            }
    }

    private static func status(of failure: SnapshotFailure) -> CommandStatus {
        switch failure {
        case .cannotStart, .refused: .internalError
        case .script: .script
        case .crashed: .appTrapped
        case .neverFinished: .appTimedOut
        case .endedEarly: .appQuit
        case .windows(let failures): failures.first.map { CommandStatus(of: $0.reason) } ?? .internalError
        case .cannotWrite: .cannotWrite
        }
    }
}

extension String {
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
