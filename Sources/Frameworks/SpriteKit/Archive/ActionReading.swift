/// Makes actions of what files say: moves, scales, fades, pictures, waits, and what is made of them. Others are left out.
@MainActor enum ActionReading {
    static func actions(_ archive: NodeCoder, forKey key: String) -> [SKAction] {
        archive.array(forKey: key).compactMap { ($0 as? [String: Any]).flatMap { action($0, archive.archive) } }
    }

    /// The action of a name in one of the app's files of actions.
    static func action(named name: String) -> SKAction? {
        for file in SceneArchive.files {
            guard let archive = SceneArchive(contentsOf: file), let values = archive.namedActions[name] as? [String: Any] else { continue }
            if let found = action(values, archive) { return found }
        }
        return nil
    }

    static func action(_ values: [String: Any], _ archive: SceneArchive, depth: Int = 0) -> SKAction? {
        guard depth < 50, let kind = archive.className(values) else { return nil }
        let coder = NodeCoder(archive: archive, values: values)
        guard let made = make(kind, coder, depth) else { return nil }
        if let mode = coder.number(forKey: "_timingMode") { made.timingMode = SKActionTimingMode(rawValue: Int(mode)) ?? .linear }
        return made
    }

    private static func make(_ kind: String, _ coder: NodeCoder, _ depth: Int) -> SKAction? {
        func parts() -> [SKAction] {
            coder.array(forKey: "_actions").compactMap { ($0 as? [String: Any]).flatMap { action($0, coder.archive, depth: depth + 1) } }
        }
        switch kind {
        case "SKSequence": return .sequence(parts())
        case "SKGroup": return .group(parts())
        case "SKRepeat":
            guard let values = coder.value(forKey: "_repeatedAction") as? [String: Any], let inner = action(values, coder.archive, depth: depth + 1) else {
                return nil
            }
            let isForever = coder.bool(forKey: "_forever") ?? false
            return isForever ? .repeatForever(inner) : .repeat(inner, count: Int(coder.number(forKey: "_timesToRepeat") ?? 1))
        case "SKRemove": return .removeFromParent()
        default: return span(kind, coder, TimeInterval(coder.number(forKey: "_duration") ?? 0))
        }
    }

    private static func span(_ kind: String, _ coder: NodeCoder, _ seconds: TimeInterval) -> SKAction? {
        func number(_ key: String) -> CGFloat { coder.number(forKey: key) ?? 0 }
        func used(_ key: String, _ value: String) -> CGFloat? { coder.bool(forKey: key) == false ? nil : number(value) }
        let isRelative = coder.bool(forKey: "_isRelative") ?? false
        switch kind {
        case "SKWait": return .wait(forDuration: seconds)
        case "SKMove":
            let x = used("_useX", "_posTarget.x"), y = used("_useY", "_posTarget.y")
            return isRelative ? .moveBy(x: x ?? 0, y: y ?? 0, duration: seconds) : .span(.moveTo(x: x, y: y), seconds)
        case "SKScale":
            let x = used("_useX", "_scaleTargetX"), y = used("_useY", "_scaleTargetY")
            return isRelative ? .scaleX(by: x ?? 1, y: y ?? 1, duration: seconds) : .span(.scaleTo(x: x, y: y), seconds)
        case "SKFade":
            return isRelative ? .fadeAlpha(by: number("_alphaTarget"), duration: seconds) : .fadeAlpha(to: number("_alphaTarget"), duration: seconds)
        case "SKAnimate":
            let textures = coder.array(forKey: "_textures").compactMap { value in
                (value as? [String: Any]).flatMap { NodeCoder(archive: coder.archive, values: $0).ownTexture }
            }
            return .animate(
                with: textures, timePerFrame: TimeInterval(number("_timePerFrame")), resize: coder.bool(forKey: "_resize") ?? false,
                restore: coder.bool(forKey: "_restore") ?? false)
        default: return nil
        }
    }
}
