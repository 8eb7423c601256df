import Foundation
import FoundationNetworking
import Testing
@testable import QuinceFirebase

@Suite("Firebase's files") @MainActor
struct StorageTests {
    private let stage = FirebaseStage()

    private func code(_ body: () async throws -> Void) async -> StorageErrorCode? {
        do { try await body() } catch { return error as? StorageErrorCode }
        return nil
    }

    @Test("A file is stored, loaded by its address, and found after a relaunch")
    func files() async throws {
        let place = stage.storage().reference().child("images").child("me.jpg")
        let metadata = StorageMetadata()
        metadata.customMetadata = ["by": "ada"]
        let stored = try await place.putDataAsync(Data([1, 2, 3]), metadata: metadata)
        #expect(stored.size == 3 && stored.contentType == "image/jpeg" && stored.path == "images/me.jpg" && stored.name == "me.jpg" && stored.isFile)
        #expect(stored.customMetadata == ["by": "ada"] && stored.bucket == "test.appspot.com" && stored.timeCreated != nil)
        let url = try await place.downloadURL()
        #expect(url.isFileURL && url.pathExtension == "jpg")
        #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
        let later = stage.storage()
        #expect(try await later.reference(withPath: "/images/me.jpg").data(maxSize: 3) == Data([1, 2, 3]))
        let same = URL(string: url.absoluteString)
        #expect(try later.reference(for: #require(same)).fullPath == "images/me.jpg")
        #expect(later.reference(forURL: url.absoluteString).fullPath == "images/me.jpg")
        try await place.delete()
        #expect(await code { _ = try await place.downloadURL() } == .objectNotFound)
    }

    @Test("What cannot be loaded, listed or stored fails with Firebase's codes")
    func failures() async throws {
        let storage = stage.storage()
        let place = storage.reference(withPath: "a.txt")
        #expect(await code { _ = try await place.data(maxSize: 10) } == .objectNotFound)
        #expect(await code { try await place.delete() } == .objectNotFound)
        #expect(await code { _ = try await place.getMetadata() } == .objectNotFound)
        _ = try await place.putDataAsync(Data(repeating: 0, count: 11))
        #expect(await code { _ = try await place.data(maxSize: 10) } == .downloadSizeExceeded)
        #expect(await code { _ = try await place.putFileAsync(from: URL(fileURLWithPath: "/nowhere/at/all")) } == .unknown)
        #expect(await code { _ = try await place.list(maxResults: 0) } == .invalidArgument)
        #expect(await code { _ = try storage.reference(for: URL(string: "gs://other/a")!) } == .bucketMismatch)
        do { _ = try await storage.reference(withPath: "n").data(maxSize: 1) } catch {
            #expect(
                (error as NSError).code == -13010 && (error as NSError).domain == StorageErrorDomain && error.localizedDescription == "Object n does not exist."
            )
            guard case .objectNotFound("n", _)? = error as? StorageError else { return #expect(Bool(false)) }
        }
    }

    @Test("References name their places")
    func references() throws {
        let storage = stage.storage()
        let place = storage.reference().child("/a//b/").child("c d.png")
        #expect(place.fullPath == "a/b/c d.png" && place.name == "c d.png" && place.parent()?.fullPath == "a/b" && place.root().parent() == nil)
        #expect("\(place)" == "gs://test.appspot.com/a/b/c d.png" && storage.reference(forURL: "\(place)") == place)
        #expect(
            storage.reference(forURL: "https://firebasestorage.googleapis.com/v0/b/test.appspot.com/o/a%2Fb%2Fc%20d.png?alt=media").fullPath == place.fullPath)
    }

    @Test("Lists tell files and places, page by page")
    func lists() async throws {
        let root = stage.storage().reference()
        for path in ["a/1", "a/2", "a/b/3", "a/c/d/4", "ab/5", "6"] { _ = try await root.child(path).putDataAsync(Data()) }
        let all = try await root.child("a").listAll()
        #expect(all.items.map(\.fullPath) == ["a/1", "a/2"] && all.prefixes.map(\.fullPath) == ["a/b", "a/c"] && all.pageToken == nil)
        let first = try await root.child("a").list(maxResults: 3)
        #expect(first.prefixes.count == 2 && first.items.map(\.name) == ["1"])
        let second = try await root.child("a").list(maxResults: 3, pageToken: #require(first.pageToken))
        #expect(second.prefixes.isEmpty && second.items.map(\.name) == ["2"] && second.pageToken == nil)
        #expect(try await root.listAll().prefixes.map(\.name) == ["a", "ab"])
    }

    @Test("An upload's observers hear how far it is, then of its end; one that is held goes on when it is let")
    func progress() async throws {
        let place = stage.storage().reference(withPath: "p")
        let reports = Reports<String>()
        let task = place.putData(Data([1, 2])) { metadata, error in reports.add("done \(metadata?.size ?? -1)") }
        for status in [StorageTaskStatus.resume, .progress, .pause, .success, .failure] {
            task.observe(status) { reports.add("\(status) \($0.progress?.completedUnitCount ?? -1)") }
        }
        task.pause()
        await turns()
        #expect(reports.all == ["pause 0"])
        task.resume()
        await reports.wait(for: 6)
        #expect(reports.all == ["pause 0", "resume 0", "progress 0", "progress 2", "success 2", "done 2"])
        let given = place.putData(Data([1])) { _, error in reports.add("\((error as NSError?)?.code ?? 0)") }
        given.pause()
        given.cancel()
        await reports.wait(for: 7)
        #expect(reports.all.last == "-13040" && given.snapshot.status == .failure)
    }

    @Test("What is known of a file is changed without the file")
    func metadata() async throws {
        let place = stage.storage().reference(withPath: "m.txt")
        _ = try await place.putDataAsync(Data([1]))
        let change = StorageMetadata()
        change.contentType = "text/markdown"
        change.customMetadata = ["x": "y"]
        try await place.updateMetadata(change)
        let known = try await place.getMetadata()
        #expect(known.contentType == "text/markdown" && known.customMetadata == ["x": "y"] && known.size == 1 && known.metageneration == 2)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("copy.txt")
        #expect(try await place.writeAsync(toFile: file) == file)
        #expect(try Data(contentsOf: file) == Data([1]))
        try FileManager.default.removeItem(at: folder)
    }

    @Test("Any session loads a stored file by its address, as from a server")
    func loading() async throws {
        StorageDownloads.register()
        let place = Storage(app: stage.app, bucket: "b", folder: FirebaseFolder(url: stage.folder.appendingPathComponent("Firebase/b"))).reference()
        let stored = place.child("pictures/me.png")
        _ = try await stored.putDataAsync(Data([1, 2]))
        let url = try await stored.downloadURL()
        for session in [URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral)] {
            let (data, response) = try await session.data(from: url)
            #expect(data == Data([1, 2]) && (response as? HTTPURLResponse)?.statusCode == 200 && response.mimeType == "image/png")
        }
        try await stored.delete()
        #expect((try await URLSession.shared.data(from: url).1 as? HTTPURLResponse)?.statusCode == 404)
    }
}
