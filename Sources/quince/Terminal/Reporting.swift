import AppBuilder
import ArgumentParser
import FolderAccess
import Foundation
import ProcessControl
import InputLimits
import XcodeProject

/// A failure already told to the user; only the exit status remains.
struct ReportedFailure: Error {
    var status: CommandStatus
}

/// How a command tells what it did: words for people, or one JSON object for programs.
struct Reporting: ParsableArguments {
    @Flag(help: "Print the result, or the error, as one JSON object on standard output.")
    var json = false

    /// Runs a command's work and reports what it throws.
    func run(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as ReportedFailure {
            throw failure
        } catch {
            throw report(error)
        }
    }

    /// Tells the user about an error that ends nothing.
    static func announce(_ error: any Error) {
        var reporting = Reporting()
        reporting.json = false
        _ = reporting.report(error)
    }

    /// Tells the user about an error and returns the failure that carries its exit status.
    func report(_ error: any Error, message: String? = nil) -> ReportedFailure {
        TerminationSignals.waitIfEnding()
        let status = CommandStatus(for: error)
        let known: (message: String, advice: String?) =
            switch error {
            case let error as ProjectError: (error.message, error.advice)
            case let error as BuildError: (error.message, error.advice)
            case let error as ReadingLimitError: (error.message, error.advice)
            case _ where FolderFailure.isFullDisk(error): ("The disk is full: \(error.localizedDescription)", nil)
            default: (String(describing: error), nil)
            }
        let advice: String? = known.advice
        let text: String = message ?? known.message
        if json {
            let value = Failure(status: status.rawValue, error: "\(status)", message: text, advice: advice)
            try? printJSON(value)
        } else {
            // The compiler's lines stay as editors know them; what they come to stands last.
            if status == .compilation, let end = text.lastIndex(of: "\n"), text.hasPrefix("/") {
                Terminal.say(String(text[..<end]))
                Terminal.error(String(text[text.index(after: end)...]))
            } else {
                Terminal.error(text)
            }
            if let advice { Terminal.say(advice) }
        }
        return ReportedFailure(status: status)
    }

    private struct Failure: Encodable {
        var status: Int32
        var error: String
        var message: String
        var advice: String?
    }

    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}

extension BuildProgress {
    /// Shows a step of a build.
    func show() {
        switch self {
        case .phase(let title): Terminal.progress("\(title)...")
        case .step(let number, let count, let title): Terminal.progress("[\(number)/\(count)] \(title)")
        }
    }
}
