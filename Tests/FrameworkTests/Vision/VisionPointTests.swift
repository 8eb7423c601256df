import CoreGraphics
import QuinceVision
import Testing

@Suite("Points, and requests that find nothing") struct VisionPointTests {
    @Test("points and vectors are reckoned with") func geometry() {
        let (a, b) = (VNPoint(x: 0, y: 0), VNPoint(x: 3, y: 4))
        let way = VNVector(vectorHead: b, tail: a)
        #expect(a.distance(b) == 5 && way.length == 5 && VNVector.unitVector(for: way).x == 0.6)
        #expect(VNPoint.apply(way, to: b) == VNPoint(x: 6, y: 8) && VNVector.dotProduct(of: way, vector: way) == 25)
        #expect(VNVector.vectorBySubtracting(way, from: way) == .zero && VNVector(r: 2, theta: 0).y == 0)
    }

    @Test("results have the request's own type, and there are none") func results() {
        let text = VNRecognizeTextRequest()
        let words: [String] = text.results?.compactMap { $0.topCandidates(1).first?.string } ?? []
        #expect(words.isEmpty && (text as VNRequest).results == nil)
        let hands = VNDetectHumanHandPoseRequest()
        #expect(hands.results?.first?.chirality == nil)
        #expect(VNHumanHandPoseObservation.JointName.indexTip != .thumbTip && VNHumanBodyPoseObservation.JointsGroupName.all != .torso)
        #expect(throws: (any Error).self) { try VNHumanHandPoseObservation().recognizedPoint(.wrist) }
    }
}
