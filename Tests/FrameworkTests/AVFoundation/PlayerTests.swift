@testable import QuinceAVFoundation
import QuinceAVKit
import Testing

@Suite(.serialized) @MainActor struct PlayerTests {
    private func sound(_ seconds: Double, in folder: ScratchFolder) throws -> URL {
        let url = folder.url.appendingPathComponent("sound.wav")
        try SilentSound(seconds: seconds).data.write(to: url)
        return url
    }

    @Test("there is no camera") func camera() {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back).devices.isEmpty)
        let session = AVCaptureSession()
        session.addOutput(AVCaptureMetadataOutput())
        session.startRunning()
        #expect(session.isRunning && session.outputs.count == 1)
    }

    @Test("an asset of an address is one that knows it, and how long it is") func assets() throws {
        let folder = try ScratchFolder()
        let url = try sound(2.5, in: folder)
        let asset = AVAsset(url: url)
        #expect((asset as? AVURLAsset)?.url == url && asset.duration.seconds == 2.5)
        #expect((AVPlayerItem(asset: asset).asset as? AVURLAsset)?.url == url)
    }

    @Test("a file says how long it is; one that is no sound is refused") func files() throws {
        let folder = try ScratchFolder()
        let url = try sound(2.5, in: folder)
        #expect(AVURLAsset(url: url).duration.seconds == 2.5 && AVURLAsset(url: url).tracks(withMediaType: .audio).count == 1)
        #expect(try AVAudioPlayer(contentsOf: url).duration == 2.5)
        #expect(throws: NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)) {
            try AVAudioPlayer(contentsOf: folder.url.appendingPathComponent("none.wav"))
        }
        #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no sound at all".utf8)) }
    }

    @Test("a player's time passes by the session's clock, and ends with a notification") func player() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let folder = try ScratchFolder()
        let player = AVPlayer(url: try sound(2, in: folder))
        var ends = 0
        let times = Times()
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil) { _ in
            MainActor.assumeIsolated { ends += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { time in times.add(time.seconds) }
        player.play()
        try stage.play("wait 1")
        #expect(player.status == .readyToPlay && player.timeControlStatus == .playing)
        #expect(abs(player.currentTime().seconds - 1) < 0.1)
        try stage.play("wait 2")
        #expect(ends == 1 && player.rate == 0 && player.currentTime().seconds == 2)
        #expect(times.all.count >= 3)
        player.removeTimeObserver(observer)
        player.seek(to: .zero)
        #expect(player.currentTime() == .zero)
    }

    private final class Times: @unchecked Sendable {
        var all: [Double] = []
        func add(_ time: Double) { all.append(time) }
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        var ends = 0
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
    }

    @Test("a sound is paused, goes on, loops and ends") func audio() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let folder = try ScratchFolder()
        let (player, listener) = (try AVAudioPlayer(contentsOf: sound(1, in: folder)), Listener())
        player.delegate = listener
        player.numberOfLoops = 1
        player.play()
        try stage.play("wait 0.5")
        player.pause()
        #expect(abs(player.currentTime - 0.5) < 0.1)
        try stage.play("wait 1")
        #expect(abs(player.currentTime - 0.5) < 0.1 && !player.isPlaying)
        player.play()
        try stage.play("wait 1")
        #expect(player.isPlaying && listener.ends == 0)
        try stage.play("wait 1")
        #expect(!player.isPlaying && listener.ends == 1)
    }

    @Test("a film's page names it and has controls; its close button leaves") func controller() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let film = AVPlayerViewController()
        film.player = AVPlayer(url: try #require(URL(string: "https://example.com/films/sea.m3u8")))
        film.modalPresentationStyle = .fullScreen
        root.present(film, animated: true)
        try stage.play("wait 1\ntap \"Play\"\nwait 2.2\npicture film")
        #expect(film.player?.rate == 1 && film.player?.currentItem?.duration.isIndefinite == true)
        try stage.play("tap \"Pause\"\nwait 0.2\ntap \"Close\"\nwait 1")
        #expect(film.player?.rate == 0 && root.presentedViewController == nil)
    }
}
