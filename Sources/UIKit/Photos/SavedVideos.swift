/// Whether a film can be added to the device's photos: a file of QuickTime's or MPEG-4.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { PhotoLibrary.isVideo(videoPath) }

/// Adds a film to the device's photos. Pickers here show pictures alone.
///
/// - Parameters:
///   - completionTarget: told when it is done, by a method such as `video(_:didFinishSavingWithError:contextInfo:)`; nil for nobody.
///   - contextInfo: passed on to that method.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    var problem: (any Error)?
    do { try PhotoLibrary.shared.saveVideo(at: videoPath) } catch { problem = error }
    guard let target = completionTarget as AnyObject?, completionTarget != nil, let completionSelector else { return }
    DeferredWork.shared.schedule(after: 0) {
        ActionMessage.send(completionSelector, to: target, arguments: [videoPath, problem, contextInfo])
    }
}
