import Foundation

/// Why something in a folder could not be made, read or removed.
package struct FolderFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        /// The error number that the system gave.
        case system(Int32)
        /// A link stands where a folder or file of Quince's is to be.
        case link
        /// Something else than a folder stands where a folder is to be, or a folder where a file is to be.
        case inTheWay
        /// The folder belongs to another user.
        case foreignOwner
        /// No path below the folder, and why not.
        case path(String)
        /// A file to read lies, once links are followed, at this place outside of the folders that may be read.
        case outside(String)
        /// Neither a file nor a folder: a device, a pipe.
        case notAFile
    }

    package var path: String
    package var reason: Reason

    package init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The failure that `errno` tells of.
    init(errnoAt path: String) { self.init(path, .system(errno)) }

    /// Whether the disk, or the user's share of it, is full.
    package var isFullDisk: Bool { reason == .system(ENOSPC) || reason == .system(EDQUOT) }

    /// Whether an error of any kind says that the disk is full.
    package static func isFullDisk(_ error: any Error) -> Bool {
        if let failure = error as? FolderFailure { return failure.isFullDisk }
        let error = error as NSError
        if error.domain == NSCocoaErrorDomain && error.code == CocoaError.fileWriteOutOfSpace.rawValue { return true }
        if error.domain == NSPOSIXErrorDomain && [ENOSPC, EDQUOT].contains(Int32(error.code)) { return true }
        return (error.userInfo[NSUnderlyingErrorKey] as? any Error).map(isFullDisk) ?? false
    }

    package var description: String {
        switch reason {
        case .system(ENOSPC): "The disk is full: \(path) cannot be written."
        case .system(EDQUOT): "The user's share of the disk is used up: \(path) cannot be written."
        case .system(let code): "\(path): \(String(cString: strerror(code)))."
        case .link: "\(path) is a link, which Quince does not follow where it writes."
        case .inTheWay: "\(path) is in the way: it was not made by Quince."
        case .foreignOwner: "\(path) belongs to another user."
        case .path(let problem): "\(FileName.quoted(path)) cannot be a path in a folder of Quince's: it \(problem)."
        case .outside(let place):
            place == path ? "\(path) lies outside of the project's checkout." : "\(path) leads to \(place), outside of the project's checkout."
        case .notAFile: "\(path) is neither a file nor a folder."
        }
    }
}
