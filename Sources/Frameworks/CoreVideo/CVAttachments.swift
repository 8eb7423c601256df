import ObjectRuntime

public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate = 0, shouldPropagate }

/// Attaches a value to a buffer; one of the same key before it goes.
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: AnyObject, _ attachmentMode: CVAttachmentMode) {
    buffer.setNote(key as String, CVBuffer.Note(value: value, mode: attachmentMode))
}
public func CVBufferCopyAttachment(_ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?) -> AnyObject? {
    guard let note = buffer.note(key as String) else { return nil }
    attachmentMode?.pointee = note.mode
    return note.value
}
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer.note(key as String) != nil }
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.setNote(key as String, nil) }
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.removeAllNotes() }
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let notes = buffer.allNotes(attachmentMode)
    return notes.isEmpty ? nil : notes.mapValues(\.value) as NSDictionary
}
public func CVBufferSetAttachments(_ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode) {
    for (key, value) in theAttachments {
        guard let key = key as? String else { continue }
        buffer.setNote(key, CVBuffer.Note(value: value as AnyObject, mode: attachmentMode))
    }
}
/// Attaches all that `sourceBuffer` has and hands on.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, note) in sourceBuffer.allNotes(.shouldPropagate) { destinationBuffer.setNote(key, note) }
}
