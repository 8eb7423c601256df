import Synchronization
import UIKit

/// The user's answers when the app asked for camera and microphone: yes.
final class CaptureAnswers: Sendable {
    private let allowed = Mutex<Set<AVMediaType>>([])

    func isAllowed(_ type: AVMediaType) -> Bool { allowed.withLock { $0.contains(type) } }

    func allow(_ type: AVMediaType) {
        UsageDescription.require(type == .audio ? "NSMicrophoneUsageDescription" : "NSCameraUsageDescription")
        allowed.withLock { _ = $0.insert(type) }
    }
}

/// Gives each settings object a number of its own.
final class PhotoNumbers: Sendable {
    private let last = Mutex<Int64>(0)

    func next() -> Int64 {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
