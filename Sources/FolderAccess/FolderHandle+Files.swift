import Foundation

extension FolderHandle {
    /// The contents of the file at `relative`; nil where there is none, or something else, or a link.
    package func contents(of relative: String) -> Data? {
        guard let (folder, name) = try? parent(of: relative, creating: false) else { return nil }
        return try? folder.open(name, O_RDONLY).contents()
    }

    /// Writes the file at `relative`, which is there whole or as it was before; the folders on the way are made.
    package func write(_ data: Data, to relative: String) throws {
        let (folder, name) = try parent(of: relative, creating: true)
        try folder.replace(name, mode: 0o666) { try $0.append(data) }
    }

    /// Writes the file only where nothing of its name is.
    package func writeNew(_ data: Data, to name: String) throws {
        guard kind(of: name) == nil else { return }
        try open(name, O_WRONLY | O_CREAT | O_EXCL).append(data)
    }

    /// Copies an open file to `relative`, with its permission to be executed.
    package func copy(_ source: OpenFile, to relative: String) throws {
        guard source.isRegular else { throw FolderFailure(source.path, .notAFile) }
        let (folder, name) = try parent(of: relative, creating: true)
        let mode: mode_t = try source.status.st_mode & 0o111 == 0 ? 0o666 : 0o777
        try folder.replace(name, mode: mode) { try $0.append(contentsOf: source) }
    }

    /// Puts a link to `target` at `relative`.
    package func link(to target: String, at relative: String) throws {
        let (folder, name) = try parent(of: relative, creating: true)
        let place = folder.staging ?? folder
        let partial = Self.partialName()
        guard symlinkat(target, place.descriptor, partial) == 0 else { throw FolderFailure(errnoAt: "\(folder.path)/\(name)") }
        try folder.moveIn(partial, from: place, as: name)
    }

    /// The target of the link at `relative`; nil when there is none.
    package func linkTarget(at relative: String) -> String? {
        guard let (folder, name) = try? parent(of: relative, creating: false) else { return nil }
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = buffer.withUnsafeMutableBytes {
            readlinkat(folder.descriptor, name, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count >= 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    /// Size and time of the last change of the file at `relative`; nil when there is no file.
    package func stamp(of relative: String) -> (size: Int, modified: Double)? {
        guard let (folder, name) = try? parent(of: relative, creating: false), let status = folder.status(of: name),
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return (Int(status.st_size), Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
    }

    /// Moves `name` into `folder`, where it takes the place of a file or link of the name `newName`.
    package func move(_ name: String, into folder: FolderHandle, as newName: String? = nil) throws {
        try Self.check(name)
        try Self.check(newName ?? name)
        guard renameat(descriptor, name, folder.descriptor, newName ?? name) == 0 else {
            throw FolderFailure(folder.path + "/" + (newName ?? name), errno == EISDIR || errno == ENOTEMPTY || errno == EEXIST ? .inTheWay : .system(errno))
        }
    }

    private func replace(_ name: String, mode: mode_t, _ fill: (OpenFile) throws -> Void) throws {
        let place = staging ?? self
        let partial = Self.partialName()
        do {
            try fill(place.open(partial, O_WRONLY | O_CREAT | O_EXCL, mode: mode))
        } catch let failure as FolderFailure {
            unlinkat(place.descriptor, partial, 0)
            // The place that the user knows, not the one it is made in.
            throw FolderFailure(failure.path == "\(place.path)/\(partial)" ? "\(path)/\(name)" : failure.path, failure.reason)
        }
        try moveIn(partial, from: place, as: name)
    }

    private func moveIn(_ partial: String, from place: FolderHandle, as name: String) throws {
        do {
            try place.move(partial, into: self, as: name)
        } catch {
            unlinkat(place.descriptor, partial, 0)
            throw error
        }
    }

    /// Whether `name` is one that a file has until it is whole.
    package static func isPartial(_ name: String) -> Bool { name.hasPrefix(".partial-") }

    private static func partialName() -> String { ".partial-" + String(UInt64.random(in: .min ... .max), radix: 36) }

    // MARK: Removing

    /// Removes the file, link or whole folder at `relative`. Returns whether there was one.
    @discardableResult
    package func remove(_ relative: String) throws -> Bool {
        guard let (folder, name) = try existingParent(of: relative) else { return false }
        return try folder.removeChild(name)
    }

    /// Removes the file or link at `relative`, then the folders on the way to it that are empty now. A folder is left as it is.
    package func removeFile(_ relative: String) throws {
        guard let (folder, name) = try existingParent(of: relative) else { return }
        switch folder.kind(of: name) {
        case nil, .folder: break
        default: guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else { throw FolderFailure(errnoAt: "\(folder.path)/\(name)") }
        }
        var rest = relative[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            guard let (folder, name) = try existingParent(of: String(rest)), unlinkat(folder.descriptor, name, Int32(AT_REMOVEDIR)) == 0 else { return }
        }
    }

    /// Removes everything in the folder.
    package func removeAll() throws { for name in try names() { _ = try removeChild(name) } }

    /// Nil where a folder on the way is not there, or is none.
    private func existingParent(of relative: String) throws -> (FolderHandle, String)? {
        do {
            return try parent(of: relative, creating: false)
        } catch let failure as FolderFailure where failure.reason == .system(ENOENT) || failure.reason == .link || failure.reason == .inTheWay {
            return nil
        }
    }

    private func removeChild(_ name: String) throws -> Bool {
        if unlinkat(descriptor, name, 0) == 0 { return true }
        if errno == ENOENT { return false }
        guard errno == EISDIR || errno == EPERM, kind(of: name) == .folder else { throw FolderFailure(errnoAt: "\(path)/\(name)") }
        let folder = try folder(name)
        // Caches of modules may be read-only.
        fchmod(folder.descriptor, 0o700)
        try folder.removeAll()
        guard unlinkat(descriptor, name, Int32(AT_REMOVEDIR)) == 0 else { throw FolderFailure(errnoAt: "\(path)/\(name)") }
        return true
    }
}
