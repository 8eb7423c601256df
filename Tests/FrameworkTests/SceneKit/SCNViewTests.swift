import QuinceSceneKit
import Testing

@testable import UIKit

@Suite("SceneKit's view") @MainActor struct SCNViewTests {
    @Test("A snapshot shows the view's background, and nothing of a view without a size") func snapshot() throws {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        view.scene = SCNScene()
        let picture: UIImage = view.snapshot()
        #expect(picture.size == CGSize(width: 20, height: 10))
        let bytes = try #require(picture.cgImage?.bitmap).pixels.assumingMemoryBound(to: UInt8.self)
        #expect([bytes[2], bytes[1], bytes[0], bytes[3]] == [255, 0, 0, 255])
        #expect(SCNView(frame: .zero).snapshot().size == .zero)
    }
}
