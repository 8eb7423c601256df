@_exported import ObjectRuntime
@_exported import QuinceCoreAudioTypes

// Sounds of the system. There is no loudspeaker and nothing to shake: sounds are known by their numbers, and playing one ends at once.

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A

/// Gives the sound file a number. A file that is not there has none.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    SystemSounds.shared.add(inFileURL as URL, outSystemSoundID)
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { SystemSounds.shared.remove(inSystemSoundID) }

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) {} }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) {} }

public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

/// The routine is called, on the main queue, whenever the sound has been played.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    SystemSounds.shared.listen(inSystemSoundID, SystemSounds.Routine(call: inCompletionRoutine, data: inClientData))
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    _ = SystemSounds.shared.listen(inSystemSoundID, nil)
}
