import UIKit

/// Nodes and their connections. It runs, and players on it play by the session's clock; nothing sounds and the microphone is silent.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    open private(set) var isRunning = false
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isAutoShutdownEnabled = false
    private var connections: [AVAudioNode: AVAudioNode] = [:]
    private var begin = 0.0

    public override init() { super.init() }

    open private(set) lazy var inputNode: AVAudioInputNode = own(AVAudioInputNode())
    open private(set) lazy var outputNode: AVAudioOutputNode = own(AVAudioOutputNode())
    /// Made, and connected to the output, when it is first asked for.
    open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
        let mixer = own(AVAudioMixerNode())
        connections[mixer] = outputNode
        return mixer
    }()

    private func own<Node: AVAudioNode>(_ node: Node) -> Node {
        node.engine = self
        attachedNodes.insert(node)
        return node
    }

    open func attach(_ node: AVAudioNode) {
        precondition(node.engine == nil || node.engine === self, "required condition is false: !nodeimpl->HasEngineImpl()")
        _ = own(node)
    }

    open func detach(_ node: AVAudioNode) {
        disconnectNodeOutput(node)
        disconnectNodeInput(node)
        attachedNodes.remove(node)
        node.engine = nil
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: 0, format: format)
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {
        precondition(node1.engine === self && node2.engine === self, "required condition is false: _engine != nil")
        connections[node1] = node2
        node1.connect(format, bus: bus1)
        (node2 as? AVAudioMixerNode)?.inputs += 1
    }

    open func disconnectNodeInput(_ node: AVAudioNode) { connections = connections.filter { $0.value !== node } }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeInput(node) }
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections[node] = nil }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeOutput(node) }

    open func prepare() {}

    /// Starts it. An engine of which nobody has asked for an input, an output or a mixer ends the program, as Apple's does.
    open func start() throws {
        precondition(!attachedNodes.isEmpty, "required condition is false: inputNode != nullptr || outputNode != nullptr")
        guard !isRunning else { return }
        isRunning = true
        begin = CACurrentMediaTime()
    }

    open func pause() { isRunning = false }

    open func stop() {
        isRunning = false
        for case let player as AVAudioPlayerNode in attachedNodes { player.stop() }
    }

    open func reset() { attachedNodes.forEach { $0.reset() } }

    /// The present moment, in frames since it was started.
    var now: AVAudioTime {
        let time: Double = CACurrentMediaTime()
        return AVAudioTime(
            hostTime: AVAudioTime.hostTime(forSeconds: time), sampleTime: AVAudioFramePosition((time - begin) * AVAudioNode.device.sampleRate),
            atRate: AVAudioNode.device.sampleRate)
    }
}

extension Notification.Name {
    public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}
