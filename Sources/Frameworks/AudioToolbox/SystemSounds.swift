import ObjectRuntime
import Synchronization

/// The sounds that the app made known.
final class SystemSounds: Sendable {
    static var shared: SystemSounds { AppServices.object { SystemSounds() } }

    struct Routine: @unchecked Sendable {
        let call: AudioServicesSystemSoundCompletionProc
        let data: UnsafeMutableRawPointer?
    }

    private struct State {
        var next: SystemSoundID = 0x1001
        var files: [SystemSoundID: URL] = [:]
        var routines: [SystemSoundID: Routine] = [:]
    }
    private let state = Mutex(State())

    func add(_ file: URL, _ id: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
        guard FileManager.default.fileExists(atPath: file.path) else {
            id.pointee = 0
            return kAudioServicesSystemSoundUnspecifiedError
        }
        id.pointee = state.withLock { state in
            defer { state.next += 1 }
            state.files[state.next] = file
            return state.next
        }
        return kAudioServicesNoError
    }

    func remove(_ id: SystemSoundID) -> OSStatus {
        state.withLock { state in
            state.routines[id] = nil
            return state.files.removeValue(forKey: id) == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
        }
    }

    func listen(_ id: SystemSoundID, _ routine: Routine?) -> OSStatus {
        state.withLock { $0.routines[id] = routine }
        return kAudioServicesNoError
    }

    func play(_ id: SystemSoundID, _ completion: @escaping @Sendable () -> Void) {
        let routine = state.withLock { $0.routines[id] }
        ServiceReply.send(on: .main) {
            routine?.call(id, routine?.data)
            completion()
        }
    }
}
