import DeviceLink
import Foundation
import LiveHosting
import TestSupport
import Testing

@Suite struct PageMessageTests {
    private func message(_ json: String) -> PageMessage? { PageMessage(json: Data(json.utf8)) }

    @Test func whatAVisitorDoesIsUnderstood() {
        #expect(message(#"{"touch":{"finger":2,"phase":"began","x":1.5,"y":-3}}"#) == .event(.touch(finger: 2, phase: .began, x: 1.5, y: -3)))
        #expect(message(#"{"key":{"characters":"a","modifiers":131072,"isDown":true}}"#) == .event(.key(characters: "a", modifiers: 1 << 17, isDown: true)))
        #expect(message(#"{"turn":{}}"#) == .event(.turn))
        #expect(message(#"{"home":{}}"#) == .event(.home))
        #expect(message(#"{"arrange":{"_0":"split-half"}}"#) == .event(.arrange("split-half")))
        #expect(message(#"{"traits":{"_0":["dark","text-xl"]}}"#) == .event(.traits(["dark", "text-xl"])))
        #expect(message(#"{"drawn":{}}"#) == .drawn)
    }

    @Test func thePagesControlsChangeTheWindowsTraits() {
        func traits(_ json: String, _ present: [String]) -> [String]? {
            guard case .control(let control)? = message(json) else { return nil }
            return control.traits(from: present)
        }
        #expect(traits(#"{"style":{}}"#, ["text-xl"]) == ["dark", "text-xl"])
        #expect(traits(#"{"textSize":{"_0":-1}}"#, ["dark"]) == ["dark", "text-m"])
        #expect(traits(#"{"textSize":{"_0":9223372036854775807}}"#, []) == nil)
        #expect(traits(#"{"choice":{"prefix":"zone-","name":"zone-UTC"}}"#, ["zone-Asia-Tokyo"]) == ["zone-UTC"])
        #expect(traits(#"{"choice":{"prefix":"none-","name":"zone-UTC"}}"#, []) == nil)
    }

    @Test(arguments: [
        "", "{}", "[]", "7", "null", #"{"quit":{}}"#, #"{"shown":{"_0":9}}"#, #"{"touch":{"finger":1,"phase":"began","x":1e300,"y":0}}"#,
        #"{"touch":{"finger":1,"phase":"hovered","x":1,"y":0}}"#, #"{"arrange":{"_0":7}}"#,
    ])
    func whatIsNoVisitorsToSayIsNotTaken(json: String) { #expect(message(json) == nil) }

    @Test func longTextsAreNotTaken() {
        let long = String(repeating: "a", count: 100)
        #expect(message(#"{"key":{"characters":"\#(long)","modifiers":0,"isDown":true}}"#) == nil)
        #expect(message(#"{"arrange":{"_0":"\#(long)"}}"#) == nil)
        #expect(message(#"{"traits":{"_0":["\#(long)"]}}"#) == nil)
    }

    @Test func changedMessagesDoNoHarm() {
        var random = SeededGenerator(5)
        let sound = Array(#"{"touch":{"finger":2,"phase":"moved","x":100.5,"y":20}}"#.utf8)
        for _ in 0..<2000 {
            var bytes = sound
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            if case .event(.touch(_, _, let x, let y)) = PageMessage(json: Data(bytes)) { #expect(x.isFinite && y.isFinite) }
        }
    }

    @Test func aFramesHeaderSaysWhereThePartBelongs() {
        let frame = PageFrame(part: PixelRectangle(x: 1, y: 258, width: 3, height: 4), width: 100, height: 200, scale: 2)
        #expect(frame.header.count == 32)
        #expect(Array(frame.header[0..<8]) == [1, 0, 0, 0, 2, 1, 0, 0])
        #expect(Array(frame.header[24..<32]) == [0, 0, 0, 0, 0, 0, 0, 0x40])
    }
}
