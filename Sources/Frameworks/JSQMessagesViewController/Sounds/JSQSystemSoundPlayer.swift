import ObjectRuntime
import UIKit

/// The kinds of sound files.
public let kJSQSystemSoundTypeCAF: String! = "caf"
public let kJSQSystemSoundTypeAIF: String! = "aif"
public let kJSQSystemSoundTypeAIFF: String! = "aiff"
public let kJSQSystemSoundTypeWAV: String! = "wav"

public typealias JSQSystemSoundPlayerCompletionBlock = () -> Void

/// Plays short sounds. Here none is heard: what waits for the end of one is called a turn of the main queue later.
@preconcurrency @MainActor open class JSQSystemSoundPlayer: NSObject {
    open class func shared() -> JSQSystemSoundPlayer! { AppServices.object { JSQSystemSoundPlayer() } }

    private static let settingsKey = "kJSQSystemSoundPlayerUserDefaultsKey"

    /// Whether sounds are to be heard. Kept in the app's defaults. Default true.
    open var on: Bool { UserDefaults.standard.object(forKey: Self.settingsKey) as? Bool ?? true }
    /// The bundle of the sounds. Default the app's.
    open var bundle: Bundle! = .main

    public override init() { super.init() }

    open func toggleSoundPlayer(on: Bool) { UserDefaults.standard.set(on, forKey: Self.settingsKey) }

    open func playSound(withFilename filename: String!, fileExtension: String!) {}
    open func playSound(withFilename filename: String!, fileExtension: String!, completion completionBlock: JSQSystemSoundPlayerCompletionBlock!) {
        answer(completionBlock)
    }
    open func playAlertSound(withFilename filename: String!, fileExtension: String!) {}
    open func playAlertSound(withFilename filename: String!, fileExtension: String!, completion completionBlock: JSQSystemSoundPlayerCompletionBlock!) {
        answer(completionBlock)
    }
    open func playVibrateSound() {}
    open func stopAllSounds() {}
    open func stopSound(withFilename filename: String!) {}
    open func preloadSound(withFilename filename: String!, fileExtension: String!) {}

    private func answer(_ completion: JSQSystemSoundPlayerCompletionBlock?) {
        guard let completion, on else { return }
        DispatchQueue.main.async { completion() }
    }

    // MARK: - The sounds of messages

    open class func jsq_playMessageReceivedSound() {}
    open class func jsq_playMessageReceivedAlert() {}
    open class func jsq_playMessageSentSound() {}
    open class func jsq_playMessageSentAlert() {}
}
