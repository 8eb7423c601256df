import AppSession
import CoreGraphics
import Foundation
import HeadlessHost
import TestSupport
import Testing

@testable import UIKit

/// Recorded pictures of our own, `Tests/Fixtures/Goldens/SUBJECT/NAME.png`, compared by the hash of their pixels.
///
/// `QUINCE_UPDATE_GOLDENS=all`, or a subject's name, records them; they are looked at before they are committed.
@MainActor @Suite(.serialized) struct GoldenTests {
    private static let update: String? = ProcessInfo.processInfo.environment["QUINCE_UPDATE_GOLDENS"]
    /// Where what differs is put, to be looked at.
    private static let differences: URL = FileManager.default.temporaryDirectory.appendingPathComponent("quince-goldens")

    @Test("look as recorded", arguments: GoldenSubject.allCases)
    func looks(subject: GoldenSubject) throws {
        let folder: URL = Repository.fixture("Goldens/\(subject.rawValue)")
        let isUpdating: Bool = Self.update == "all" || Self.update == subject.rawValue
        var expected: Set<String> = []
        for golden in subject.goldens {
            for look in golden.looks {
                let name: String = golden.fileName(look)
                #expect(expected.insert(name).inserted, "two pictures are called \(name)")
                let bitmap: Bitmap = try #require(golden.draw(look))
                let file: URL = folder.appendingPathComponent(name)
                if isUpdating { try record(bitmap, file) } else { compare(bitmap, file, "\(subject.rawValue)/\(name)") }
            }
        }
        let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".png") }
        let orphans: [String] = files.filter { !expected.contains($0) }.sorted()
        if isUpdating {
            for name in orphans { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        } else {
            #expect(orphans.isEmpty, "nothing draws these any more")
        }
    }

    @Test("there are 200 at least, of every subject, in less than 3 MB") func number() throws {
        let folder: URL = Repository.fixture("Goldens")
        let files: [URL] = try GoldenSubject.allCases.flatMap { subject in
            try FileManager.default.contentsOfDirectory(at: folder.appendingPathComponent(subject.rawValue), includingPropertiesForKeys: [.fileSizeKey])
        }
        #expect(files.count >= 200)
        #expect(try files.reduce(0) { $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) } < 3 << 20)
    }

    private func record(_ bitmap: Bitmap, _ file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if PictureFile.hash(of: file) != PixelHash(bitmap).description { try picture(bitmap).write(to: file) }
    }

    private func picture(_ bitmap: Bitmap) -> Picture {
        Picture(
            copying: FrameBuffer(
                pixels: UnsafeMutableRawPointer(mutating: bitmap.pixels), width: bitmap.width, height: bitmap.height, stride: bitmap.bytesPerRow))
    }

    private func compare(_ bitmap: Bitmap, _ file: URL, _ name: String) {
        if PictureFile.hash(of: file) == PixelHash(bitmap).description { return }
        let actual: URL = Self.differences.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: actual.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? picture(bitmap).write(to: actual)
        let difference: URL = actual.deletingPathExtension().appendingPathExtension("difference.png")
        let frame = FrameBuffer(
            pixels: UnsafeMutableRawPointer(mutating: bitmap.pixels), width: bitmap.width, height: bitmap.height, stride: bitmap.bytesPerRow)
        let comparison = PictureComparison.compare(frame, hash: PixelHash(bitmap), withPictureAt: file, difference: difference)
        Issue.record("\(name) is \(comparison); the picture drawn and the difference are in \(actual.deletingLastPathComponent().path)")
    }
}
