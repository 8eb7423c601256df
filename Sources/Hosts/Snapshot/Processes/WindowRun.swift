import Foundation
import ObjectRuntime

/// One window of a request, from the start of its first process to the end of its last.
@MainActor final class WindowRun {
    let index: Int
    let window: String
    let container: URL
    let start: ContinuousClock.Instant = .now
    /// When the window's processes have had their time.
    var deadline: ContinuousClock.Instant
    private(set) var pictures: [SnapshotResult.Window] = []
    private(set) var failure: WindowFailure.Reason?
    /// The places that the app came to of which something was left out.
    private(set) var leftOut: [LeftOutPlace] = []
    /// The warnings about the app, with how many pictures there were before.
    private(set) var warnings: [(warning: RuntimeWarning, pictures: Int)] = []
    /// Why the app refuses the window.
    private(set) var refusal: String?
    private(set) var milliseconds: Double?
    /// The point at which the script goes on in another process.
    private(set) var resumption: WindowTask.Resumption?
    var held = HeldOutput()
    private(set) var lastWords = LastWords()
    /// The lines that it printed, to standard output and error.
    private(set) var printed = PrintedLines()

    private(set) var process: pid_t?
    private var pipes: WindowPipes?
    /// When a process that was asked where it hangs is ended for good.
    private(set) var killTime: ContinuousClock.Instant?
    private var partialLine: [UInt8] = []
    private var isDone = false
    private var ended: Set<Int32> = []

    init(index: Int, window: String, container: URL, seconds: Double) {
        self.index = index
        self.window = window
        self.container = container
        deadline = start + .seconds(seconds)
    }

    var isFinished: Bool { milliseconds != nil }

    /// The failure with what the app wrote last, and what it had come to that is left out.
    var told: WindowFailure? {
        failure.map { reason in
            let places: [String] = leftOut.map { "\($0.needs) at \($0.file):\($0.line)" }
            return WindowFailure(window: window, reason: reason, lastWords: lastWords.lines, leftOut: places.isEmpty ? nil : places)
        }
    }

    func began(_ process: pid_t, _ pipes: WindowPipes) {
        (self.process, self.pipes) = (process, pipes)
        (isDone, resumption, partialLine, ended, killTime) = (false, nil, [], [], nil)
    }

    /// The window's time is over: its process is asked where its main thread is, and has some time to say so.
    func askWhereItHangs(within seconds: Double) {
        guard let process else { return }
        killTime = .now + .seconds(seconds)
        ProcessCalls.abortMainThread(of: process)
    }

    func finish(_ reason: WindowFailure.Reason? = nil) {
        failure = failure ?? reason
        milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// The descriptors to wait for; those of output not while too much of it is held.
    var descriptors: [Int32] {
        guard let pipes else { return [] }
        return pipes.reading.enumerated().filter { ($0.offset == 2 || !held.isFull) && !ended.contains($0.element) }.map(\.element)
    }

    /// The ends of its pipes that this process has open.
    var openDescriptors: [Int32] { pipes?.reading ?? [] }

    /// Whether the process closed its messages: it is about to end.
    var isEnding: Bool { pipes.map { ended.contains($0.reading[2]) } ?? false }

    /// Takes what came through one of the descriptors. False where there was nothing.
    @discardableResult
    func read(_ descriptor: Int32) -> Bool {
        guard let stream: Int = pipes?.reading.firstIndex(of: descriptor) else { return false }
        guard let bytes: [UInt8] = WindowPipes.read(descriptor) else {
            ended.insert(descriptor)
            return false
        }
        guard !bytes.isEmpty else { return false }
        if stream == 2 {
            take(bytes)
        } else {
            held.append(HeldOutput.withoutMarkers(bytes[...]), of: Int32(stream + 1))
            printed.append(bytes, of: Int32(stream + 1))
            if stream == 1 { lastWords.append(bytes) }
        }
        return true
    }

    private func take(_ bytes: [UInt8]) {
        partialLine += bytes
        guard let last: Int = partialLine.lastIndex(of: UInt8(ascii: "\n")) else { return }
        for line in partialLine[..<last].split(separator: UInt8(ascii: "\n")) {
            switch WindowMessage(line: line) {
            case .picture(let picture): pictures.append(picture)
            case .leftOut(let place): leftOut.append(place)
            case .warning(let warning): warnings.append((warning, pictures.count))
            case .refused(let reason): refusal = reason
            case .failed(let reason): failure = failure ?? reason
            case .relaunch(let resumption): self.resumption = resumption
            case .done: isDone = true
            case nil: break
            }
        }
        partialLine.removeSubrange(...last)
    }

    /// The process has ended: `status` as `waitpid` gives it, `cause` where it was made to.
    func ended(status: Int32, after cause: WindowFailure.Reason? = nil) {
        drain()
        printed.end()
        pipes?.close()
        (pipes, process) = (nil, nil)
        failure = failure ?? cause
        if isDone || failure != nil || resumption != nil { return }
        let signal: Int32 = status & 0x7F
        failure = signal != 0 ? .crashed(signal: signal) : .ended(status: status >> 8 & 0xFF)
    }

    /// Reads what was written before the end and is still in the pipes; what a process left behind goes on writing is not waited for.
    private func drain() {
        for descriptor in pipes?.reading ?? [] {
            var reads = 0
            while !ended.contains(descriptor), read(descriptor), reads < 64 { reads += 1 }
        }
    }
}
